"""Who heard a whisper"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("readers", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("readers")
