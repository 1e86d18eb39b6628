"""People: a cookie, a token or a password comes in, the person behind it goes out.

Guests, accounts, names, passwords, ratings, signed links, who may see a table, and everything stored about a user,
exported or erased.
"""
