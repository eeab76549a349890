"""Gangster: forty squares, the Godfather's patience, and the price of his quarter."""
