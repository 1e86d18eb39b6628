"""People: a cookie, a token or a password comes in, the person behind it goes out.

Guests, accounts, names, passwords, signed links, and what is stored of somebody, exported or erased.
"""
