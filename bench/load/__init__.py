"""The server under load, beside boardgame.io: whole games on many tables at once (`make bench-load`)."""
