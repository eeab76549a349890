"""Finished games of every version of the rules; none of them is ever changed or removed."""
