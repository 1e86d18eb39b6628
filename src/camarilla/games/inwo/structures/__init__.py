"""Power structures: groups on a square grid, and moving them with their branches (chapter 12, IN-21.29)."""
