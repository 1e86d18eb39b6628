"""Operations of SQLite in the order of their key, without a second copy of it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    _rebuild(rowid=False)


def downgrade() -> None:
    """Go back."""
    _rebuild(rowid=True)


def _rebuild(rowid: bool) -> None:
    """Make the table anew; PostgreSQL has no such choice."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "operations_anew",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sqlite_with_rowid=rowid,
    )
    columns = "table_id, number, data, kept, events, digest, at"
    op.execute(f"INSERT INTO operations_anew ({columns}) SELECT {columns} FROM operations")
    op.drop_table("operations")
    op.rename_table("operations_anew", "operations")
