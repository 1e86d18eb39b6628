"""Say which build of Camarilla this interpreter imports; with `--expect`, refuse another."""

from __future__ import annotations

import sys

from camarilla.games.potdevin import rules
from camarilla.kernel import playout, table


def main(argv: list[str]) -> int:
    """Print `compiled`, `plain` or `mixed`."""
    kinds = {str(module.__file__).endswith(".py") for module in (playout, table, rules)}
    found = "mixed" if len(kinds) > 1 else "plain" if kinds == {True} else "compiled"
    print(found)
    if argv[:1] == ["--expect"] and argv[1:] != [found]:
        print(f"expected the {' '.join(argv[1:])} build, this interpreter imports the {found} one", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
