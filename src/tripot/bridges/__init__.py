"""Tripot's games for other people's software; nothing else in the house imports this room."""
