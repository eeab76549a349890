"""How an older database becomes one of today: a file for each step, run by Alembic."""
