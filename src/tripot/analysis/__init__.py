"""A finished game looked at again: who could hope for what and when, what decided it, luck against skill."""
