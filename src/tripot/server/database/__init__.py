"""Where the house keeps what happened: one SQLite file, or a PostgreSQL server that several nodes share."""
