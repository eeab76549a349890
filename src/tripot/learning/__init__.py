"""Learning by playing: a guided first game of each game."""
