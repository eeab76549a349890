"""Bots for Nostra City."""
