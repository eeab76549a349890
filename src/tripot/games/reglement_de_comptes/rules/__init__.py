"""The rules of Règlement de comptes, by chapter."""
