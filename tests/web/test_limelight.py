"""What the stage draws over a board stands where the things are: arrows from one to another, light on what it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import by_letting_be, by_touch, state_of
from .stage import PHONE
from .test_director import begin, moved_on, watch

ARROWS = "() => [...document.querySelectorAll('.limelight [data-arrow]')].map((arrow) => arrow.getTotalLength())"
ASIDE = """() => [...document.querySelectorAll(".limelight [data-lit]")].flatMap((ring) => {
    const name = CSS.escape(ring.dataset.lit);
    const found = `.stand [data-flip="${name}"], .stand [data-place="${name}"], .stand [data-touch="${name}"]`;
    const node = [...document.querySelectorAll(found)].find((one) => one.getBoundingClientRect().width);
    if (!node) return [];
    for (const way of document.getAnimations())
        if (Number.isFinite(Number(way.effect.getComputedTiming().endTime))) way.finish();
    const [one, other] = [ring, node].map((each) => each.getBoundingClientRect());
    const middles = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const [from, to] = [middles(one), middles(other)];
    return Math.hypot(from[0] - to[0], from[1] - to[1]) > 12 ? [[ring.dataset.lit, from, to]] : [];
})"""
"""The light that stands beside what it is to fall on, once that has arrived."""


FLIGHTS = """() => {
    const [lay, astray] = [new Map(), []];
    const places = () => {
        for (const node of document.querySelectorAll("[data-flip^='card:']"))
            lay.set(node.dataset.flip, node.closest("[data-ground]")?.dataset.ground);
    };
    setInterval(places, 40);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const way = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/.exec(frames[0]?.transform ?? "");
        const ground = this.closest("[data-ground]")?.dataset.ground;
        if (way && ground && lay.get(this.dataset.flip) === ground && Math.abs(way[2]) > 90)
            astray.push([this.dataset.flip, ground, way[0]]);
        if (this.parentElement?.id === "ghosts" && this.className.startsWith("ghost-")) {
            const { left, top, width, height } = this.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const sight = document.querySelector(".stand").getBoundingClientRect();
            const mine = document.querySelector("[data-landmark=mine]")?.getBoundingClientRect();
            const beside = (box) => x > box.left - 20 && x < box.right + 20;
            const within = (box) => box && beside(box) && y > box.top - 2 && y < box.bottom + 2;
            if (!within(sight) && !within(mine)) astray.push([this.className, Math.round(x), Math.round(y)]);
        }
        return animate.call(this, frames, how);
    };
    return (window.flights = { astray, lay }), null;
}"""
"""Listens to what flies: cards that stayed at their site, and what sets out from where nothing is to be seen."""


def played(page: Any, questions: int, on: Callable[[str], None], by: Callable[[Any], None] = by_touch) -> None:
    """Answer so many questions, or fewer if the game ends, and look at every beat between them."""
    for _ in range(questions):
        page.clock.run_for(450)
        state, number = state_of(page)
        if state == "over":
            return
        if state == "asked":
            by(page)
            moved_on(page, number)
            page.wait_for_timeout(150)
        watch(page, on)
        page.wait_for_timeout(30)


def test_an_arrow_between_neighbours_is_more_than_its_head(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False, size={"width": 1440, "height": 900})
    begin(page, "coup", 4)
    lengths: list[float] = []
    played(page, 40, lambda beat: lengths.extend(page.evaluate(ARROWS)))
    assert len(lengths) > 10
    assert min(lengths) > 50, sorted(lengths)[:5]


def test_light_falls_on_cards_where_they_arrive(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False, still=False, size={"width": 1440, "height": 900})
    begin(page, "inwo", 4)
    aside: list[Any] = []
    beats: list[str] = []

    def look(beat: str) -> None:
        page.wait_for_timeout(100)
        beats.append(beat)
        aside.extend((beat, *each) for each in page.evaluate(ASIDE))

    for _ in range(6):
        played(page, 5, look)
        if {"AttackDeclared", "Played"} <= set(beats):
            break
    assert {"AttackDeclared", "Played"} & set(beats)
    assert aside == []


def test_what_was_only_scrolled_does_not_fly(browse: Callable[..., Any]) -> None:
    """On a phone the board is scrolled to what happens, and most of it is out of sight."""
    page = browse(pace="normal", hasty=False, still=False, size=PHONE)
    begin(page, "oath", 4)
    page.evaluate(FLIGHTS)
    beats: list[str] = []
    played(page, 8, beats.append, by_letting_be)
    assert len(beats) > 20
    assert page.evaluate("flights.lay.size") > 5
    assert page.evaluate("flights.astray") == []


UNDER = """() => {
    const inside = (box, other, slack) => box.left >= other.left - slack && box.right <= other.right + slack
        && box.top >= other.top - slack && box.bottom <= other.bottom + slack;
    const stand = document.querySelector(".stand").getBoundingClientRect();
    const sheet = document.querySelector(".sheet");
    const leader = document.querySelector(".spot.leader")?.getBoundingClientRect();
    const wrong = [];
    if (sheet && leader) {
        const over = sheet.getBoundingClientRect();
        const [x, y] = [leader.left + leader.width / 2, leader.top + leader.height / 2];
        if (x > over.left && x < over.right && y > over.top && y < over.bottom) wrong.push(["under", leader, over]);
    }
    for (const ring of document.querySelectorAll('.limelight [data-lit^="card:"]'))
        if (!inside(ring.getBoundingClientRect(), stand, 8)) wrong.push([ring.dataset.lit]);
    const prop = document.querySelector(".limelight .prop")?.getBoundingClientRect();
    if (prop && !inside(prop, stand, 1)) wrong.push(["prop", prop]);
    return wrong;
}"""
"""What of an attack lies under its own panel, or out of the board."""


@pytest.mark.parametrize("size", [{"width": 1100, "height": 900}, PHONE], ids=["desk", "phone"])
def test_an_attack_is_seen_beside_its_panel(browse: Callable[..., Any], size: Any) -> None:
    page = browse(pace="normal", hasty=False, size=size)
    begin(page, "inwo", 4)
    wrong: list[Any] = []
    attacks: list[str] = []

    def look(beat: str) -> None:
        if beat in ("AttackDeclared", "StrengthFixed"):
            page.wait_for_timeout(60)
            attacks.append(beat)
            wrong.extend((beat, *each) for each in page.evaluate(UNDER))

    for _ in range(6):
        played(page, 5, look)
        if len(attacks) > 2:
            break
    assert attacks
    assert wrong == []
