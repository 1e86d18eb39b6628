"""Requests to addresses that users gave: never to this machine or its network, and to no other place.

The name is resolved once, every address it has must be a public one, and the connection goes to that very address: a
name that points elsewhere a moment later gains nothing. No redirect is followed, and of the answer only the status is
read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from camarilla.server.refusals import Refuse

__all__ = ["Outgoing", "Unreachable"]

_SECONDS: Final = 10.0
_LONGEST_ADDRESS: Final = 1000
_LONGEST_STATUS_LINE: Final = 1000
_UNICAST: Final = ip_network("2000::/3")
"""All that IPv6 has given out to the Internet; everything else is local, translated, or of no use yet."""
_SPECIAL: Final = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "3fff::/20")))
"""Relays, tunnels, protocols and examples among the public addresses."""


class Unreachable(Exception):
    """An address does not answer, or may not be asked."""


class Outgoing:
    """Sends requests; `local` lets tests ask this machine."""

    def __init__(self, local: bool = False) -> None:
        self._local = local

    def check(self, url: str) -> SplitResult:
        """The parts of an address; raises if it is not one that a server may be asked to call."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise _bad_address() from None
        strange = not url.isascii() or not url.isprintable() or " " in url or len(url) > _LONGEST_ADDRESS
        schemes = ("https", "http") if self._local else ("https",)
        if strange or parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
            raise _bad_address()
        if port is not None and not self._local and port != 443:
            raise _bad_address()
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post something; gives the status. Raises `Unreachable` if there is none within some seconds."""
        parts = self.check(url)
        try:
            async with asyncio.timeout(_SECONDS):
                return await self._post(parts, body, headers)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as problem:
            raise Unreachable(type(problem).__name__) from None

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        """Post over a connection to an address that was checked."""
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        host = parts.hostname or ""
        address = await self._resolved(host, port)
        context = ssl.create_default_context() if secure else None
        named = {"ssl": context, "server_hostname": host} if secure else {}
        reader, writer = await asyncio.open_connection(address, port, limit=_LONGEST_STATUS_LINE, **named)  # type: ignore[arg-type]
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            status = await reader.readuntil(b"\r\n")
            return int(status.split()[1])
        except IndexError:
            raise ValueError("this is no answer of HTTP") from None
        finally:
            writer.close()

    async def _resolved(self, host: str, port: int) -> str:
        """An address of a host; raises if any of its addresses is not a public one."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        for address in addresses:
            if not self._local and not _is_public(address.partition("%")[0]):
                raise Unreachable("a private address")
        return addresses[0]


def _is_public(address: str) -> bool:
    """Whether an address is one of the open Internet's."""
    ip = ip_address(address)
    # An IPv4 address may be written within one of IPv6, plainly or as 6to4 does.
    meant = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None) or ip
    if isinstance(meant, IPv6Address) and meant not in _UNICAST:
        return False
    special = any(meant.version == network.version and meant in network for network in _SPECIAL)
    return meant.is_global and not (meant.is_multicast or meant.is_reserved or special)


def _bad_address() -> Refuse:
    """The refusal of an address."""
    return Refuse("bad-input", "this is not an address that a server may call", message="bad-address")
