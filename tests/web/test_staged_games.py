"""Whole games of all five at normal pace: everything that rivals do is seen, and no question comes before its cause."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from .playing import IDLE, by_letting_be, state_of
from .test_director import ACTION, REVEAL, ROUND, begin, moved_on

SLACK = 50
"""Timers of a browser are not exact, in milliseconds."""
SECONDS = 400
"""How long a whole game may take here; the clock of its page goes much farther."""
RECORD = """() => {
    const seen = (window.staged = []);
    const look = () => {
        const light = document.querySelector(".limelight");
        const dock = document.querySelector(".dock");
        const now = {
            at: Date.now(),
            beat: light?.dataset.beat ?? "",
            who: Number(light?.dataset.who ?? -1),
            weight: light?.dataset.weight ?? "",
            lines: document.querySelectorAll("[role=log] li").length,
            behind: Number(document.querySelector(".ticker")?.dataset.behind ?? 0),
            prompt: dock?.hasAttribute("data-held") ? "" : (dock?.dataset.prompt ?? ""),
        };
        if (seen.at(-1)?.at === now.at) seen.pop();
        const { at: _, ...what } = now;
        const { at: __, ...was } = seen.at(-1) ?? {};
        if (JSON.stringify(what) !== JSON.stringify(was)) seen.push(now);
    };
    const attributeFilter = ["data-beat", "data-who", "data-behind", "data-prompt", "data-held"];
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
}"""
"""Keeps what the stage shows, and from when on, by the page's own clock: of one moment, what it shows at last."""
LINES = "all => all.map((line) => line.textContent.replace(/\\s+/g, ' ').trim())"
LOG = "[role=log][aria-live=off] .line"

SEATS = {"coup": 4, "inwo": 3, "oath": 4, "pax": 3, "potdevin": 4}
REVEALED = {
    "coup": {"Challenged", "ClaimProven", "PatronLost", "Eliminated", "GameWon"},
    "inwo": {"AttackDeclared", "Rolled", "CardShown", "Claimed", "GameEnded"},
    "oath": {"DiceRolled", "CampaignEnded", "RelicTaken", "SiteRevealed", "TitleMoved"},
    "pax": {"CardLaid", "DisputeBegan", "DisputeCard", "DisputeEnded", "EdictPlayed", "PlotRealised", "GameEnded"},
    "potdevin": {"RoundWon", "Scored"},
}
"""What everybody waits for: cards that turn over, dice, battles, tricks, and the end."""
LONG = {"reveal", "scene", "triumph"}


def play_whole(page: Any, game: str) -> list[int]:
    """A whole game, mostly of rivals, by the page's clock; where in the record a turn of the reader ended."""
    turns: list[int] = []
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        page.clock.run_for(1000)
        state, number = state_of(page)
        if state == "over":
            return turns
        if state == "asked":
            if page.locator(IDLE).count():
                turns.append(page.evaluate("window.staged.length"))
            by_letting_be(page)
            moved_on(page, number)
        page.wait_for_timeout(30)
    raise AssertionError(f"{game} was not over, {len(turns)} turns")


def beats_of(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every beat, with how long it `stood`."""
    beats: list[dict[str, Any]] = []
    last: tuple[Any, ...] | None = None
    for record, after in pairwise(records):
        which = (record["beat"], record["who"], record["lines"])
        if record["beat"] and which != last:
            beats.append(record | {"stood": 0})
        last = which if record["beat"] else None
        if record["beat"]:
            beats[-1]["stood"] += after["at"] - record["at"]
    return beats


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_whole_game_can_be_followed_and_nothing_of_it_is_lost(browse: Callable[..., Any], game: str) -> None:
    page = browse(pace="normal", hasty=False, size={"width": 1440, "height": 900})
    page.add_init_script(f"({RECORD})()")
    begin(page, game, SEATS[game], bot="level3")
    turns = play_whole(page, game)
    records = page.evaluate("window.staged")
    beats = beats_of(records)
    kinds = {beat["beat"] for beat in beats}
    assert len(beats) > 20
    assert len(kinds & REVEALED[game]) > 1, kinds
    assert all(beat["weight"] in LONG for beat in beats if beat["beat"] in REVEALED[game])
    for beat in beats:
        rivals = beat["who"] != 0
        least = REVEAL if beat["weight"] in LONG else ACTION if rivals and beat["weight"] == "action" else 0
        assert beat["stood"] >= least - SLACK, beat

    asked: set[str] = set()
    for record in records:
        if record["prompt"] and record["prompt"] not in asked:
            assert not record["behind"], f"the question came before its cause: {record}"
            asked.add(record["prompt"])
    assert len(asked) > 3

    if game == "oath":
        rounds = [
            sum(beat["stood"] for beat in beats_of(records[start:end]) if beat["who"] != 0)
            for start, end in pairwise(turns)
        ]
        assert max(rounds) <= ROUND[1], rounds
        assert max(rounds) >= ROUND[0], rounds

    staged = page.eval_on_selector_all(LOG, LINES)
    page.reload()
    page.locator(LOG).first.wait_for(state="attached")
    fresh = page.eval_on_selector_all(LOG, LINES)
    assert fresh[1:] == staged[len(staged) - len(fresh) + 1 :]
