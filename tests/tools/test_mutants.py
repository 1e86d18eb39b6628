"""The tool from end to end, on a small game in a folder of its own."""

import pytest
from tools.mutants.game import Failure, Game

pytestmark = pytest.mark.long  # each runs a pytest of its own for every mutant

RULES = '''
"""The rules of a toy."""

PAIR = 2
"""TO-1.1: what a pair is worth."""


def score(cards: list[str]) -> int:
    """TO-1.2: each pair counts."""
    points = 0
    for card in sorted(set(cards)):
        if cards.count(card) >= 2:
            points += PAIR
    return points
'''
GOOD_TESTS = """
    import pytest
    from camarilla.games.toy.rules import score

    def test_score():
        assert score(["a"]) == 0
        assert score(["a", "b", "a", "c", "c"]) == 4
        assert score(["a", "a", "a"]) == 2
"""
SORTED = "for card in sorted(set(cards)): → for card in list(set(cards)):"
EXPLAINED = f"""
    - where: rules.py::score
      mutation: "{SORTED}"
      why: a sum does not depend on the order
"""


def test_good_tests_notice_everything_but_what_is_explained(toy):
    toy.rules(RULES)
    toy.tests(GOOD_TESTS)
    assert toy.run() == 1
    first = toy.mutants
    assert [mutant["mutation"] for mutant in first if mutant["status"] == "survived"] == [SORTED]
    assert f"rules.py:11 score [TO-1.2] call\n    {SORTED}" in toy.output
    toy.explain(EXPLAINED)
    assert toy.run("--jobs", "1") == 0
    assert "every rule is tested" in toy.output
    assert first == [{**mutant, "why": ""} for mutant in toy.mutants]  # two runs tell the same
    assert [mutant["why"] for mutant in toy.mutants if mutant["why"]] == ["a sum does not depend on the order"]
    assert {mutant["by"] for mutant in toy.mutants if not mutant["why"]} == {"tests/games/toy/test_toy.py::test_score"}


def test_a_test_that_cannot_fail_leaves_survivors(toy):
    toy.rules(RULES)
    toy.tests("""
        from camarilla.games.toy.rules import score

        def test_score():
            score(["a", "a"])
    """)
    assert toy.run() == 1
    survived = [mutant["mutation"] for mutant in toy.mutants if mutant["status"] == "survived"]
    assert "PAIR = 2 → PAIR = 3" in survived
    assert "points += PAIR → pass" in survived
    assert "return points → return 0" in survived
    assert "points = 0 → pass" not in survived  # an exception is noticed
    assert f"Survivors ({len(survived)})" in toy.output


def test_what_no_test_runs_survives_without_being_run(toy):
    toy.rules(RULES)
    toy.tests("def test_nothing():\n    pass\n")
    assert toy.run("--only", "rules.py::score") == 1
    assert {mutant["status"] for mutant in toy.mutants} == {"survived"}
    assert {mutant["by"] for mutant in toy.mutants} == {"no test runs it"}


def test_a_stale_explanation_is_refused(toy):
    toy.rules(RULES)
    toy.tests(GOOD_TESTS)
    toy.explain(
        EXPLAINED
        + """
    - where: rules.py::score
      mutation: "points += PAIR → points -= PAIR"
      why: nobody can tell
    - where: rules.py::gone
      mutation: "x = 1 → x = 2"
      why: it was once so
    """
    )
    assert toy.run() == 1
    assert "rules.py::score: points += PAIR → points -= PAIR: is noticed now" in toy.output
    assert "rules.py::gone: x = 1 → x = 2: there is no such mutant" in toy.output
    assert "Survivors" not in toy.output
    assert toy.run("--only", "TO-1.1") == 1
    assert "is noticed now" not in toy.output
    assert "there is no such mutant" in toy.output


@pytest.mark.parametrize(
    "text",
    [
        "- where: rules.py::score\n  mutation: a → b\n",
        "- where: rules.py::score\n  mutation: a → b\n  why: ''\n",
        "where: rules.py::score\n",
        "- [",
    ],
)
def test_an_explanation_that_says_nothing_is_refused(toy, text):
    toy.rules(RULES)
    toy.tests(GOOD_TESTS)
    toy.explain(text)
    with pytest.raises(Failure, match=r"survivors\.yaml"):
        Game("toy", toy.root).explanations()


def test_an_endless_loop_is_noticed(toy):
    toy.rules('''
        def count_down(n: int) -> int:
            """TO-2.1"""
            steps = 0
            while n > 0:
                n -= 1
                steps += 1
            return steps
    ''')
    toy.tests("""
        from camarilla.games.toy.rules import count_down

        def test_count_down():
            assert [count_down(3), count_down(0)] == [3, 0]
    """)
    assert toy.run() == 0
    assert toy.status("n -= 1 → pass") == "timeout"
    assert toy.status("steps += 1 → pass") == "noticed"


def test_an_endless_loop_at_import_is_noticed(toy):
    toy.rules('''
        def fill(n: int) -> list[int]:
            """TO-2.1"""
            found: list[int] = []
            while len(found) != n:
                found.append(0)
            return found

        FULL = fill(3)
    ''')
    toy.tests("""
        from camarilla.games.toy.rules import FULL

        def test_full():
            assert FULL == [0, 0, 0]
    """)
    assert toy.run() == 0
    assert toy.status("found.append(0) → pass") == "timeout"


def test_the_clean_run_must_pass(toy):
    toy.rules(RULES)
    toy.tests("def test_wrong():\n    assert 1 == 2\n")
    assert toy.run() == 2
    assert "must pass before anything is broken: tests/games/toy/test_toy.py::test_wrong" in toy.output


def test_tests_that_fail_with_nothing_broken_are_no_evidence(toy):
    toy.rules(RULES)
    toy.tests("""
        from pathlib import Path
        from camarilla.games.toy.rules import score

        def test_only_once():
            score(["a"])
            assert not Path("ran").exists()
            Path("ran").touch()
    """)
    assert toy.run() == 2
    assert "with nothing broken, the tests fail (plain): tests/games/toy/test_toy.py::test_only_once" in toy.output
    assert not (toy.root / "out.json").exists()


def test_a_checkout_that_changes_meanwhile_is_no_evidence(toy):
    toy.rules(RULES)
    toy.tests("""
        from pathlib import Path
        from camarilla.games.toy.rules import PAIR

        def test_that_breaks_another_file():
            if PAIR == 3:
                Path("src/camarilla/games/toy/other.py").touch()
    """)
    assert toy.run("--only", "TO-1.1") == 2
    assert "src/camarilla/games/toy/other.py changed while the mutants ran" in toy.output
    assert not (toy.root / "out.json").exists()


def test_a_mutant_that_keeps_the_conftest_from_being_read_is_noticed(toy):
    toy.rules("""
        def pair():
            return [1, 2]  # TO-1.1

        FIRST = pair()[0]
    """)
    toy.write("tests/games/toy/conftest.py", "from camarilla.games.toy.rules import FIRST\n")
    toy.tests("""
        from camarilla.games.toy import rules

        def test_pair():
            assert rules.pair() == [1, 2]
    """)
    assert toy.run("--kinds", "return") == 0
    assert [mutant["by"] for mutant in toy.mutants] == ["conftest.py cannot be read"]


def test_handlers_of_cards_become_no_ops_and_the_tests_of_the_card_are_the_first_to_say_so(toy):
    toy.write("src/camarilla/games/toy/cards/__init__.py", "")
    toy.write(
        "src/camarilla/games/toy/cards/beasts.py",
        '''
        HANDLERS = {}


        def beast(name, cost):
            """TO-3.1: cards are registered by name."""
            def register(handler):
                HANDLERS[name] = handler, cost
                return handler
            return register


        @beast("Bear", cost=2)
        def bear(g, value):
            return value * 2


        @beast("Wolf", cost=1)
        def wolf(g):
            yield "howl"
    ''',
    )
    toy.write("pyproject.toml", '[tool.pytest.ini_options]\nmarkers = ["card", "rule"]\n')
    toy.tests("""
        import pytest
        from camarilla.games.toy.cards.beasts import HANDLERS, bear

        @pytest.mark.rule("TO-3.1")
        def test_all():
            assert [HANDLERS["Bear"][0](None, 3), list(HANDLERS["Wolf"][0](None))] == [6, ["howl"]]
            assert [HANDLERS["Bear"], HANDLERS["Wolf"][1]] == [(bear, 2), 1]

        @pytest.mark.card("Wolf")
        def test_wolf():
            assert list(HANDLERS["Wolf"][0](None)) == ["howl"]
    """)
    assert toy.run() == 0
    by = {(mutant["where"], mutant["mutation"]): mutant["by"].partition("::")[2] for mutant in toy.mutants}
    assert by["cards/beasts.py::bear", "what it does → return value"] == "test_all"
    assert by["cards/beasts.py::wolf", "what it does → return; yield"] == "test_wolf"
    assert by["cards/beasts.py::wolf", '@beast("Wolf", cost=1) → @beast("Wolf", cost=2)'] == "test_all"


def test_lines_and_rows_of_a_table_of_cards_go_missing(toy):
    toy.rules('''
        BONUS = {}
        HOOKS = {}
        TRAVEL = "travel"


        def bonus(name, *rows):
            BONUS[name] = rows


        def on(hook, name):
            return lambda handler: HOOKS.setdefault((hook, name), handler)


        bonus("Bear", ("forest", 2), ("river", 3))
        bonus("Wolf")


        @on(TRAVEL, "Fox")
        def fox(g, source, number: int) -> int:
            """A fox doubles."""
            return number * 2
    ''')
    toy.write("pyproject.toml", '[tool.pytest.ini_options]\nmarkers = ["card"]\n')
    toy.tests("""
        import pytest
        from camarilla.games.toy.rules import BONUS, fox

        @pytest.mark.card("Bear")
        def test_bear():
            assert ("forest", 2) in BONUS["Bear"]

        @pytest.mark.card("Wolf")
        def test_wolf():
            assert "Wolf" in BONUS

        @pytest.mark.card("Fox")
        def test_fox():
            fox(None, 0, 1)
    """)
    assert toy.run("--kinds", "entry", "handler") == 1
    line = 'bonus("Bear", ("forest", 2), ("river", 3)) → bonus("Bear", '
    assert [(mutant["tags"], mutant["mutation"], mutant["status"]) for mutant in toy.mutants] == [
        (["Bear"], line + '("river", 3))', "noticed"),
        (["Bear"], line + '("forest", 2), )', "survived"),
        (["Wolf"], 'bonus("Wolf") → pass', "noticed"),
        (["Fox"], "what it does → return number", "survived"),
    ]


CARDS = """\
{"cards": [
  {"id": "bear", "power": 2, "sides": ["left", "top"], "kind": "beast", "huge": true, "words": "Grr"},
  {"id": "elf", "power": 1, "sides": [], "kind": "person", "huge": false, "words": "La"}
]}
"""


def test_cards_that_are_data_say_something_else(toy):
    toy.rules("""
        import json
        from importlib.resources import files

        CARDS = json.loads(files("camarilla.games.toy").joinpath("cards.json").read_text("utf-8"))["cards"]
    """)
    toy.write("src/camarilla/games/toy/cards.json", CARDS)
    toy.write("tests/games/toy/mutants.yaml", "data: {cards.json: [power, sides, kind, huge]}\n")
    toy.tests("""
        from camarilla.games.toy.rules import CARDS

        def test_cards():
            assert [(card["power"], card["kind"], card["huge"]) for card in CARDS] == [
                (2, "beast", True), (1, "person", False)
            ]
    """)
    assert toy.run("--kinds", "data") == 1
    assert [(mutant["where"], mutant["mutation"], mutant["status"]) for mutant in toy.mutants] == [
        ("cards.json::bear", "power: 2 → 3", "noticed"),
        ("cards.json::bear", 'sides: ["left", "top"] → ["top"]', "survived"),
        ("cards.json::bear", 'sides: ["left", "top"] → ["left"]', "survived"),
        ("cards.json::bear", 'kind: "beast" → "person"', "noticed"),
        ("cards.json::bear", "huge: true → false", "noticed"),
        ("cards.json::elf", "power: 1 → 2", "noticed"),
        ("cards.json::elf", 'kind: "person" → "beast"', "noticed"),
        ("cards.json::elf", "huge: false → true", "noticed"),
    ]
    assert toy.list("--list", "--only", "elf") == 0
    assert toy.output.splitlines()[:2] == ["  cards.json:3 elf [elf] data", "    power: 1 → 2"]
    toy.write("tests/games/toy/mutants.yaml", "data: {deck.json: [power]}\n")
    assert toy.list("--list") == 2
    assert "mutants.yaml names deck.json" in toy.output


def test_a_game_may_name_the_kinds_that_are_made_and_a_sample_may_be_drawn(toy):
    toy.rules('''
        def add(a: int, b: int) -> int:
            """TO-4.1"""
            return min(a + b, 9)
    ''')
    toy.tests("""
        from camarilla.games.toy.rules import add

        def test_add():
            assert [add(1, 2), add(9, 1)] == [3, 9]
    """)
    toy.write("tests/games/toy/mutants.yaml", "kinds: [call, return]\n")
    assert toy.run() == 0
    assert {mutant["kind"] for mutant in toy.mutants} == {"call", "return"}
    assert toy.run("--kinds", "all") == 0
    every = [mutant["mutation"] for mutant in toy.mutants]
    assert len(every) == 5
    assert toy.run("--kinds", "all", "--sample", "2") == 0
    assert len(toy.mutants) == 2
    assert {mutant["mutation"] for mutant in toy.mutants} < set(every)


def test_survivors_are_tried_again_in_the_modes_of_the_checkout(toy):
    toy.rules('''
        def copy(xs: list[int]) -> list[int]:
            """TO-4.1"""
            twin = []
            twin += xs
            return twin
    ''')
    toy.write(
        "tests/conftest.py",
        """
        def pytest_addoption(parser):
            parser.addoption("--clone", action="store_true")
    """,
    )
    toy.tests("""
        from camarilla.games.toy.rules import copy

        def test_copy(request):
            xs = copy([1])
            assert xs == [1] or not request.config.getoption("--clone")
    """)
    assert toy.run("--modes") == 0
    assert {mutant["by"] for mutant in toy.mutants} >= {"tests/games/toy/test_toy.py::test_copy (clone)"}


def test_a_test_that_sees_only_what_another_one_cached_is_run_too(toy):
    toy.rules('''
        from functools import cache


        @cache
        def price() -> int:
            """TO-5.1"""
            return 7
    ''')
    toy.write("pyproject.toml", '[tool.pytest.ini_options]\nmarkers = ["rule"]\n')
    toy.tests("""
        import pytest
        from camarilla.games.toy.rules import price

        @pytest.mark.rule("TO-5.1")
        def test_first():
            price()

        def test_second():
            assert price() == 7
    """)
    assert toy.run() == 0


def test_modules_without_rules_are_left_alone_and_a_game_may_name_them(toy):
    toy.rules(RULES)
    for file in ("bot.py", "position.py", "setup.py"):
        toy.write(f"src/camarilla/games/toy/{file}", "def f(g):\n    g.x = 1\n")
    toy.tests(GOOD_TESTS)
    assert toy.list("--list") == 0
    assert "setup.py:2 f [(untagged)] delete\n    g.x = 1 → pass" in toy.output
    assert "bot.py" not in toy.output
    assert "position.py" not in toy.output
    toy.write("tests/games/toy/mutants.yaml", "no_rules: [setup.py, rules.py]\n")
    assert toy.list("--list") == 0
    assert "setup.py" not in toy.output
    assert "bot.py:2" in toy.output


def test_functions_without_a_clause_are_told_apart(toy):
    toy.rules("def f():\n    return 1\n")
    toy.tests("""
        from camarilla.games.toy.rules import f

        def test_f():
            f()
    """)
    assert toy.run() == 1
    assert "Survivors in untagged functions (3)" in toy.output
    assert "No clause is named in: rules.py::f" in toy.output


def test_listing_and_choosing(toy):
    toy.rules(RULES)
    toy.tests(GOOD_TESTS)
    assert toy.list("--list", "--only", "TO-1.1") == 0
    assert toy.output.splitlines()[:2] == ["  rules.py:4 PAIR [TO-1.1] number", "    PAIR = 2 → PAIR = 3"]
    assert "2 mutants" in toy.output
    assert not (toy.root / "out.json").exists()
    assert toy.list("--list", "--only", "rules.py:13") == 0
    assert "points += PAIR → pass" in toy.output
    assert "sorted" not in toy.output
    assert toy.list("--list", "--kinds", "call") == 0
    assert "1 mutants" in toy.output
    assert toy.list("--only", "TO-9.9") == 2
    assert toy.output == "mutants: there are no mutants of TO-9.9\n"


def test_bad_words_are_refused_in_one_sentence(toy):
    toy.rules(RULES)
    assert toy.list() == 2
    assert toy.output == "mutants: there are no tests at tests/games/toy\n"
    toy.tests("x = 1\n")
    assert toy.run() == 2
    assert toy.output == "mutants: the clean run (plain) finds no tests\n"
    assert toy.list("--tests", "tests/nowhere") == 2
    assert toy.output == "mutants: there are no tests at tests/nowhere\n"
