"""HTTP: requests come in, JSON, pages and the OpenAPI document go out.

A handler in `routes` checks its arguments, asks a room below (`tables`, `people`) and returns a struct of `api`.
"""
