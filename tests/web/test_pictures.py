"""The pictures of cards, as a browser draws them: each is told apart from every other when it is small."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camarilla import games
from camarilla.games.oath.catalog import slug

GAMES = Path(games.__file__).parent
SIDE = 64
LEAST = 12.0
"""How far two pictures of 64 by 64 are apart at least: the mean difference of their pixels' colours, of 255."""

MEASURE = """async ([module, cards, side]) => {
  const { draw } = await import(module);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = [];
  for (const card of cards) {
    const picture = new Image();
    picture.src = draw(card);
    await picture.decode();
    brush.clearRect(0, 0, side, side);
    brush.drawImage(picture, 0, 0, side, side);
    drawn.push(brush.getImageData(0, 0, side, side).data);
  }
  const nearest = [];
  for (let one = 0; one < drawn.length; one++)
    for (let other = 0; other < one; other++) {
      const [a, b] = [drawn[one], drawn[other]];
      let sum = 0;
      for (let at = 0; at < a.length; at++) if (at % 4 < 3) sum += Math.abs(a[at] - b[at]);
      nearest.push([sum / (side * side * 3), cards[one].id, cards[other].id]);
    }
  return nearest.sort((a, b) => a[0] - b[0]).slice(0, 10);
}"""


def cards_of(game: str) -> list[dict[str, Any]]:
    """The cards of a game that have pictures, as they are printed."""
    data = json.loads((GAMES / game / "cards.json").read_text(encoding="utf-8"))
    cards: list[dict[str, Any]] = data["luminaries" if game == "pax" else "cards"]
    return [card | {"id": slug(card["name"])} for card in cards] if game == "oath" else cards


@pytest.mark.parametrize("game", ["inwo", "oath", "pax"])
def test_pictures_are_told_apart_when_small(browse: Any, assets: Path, game: str) -> None:
    manifest = json.loads((assets / ".vite/manifest.json").read_text(encoding="utf-8"))
    module = "/" + manifest[f"src/games/{game}/art/index.ts"]["file"]
    page = browse("/")
    nearest = page.evaluate(MEASURE, [module, cards_of(game), SIDE])
    assert nearest[0][0] >= LEAST, nearest


def test_a_card_shows_its_picture_as_decoration(browse: Any) -> None:
    page = browse("/decks/inwo")
    picture = page.locator(".card img").first
    picture.wait_for()
    assert picture.get_attribute("alt") == "", "the name stands beside it"
    assert page.evaluate("picture => picture.naturalWidth > 0", picture.element_handle())
