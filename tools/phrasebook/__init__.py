"""The phrasebook: every message of every game and of the shell in words, English and Russian side by side."""
