"""The miniature games of the kernel's tests are registered here, too."""

from __future__ import annotations

from ..kernel.conftest import cancel, nesting, peeking, registered, sealing, trading, writing

__all__ = ["cancel", "nesting", "peeking", "registered", "sealing", "trading", "writing"]
