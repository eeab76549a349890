"""Règlement de comptes: a banquet of gangsters, six cakes, and nobody wants dessert."""
