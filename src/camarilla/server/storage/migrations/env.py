"""How alembic finds the database: it is handed a connection (see `database.migrate`)."""

from __future__ import annotations

from alembic import context

from camarilla.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
