"""What holds games to their word: laws over random games, the flow contract, the rule ledger, scenarios, lessons.

Nothing here is needed while a game is played; tests, `camarilla laws` and the lessons of the page run it.
"""
