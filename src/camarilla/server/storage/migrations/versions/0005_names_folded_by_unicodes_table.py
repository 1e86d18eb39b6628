"""Names folded by Unicode's table of look-alikes"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from camarilla.server.storage.name_keys import exact, folded

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

LONGEST_KEY = 80
"""How long the column is: the new table makes some keys longer than those that older servers allowed."""
USERS = sa.table("users", *map(sa.column, ("id", "name", "folded", "kind", "created")))


def upgrade() -> None:
    """Fold the name of every account anew. Of two that have come to look alike, the older is found by either."""
    connection = op.get_bind()
    accounts = connection.execute(
        sa.select(USERS.c.id, USERS.c.name).where(USERS.c.kind == "account").order_by(USERS.c.created, USERS.c.id)
    ).all()
    keys: dict[str, str] = {}
    for id, name in accounts:
        key = folded(name)
        keys[exact(name) if key in keys or len(key) > LONGEST_KEY else key] = id
    connection.execute(sa.update(USERS).where(USERS.c.kind == "account").values(folded=None))
    change = sa.update(USERS).where(USERS.c.id == sa.bindparam("of")).values(folded=sa.bindparam("key"))
    if keys:
        connection.execute(change, [{"of": id, "key": key} for key, id in keys.items()])


def downgrade() -> None:
    """There is no way back: how an older server folds names is not known here."""
    raise NotImplementedError("restore a backup that was made before names were folded by Unicode's table")
