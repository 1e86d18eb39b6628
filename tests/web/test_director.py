"""The stage, with the clock in the test's hand: every beat has its time, and nothing is shown before its cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from . import playing
from .playing import READY, by_letting_be, by_touch, open_table, play_out, state_of
from .stage import PHONE

TICK = 50
"""How far the clock goes between two looks, in milliseconds."""
ACTION = 700
REVEAL = 1200
"""How long a rival's action, and what everybody waits for, stand at least at normal pace."""

LOOK = """() => {
    const light = document.querySelector(".limelight");
    return {
        beat: light?.dataset.beat ?? "",
        who: Number(light?.dataset.who ?? -1),
        arrows: light?.querySelectorAll("[data-arrow]").length ?? 0,
        pips: [...(light?.querySelectorAll("[data-pips]") ?? [])].map((die) => Number(die.dataset.pips)),
        lines: document.querySelectorAll("[role=log] li").length,
        prompt: document.querySelector(".dock")?.dataset.prompt ?? "",
        behind: Number(document.querySelector(".ticker")?.dataset.behind ?? 0),
        over: !!document.querySelector("dialog[open] .winner"),
    };
}"""
ONE = 2
"""A beat, and the end of an answer, which has no length."""
WATCHED = {
    "Declared": ACTION,
    "Blocked": ACTION,
    "Challenged": REVEAL,
    "ClaimProven": REVEAL,
    "PatronLost": REVEAL,
    "CardPlayed": ACTION,
    "RoundWon": REVEAL,
}
"""What is measured, and how long it stands; what the reader does may be shorter."""


def begin(page: Any, game: str, seats: int, bot: str = "level1") -> None:
    """A table whose clock stands from its first question on."""
    page.clock.install()
    open_table(page, game, seats, bot=bot)
    page.locator(READY).first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def film(page: Any, on: Callable[[str], None] = lambda beat: None) -> list[dict[str, Any]]:
    """Let what happens play to its end; what every beat looked like at last, and how long it `stood`.

    `on` is called as each begins.
    """
    frames: list[dict[str, Any]] = []
    last = ""
    for _ in range(4000):
        now = page.evaluate(LOOK)
        name = f"{now['beat']}#{now['lines']}"
        if now["beat"] and name != last:
            frames.append({"stood": 0})
            on(now["beat"])
        last = name if now["beat"] else ""
        if not now["beat"] and not now["behind"]:
            return frames
        if frames:
            frames[-1] = now | {"stood": frames[-1]["stood"] + TICK}
        page.clock.run_for(TICK)
    raise AssertionError("the stage never ends")


def watch(page: Any, on: Callable[[str], None] = lambda beat: None) -> list[tuple[str, int]]:
    """Let what happens play to its end; every beat and how long it stood. `on` is called as each begins."""
    return [(frame["beat"], frame["stood"]) for frame in film(page, on)]


def moved_on(page: Any, number: str) -> None:
    """Wait until that question is answered; who is asked whether they are sure can answer once the clock has run."""
    if page.locator("dialog[open] [data-sure]").count():
        page.clock.run_for(450)
    playing.moved_on(page, number)


@pytest.mark.parametrize("game", ["coup", "potdevin"])
def test_every_beat_has_its_time_and_the_question_its_cause(browse: Callable[..., Any], game: str) -> None:
    page = browse(pace="normal", hasty=False)
    begin(page, game, 3)
    seen: list[tuple[str, int]] = []
    for _ in range(60):
        page.clock.run_for(450)
        state, number = state_of(page)
        if state == "over" or len(seen) > 60:
            break
        if state == "asked":
            by_touch(page)
            moved_on(page, number)
            page.wait_for_timeout(150)
            assert page.evaluate(LOOK)["prompt"] in ("", number) or not page.evaluate(LOOK)["behind"]
        seen += watch(page)
        page.wait_for_timeout(30)
    measured = [(beat, stood) for beat, stood in seen if beat in WATCHED]
    assert len(measured) > 10
    short = [(beat, stood) for beat, stood in measured if stood < WATCHED[beat] - TICK]
    # What the reader does stands for half the time; rivals act at least twice as often.
    assert all(WATCHED[beat] == ACTION for beat, _ in short), short
    assert len(short) <= len(measured) / 2


OATH = {
    "CampaignBegan": ACTION,
    "CardPlayed": ACTION,
    "CardsDrawn": ACTION,
    "Travelled": ACTION,
    "CampaignEnded": REVEAL,
    "DiceRolled": REVEAL,
    "RelicTaken": REVEAL,
    "SiteRevealed": REVEAL,
    "TitleMoved": REVEAL,
}
"""The same for Oath, where all that is watched below is what rivals do."""
ROUND = (15_000, 60_000)
"""How long a round of Oath at four seats takes to watch."""
DICE = """() => {
    const battle = document.querySelector(".limelight [data-battle]");
    const sums = [...(battle?.querySelectorAll(".sum") ?? [])].map(sum => sum.textContent);
    return [battle?.querySelectorAll(".die:not(.blank)").length ?? 0, sums.some(sum => sum !== "")];
}"""


def test_a_round_of_oath_takes_its_time_and_dice_show_their_faces(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False)
    page.clock.install()
    open_table(page, "oath", 4)
    page.locator(READY).first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    rounds: list[list[tuple[str, int]]] = []
    dice: list[tuple[int, bool]] = []

    def on(beat: str) -> None:
        if beat == "DiceRolled":
            dice.append(tuple(page.evaluate(DICE)))

    for _ in range(20):
        page.clock.run_for(450)
        state, number = state_of(page)
        if len(rounds) == 3 or state == "over":
            break
        if state == "asked":
            rest = page.locator("[data-touch='do:rest'].live")
            if rest.count():
                rounds.append([])
                rest.first.click()
            else:
                by_touch(page)
            moved_on(page, number)
            page.wait_for_timeout(300)
        seen = watch(page, on)
        if rounds:
            rounds[-1] += seen
    whole = [sum(stood for _, stood in beats) for beats in rounds]
    assert len(whole) == 3
    assert all(length <= ROUND[1] for length in whole), whole
    assert max(whole) >= ROUND[0], whole
    short = [(beat, stood) for beats in rounds for beat, stood in beats if stood < OATH.get(beat, 0) - TICK]
    assert short == []
    assert len(dice) > 3
    assert all(fallen and summed for fallen, summed in dice), dice


ACTIONS = {
    "inwo": {"TurnBegan", "Played", "Joined", "StrengthFixed", "GroupTaken"},
    "pax": {"TurnBegan", "Interrogated", "Conspired", "CardScouted", "CardLaid", "TokensPlaced", "CourtTaken"},
}
REVEALS = {
    "inwo": {"AttackDeclared", "Rolled", "CardShown"},
    "pax": {"EdictPlayed", "SpecialPlayed", "DisputeBegan", "DisputeCard", "DisputeEnded", "PlotRealised"},
}


def rivals_on_stage(page: Any, game: str) -> list[dict[str, Any]]:
    """What rivals do, from the beginning, until much of it and something that everybody waits for has been seen."""
    begin(page, game, 3, bot="level3")
    seen: list[dict[str, Any]] = []
    for _ in range(300):
        page.clock.run_for(450)
        state, number = state_of(page)
        if state == "asked":
            by_letting_be(page)
            moved_on(page, number)
        page.wait_for_timeout(60)
        seen += [frame for frame in film(page) if frame["who"] != 0]
        kinds = {frame["beat"] for frame in seen}
        if state == "over" or (len(seen) > 40 and kinds & ({"Rolled"} if game == "inwo" else REVEALS[game])):
            break
    return seen


@pytest.mark.parametrize("game", ["inwo", "pax"])
def test_what_rivals_do_in_long_games_can_be_followed(browse: Callable[..., Any], game: str) -> None:
    seen = rivals_on_stage(browse(pace="normal", hasty=False), game)
    for frame in seen:
        least = REVEAL if frame["beat"] in REVEALS[game] else ACTION if frame["beat"] in ACTIONS[game] else 0
        assert frame["stood"] >= least - TICK, frame
    kinds = {frame["beat"] for frame in seen}
    assert len(kinds & ACTIONS[game]) >= 3
    assert kinds & REVEALS[game]
    rolls = [frame for frame in seen if frame["beat"] == "Rolled"]
    assert all(len(frame["pips"]) == 2 for frame in rolls)
    # Of an attack, somebody's dice lie on its arrow.
    assert game != "inwo" or any(frame["arrows"] for frame in rolls)


def test_without_a_wait_the_end_is_shown_at_once(browse: Callable[..., Any]) -> None:
    page = browse(pace="instant")
    begin(page, "coup", 3)
    for _ in range(4):
        page.clock.run_for(450)
        state, number = state_of(page)
        if state != "asked":
            page.wait_for_timeout(100)
            continue
        by_touch(page)
        moved_on(page, number)
        page.wait_for_timeout(100)
        assert page.evaluate(LOOK)["behind"] == 0
        assert page.evaluate(LOOK)["beat"] == ""


def staged(page: Any) -> dict[str, Any]:
    """Answer until rivals are on the stage; the clock stands."""
    for _ in range(40):
        page.clock.run_for(450)
        state, number = state_of(page)
        if state == "asked":
            by_touch(page)
            moved_on(page, number)
            page.wait_for_timeout(300)
        found: dict[str, Any] = page.evaluate(LOOK)
        if found["behind"] > 3:
            return found
    raise AssertionError("nothing was ever on the stage")


def test_to_now_loses_nothing_and_leaves_a_card_of_what_went_by(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False)
    begin(page, "coup", 4)
    before = staged(page)
    page.locator("[data-now]").click()
    now = page.evaluate(LOOK)
    assert now["behind"] == 0
    assert now["lines"] > before["lines"]
    recap = page.locator("[data-recap]")
    assert int(recap.get_attribute("data-recap")) >= now["lines"] - before["lines"] - 1
    recap.get_by_role("button").click()
    recap.wait_for(state="detached")


def test_space_and_a_click_on_the_board_go_on_and_holding_runs_ahead(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False)
    begin(page, "coup", 5)
    before = staged(page)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Space")
    one = page.evaluate(LOOK)
    assert before["behind"] > one["behind"] >= before["behind"] - ONE
    page.locator(".stand").click(position={"x": 5, "y": 5})
    assert one["behind"] > page.evaluate(LOOK)["behind"] >= one["behind"] - ONE
    staged(page)
    many = page.evaluate(LOOK)["behind"]
    box = page.locator(".stand").bounding_box()
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down()
    page.clock.run_for(450 + 90 * many)
    page.mouse.up()
    assert page.evaluate(LOOK)["behind"] == 0


def test_the_question_is_announced_at_once_and_can_be_opened_early(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False)
    begin(page, "coup", 3)
    for _ in range(20):
        staged(page)
        early = page.get_by_role("button", name="Answer now")
        if early.count():
            assert page.locator("[data-option]").count() == 0
            early.click()
            page.clock.run_for(450)
            assert state_of(page)[0] == "asked"
            return
        page.locator("[data-now]").click()
    raise AssertionError("no question ever waited for the stage")


def test_a_hidden_page_catches_up_and_says_so(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False)
    begin(page, "coup", 4)
    staged(page)
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    assert page.evaluate(LOOK)["behind"] == 0
    page.locator("[data-recap]").wait_for()


OVERLAP = """() => {
    const [recap, dock] = [".recap", ".dock"].map((part) => document.querySelector(part).getBoundingClientRect());
    return recap.bottom > dock.top && recap.right > dock.left;
}"""


def test_whoever_comes_back_begins_with_what_went_by(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False)
    open_table(page, "coup", 4, bot="level1")
    page.locator(READY).first.wait_for()
    page.evaluate(
        """() => {
            const seen = JSON.parse(localStorage.getItem("camarilla-seen"));
            for (const place of Object.keys(seen)) seen[place] -= 1;
            localStorage.setItem("camarilla-seen", JSON.stringify(seen));
        }"""
    )
    page.reload()
    recap = page.locator("[data-recap='1']")
    recap.wait_for()
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        fold = recap.locator("[aria-expanded]")
        fold.wait_for()
        assert not page.evaluate(OVERLAP), "it covers the question"
        fold.click()
        recap.locator("li").wait_for()
        assert not page.evaluate(OVERLAP), "it covers the question once it is unfolded"
        fold.click()


def test_without_motion_it_takes_as_long_and_nothing_moves(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False, still=True)
    begin(page, "potdevin", 3)
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('moved'); }; }")
    stood: list[int] = []
    for _ in range(8):
        staged(page)
        assert page.evaluate("document.getAnimations().length") == 0
        stood += [length for beat, length in watch(page) if beat == "RoundWon"]
        if stood:
            break
    assert stood, "a round was won"
    assert min(stood) >= REVEAL - TICK


def test_without_motion_a_card_lies_open_and_does_not_turn(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", hasty=False, still=True)
    begin(page, "coup", 4)
    moving: dict[str, int] = {}

    def on(beat: str) -> None:
        running = page.evaluate("document.getAnimations().length")
        moving[beat] = moving.get(beat, 0) + running

    for _ in range(12):
        page.clock.run_for(450)
        state, number = state_of(page)
        if state == "over" or "PatronLost" in moving:
            break
        if state == "asked":
            by_letting_be(page)
            moved_on(page, number)
            page.wait_for_timeout(150)
        watch(page, on)
    assert "PatronLost" in moving, "a card was turned over"
    assert set(moving.values()) == {0}


def test_one_device_is_handed_on_when_the_stage_is_done(browse: Callable[..., Any]) -> None:
    """Who looks sees what came of the answer; only then is the table covered for the next."""
    page = browse("/play?game=coup", pace="normal", hasty=False)
    page.clock.install()
    page.locator("#seats").select_option("3")
    page.locator("#seat-1").select_option("here")
    page.locator("#seat-2").select_option("level1")
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")
    cover = page.get_by_role("button", name="I am")
    staged = covers = 0
    for _ in range(60):
        page.clock.run_for(TICK)
        now = page.evaluate(LOOK)
        if cover.count():
            assert not now["behind"], "the stage was not done"
            covers += 1
            cover.click()
            cover.wait_for(state="detached")
        elif now["beat"]:
            staged += 1
            page.clock.run_for(600)
        else:
            page.clock.run_for(450)
            sure = page.locator("dialog[open] [data-sure]:enabled")
            if sure.count():
                sure.click()
            elif state_of(page)[0] == "asked":
                by_touch(page)
            page.wait_for_timeout(200)
        if covers > 2 and staged > 2:
            return
        page.wait_for_timeout(30)
    raise AssertionError(f"{covers} covers, {staged} beats")


def test_the_pace_is_at_hand_and_remembered(browse: Callable[..., Any]) -> None:
    page = browse(pace="normal", size=PHONE)
    open_table(page, "coup", 2, bot="level1")
    page.locator(READY).first.wait_for()
    page.locator(".ticker select").select_option("instant")
    page.reload()
    page.locator(READY).first.wait_for()
    assert page.locator(".ticker select").input_value() == "instant"
    play_out(page, by_touch)


def test_a_replay_has_the_same_stage(browse: Callable[..., Any]) -> None:
    page = browse(pace="instant")
    open_table(page, "coup", 2, bot="level1")
    play_out(page, by_touch)
    address = page.url.replace("/table/", "/replay/") + "?step=0&eye=all"
    page.goto(address)
    page.locator(".ticker select").select_option("normal")
    page.get_by_role("button", name="One step forward").click()
    assert page.evaluate(LOOK)["beat"] != ""
    page.locator(".limelight").wait_for(state="detached")
    page.get_by_role("button", name="Next turn").click()
    assert int(page.url.split("step=")[1].split("&")[0]) > 1
    assert page.evaluate(LOOK)["beat"] == ""


OPEN_LATER = """async () => {
    const post = async (path, body) => {
        const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
        const headers = { "content-type": "application/json", "x-csrftoken": decodeURIComponent(token) };
        return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const wanted = { game: "coup", seats: 3, bots: { 1: "level1", 2: "level1" }, seat: 0, start: true };
    return (await post("/api/tables", { ...wanted, visibility: "public", delay: 12 })).id;
}"""
"""A table of Coup against bots that spectators see twelve seconds later."""


def test_spectators_with_a_delay_have_the_same_stage_later(browse: Callable[..., Any]) -> None:
    host = browse()
    open_table(host, "coup", 2)  # whoever sits down is a guest
    place = f"/table/{host.evaluate(OPEN_LATER)}"
    host.goto(place)
    other = browse(place, pace="normal", hasty=False)
    other.get_by_text("Spectators see this game later").wait_for()
    other.locator(".stand [data-ground]").first.wait_for()
    beats: set[str] = set()
    behind = 0
    for _ in range(400):
        state, number = state_of(host)
        if state == "asked":
            by_letting_be(host)
            playing.moved_on(host, number)
            host.wait_for_timeout(500)
        beats.add(other.evaluate(LOOK)["beat"])
        logs = [page.locator("[role=log][aria-live=off] .line").count() for page in (host, other)]
        behind = max(behind, logs[0] - logs[1]) if logs[1] else behind
        if len(beats - {"", "thought"}) > 1 and behind > 1:
            return
        other.wait_for_timeout(50)
    raise AssertionError(f"spectators saw {beats}, {behind} lines behind")
