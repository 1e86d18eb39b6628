"""Whole decisions in one panel: how many clicks they take, what a refusal leaves, and taking them back."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.kernel.table import Table

from .axe import check_axe
from .playing import READY, by_hint, moved_on, open_table, state_of
from .positions import begin_with
from .stage import PHONE
from .test_inwo import Conspirator

CLICKS = {
    "an attack of INWO": 4,
    "a deal of INWO with the only rival": 4,
    "a campaign of Oath": 3,
    "a search of Oath": 4,
    "a trade of Oath": 3,
    "a payment in Pax": 4,
    "a counter-offer of INWO": 4,
    "a bargain of Oath": 3,
    "a loss of Oath": 3,
}
"""How many clicks a decision takes at most with one thing changed, as `docs/explanation/attention.md` says."""
AT_A_GLANCE = """() => {
    const kept = JSON.parse(localStorage.getItem("camarilla") ?? "{}");
    localStorage.setItem("camarilla", JSON.stringify({ ...kept, glance: true }));
}"""
"""Has hints given without a search, which is all it takes to get to a campaign."""


class Clicks:
    """Clicks, and counts them."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.count = 0

    def on(self, selector: str) -> None:
        self.count += 1
        self.page.locator(selector).first.click()


def test_the_documents_say_how_many_clicks_are_counted_here() -> None:
    page = (Path(__file__).parents[2] / "docs/explanation/attention.md").read_text("utf-8")
    rows = re.findall(r"^\| (an? [^|]+) \| (\d) \|", page, re.M)
    assert {name: int(clicks) for name, clicks in rows} == CLICKS


def settled(page: Any) -> None:
    """Wait until the panel says how the decision would go."""
    page.locator("[data-decision][aria-busy=false] [data-decide]:enabled").wait_for()


def tick_all_at_once(page: Any) -> None:
    """Click every helper of an attack before the first click can have been answered."""
    page.evaluate("document.querySelectorAll('[data-part=announce] input[type=checkbox]').forEach(box => box.click())")
    settled(page)


def at_inwo(browse: Callable[..., Any]) -> tuple[Any, Callable[[], None]]:
    """A page with a game of INWO in which every question is asked, and how to sit down at another."""
    page = browse()

    def sit_down() -> None:
        open_table(page, "inwo", 2, round_limit=3)
        page.get_by_role("button", name="Switch off").click()
        page.locator(READY).first.wait_for()

    sit_down()
    return page, sit_down


def until(page: Any, wanted: str, answer: Callable[[Any], None], again: Callable[[], None]) -> None:
    """Answer until something can be touched, in another game if one is over before."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        state, number = state_of(page)
        if state == "asked" and page.locator(wanted).count():
            return
        if state == "over":
            again()
        if state == "asked":
            answer(page)
            moved_on(page, number)
        page.wait_for_timeout(20)
    raise AssertionError(f"{wanted} never came up")


def test_an_attack_takes_four_clicks_at_most(browse: Callable[..., Any]) -> None:
    page, sit_down = at_inwo(browse)
    hand = Conspirator()
    hand.attacks = 2  # it attacks nobody before we do
    until(page, "[data-whole-attack]", hand, sit_down)
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on("[data-whole-attack]")
    settled(page)
    assert page.locator("[data-chance]").inner_text().endswith("%")
    targets = page.locator("[data-part=target] [data-pick]")
    if targets.count():
        clicks.on("[data-part=target] [data-pick]")
        settled(page)
    helpers = page.locator("[data-part=announce] input[type=checkbox]")
    if helpers.count():
        tick_all_at_once(page)
        tokens = page.locator(".decision .sum").inner_text()
        ticked = page.locator("[data-part=announce] input[type=checkbox]:checked").count()
        assert ticked >= 1
        assert f"{1 + ticked} token" in tokens, "every helper that is ticked counts"
        tick_all_at_once(page)
        assert page.locator("[data-part=announce] input[type=checkbox]:checked").count() == 0
        before = page.locator(".decision .sum").inner_text()
        clicks.on("[data-part=announce] input[type=checkbox]")
        page.wait_for_function("before => document.querySelector('.decision .sum').innerText !== before", arg=before)
        settled(page)
    check_axe(page)
    clicks.on("[data-decide]")
    moved_on(page, number)
    page.locator(".attack").wait_for()
    assert page.locator("[data-decision]").count() == 0
    assert clicks.count <= CLICKS["an attack of INWO"]


def test_a_deal_takes_four_clicks_where_there_is_one_partner(browse: Callable[..., Any]) -> None:
    page, sit_down = at_inwo(browse)
    until(page, "[data-whole-deal]", Conspirator(), sit_down)
    number = state_of(page)[1]
    page.locator("[data-whole-deal]").click()
    drafted = page.locator("[data-decision][aria-busy=false]")
    drafted.wait_for()
    assert page.locator("[data-decide]").is_disabled(), "there is nothing in it"
    assert page.locator(".decision .sum .small").inner_text() == "Tick what you give and what you want in return."
    headings = page.locator("[data-part=deal-build] legend").all_inner_texts()
    assert headings == ["You give", "You get"]
    page.locator("[data-decide-not]").click()
    assert state_of(page)[1] == number, "nobody was told of it"
    clicks = Clicks(page)
    clicks.on("[data-whole-deal]")
    drafted.wait_for()
    clicks.on("[data-pick^='give:unseen']")
    settled(page)
    clicks.on("[data-pick^='take:unseen']")
    settled(page)
    ticked = page.locator("[data-part=deal-build] input:checked")
    assert [one.get_attribute("data-pick").partition(":")[0] for one in ticked.all()] == ["give", "take"]
    assert page.locator("[data-named]").inner_text().startswith("Propose a deal to ")
    check_axe(page)
    clicks.on("[data-decide]")
    page.wait_for_function("number => document.querySelector('.dock')?.dataset.prompt !== number", arg=number)
    assert page.locator("[data-decision]").count() == 0
    assert page.locator(".deal").count() == 0, "it is offered, and not only begun"
    assert clicks.count == CLICKS["a deal of INWO with the only rival"]


def until_oath_offers(browse: Callable[..., Any], wanted: str) -> Any:
    """Play Oath on a phone by what hints say, until something can be touched."""
    page = browse(size=PHONE)
    page.evaluate(AT_A_GLANCE)
    open_table(page, "oath", 2)
    until(page, wanted, by_hint, lambda: open_table(page, "oath", 2))
    return page


def test_a_campaign_takes_three_clicks_at_most_and_can_be_thought_over(browse: Callable[..., Any]) -> None:
    campaign = "[data-touch='do:campaign'].live"
    page = until_oath_offers(browse, campaign)
    number = state_of(page)[1]
    page.locator(campaign).click()
    settled(page)
    fits = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert fits
    page.locator("[data-decide-not]").click()
    assert page.locator("[data-decision]").count() == 0
    assert state_of(page)[1] == number, "nothing was given"
    clicks = Clicks(page)
    clicks.on(campaign)
    settled(page)
    dice = page.locator("[data-part=campaign-dice] [data-pick]")
    if dice.count():
        clicks.on("[data-part=campaign-dice] [data-pick]:not(:checked)")
        settled(page)
    clicks.on("[data-decide]")
    moved_on(page, number)
    assert clicks.count <= CLICKS["a campaign of Oath"]


def test_a_search_is_two_panels_one_before_the_draw_and_one_after(browse: Callable[..., Any]) -> None:
    search = "[data-touch='do:search'].live"
    drawn = ".dock [data-touch^='card:'].live"
    page = until_oath_offers(browse, search)
    for _ in range(5):
        until(page, search, by_hint, lambda: open_table(page, "oath", 2))
        number = state_of(page)[1]
        clicks = Clicks(page)
        clicks.on(search)
        settled(page)
        assert "Supply" in page.locator(".decision .sum").inner_text()
        clicks.on("[data-decide]")
        moved_on(page, number)
        page.locator(READY).first.wait_for()
        if page.locator(drawn).count():  # else a power asks something first
            break
    number = state_of(page)[1]
    clicks.on(drawn)
    settled(page)
    assert page.locator("[data-part=search-keep] [data-pick]").count() > 1, "another card can still be kept"
    assert page.locator("[data-part=play-where]").count() == 1
    clicks.on("[data-decide]")
    moved_on(page, number)
    assert clicks.count <= CLICKS["a search of Oath"]


def test_a_trade_takes_three_clicks_at_most(browse: Callable[..., Any]) -> None:
    trade = "[data-touch='do:trade'].live"
    page = until_oath_offers(browse, trade)
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on(trade)
    settled(page)
    if page.locator("[data-part=trade-with] [data-pick]").count():
        clicks.on("[data-part=trade-with] [data-pick]:not(:checked)")
        settled(page)
    assert "Supply" in page.locator(".decision .sum").inner_text()
    clicks.on("[data-decide]")
    moved_on(page, number)
    assert clicks.count <= CLICKS["a trade of Oath"]


def test_what_is_paid_in_pax_is_settled_in_one_panel(browse: Callable[..., Any]) -> None:
    page = browse()
    page.evaluate(AT_A_GLANCE)
    open_table(page, "pax", 2)
    panel = page.locator("[data-decide]:enabled")
    for _ in range(120):
        state, number = state_of(page)
        if state == "asked":
            by_hint(page)
            page.wait_for_function(
                """number => document.querySelector('.dock')?.dataset.prompt !== number
                    || document.querySelector('[data-decide]:enabled, dialog[open] [data-sure]:enabled')""",
                arg=number,
            )
            if panel.count():
                break
            moved_on(page, number)
        page.wait_for_timeout(20)
    settled(page)
    assert page.locator(".decision .sum .small").inner_text().startswith("You spend ")
    page.locator("[data-decide-not]").click()
    clicks = Clicks(page)
    clicks.on("[data-touch].hinted, [data-option].hinted")
    answer = "[role=menu] .hinted"
    page.locator(answer).or_(panel).first.wait_for()
    if page.locator(answer).count():
        clicks.on(answer)
    settled(page)
    clicks.on("[data-decision] [data-pick]:not(:checked)")
    settled(page)
    check_axe(page)
    clicks.on("[data-decide]")
    page.wait_for_function("number => document.querySelector('.dock')?.dataset.prompt !== number", arg=number)
    assert clicks.count <= CLICKS["a payment in Pax"]


def test_a_plot_is_settled_before_it_is_laid_open(browse: Callable[..., Any]) -> None:
    page, sit_down = at_inwo(browse)
    hand = Conspirator()
    hand.attacks = 2
    plot = "[data-option^='plot:']"
    listed = page.get_by_role("button", name="List", exact=True)
    for _ in range(12):
        until(page, "[data-touch='do:knock'].live", hand, sit_down)
        number = state_of(page)[1]
        listed.click()
        if page.locator(plot).count():
            break
        listed.click()
        hand(page)
        moved_on(page, number)
    page.locator(plot).first.evaluate("button => button.click()")
    settled(page)
    assert page.locator("[data-named]").inner_text().startswith("Play ")
    assert "cannot be taken back" in page.locator(".decision .sum").inner_text()
    page.locator("[data-decide-not]").click()
    assert state_of(page)[1] == number, "nothing was laid open"
    page.locator(plot).first.evaluate("button => button.click()")
    settled(page)
    page.locator("[data-decide]").click()
    page.wait_for_function("number => document.querySelector('.dock')?.dataset.prompt !== number", arg=number)
    assert page.locator("[data-decision]").count() == 0


# -- Decisions that begin in the middle --------------------------------------------------------------------------------


def played_on(table: Table, prompt: str, answers: dict[str, str]) -> Table:
    """A table at which a question is asked: answered by prompt, else with the last option, until then."""
    while table.open_choices[0].ask.prompt != prompt:
        choice = table.open_choices[0]
        options = [option.notation for option in table.legal(choice.seat)]
        wanted = answers.get(choice.ask.prompt)
        table.play(choice.seat, wanted if wanted in options else options[-1])
    return table


def beaten() -> Table:
    """A campaign of Oath in which the first seat loses three of seven warbands, at a site and on its board."""
    position = {
        "pawns": {"A": "steppe", "B": "steppe"},
        "warbands": {"steppe": "A3"},
        "bands": {"A": 4, "B": 14},
        "to_move": "B",
    }
    table = Table.at("oath", position, seats=2)
    for answer in ("campaign", "attack@0", "done", "14"):
        table.play(1, answer)
    return played_on(table, "campaign-lose", {"campaign-sacrifice": "yes"})


def bargaining() -> Table:
    """The first seat of a game of Oath is to say what it gives and gets."""
    position = {
        "land": "the-tribunal charming-valley mountain river steppe rocky-coast wastes great-slum",
        "pawns": {"A": "the-tribunal", "B": "the-tribunal"},
        "favor": {"A": 4, "B": 4},
    }
    table = Table.at("oath", position, seats=2)
    for answer in ("use:the-tribunal", "seat@1"):
        table.play(0, answer)
    return table


def offered() -> Table:
    """The first seat of a game of INWO is offered a Plot for one of its own."""
    position = {"groups": {"A": "cia", "B": "texas"}, "exposed": {"A": "hoax jihad", "B": "censorship"}}
    table = played_on(Table.at("inwo", {**position, "to_move": "B"}, seats=2), "free", {"main": "free"})
    for answer in ("deal@0", "give:exposed:censorship", "take:exposed:hoax", "offer"):
        table.play(1, answer)
    return played_on(table, "deal-answer", {})


def number_of(page: Any, answer: str) -> int:
    """How often an answer is given."""
    return int(page.locator(f"[data-count='{answer}'] output").inner_text())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_warbands_that_die_are_chosen_in_three_clicks(
    browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    begin_with(monkeypatch, beaten())
    page = browse(size=PHONE, language=language)
    open_table(page, "oath", 2)
    page.locator(READY).first.wait_for()
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on("[data-touch='seat:0'].live, [data-option='board@0']")
    settled(page)
    assert (number_of(page, "board@0"), number_of(page, "site:steppe")) == (2, 1)
    check_axe(page)
    clicks.on("[data-count='site:steppe'] [data-step='1']")
    settled(page)
    assert (number_of(page, "board@0"), number_of(page, "site:steppe")) == (1, 2)
    clicks.on("[data-decide]")
    moved_on(page, number)
    assert page.locator("[data-decision]").count() == 0
    assert clicks.count == CLICKS["a loss of Oath"]


def test_a_bargain_of_oath_takes_three_clicks(browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, bargaining())
    page = browse()
    open_table(page, "oath", 2)
    page.locator(READY).first.wait_for()
    assert page.locator(".dock .prompt").inner_text().startswith("Build your offer to ")
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on(".deal [data-option^='take:owe-favor:']")
    settled(page)
    assert page.locator("[data-either='take:owe-favor~']").input_value().startswith("take:owe-favor:")
    assert page.locator("[data-part=deal-build] legend").all_inner_texts() == ["You give", "You get"]
    clicks.count += 1
    page.locator("[data-either='give:favor']").select_option("give:favor:2")
    settled(page)
    check_axe(page)
    page.locator("[data-either='give:favor']").select_option("give:favor:3")
    settled(page)
    assert page.locator("[data-either='give:favor']").input_value() == "give:favor:3", "one number, not two"
    clicks.on("[data-decide]")
    moved_on(page, number)
    assert page.locator(".deal [data-option^='take:']").count() == 0, "it is offered"
    assert clicks.count == CLICKS["a bargain of Oath"]


def test_a_counter_offer_takes_four_clicks(browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, offered())
    page = browse()
    open_table(page, "inwo", 2)
    page.locator(READY).first.wait_for()
    assert page.locator(".dock .prompt").inner_text().startswith("Bruno offers you a deal")
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on("[data-option=counter]")
    moved_on(page, number)
    page.locator(READY).first.wait_for()
    number = state_of(page)[1]
    clicks.on(".deal [data-option='give:exposed:jihad']")
    settled(page)
    there = page.locator("[data-pick='drop-give:exposed:hoax']")
    assert there.is_checked(), "what was asked for is in it"
    page.locator("[data-decide-not]").click()
    assert state_of(page)[1] == number, "nobody was told of it"
    page.locator(".deal [data-option='give:exposed:jihad']").click()
    settled(page)
    clicks.on("[data-pick='drop-give:exposed:hoax']")
    settled(page)
    assert not there.is_checked()
    clicks.on("[data-decide]")
    moved_on(page, number)
    assert clicks.count == CLICKS["a counter-offer of INWO"]
