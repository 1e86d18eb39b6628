"""Illuminati: New World Order: a whole game by clicking, a trade at a table of four, the plane, and building decks."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from .axe import AXE, check_axe
from .playing import READY, RESULT, moved_on, open_table, play_out, prompt_of, state_of
from .stage import DESK, PHONE

FIRST = ("arrow:", "do:claim", "do:draw", "do:go", "do:commit")
LAST = ("do:knock", "do:done", "do:pass", "do:skip", "do:keep", "do:none", "do:no")


def live(page: Any) -> list[str]:
    """The keys of everything that can be touched now."""
    return list(page.eval_on_selector_all("[data-touch].live", "all => all.map(one => one.dataset.touch)"))


def touch(page: Any, key: str, wanted: str = "", tap: bool = False) -> bool:
    """Touch something; of several options, the one that has these words, or else nothing."""
    thing = page.locator(f"[data-touch='{key}'].live").first
    press = "tap" if tap else "click"
    getattr(thing, press)()
    menu = page.locator("[role=menu] [role=menuitem]:not(.refused)")
    sure = page.locator("dialog[open] [data-sure]")
    if menu.count() == 0:
        if sure.count():
            getattr(sure, press)()
        return True
    if wanted:
        menu = menu.filter(has_text=wanted)
    if menu.count() == 0:
        page.keyboard.press("Escape")
        return False
    getattr(menu.first, press)()
    if sure.count():
        getattr(sure, press)()
    return True


class Conspirator:
    """Plays by touching what glows: attacks to control twice a turn, and lets others do as they please."""

    def __init__(self, tap: bool = False) -> None:
        self.tap = tap
        self.attacks = 0
        self.fights = 0
        """How many attacks it has announced."""

    def __call__(self, page: Any) -> None:
        keys = live(page)
        if not keys:
            decline = page.locator("[data-option=decline]")
            if decline.count():  # else the question was withdrawn, because a rival was heard first
                decline.click()
            return
        if page.locator(".attack").count():
            self.fights += 1
        for start in FIRST:
            key = next((key for key in keys if key.startswith(start)), None)
            if key:
                if start == "do:draw":
                    self.attacks = 0
                touch(page, key, tap=self.tap)
                return
        if "do:knock" in keys and self.attacks < 2:
            self.attacks += 1
            if any(touch(page, key, "Attack to control", self.tap) for key in keys if key.startswith("card:")):
                return
        key = next((key for start in LAST for key in keys if key == start), None)
        touch(page, key or keys[0], tap=self.tap)


@pytest.mark.parametrize(
    ("size", "tap"),
    [pytest.param(DESK, False, id="clicking", marks=pytest.mark.smoke), pytest.param(PHONE, True, id="phone")],
)
def test_a_game_of_two_with_starter_decks(browse: Callable[..., Any], size: Any, tap: bool) -> None:
    page = browse(size=size)
    open_table(page, "inwo", 2, round_limit=3)
    page.get_by_role("button", name="Switch off").click()
    page.locator(READY).first.wait_for()
    hand = Conspirator(tap)
    assert play_out(page, hand) > 15
    assert hand.fights > 2
    assert page.locator("dialog[open] table tbody tr").count() == 2


def open_hot_seat(page: Any) -> None:
    """A table of four: two people at one device, two bots."""
    page.goto("/play?game=inwo")
    page.locator("#seats").select_option("4")
    for seat, who in ((1, "here"), (2, "level4"), (3, "level4")):
        page.locator(f"#seat-{seat}").select_option(who)
    page.locator("#option-round_limit").fill("2")
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")


class Trader(Conspirator):
    """The same at a table where somebody else sits beside it: gives a card for a card as soon as it can."""

    def __init__(self) -> None:
        super().__init__()
        self.attacks = 2
        self.struck = False

    def __call__(self, page: Any) -> None:
        if page.locator(".deal").count():
            self.bargain(page)
            return
        keys = live(page)
        here = "AB".index(page.locator(".seats .letter").first.inner_text())
        if "do:free" in keys and not self.struck:
            touch(page, "do:free")
        elif "do:nothing" in keys:
            if self.struck or not touch(page, f"seat:{1 - here}", "Propose a deal"):
                touch(page, "do:nothing")
        else:
            super().__call__(page)

    def bargain(self, page: Any) -> None:
        """One unseen card for another, in the panel that the first of them opens; whoever is asked accepts."""
        accepting = page.locator("[data-option=accept]")
        if accepting.count():
            self.struck = True
            accepting.click()
            return
        ready = page.locator("[data-decision][aria-busy=false] [data-decide]:enabled")
        page.locator(".deal [data-option^='give:unseen']").first.click()
        ready.wait_for()
        page.locator("[data-pick^='take:unseen']").first.click()
        ready.wait_for()
        ready.click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_goal_is_folded_and_told_at_a_touch(browse: Callable[..., Any], size: Any, language: str) -> None:
    page = browse(size=size, language=language)
    open_table(page, "inwo", 4, "level1", basic_goal=9)
    goal = page.locator(".win")
    goal.wait_for()
    assert goal.locator("p").first.is_hidden(), "it lies over no board until it is asked for"
    goal.locator("summary").click()
    told = goal.inner_text()
    for words in {
        "en": ("Control 9 groups, counting the Illuminati.", "Your goal as ", "From turn 5 on"),
        "ru": ("Контролируйте 9 групп, считая Иллюминатов.", "Ваша Особая цель (", "начиная с хода 5"),
    }[language]:
        assert words in told
    ends, dock = goal.locator("p").nth(1).bounding_box(), page.locator(".dock").bounding_box()
    assert ends["y"] + ends["height"] <= dock["y"], "the goal is below the fold"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_is_thrown_away_only_by_one_who_is_sure(browse: Callable[..., Any], size: Any) -> None:
    page = browse(size=size)
    open_table(page, "inwo", 2, "level1")
    play_until(page, "do:free")
    touch(page, "do:free")
    page.get_by_text("Free move: what do you do with your cards?").wait_for()
    hand = page.locator(".dock [data-touch^='card:'].live")
    held = page.locator(".dock [data-flip^='card:']").count()
    card = hand.last
    discard = page.get_by_role("menuitem", name="Discard ")
    sure = page.locator("dialog[open]")

    def throw_away() -> None:
        card.click()
        discard.or_(sure).wait_for()
        if discard.count():
            discard.click()

    throw_away()
    words = sure.locator("[data-sure]").inner_text()
    sure.get_by_text(f"{words}: this cannot be undone.").wait_for()
    sure.get_by_role("button", name="Cancel", exact=True).click()
    sure.wait_for(state="detached")
    assert page.locator(".dock [data-flip^='card:']").count() == held
    throw_away()
    sure.get_by_role("button", name=words).click()
    page.wait_for_function(
        "held => document.querySelectorAll(\".dock [data-flip^='card:']\").length === held", arg=held - 1
    )


def play_until(page: Any, key: str) -> None:
    """Play on until something can be touched."""
    player = Conspirator()
    for _ in range(400):
        state, number = state_of(page)
        if state == "waiting":
            page.wait_for_timeout(30)
        elif key in live(page):
            return
        else:
            player(page)
            moved_on(page, number)
    raise AssertionError(f"{key} is never offered")


def test_two_of_four_players_trade(browse: Callable[..., Any]) -> None:
    page = browse()
    open_hot_seat(page)
    trader = Trader()
    deadline = time.monotonic() + 150
    struck = page.locator(".log li[data-at]", has_text="strike a deal")
    while time.monotonic() < deadline and struck.count() == 0:
        assert page.locator(RESULT).count() == 0, "the game was over before anybody traded"
        cover = page.get_by_role("button", name="I am")
        if cover.count():
            said = cover.first.inner_text()
            cover.click()
            # Another cover may follow at once, if a bot has closed the window meanwhile.
            page.wait_for_function("said => document.querySelector('.cover button')?.innerText !== said", arg=said)
            continue
        state, number = state_of(page)
        if state != "asked":
            page.wait_for_timeout(40)
            continue
        trader(page)
        if cover.count() == 0:
            page.wait_for_function(
                """number => document.querySelector('.cover') || document.querySelector('[role=menu]')
                    || document.querySelector('.dock')?.dataset.prompt !== number""",
                arg=number,
            )
    assert trader.struck
    assert struck.count() == 1, prompt_of(page)


@pytest.mark.layout
def test_the_plane_is_zoomed_and_dragged(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "inwo", 4)
    page.locator(READY).first.wait_for()
    size = "document.querySelector('.plane .plane').getBoundingClientRect().width"
    before = page.evaluate(size)
    page.get_by_role("button", name="Larger").click()
    page.get_by_role("button", name="Larger").click()
    assert page.evaluate(size) > before * 1.3
    frame = page.get_by_role("region", name="Power structures")
    box = frame.bounding_box()
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 120, steps=4)
    page.mouse.up()
    assert frame.evaluate("frame => frame.scrollLeft") >= 100
    frame.focus()
    page.keyboard.press("f")  # the whole table...
    page.wait_for_function(f"before => {size} < before + 2", arg=before)
    page.keyboard.press("f")  # ...and as large as can be read
    page.wait_for_function(f"before => Math.abs({size} - before) < 2", arg=before)
    page.keyboard.press("-")
    page.wait_for_function(f"before => {size} < before", arg=before)
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.get_by_role("button", name="Show the structure: Dario").click()
    assert page.locator("[data-island='3']").is_visible()


def test_a_deck_is_built_checked_kept_and_played(browse: Callable[..., Any]) -> None:
    page = browse("/decks/inwo")
    page.locator("#deck-begin option[value=ufos]").wait_for(state="attached")
    page.locator("#deck-begin").select_option("ufos")
    page.get_by_text("This deck is ready to play.").wait_for()
    page.locator("#deck-name").fill("Saucers")
    page.locator("#deck-name").press("Enter")
    page.locator(".deck .list").get_by_role("button", name="Remove").first.click()
    page.get_by_text("this one has 44").wait_for()
    page.locator("#deck-search").fill("pentagon")
    page.locator("#deck-alignment").select_option("Government")
    page.locator(".pool .list").get_by_role("button", name="Add Pentagon").click()
    page.get_by_text("This deck is ready to play.").wait_for()
    page.reload()
    page.locator("#deck-which option", has_text="Saucers").wait_for(state="attached")
    page.goto("/play?game=inwo")
    page.locator("#seats").select_option("2")
    page.locator("#seat-1").select_option("level4")
    page.locator("#option-decks").select_option("own")
    page.locator("#option-decks-0").select_option(label="Saucers")
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")
    page.locator(READY).first.wait_for()
    assert page.locator("[data-island='0'] .plate").inner_text().endswith("UFOs")


def test_a_guest_brings_a_deck_to_somebody_elses_table(browse: Callable[..., Any]) -> None:
    host = browse("/play?game=inwo")
    host.locator("#seats").select_option("2")
    host.locator("form .button.primary").click()
    host.wait_for_url("**/table/*")
    link = host.locator("#invite-link").input_value()
    guest = browse()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.locator("#deck-1 option", has_text="UFOs").wait_for(state="attached")
    guest.evaluate("() => { document.querySelector('#deck-1').first = true }")
    with guest.expect_response("**/deck"):
        guest.locator("#deck-1").select_option(label="UFOs")
    guest.wait_for_function("() => document.querySelector('#deck-1')?.selectedOptions[0]?.text === 'UFOs'")
    guest.wait_for_timeout(200)
    assert guest.locator("#deck-1").evaluate("field => field.first"), "the field was made anew, and lost its focus"
    assert host.locator("#deck-1").count() == 0
    guest.reload()
    guest.wait_for_function("() => document.querySelector('#deck-1')?.selectedOptions[0]?.text === 'UFOs'")
    guest.get_by_role("button", name="I'm ready").click()
    guest.locator(READY).first.wait_for()
    assert guest.locator("[data-island='1'] .plate").inner_text().endswith("UFOs")


def test_a_deck_is_read_from_text_and_made_from_packs(browse: Callable[..., Any]) -> None:
    page = browse("/decks/inwo", language="ru")
    page.locator("#deck-begin option[value=sealed]").wait_for(state="attached")
    page.locator("#deck-begin").select_option("sealed")
    page.get_by_text("Колода готова к игре.").wait_for()
    page.get_by_role("button", name="Текстом").click()
    page.locator("#deck-draft").fill("!ufos\n2 hoax\ncia")
    page.get_by_role("button", name="Собрать по этому тексту").click()
    page.get_by_text("а в этой колоде 4").wait_for()
    assert page.locator(".deck .list li").count() == 2


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_tables_and_decks_are_accessible(browse: Callable[..., Any], size: Any, theme: str) -> None:
    page = browse("/decks/inwo", size=size, theme=theme)
    page.locator("#deck-begin option[value=ufos]").wait_for(state="attached")
    page.locator("#deck-begin").select_option("ufos")
    page.get_by_text("This deck is ready to play.").wait_for()
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    open_table(page, "inwo", 4)
    hand = Conspirator(size is PHONE)
    for _ in range(8):
        page.locator(READY).first.wait_for()
        check_axe(page)
        number = state_of(page)[1]
        hand(page)
        moved_on(page, number)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
