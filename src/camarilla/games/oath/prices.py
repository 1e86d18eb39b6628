"""What an answer costs, said before it is given."""

from __future__ import annotations

from camarilla.kernel.options import Label

__all__ = ["price", "price_from"]


def price(supply: int = 0, favor: int = 0, secrets: int = 0) -> Label:
    """A price in Supply, favor and secrets; what costs nothing is said to cost nothing."""
    owed = {"supply": supply, "favor": favor, "secrets": secrets}
    parts = [Label(f"price-{what}", {"count": count}) for what, count in owed.items() if count]
    return Label("price", {"parts": parts}) if parts else Label("price-nothing")


def price_from(supply: int) -> Label:
    """So much Supply at least, by what is chosen next."""
    return Label("price-from", {"count": supply})
