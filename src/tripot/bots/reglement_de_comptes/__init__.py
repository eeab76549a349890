"""Bots for Règlement de comptes."""
