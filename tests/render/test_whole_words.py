"""No words of a picture are cut, but for the names of people: every kind, language and print, in real matches."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from bot.cli.moments import Played, _states
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game
from bot.i18n import LANGUAGES, Words, words
from bot.render import Cast, board_picture, count_picture, hand_picture, ink, last_picture, sheet, standings_picture
from bot.render.leaderboard import draw_leaders
from bot.render.open_table import draw_open_table
from bot.render.profile import draw_profile
from bot.render.sheet import PIECES_MOST, Sheet
from bot.render.shelf import Shelf, weight
from bot.render.speech import Speech
from tests.render.samples import COUNT, DECLARED, DECLARER, LONG, MELDS, STOCK, ZONES, public, seats
from tests.render.test_standings import LEADERS, PROFILE

SHORT = ("Anna", "Bruno", "Carla", "Dario")
WIDE = ("W" * 32, "M" * 32, "Mm" * 16, "🤖 Regular WWWWWWWWWWWWWWWWWWWWWW")
PLAYED = (
    Played("minchiate", "whole words", {"set_length": 1}, "novice"),
    Played("minchiate", "words", {"set_length": 1, "declare": "manual", "scoring": "cumulative"}, "novice"),
    Played("terziglio", "whole words", {"hands_per_game": 1}, "novice"),
    Played("terziglio", "words", {"hands_per_game": 1, "trump_order": "bolognese", "pip_order": "bolognese"}, "novice"),
    Played("chinze", "whole words", {"hands_per_game": 2}, "novice"),
    Played("mineo", "whole words", {"match_hands": 3}, "novice"),
)
DRAWN = 10
"""So many moments of a match, and the last two."""


@cache
def moments(number: int) -> list[tuple[PublicView, SeatView]]:
    """What everybody sees and what the first seat sees, now and then in a match of computer players."""
    played = PLAYED[number]
    its = game(played.game)
    states = list(_states(its, played, None))
    return [(its.view(state), its.seat_view(state, 0)) for state in (*states[:: len(states) // DRAWN], *states[-2:])]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The words that were cut with an ellipsis."""
    found: set[str] = set()
    real: Callable[..., str] = ink.fitted

    def watched(said: str, *measures: object) -> str:
        shown = real(said, *measures)
        if shown != said:
            found.add(said)
        return shown

    monkeypatch.setattr(ink, "fitted", watched)
    # What was drawn by a test before this one would not be looked at again.
    monkeypatch.setattr(sheet, "_pieces", Shelf(PIECES_MOST, weight))
    return found


def cast(names: tuple[str, ...], view: PublicView) -> Cast:
    return Cast(names[: len(view.seats)], "Arno")


@pytest.mark.parametrize("names", [SHORT, WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[f"{one.game}-{one.seed}" for one in PLAYED])
def test_every_picture_of_a_match(number: int, language: str, names: tuple[str, ...], cut: set[str]) -> None:
    said = words(language)
    for view, mine in moments(number):
        who = cast(names, view)
        for large in (False, True):
            board_picture(view, who, said, large=large)
            last_picture(view, who, said, large=large)
            hand_picture(mine, who, said, large=large)
            hand_picture(mine, who, said, large=large, told=True)
            if view.counts:
                count_picture(view, view.counts[-1], who, said, large=large)
        if view.standings:
            standings_picture(view, who, said)
    allowed = {*names} if names is WIDE else set[str]()
    assert {one for one in cut if one not in allowed and one.removesuffix(" ★") not in allowed} == set()


def pictures(said: Words, names: tuple[str, ...], large: bool) -> None:
    """Every kind that samples show."""
    for view in (
        public(),
        public(3, zones=STOCK),
        public(2, zones=MELDS),
        public(zones=DECLARED),
        public(trick=None, history=(), zones=ZONES),
        public(seats=seats(open1=(1, 2, 3), open2=(4, 5))),
    ):
        board_picture(view, cast(names, view), said, large=large)
        draw_open_table(view, Speech(view, cast(names, view), said), large=large)
    for count, number in ((COUNT, 4), (LONG, 4), (DECLARER, 3)):
        count_picture(public(number), count, cast(names, public(number)), said, large=large)
    named = replace(LEADERS, lines=tuple(replace(line, name=names[0]) for line in LEADERS.lines))
    draw_leaders(named, "minchiate", said, large=large)
    partners = tuple(replace(share, name=names[0]) for share in PROFILE.partners)
    draw_profile(replace(PROFILE, name=names[0], partners=partners), "minchiate", said, large=large)


@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("names", [SHORT, WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_picture(language: str, names: tuple[str, ...], large: bool, cut: set[str]) -> None:
    pictures(words(language), names, large)
    assert cut <= ({*names} if names is WIDE else set[str]())


@pytest.mark.parametrize("again", [False, True], ids=["first", "from memory"])
def test_words_that_are_cut_are_found(again: bool, cut: set[str]) -> None:
    if again:
        Sheet("dark", "minchiate").text("as before", (0, 0), 30, 2000)
    Sheet("dark", "minchiate").text("words that have no room", (0, 0), 30, 100)
    assert cut == {"words that have no room"}


def test_names_that_are_cut_are_found_in_every_picture(cut: set[str]) -> None:
    """Twice: what stands in memory from the first time does not hide it, whoever drew it."""
    view, said = public(), words("en")
    board_picture(view, cast(WIDE, view), said)
    assert cut >= {WIDE[1]}
