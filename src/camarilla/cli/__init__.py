"""The command line: a terminal table, and the tools around it."""
