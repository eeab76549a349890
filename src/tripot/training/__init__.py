"""How bots learn from games among themselves."""
