"""Bots for Gangster."""
