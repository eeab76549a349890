"""Learning by playing: guided first games, exercises, hints."""
