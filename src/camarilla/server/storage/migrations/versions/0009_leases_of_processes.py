"""A lease for each process, and no longer one for each table"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.drop_column("tables", "lease_until")


def downgrade() -> None:
    """Go back."""
    op.add_column("tables", sa.Column("lease_until", sa.Float(), nullable=False, server_default="0"))
    op.drop_table("processes")
