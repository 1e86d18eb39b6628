"""Attacks: an attack as data, its course from declaration to result, its strength, what it does (chapters 7 to 10)."""
