"""The operations of a finished game as one compressed row"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward. Games that are over already keep their rows."""
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Go back. An older server knows nothing of archives: the games in them keep their records."""
    op.drop_table("archives")
