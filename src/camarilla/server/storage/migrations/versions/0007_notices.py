"""Notices: how people are told that a game waits"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("user", sa.String(22), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.LargeBinary(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
    )
    op.create_index("ix_channels_user", "channels", ["user"])
    op.create_table(
        "notices",
        sa.Column("user", sa.String(22), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("choice", sa.LargeBinary(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.Column("asked", sa.LargeBinary(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unanswered", sa.String(80), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("moved", sa.Float(), nullable=True))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("moved")
        batch_op.drop_column("unanswered")
    op.drop_table("notices")
    op.drop_index("ix_channels_user", "channels")
    op.drop_table("channels")
