"""Alembic runs this: it steps over a connection that `upgrade.py` has opened, in the transaction begun there."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()
