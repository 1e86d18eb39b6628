"""Records that people bring"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("imported", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("imported")
