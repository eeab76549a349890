"""How bots learn from games among themselves. A course is but a plan; all else here needs NumPy."""
