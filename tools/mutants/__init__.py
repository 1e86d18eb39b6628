"""Breaks the rules of a game one by one, in mutated source, and lists what no test noticed.

`python -m tools.mutants GAME` from a checkout. `source` reads a module, `mutations` is the table of what is broken and
how, `sites` walks a module and makes the mutants, `data` breaks cards that are lines of JSON, `game` says where a
game's sources, tests and explanations lie, `child` is what happens in the process of one mutant, `runner` forks those
processes, `report` tells the outcome.
"""
