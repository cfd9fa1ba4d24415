"""Beside the trick of three players: the name of each and their combinations lie apart."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.cards import Seat
from bot.engine.view import Played, Trick
from bot.i18n import LANGUAGES, words
from bot.render import PlayerNames, hand_picture
from bot.render.panel_canvas import Canvas
from bot.render.panel_layout import COLUMN, LARGE, NORMAL, beside
from bot.render.panel_trick import PLACE, SMALL
from bot.render.surface import Surface
from bot.render.text import paragraph, safe_width
from bot.table.model import BOT_NAMES
from tests.render.samples import declared, seat_view

THREE = tuple(replace(declared(seat, "kings", 17, "C14", "D14", "S14"), points=17) for seat in range(3))
NAMES = sorted({name for names in BOT_NAMES.values() for name in names})
CAST = PlayerNames(("Anna", "🤖 Cecco", "🤖 Lisa"), "Arno", faces=("", "cecco", "lisa"))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("showing", [1, 2, 3])
def test_combinations_cover_no_name(showing: int, large: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    area = beside(3, LARGE if large else NORMAL)
    tiles, names = list[tuple[int, int]](), list[tuple[int, int]]()
    tile, text = Surface.tile, Surface.text

    def watched_tile(self: Surface, card_id: str, x: int, y: int, size: int) -> None:
        if area.left <= x < area.left + area.width:
            tiles.append((y, y + size))
        tile(self, card_id, x, y, size)

    def watched_text(self: Surface, said: str, at: tuple[int, int], size: float, *more: object, **so: object) -> int:
        if area.left <= at[0] <= area.left + area.width and said in ("Cecco", "Lisa", "You"):
            # Letters are centred at 0.68 of their size below the given point, and 0.8 of it high at most.
            names.append((round(at[1] + 0.28 * size), round(at[1] + 1.08 * size)))
        return text(self, said, at, size, *more, **so)  # type: ignore[arg-type]

    monkeypatch.setattr(Surface, "tile", watched_tile)
    monkeypatch.setattr(Surface, "text", watched_text)
    hand_picture(seat_view(count=3, history=(), zones=THREE[:showing]), CAST, words("en"), large=large)
    assert len(tiles) == 3 * showing
    assert len(names) >= showing
    for top, bottom in tiles:
        assert area.top <= top < bottom <= area.top + area.height
        assert all(bottom <= above or low <= top for above, low in names), (tiles, names)


@pytest.mark.parametrize("seat", range(3))
def test_the_players_beside_the_trick_keep_their_places(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    area, found = beside(3, NORMAL), list[tuple[int, Seat]]()
    mark = Canvas.seat_mark

    def watched(self: Canvas, seat: Seat, x: int, y: int, *more: object, **so: object) -> int:
        if area.left <= x < area.left + area.width:
            found.append((y, seat))
        return mark(self, seat, x, y, *more, **so)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "seat_mark", watched)
    for leader in range(3):
        found.clear()
        view = seat_view(count=3, history=(), trick=Trick(8, leader, ()), zones=THREE)
        hand_picture(replace(view, seat=seat), CAST, words("en"))
        assert [one for _, one in sorted(found)] == [(seat + 1) % 3, (seat + 2) % 3, seat]


@pytest.mark.parametrize("name", NAMES)
def test_in_large_print_the_name_of_the_bot_that_took_the_last_trick_is_whole(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, text = list[tuple[str, float, int]](), Surface.text

    def watched(self: Surface, said: str, at: tuple[int, int], size: float, room: int, **so: object) -> int:
        if at[0] == COLUMN.left + 40:
            told.append((said, size, room))
        return text(self, said, at, size, room, **so)  # type: ignore[arg-type]

    monkeypatch.setattr(Surface, "text", watched)
    played = tuple(Played(seat, card, seat) for seat, card in ((1, 3), (2, 5), (3, 8), (0, 9)))
    last = Trick(7, 1, played, "C", winning=2, complete=True)
    view = seat_view(history=(last,), trick=Trick(8, 2, ()))
    cast = PlayerNames(("Anna", "🤖 Cecco", f"🤖 {name}", "🤖 Lisa"), "Arno", faces=("", "Cecco", name, "Lisa"))
    hand_picture(view, cast, words("en"), large=True)
    assert any(name in said for said, _, _ in told)
    assert all(safe_width(said, size) <= room for said, size, room in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zone", ["drawn", "robbed", "rob-stop", "up-card", "scoperti", "turn-stop", "pigliati"])
def test_the_name_beside_an_open_card_is_whole(zone: str, language: str) -> None:
    said = words(language).text(f"zone-minchiate-{zone}")
    for measures in (NORMAL, LARGE):
        lines = paragraph((said,), measures.smallest, PLACE - SMALL - 28, 3)
        assert " ".join(lines) == said
