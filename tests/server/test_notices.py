"""Games over several days: people are told by push, mail and webhooks, through real parts that run beside the test."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select, update

from camarilla.kernel.wording import LANGUAGES
from camarilla.server.api.people import NewChannel, NoticesChange
from camarilla.server.api.schemas import Join, NewTable
from camarilla.server.app import build
from camarilla.server.people.accounts import People
from camarilla.server.people.delivery import Delivery, News, Notice
from camarilla.server.people.identity import Actor
from camarilla.server.people.links import Signer
from camarilla.server.people.notices import MOST_ASKED_PER_DAY, MOST_CHANNELS, Notices
from camarilla.server.people.outgoing import Outgoing, Unreachable
from camarilla.server.people.personal_data import export, forget
from camarilla.server.people.web_push import decoded, encoded
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings
from camarilla.server.storage.models import Channel, NoticeRow, User
from camarilla.server.tables.notifier import GATHER_SECONDS, MOST_FAILURES, MOVE_SECONDS, Notifier

from .worlds import Clock, World


class Sink:
    """A listener that keeps what it is sent: an SMTP server, or (`http`) a push service or webhook."""

    def __init__(self) -> None:
        self.mails: list[bytes] = []
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    async def smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).strip():
            verb = line.split(b" ")[0].upper()
            if verb == b"DATA":
                writer.write(b"354 go on\r\n")
                self.mails.append(await reader.readuntil(b"\r\n.\r\n"))
            writer.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 ok\r\n")
            if verb == b"QUIT":
                break
        writer.close()

    async def http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.split(": ", 1) for line in head[1:] if line)
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append((head[0], headers, body))
        writer.write(f"HTTP/1.1 {self.status} told\r\nLocation: http://127.0.0.1:1/\r\n\r\n".encode())
        writer.close()


class Browser:
    """A browser's side of Web Push: its keys, and how it reads what was encrypted for them (RFC 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> NewChannel:
        return NewChannel(kind="push", address=endpoint, p256dh=encoded(self.point), auth=encoded(self.auth))

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self.auth, b"WebPush: info\x00" + self.point + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return msgspec.json.decode(text[:-1])


class City:
    """A world whose people are told things, with sinks for what they are sent."""

    def __init__(self, world: World, clock: Clock, sink: Sink, http: str) -> None:
        self.world, self.clock, self.sink, self.http = world, clock, sink, http
        delivery = Delivery(world.settings, Outgoing(local=True))
        self.notices = Notices(world.database, world.settings, Signer(world.settings.secret), delivery)
        self.notifier = Notifier(self.notices)

    async def account(self, actor: Actor) -> None:
        async with self.world.database.session() as session:
            await session.execute(update(User).where(User.id == actor.user).values(kind="account"))

    async def look(self, later: float = 0.0) -> None:
        self.clock.time += later
        await self.notifier.look()

    async def channels(self) -> list[Channel]:
        async with self.world.database.session() as session:
            return list(await session.scalars(select(Channel)))


@asynccontextmanager
async def sinks() -> AsyncIterator[tuple[Sink, str, str]]:
    sink = Sink()
    smtp = await asyncio.start_server(sink.smtp, "127.0.0.1", 0)
    http = await asyncio.start_server(sink.http, "127.0.0.1", 0)
    async with smtp, http:
        yield sink, *(f"127.0.0.1:{server.sockets[0].getsockname()[1]}" for server in (smtp, http))


def in_a_city(folder: Path, test: Callable[[City, list[Actor]], Awaitable[None]]) -> None:
    async def main() -> None:
        async with sinks() as (sink, smtp, http):
            clock = Clock()
            mail = {"smtp_url": f"smtp://{smtp}", "mail_from": "table@example.org"}
            world = World(folder / "db", clock, public_url="https://play.example.org/", **mail)
            await world.open()
            await test(City(world, clock, sink, f"http://{http}/hook"), await world.people(["Ann", "Bob"]))
            await world.close()

    asyncio.run(main())


def mail_of(raw: bytes) -> Any:
    return message_from_bytes(raw, policy=policy.default)


# -- what is told ------------------------------------------------------------------------------------------------------


def test_a_browser_reads_that_it_is_its_players_move_and_nobody_else_can(tmp_path: Path) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        browser = Browser()
        table = await city.world.begun(people, "coup", title="Sunday")
        (seat,) = city.world.host(table).game.unanswered()
        await city.notices.add(people[seat], browser.subscription(city.http))
        await city.look(MOVE_SECONDS - 1)
        assert city.sink.requests == [], "who answers soon need not be told"
        await city.look(2)
        ((line, headers, body),) = city.sink.requests
        told = browser.read(body)
        assert line == "POST /hook HTTP/1.1"
        assert (told["title"], told["url"]) == ("A game on Camarilla is waiting for you", f"/table/{table}")
        assert told["body"] == "Coup (Sunday): it is your move"
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        assert table.encode() not in body
        check_vapid(city, headers["authorization"])
        with pytest.raises(Exception, match=r"^$"):
            Browser().read(body)

    in_a_city(tmp_path, test)


def check_vapid(city: City, header: str) -> None:
    """The push service can check that the message comes from the key the browser was given."""
    token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", header).groups()  # type: ignore[union-attr]
    assert key == city.notices.delivery.vapid.public
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = msgspec.json.decode(decoded(signed.split(".")[1]))
    assert claims["aud"] == city.http.removesuffix("/hook")
    assert city.clock.time < claims["exp"] <= city.clock.time + 86_400


def test_news_are_gathered_told_once_and_only_those_that_are_wanted(tmp_path: Path) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        ann, bob = people
        browser = Browser()
        await city.notices.add(ann, browser.subscription(city.http))

        async def told() -> list[str]:
            bodies = [browser.read(body)["body"] for _, _, body in city.sink.requests]
            city.sink.requests.clear()
            return [line for body in bodies for line in body.split("\n")]

        tables = []
        for title in ("one", "two"):
            new = NewTable(game="coup", seats=2, visibility="public", title=title)
            tables.append((await city.world.lobby.create(ann, new)).id)
            await city.world.lobby.join(bob, tables[-1], Join())
            await city.world.lobby.ready(bob, tables[-1], True)
        assert [city.world.host(table).game.unanswered() for table in tables] == [[0], [0]]
        await city.look(MOVE_SECONDS + 1)
        assert len(city.sink.requests) == 1, "one message"
        assert await told() == ["Coup (one): it is your move", "Coup (two): it is your move"]
        await city.look(GATHER_SECONDS + 1)
        assert await told() == [], "nothing new"
        await city.world.tell("Bob", type="watch", table=tables[0], seat=1)
        await city.world.tell("Bob", type="say", table=tables[0], seat=1, text="the password is swordfish")
        await city.look(1)
        assert await told() == ["Coup (one): somebody wrote in the chat"], "that, but not what"
        await city.world.tell("Bob", type="say", table=tables[0], seat=1, text="hello?")
        await city.look(GATHER_SECONDS - 10)
        assert await told() == [], "not so soon again"
        await city.notices.mute(ann, tables[0], True)
        await city.look(11)
        assert await told() == [], "not of this table"
        await city.notices.mute(ann, tables[0], False)
        await city.notices.change(ann, NoticesChange(kinds=["move"]))
        await city.world.tell("Bob", type="say", table=tables[0], seat=1, text="still there?")
        await city.look(GATHER_SECONDS + 1)
        assert await told() == [], "not of this kind"

    in_a_city(tmp_path, test)


def test_who_has_answered_in_secret_is_not_told_that_it_is_their_move(tmp_path: Path) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        table = await city.world.begun([*people, *(await city.world.people(["Cyd"]))], "coup")
        live = city.world.host(table)
        names = [chair.name for chair in live.chairs]
        first = live.game.unanswered()[0]
        await city.world.tell(
            names[first], type="answer", table=table, seat=first, prompt=live.game.prompt_id, notation="tax"
        )
        one, two = live.game.unanswered()
        answer = {"type": "answer", "table": table, "prompt": live.game.prompt_id, "notation": "pass"}
        await city.world.tell(names[one], seat=one, **answer)
        browsers = {seat: Browser() for seat in (one, two)}
        for seat, browser in browsers.items():
            actor = city.world.gateways[names[seat]].actor
            await city.notices.add(actor, browser.subscription(f"{city.http}/{seat}"))
        await city.look(MOVE_SECONDS + 1)
        assert [line for line, _, _ in city.sink.requests] == [f"POST /hook/{two} HTTP/1.1"]

    in_a_city(tmp_path, test)


def test_a_browser_that_has_unsubscribed_and_a_channel_that_always_fails_are_given_up(tmp_path: Path) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        table = await city.world.begun(people, "coup")
        (seat,) = city.world.host(table).game.unanswered()
        other = people[1 - seat]
        await city.notices.add(people[seat], Browser().subscription(city.http))
        city.sink.status = 410
        await city.look(MOVE_SECONDS + 1)
        assert await city.channels() == []
        await city.notices.add(people[seat], Browser().subscription(city.http))
        city.sink.status = 500
        for number in range(MOST_FAILURES):
            assert len(await city.channels()) == 1
            talk = {"type": "say", "table": table, "seat": 1 - seat, "text": f"{number}"}
            await city.world.tell(other.name, **talk)
            await city.look(GATHER_SECONDS + 1)
        assert await city.channels() == []

    in_a_city(tmp_path, test)


# -- mail and webhooks -------------------------------------------------------------------------------------------------


def test_an_address_is_asked_before_it_is_told_anything_and_ends_it_with_one_tap(tmp_path: Path) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        table = await city.world.begun(people, "coup")
        (seat,) = city.world.host(table).game.unanswered()
        ann = msgspec.structs.replace(people[seat], language="ru")
        await city.account(ann)
        async with city.world.database.session() as session:
            await session.execute(update(User).values(language="ru"))
        added = await city.notices.add(ann, NewChannel(kind="email", address="ann@Example.org"))
        assert (added.address, added.confirmed) == ("ann@example.org", False)
        question = mail_of(city.sink.mails.pop())
        assert (question["to"], question["subject"]) == ("ann@example.org", "Подтвердите этот адрес")
        await city.look(MOVE_SECONDS + 1)
        assert city.sink.mails == [], "it has not agreed"
        link = re.search(r"https://play\.example\.org/api/channels/confirm/(\S+)", question.get_content())
        assert link is not None
        await city.notices.confirm(link[1])
        await city.look()
        told = mail_of(city.sink.mails.pop())
        assert told["subject"] == "Вас ждёт 1 партия в Camarilla"
        assert told.get_content().startswith("Переворот: ваш ход\n\nhttps://play.example.org/table/")
        assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        end = re.fullmatch(r"<https://play\.example\.org/api/channels/end/(\S+)>", told["list-unsubscribe"])
        assert end is not None
        with pytest.raises(Refuse, match="not valid"):
            await city.notices.end(link[1])
        await city.notices.end(end[1])
        await city.notices.end(end[1])
        assert await city.channels() == []

    in_a_city(tmp_path, test)


@pytest.mark.parametrize("shape", ["discord", "slack", "matrix"])
def test_a_webhook_is_sent_what_it_reads_and_calls_nobody(tmp_path: Path, shape: Any) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        await city.account(people[0])
        await city.notices.add(people[0], NewChannel(kind="webhook", address=city.http, shape=shape))
        ((_, headers, body),) = city.sink.requests
        told = msgspec.json.decode(body)
        assert headers["content-type"] == "application/json"
        assert "Ann wants to be notified here" in told["content" if shape == "discord" else "text"]
        assert (shape != "discord") or told["allowed_mentions"] == {"parse": []}

    in_a_city(tmp_path, test)


def test_addresses_are_asked_so_often_and_by_accounts_only(tmp_path: Path) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        ann, bob = people
        with pytest.raises(Refuse, match="account"):
            await city.notices.add(bob, NewChannel(kind="email", address="x@example.org"))
        await city.account(ann)
        for number in range(MOST_ASKED_PER_DAY):
            channel = await city.notices.add(ann, NewChannel(kind="email", address=f"{number}@example.org"))
            await city.notices.drop(ann, channel.id)
        with pytest.raises(Refuse) as refused:
            await city.notices.add(ann, NewChannel(kind="email", address="y@example.org"))
        assert (refused.value.code, len(city.sink.mails)) == ("too-many", MOST_ASKED_PER_DAY)
        for number in range(MOST_CHANNELS):
            await city.notices.add(bob, Browser().subscription(f"{city.http}/{number}"))
        with pytest.raises(Refuse, match="channels already"):
            await city.notices.add(bob, Browser().subscription(city.http))

    in_a_city(tmp_path, test)


@pytest.mark.parametrize(
    "address", ["nobody", "a b@example.org", "a@b@example.org", "a@example", "a@e.org\nBcc: x@y.org"]
)
def test_what_is_no_mail_address_is_refused(tmp_path: Path, address: str) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        await city.account(people[0])
        with pytest.raises(Refuse) as refused:
            await city.notices.add(people[0], NewChannel(kind="email", address=address))
        assert (refused.value.message, city.sink.mails) == ("bad-address", [])

    in_a_city(tmp_path, test)


# -- where nothing is sent ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org/",
        "https://user:password@example.org/",
        "https://example.org:8443/",
        "https://exa mple.org/",
        "https://example.org/\r\nX-Evil: 1",
        "https:///hook",
        "https://[::1/",
        "https://" + "x" * 1000 + ".org/",
    ],
)
def test_only_plain_addresses_of_https_are_called(url: str) -> None:
    with pytest.raises(Refuse, match="not an address"):
        Outgoing().check(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "0.0.0.0", "100.64.0.1", "224.0.0.1", "localhost"),
        *("[::1]", "[fe80::1]", "[fc00::1]", "[::ffff:10.0.0.1]", "[::]", "[2002:7f00:1::]", "[64:ff9b::a00:1]"),
        *(
            "[fec0::1]",
            "[feff::1]",
            "[2001::1]",
            "[2001:db8::1]",
            "[3fff::1]",
            "[5f00::1]",
            "[64:ff9b:1::1]",
            "[100::1]",
        ),
        *(
            "[2002:a00:1::]",
            "[::ffff:127.0.0.1]",
            "[ff02::1]",
            "192.88.99.1",
            "192.0.0.9",
            "198.18.0.1",
            "255.255.255.255",
        ),
    ],
)
def test_no_private_address_is_ever_connected_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("connected")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable, match="private"):
        asyncio.run(Outgoing().post(f"https://{address}/", b"", {}))


def test_a_name_with_one_private_address_is_not_called_and_no_redirect_is_followed(tmp_path: Path) -> None:
    async def main() -> None:
        async with sinks() as (sink, _, http):
            sink.status = 302
            assert await Outgoing(local=True).post(f"http://{http}/", b"x", {}) == 302
            assert len(sink.requests) == 1
        outgoing = Outgoing()

        async def resolved(*_: Any, **__: Any) -> Any:
            return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("127.0.0.1", 443))]

        asyncio.get_running_loop().getaddrinfo = resolved  # type: ignore[method-assign]
        with pytest.raises(Unreachable, match="private"):
            await outgoing.post("https://example.org/", b"", {})

    asyncio.run(main())


# -- what is kept of it ------------------------------------------------------------------------------------------------


def test_channels_are_exported_and_erased(tmp_path: Path) -> None:
    async def test(city: City, people: list[Actor]) -> None:
        async def nothing(_: User) -> None:
            """No table need be told."""

        await city.notices.add(people[0], Browser().subscription(city.http))
        await city.notices.mute(people[0], "some table", True)
        world = city.world
        everybody = People(world.database, world.settings, Signer(world.settings.secret), nothing)
        kept = await export(everybody, people[0])
        assert ([channel.address for channel in kept.channels], kept.muted) == ([city.http], ["some table"])
        await forget(everybody, people[0])
        async with world.database.session() as session:
            assert list(await session.scalars(select(Channel))) == []
            assert list(await session.scalars(select(NoticeRow))) == []

    in_a_city(tmp_path, test)


def test_notices_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'db'}"
        app = build(Settings(database_url=url, secret="a secret for tests only"))
        transport = httpx.ASGITransport(app=app)
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            await client.get("/api/games")
            client.headers["x-csrftoken"] = client.cookies["csrftoken"]
            await client.post("/api/guests", json={"name": "Ann"})
            info = (await client.get("/api/me/notices")).json()
            assert (info["kinds"][0], info["channels"], info["mails"]) == ("move", [], False)
            assert len(decoded(info["key"])) == 65
            browser = Browser().subscription("https://push.example.org/x")
            added = await client.post("/api/me/channels", json=msgspec.to_builtins(browser))
            assert added.status_code == 201
            changed = await client.put("/api/me/notices", json={"kinds": ["over"]})
            assert (changed.json()["kinds"], len(changed.json()["channels"])) == (["over"], 1)
            muted = await client.put("/api/me/notices/tables/T", json={"muted": True})
            assert muted.json()["muted"] == ["T"]
            private = {**msgspec.to_builtins(browser), "address": "http://127.0.0.1/"}
            assert (await client.post("/api/me/channels", json=private)).json()["message"] == "bad-address"
            mail = await client.post("/api/me/channels", json={"kind": "email", "address": "a@example.org"})
            assert mail.json()["message"] == "no-mail"
            end = app.state.notices.end_link(Channel(id=added.json()["id"]))
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as stranger:
                assert (await stranger.post(end)).status_code == 200, "mail programs have no cookie"
                assert (await stranger.get(end)).status_code == 200
                assert (await stranger.get("/api/channels/end/x.y")).status_code == 403
            assert (await client.get("/api/me/notices")).json()["channels"] == []

    asyncio.run(main())


def test_every_kind_of_news_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        news = tuple(News(kind, "T", "Coup") for kind in ("move", "low", "over", "invited", "said") for _ in range(3))
        notice = Notice("news", language, "/", news)
        assert len(notice.lines) == 11
        assert all(line.strip() and "notice-" not in line for line in [notice.title, *notice.lines])
