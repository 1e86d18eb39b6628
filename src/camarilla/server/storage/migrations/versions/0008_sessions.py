"""Sessions that end one by one"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(22), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_sessions_user", "sessions")
    op.drop_table("sessions")
