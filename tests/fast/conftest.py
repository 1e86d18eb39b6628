"""The tools of the checkout, which need not be on the path."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
