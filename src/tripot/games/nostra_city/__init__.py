"""Nostra City: six months, a Godfather on trial, and perhaps an Indic at the table."""
