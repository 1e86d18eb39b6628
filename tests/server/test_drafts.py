"""Whole decisions: how they are drafted, given as one, refused as one and taken back as one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camarilla.games.oath.battle import LOSE_AT
from camarilla.games.oath.citizens import REMOVE
from camarilla.games.oath.questions import KILL_AT
from camarilla.kernel.errors import IllegalMove
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.server.api.pieces import AnswerPrompt, DraftPart
from camarilla.server.live import draft_worker
from camarilla.server.live.drafts import check_chain, draft_of
from camarilla.server.live.prompts import prompt_text
from camarilla.server.refusals import Refuse

from . import thinkers
from .client import Person
from .worlds import Clock, World

DECISIONS = {
    "campaign": ("oath", "act", "campaign"),
    "search": ("oath", "act", "search"),
    "keep": ("oath", "search-keep", ""),
    "first adviser": ("oath", "first-adviser", ""),
    "trade": ("oath", "act", "trade"),
    "attack": ("inwo", "main", "control:"),
    "plot": ("inwo", "main", "plot:"),
    "deal": ("inwo", "main", "free"),
    "payment": ("pax", "act", ""),
}
"""The kinds of decisions: the game, the question that begins one, and how the answer to it begins."""
FOUND = 8
"""So many decisions of a kind are looked at."""


def drafted(table: Table, seat: int, wishes: list[tuple[str, str]]) -> list[DraftPart]:
    """A draft in English."""
    names = [f"Player {other}" for other in range(table.seats)]

    def worded(world: Table) -> AnswerPrompt | None:
        return prompt_text(world, seat, "1", "en", names)

    return draft_of(table, seat, wishes, worded)


def chain_of(parts: list[DraftPart]) -> tuple[str, list[tuple[str, str]]]:
    """The answers of a draft as they are given: the first, and those to the questions after it."""
    return parts[0].answer, [(part.prompt.label.id, part.answer) for part in parts[1:]]


def decisions(kind: str) -> Iterator[tuple[Table, int, str]]:
    """Tables at which a seat may begin a decision, and the answer that does; more are played until there are enough."""
    import camarilla

    game, prompt, begins = DECISIONS[kind]
    found = 0
    for seed in range(60):
        table = camarilla.new(game, seats=3, seed=seed)
        facet = table.game.decisions
        assert facet is not None
        rng = random.Random(seed)
        for _ in range(700):
            if table.over or found >= FOUND:
                break
            seat = table.to_act[0]
            options = [option.notation for option in table.legal(seat)]
            starts = [one for one in options if one.startswith(begins) and facet.begins(prompt, one)]
            choice = table.choice_of(seat)
            if starts and choice is not None and choice.ask.prompt == prompt and rng.random() < 0.5:
                found += 1
                yield table, seat, rng.choice(starts)
            table.play(seat, rng.choice(options))
        if found >= FOUND:
            return
    raise AssertionError(f"only {found} decisions came up")


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_draft_is_a_chain_of_legal_answers_and_follows_from_the_seats_view_alone(kind) -> None:
    for number, (table, seat, first) in enumerate(decisions(kind)):
        wishes = [(DECISIONS[kind][1], first)]
        parts = drafted(table, seat, wishes)
        assert parts[0].answer == first
        check_chain(table, seat, *chain_of(parts))
        if kind in ("keep", "first adviser"):
            continue  # a sample made within a turn is not sampled again
        world = table.sample(seat, Rng(bytes([number + 1]) * 32))
        assert msgspec.json.encode(drafted(world, seat, wishes)) == msgspec.json.encode(parts)


@pytest.mark.parametrize("kind", ["search", "trade", "payment"])
def test_what_a_decision_is_said_to_cost_is_what_it_costs(kind) -> None:
    costs = 0
    for table, seat, first in decisions(kind):
        facet = table.game.decisions
        assert facet is not None
        parts = drafted(table, seat, [(DECISIONS[kind][1], first)])
        before = facet.purse(table.g, seat)
        done = table.clone()
        for part in parts:
            done.play(seat, part.answer)
        after = facet.purse(done.g, seat)
        assert {name: after[name] - before[name] for name in before if after[name] != before[name]} == parts[-1].changes
        costs += bool(parts[-1].changes)
    assert costs


def test_a_chain_ends_where_cards_are_drawn_even_if_the_next_question_belongs_to_a_decision() -> None:
    guessed = 0
    for table, seat, first in decisions("search"):
        parts = drafted(table, seat, [("act", first)])
        assert parts[-1].prompt.label.id == "search-source"
        drawn = table.clone()
        for part in parts:
            drawn.play(seat, part.answer)
        asked = drawn.choice_of(seat)
        if asked is None or asked.ask.prompt != "search-keep":
            continue
        guessed += 1
        notation, then = chain_of(parts)
        right = drawn.legal(seat)[0].notation
        with pytest.raises(Refuse, match="expects 'search-keep' to be asked, and nothing is"):
            check_chain(table, seat, notation, [*then, ("search-keep", right)])
    assert guessed


@pytest.mark.parametrize(("kind", "part"), [("attack", "target"), ("campaign", "campaign-target")])
def test_what_is_told_of_an_answer_holds_once_it_is_chosen(kind, part) -> None:
    told = 0
    prompt = DECISIONS[kind][1]
    for table, seat, first in decisions(kind):
        parts = drafted(table, seat, [(prompt, first)])
        asked = next((one for one in parts if one.prompt.label.id == part), None)
        for notation, known in (asked.told if asked else {}).items():
            wishes = [(prompt, first), *earlier(parts, part), (part, notation)]
            chosen = drafted(table, seat, wishes)
            at = next(
                index for index, one in enumerate(chosen) if (one.prompt.label.id, one.answer) == (part, notation)
            )
            if at + 1 < len(chosen) and notation != "done":
                after = [one for name in ("done", "press") for one in [chosen[at + 1].told.get(name)] if one]
                told += len(after)
                assert all(odds_in(one) == odds_in(known) for one in after)
    assert told > FOUND


def test_privilege_is_set_with_the_attack_and_the_others_are_heard_before_it_goes_on() -> None:
    position = {
        "illuminati": {"A": "bavarian-illuminati", "B": "gnomes-of-zurich"},
        "groups": {"A": "cia", "B": "texas"},
        "hands": {"A": "privileged-attack"},
    }
    table = Table.at("inwo", position, seats=2)
    for privilege in ("use:bavarian-illuminati", "plot:privileged-attack"):
        wishes = [("main", "control:bavarian-illuminati"), ("announce", "aid:cia"), ("announce", privilege)]
        parts = drafted(table, 0, wishes)
        chain = [("target", "texas"), *wishes[1:]]
        assert chain_of(parts) == ("control:bavarian-illuminati", chain)
        check_chain(table, 0, *chain_of(parts))
        with pytest.raises(Refuse, match="and nothing is"):
            check_chain(table, 0, "control:bavarian-illuminati", [*chain, ("announce", "press")])


def test_a_deal_is_drafted_with_what_is_wished_and_ends_where_it_is_offered() -> None:
    offered = 0
    for table, seat, first in decisions("deal"):
        parts = drafted(table, seat, [("main", first)])
        assert [part.answer for part in parts[:1] + parts[2:]] == ["free", "withdraw"], "nothing is filled in"
        partner = parts[1].answer
        assert partner.startswith("deal@")
        options = [option.notation for option in parts[2].prompt.options]
        goods = [one for one in options if ":puppet:" not in one]  # not every group that is asked for can be moved
        wanted = [next((one for one in goods if one.startswith(side)), None) for side in ("give:", "take:")]
        wishes = [("deal-build", one) for one in wanted if one is not None]
        parts = drafted(table, seat, [("main", first), *wishes])
        chain = [("free", partner), *wishes, ("deal-build", "offer")]
        assert chain_of(parts) == ("free", chain)
        dealt = table.clone()
        for part in parts:
            dealt.play(seat, part.answer)
        asked = dealt.choice_of(int(partner[-1]))
        assert asked is not None
        assert asked.ask.prompt == "deal-answer"
        with pytest.raises(Refuse, match="expects 'deal-answer' to be asked, and nothing is"):
            check_chain(table, seat, first, [*chain, ("deal-answer", "accept")])
        offered += 1
    assert offered


def test_no_free_move_is_filled_in_but_a_deal() -> None:
    for table, seat, first in decisions("deal"):
        world = table.clone()
        world.play(seat, first)
        choice, facet = world.choice_of(seat), table.game.decisions
        assert choice is not None
        assert facet is not None
        others = [one.notation for one in world.legal(seat) if not one.notation.startswith("deal@")]
        assert facet.usual(world.g, choice, others) is None


def earlier(parts: list[DraftPart], part: str) -> list[tuple[str, str]]:
    """What was answered before a part."""
    at = next(index for index, one in enumerate(parts) if one.prompt.label.id == part)
    return [(one.prompt.label.id, one.answer) for one in parts[1:at]]


def odds_in(told: Any) -> Any:
    """The odds in what is told: those of INWO are all of it."""
    return told["odds"] if isinstance(told, dict) else told


@pytest.mark.parametrize("kind", ["campaign", "attack", "deal", "search", "trade", "payment"])
def test_a_chain_with_a_part_that_is_refused_is_refused_and_changes_nothing(kind) -> None:
    prompt = DECISIONS[kind][1]
    refused = 0
    for table, seat, first in decisions(kind):
        before = table.dump()
        notation, then = chain_of(drafted(table, seat, [(prompt, first)]))
        if not then:
            continue
        refused += 1
        with pytest.raises(IllegalMove):
            check_chain(table, seat, notation, [*then[:-1], (then[-1][0], "nonsense")])
        with pytest.raises(Refuse, match="expects 'campaign-sacrifice' to be asked"):
            check_chain(table, seat, notation, [*then, ("campaign-sacrifice", "yes")])
        with pytest.raises(Refuse, match="does not begin a decision"):
            check_chain(table, seat, other(table, seat, prompt)[0], then)
        assert table.dump() == before
    assert refused


def other(table: Table, seat: int, prompt: str) -> list[str]:
    """Answers that begin no decision."""
    facet = table.game.decisions
    assert facet is not None
    options = [option.notation for option in table.legal(seat)]
    return [notation for notation in options if not facet.begins(prompt, notation)]


def test_games_without_decisions_refuse_drafts() -> None:
    import camarilla

    table = camarilla.new("coup", seats=2, seed=1)
    with pytest.raises(Refuse, match="has no decisions"):
        drafted(table, 0, [])


def test_an_attack_is_given_refused_and_taken_back_as_a_whole_over_the_socket(server) -> None:
    async def main() -> None:
        async with Person(server.url) as person:
            await person.arrive("A")
            for _ in range(8):
                if await attacked_and_taken_back(person):
                    return
            raise AssertionError("no rival's group could be attacked in eight games")

    asyncio.run(main())


async def attacked_and_taken_back(person: Person) -> bool:
    """Play both seats of a game until a rival's group can be attacked, and do that; whether it came to that."""
    table = (await person.open(game="inwo", seats=2, hot_seat=True, start=True))["id"]
    sockets = [await person.connect(), await person.connect()]
    for seat, socket in enumerate(sockets):
        await socket.watch(table, seat)
        await socket.ask(type="end-orders", table=table, seat=seat)
    found = await until_attack(sockets, table)
    if found is not None:
        await give_and_take_back(sockets[found[0]], table, *found)
    for socket in sockets:
        await socket.connection.close()
    return found is not None


async def until_attack(sockets: list[Any], table: str) -> tuple[int, list[list[str]]] | None:
    """Answer at random, and pass in windows, until a group in play can be attacked: by which seat, and the answers."""
    rng = random.Random(5)
    for _ in range(400):
        for seat, socket in enumerate(sockets):
            await socket.drain(0.005)
            seen = socket.tables[table]
            prompt = seen.prompt
            if prompt is None or prompt.get("held") is not None or seen.view["result"]:
                continue
            options = [option["notation"] for option in prompt["options"]]
            if prompt["label"]["id"] == "main":
                draft = await socket.ask(type="draft", table=table, seat=seat, wishes=[])
                chain = in_play(seen, draft)
                if chain:
                    return seat, chain
            notation = next((one for one in ("pass", "knock") if one in options), rng.choice(options))
            await socket.ask(type="answer", table=table, seat=seat, prompt=prompt["id"], notation=notation)
    return None


def in_play(seen: Any, reply: dict[str, Any]) -> list[list[str]]:
    """The answers of an attack on a group that lies in play, if the draft has such a target; else none."""
    parts = reply.get("draft") or []
    held = {card["card"] for card in seen.view["board"]["players"][seen.seat]["hand"]}
    answers = [[part["prompt"]["label"]["id"], part["answer"]] for part in parts]
    for part, answer in zip(parts, answers, strict=True):
        if answer[0] == "target":
            there = [one["notation"] for one in part["prompt"]["options"] if one["notation"] not in held]
            if not there:
                return []
            answer[1] = there[0]
    return answers


async def give_and_take_back(socket: Any, table: str, seat: int, chain: list[list[str]]) -> None:
    """A wrong part refuses all of it; given, it is one thing to take back."""
    seen = socket.tables[table]
    view, log, prompt = seen.view, len(seen.log), seen.prompt
    first = {"type": "answer", "table": table, "seat": seat, "prompt": prompt["id"], "notation": chain[0][1]}
    refused = await socket.ask(**first, then=[*chain[1:-1], ["announce", "nonsense"]])
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert await socket.drain(0.05) == []
    given = await socket.ask(**first, then=chain[1:])
    assert (given["type"], given["undo"]) == ("accepted", True)
    await socket.drain(0.05)
    assert len(seen.view["board"]["attacks"]) == 1
    back = await socket.ask(type="undo", table=table, seat=seat)
    assert back["type"] == "accepted"
    assert back["prompt"]["label"] == prompt["label"]
    await socket.drain(0.05)
    assert seen.view == view
    assert len(seen.log) == log


# -- what is put into a deal, and where warbands die: decisions that begin in the middle ------------------------------


def until(table: Table, prompt: str, answers: dict[str, str]) -> int:
    """Answer by prompt, else the last option, until a question is asked; who is asked."""
    while table.open_choices[0].ask.prompt != prompt:
        choice = table.open_choices[0]
        options = [option.notation for option in table.legal(choice.seat)]
        wanted = answers.get(choice.ask.prompt)
        table.play(choice.seat, wanted if wanted in options else options[-1])
    return table.open_choices[0].seat


def beaten() -> tuple[Table, int]:
    """A campaign of Oath in which the defender, C, loses half of three warbands at a site and four on the board."""
    table = Table.at(
        "oath",
        {
            "pawns": {"A": "mountain", "B": "steppe", "C": "steppe"},
            "warbands": {"steppe": "C3"},
            "bands": {"A": 3, "B": 14, "C": 4},
            "to_move": "B",
        },
        seats=3,
    )
    for answer in ("campaign", "attack@2", "done", "14"):
        table.play(1, answer)
    return table, until(table, "campaign-lose", {"campaign-sacrifice": "yes"})


def test_warbands_that_die_are_one_decision() -> None:
    table, seat = beaten()
    assert seat == 2
    parts = drafted(table, seat, [])
    assert [part.prompt.label.id for part in parts] == ["campaign-lose"] * 3
    assert parts[0].prompt.label.args == {"count": 3}
    assert parts[0].told == {"site:steppe": {"standing": 3}, "board@2": {"standing": 4}}
    assert [part.answer for part in parts] == ["board@2", "site:steppe", "board@2"], "where most stand"
    wishes = [("campaign-lose", "site:steppe")] * 3
    parts = drafted(table, seat, wishes)
    assert chain_of(parts) == ("site:steppe", wishes[:2])
    check_chain(table, seat, *chain_of(parts))
    for part in parts:
        table.play(seat, part.answer)
    assert table.open_choices[0].ask.prompt != "campaign-lose"


def test_a_decision_does_not_go_on_with_the_question_it_began_with_unless_the_game_says_so(monkeypatch) -> None:
    table, seat = beaten()
    monkeypatch.setattr(type(table.game.decisions), "again", frozenset())
    facet = table.game.decisions
    assert facet is not None
    monkeypatch.setattr(type(facet), "begins", lambda self, prompt, notation: prompt == "campaign-lose")
    assert [part.prompt.label.id for part in drafted(table, seat, [])] == ["campaign-lose"]


def test_what_one_power_asks_of_several_warbands_is_one_decision() -> None:
    asked = {ask.prompt: ask for ask in (LOSE_AT, REMOVE, KILL_AT)}
    facet = find("oath").decisions
    assert facet is not None
    assert set(asked) <= facet.again <= facet.parts
    assert all(facet.begins(prompt, "site:steppe") for prompt in asked)


def test_a_bargain_of_oath_is_one_decision_from_what_is_put_in_to_its_offer() -> None:
    land = "the-tribunal charming-valley mountain river steppe rocky-coast wastes great-slum"
    pawns = {"A": "the-tribunal", "B": "the-tribunal"}
    table = Table.at("oath", {"land": land, "pawns": pawns, "favor": {"A": 2, "B": 4}}, seats=2)
    for answer in ("use:the-tribunal", "seat@1"):
        table.play(0, answer)
    seat = until(table, "deal-build", {})
    empty = drafted(table, seat, [])
    assert chain_of(empty) == ("withdraw", []), "nothing is filled in"
    goods = [one.notation for one in empty[0].prompt.options if one.notation.startswith(("give:", "take:"))]
    assert len(goods) > 1
    wishes = [("deal-build", goods[0])]
    parts = drafted(table, seat, wishes)
    assert chain_of(parts) == (goods[0], [("deal-build", "offer")])
    check_chain(table, seat, *chain_of(parts))
    with pytest.raises(Refuse, match="expects 'deal-answer' to be asked, and nothing is"):
        check_chain(table, seat, goods[0], [("deal-build", "offer"), ("deal-answer", "accept")])


def test_a_counter_offer_is_one_decision_that_begins_with_the_deal_as_it_was_offered() -> None:
    position = {"groups": {"A": "cia", "B": "texas"}, "exposed": {"A": "hoax", "B": "jihad"}}
    table = Table.at("inwo", position, seats=2)
    for answer in ("free", "deal@1", "give:exposed:hoax", "offer"):
        table.play(0, answer)
        if answer == "free":
            until(table, "free", {"main": "free"})
    assert until(table, "deal-answer", {}) == 1
    asked = table.choice_of(1)
    assert asked is not None
    table.play(1, "counter")
    seat = until(table, "deal-build", {})
    as_it_was = drafted(table, seat, [])
    assert [one.notation for one in as_it_was[0].prompt.options if one.notation.startswith("drop-")] == [
        "drop-take:exposed:hoax"
    ]
    wishes = [("deal-build", "give:exposed:jihad")]
    assert chain_of(drafted(table, seat, wishes)) == ("give:exposed:jihad", [("deal-build", "offer")])
    instead = [("deal-build", "drop-take:exposed:hoax"), *wishes]
    parts = drafted(table, seat, instead)
    assert chain_of(parts) == ("drop-take:exposed:hoax", [*wishes, ("deal-build", "offer")])
    check_chain(table, seat, *chain_of(parts))


def test_a_deal_in_the_turn_of_somebody_else_is_one_decision() -> None:
    position = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "exposed": {"A": "hoax", "B": "jihad"}}
    table = Table.at("inwo", position, seats=3)
    table.play(0, "draw-group")
    while table.open_choices[0].ask.prompt != "moment":
        table.play(table.to_act[0], "pass")
    table.play(1, "free")
    while table.open_choices[0].ask.prompt != "free":
        table.play(table.to_act[0], "pass")
    table.play(1, "deal@0")
    wishes = [("deal-build", "give:exposed:jihad"), ("deal-build", "take:exposed:hoax")]
    parts = drafted(table, 1, wishes)
    assert chain_of(parts) == ("give:exposed:jihad", [wishes[1], ("deal-build", "offer")])
    check_chain(table, 1, *chain_of(parts))


def test_a_deal_is_asked_for_by_the_name_of_the_other() -> None:
    table = Table.at("inwo", {"groups": {"A": "cia", "B": "texas"}, "exposed": {"A": "hoax"}}, seats=2)
    table.play(0, "free")
    until(table, "free", {"main": "free"})
    table.play(0, "deal@1")
    assert drafted(table, 0, [])[0].prompt.text == "Build your offer to Player 1"


# -- where drafts are worked out ---------------------------------------------------------------------------------------


def test_a_draft_is_worked_out_in_another_process(server, monkeypatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[1])
    monkeypatch.setattr(draft_worker, "get_ready", thinkers.where_am_i)
    monkeypatch.setattr(draft_worker, "drafted", thinkers.where_am_i)

    async def main() -> None:
        async with Person(server.url) as person:
            await person.arrive("A")
            table = (await person.open(game="oath", seats=2, hot_seat=True, start=True))["id"]
            socket = await person.connect()
            refused = await socket.ask(type="draft", table=table, seat=0, wishes=[])
            assert (refused["type"], refused["code"]) == ("refused", "teapot")
            assert "SpawnProcess" in refused["text"]

    asyncio.run(main())


def test_one_user_has_so_many_drafts_waiting_and_others_have_theirs(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock(), drafts_per_person=2)
        await world.open()
        world.hub.drafter.workers.processes = 0  # nothing begins
        table = await world.begun(await world.people(["Ann", "Bob"]), "inwo")
        ask = {"type": "draft", "table": table, "wishes": []}
        waiting = [asyncio.create_task(world.tell("Ann", **ask, seat=0)) for _ in range(2)]
        while len(list(world.hub.drafter.workers.queues)) < 2:
            await asyncio.sleep(0)
        position, made = world.host(table).game.table.dump, []
        world.host(table).game.table.dump = lambda: made.append(1) or position()  # type: ignore[method-assign, func-returns-value]
        (refused,) = await world.tell("Ann", **ask, seat=0)
        assert (refused["type"], refused["code"], made) == ("refused", "too-fast", []), "nothing was done for it"
        waiting.append(asyncio.create_task(world.tell("Bob", **ask, seat=1)))
        while world.hub.drafter.workers.queues.of("user-Bob") < 1:
            await asyncio.sleep(0)
        world.hub.drafter.close()
        told = await asyncio.gather(*waiting)
        assert [reply["code"] for replies in told for reply in replies] == ["unavailable"] * 3
        await world.close()

    asyncio.run(main())


def test_what_a_process_drafts_is_what_the_table_would(tmp_path: Path) -> None:
    async def main() -> None:
        drafter = draft_worker.Drafter(2)
        names = [f"Player {seat}" for seat in range(3)]
        for table, seat, first in decisions("campaign"):
            wishes = [("act", first)]
            request = draft_worker.DraftRequest(table.dump(), seat, wishes, "1", "en", [*names])
            assert await drafter.draft("Ann", request) == drafted(table, seat, wishes)
        drafter.close()

    asyncio.run(main())
