"""Bots for 12 Gangsters."""
