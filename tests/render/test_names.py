"""Names are set smaller, then in two rows, and are never cut down to a letter."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.render import PlayerNames, board_picture, count_picture, standings_picture, surface
from bot.render.shown import Speech, clipped
from bot.render.text import fits, named
from tests.render.samples import COUNT, EN, MELDS, STOCK, Told, auction, public

LONG = (
    "Maximiliano Bartolomeo Rossi",
    "Ἀλέξανδρος ὁ Μέγας",
    "🤖 Константин Великий",
    "王小明的超级长名字",
    "Gräfin von Hohenzollern-Sigmar",
    "محمد بن عبد الله الطويل",
    "שלמה בן דוד המלך",
    "田中さくらフローレンス",
)


def letters(said: str) -> int:
    return sum(char.isalpha() for char in said)


@pytest.mark.parametrize("label", LONG)
def test_a_name_in_two_rows_is_whole(label: str) -> None:
    rows, size = named(label, 35, 300, 28)
    assert "".join(rows).replace(" ", "") == label.replace(" ", "")
    assert size >= 28
    assert all(fits(row, size, 300) for row in rows)


@pytest.mark.parametrize("label", LONG)
@pytest.mark.parametrize("room", [100, 140, 200])
def test_a_name_without_room_keeps_several_letters(label: str, room: int) -> None:
    rows, _ = named(label, 35, room, 28)
    assert len(rows) <= 2
    assert sum(map(letters, rows)) >= 4


def test_a_letter_is_never_parted_from_its_marks() -> None:
    rows, _ = named("e\u0301" * 24, 35, 120, 28)
    assert len(rows) == 2
    assert all(row[0] != "\u0301" for row in rows)


def test_the_mark_of_a_bot_is_no_letter_of_its_name() -> None:
    assert clipped("🤖 Cosimo", 40, 104).startswith("🤖 Co")
    speech = Speech(public(), PlayerNames(("🤖 Cosimo",) * 4, ""), EN)
    assert min(map(letters, speech.clips(0))) >= 2


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("first", [0, 4])
def test_no_picture_cuts_a_name_to_a_letter(first: int, large: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    text: Callable[..., int] = surface.Surface.text

    def watched(self: surface.Surface, shown: str, *args: object, **more: object) -> int:
        said.append(shown)
        return text(self, shown, *args, **more)

    monkeypatch.setattr(surface.Surface, "text", watched)
    monkeypatch.setattr(surface.Surface, "kept", lambda _, __, ___, draw, **____: draw())
    names = LONG[first : first + 4]
    for view in (public(), public(3, zones=STOCK), public(2, zones=MELDS), auction(), public(trick=None, history=())):
        board_picture(view, PlayerNames(names[: len(view.seats)], "Arno"), Told("en"), large=large)
    cast = PlayerNames(names, "Arno")
    count_picture(public(), COUNT, cast, EN, large=large)
    standings_picture(public(), cast, EN)
    cut = [one for one in said if one.endswith("…")]
    assert [one for one in cut if letters(one) < 2] == []
