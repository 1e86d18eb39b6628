"""Tools for people who work on Camarilla; not part of the package."""
