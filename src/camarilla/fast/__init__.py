"""Games as flat arrays and plain functions, compiled for a CPU core or a GPU; the rules are those of `camarilla.games`.

What comes in: a seed, options, and codes of answers. What goes out: rows of numbers, by the thousand.
"""
