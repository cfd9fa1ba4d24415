"""Only names of people are cut in a picture: checked for every kind, language and print, in real matches."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from bot.cache import ByteCache
from bot.cli.render import Played, _states
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game
from bot.i18n import LANGUAGES, Words, words
from bot.render import (
    PlayerNames,
    board_picture,
    count_picture,
    hand_picture,
    last_picture,
    standings_picture,
    surface,
    text,
)
from bot.render.frame import remark
from bot.render.leaderboard import draw_leaders
from bot.render.profile import draw_profile
from bot.render.replay import draw_open_table
from bot.render.shown import Speech, remarks
from bot.render.sprites import weight
from bot.render.surface import MAX_PIECE_BYTES, Surface
from bot.render.text import fits
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
"""Number of evenly spaced moments of a match; the last two are added."""


@cache
def moments(number: int) -> list[tuple[PublicView, SeatView]]:
    """Return what everybody sees and what the first seat sees, at some moments of a match of computer players."""
    played = PLAYED[number]
    its = game(played.game)
    states = list(_states(its, played, None))
    return [(its.view(state), its.seat_view(state, 0)) for state in (*states[:: len(states) // DRAWN], *states[-2:])]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Record the words that were cut with an ellipsis."""
    found: set[str] = set()
    real: Callable[..., str] = text.fitted

    def watched(said: str, *measures: object) -> str:
        shown = real(said, *measures)
        if shown != said:
            found.add(said)
        return shown

    monkeypatch.setattr(text, "fitted", watched)
    # Empty the caches: words drawn by an earlier test would not be fitted again.
    monkeypatch.setattr(surface, "_pieces", ByteCache(MAX_PIECE_BYTES, weight))
    text.named.cache_clear()
    return found


def of_a_name(said: str) -> bool:
    """Tells whether this is a name, or the row of one, that is too long for all its rows."""
    return any(said.rstrip(".") in name for name in WIDE)


def cast(names: tuple[str, ...], view: PublicView) -> PlayerNames:
    return PlayerNames(names[: len(view.seats)], "Arno")


@pytest.mark.slow
@pytest.mark.exhaustive(5)
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
            hand_picture(mine, who, said, large=large, to_others=True)
            if view.counts:
                count_picture(view, view.counts[-1], who, said, large=large)
        if view.standings:
            standings_picture(view, who, said)
    assert {one for one in cut if not (names is WIDE and of_a_name(one))} == set()


def pictures(said: Words, names: tuple[str, ...], large: bool) -> None:
    """Draw every kind of picture from the samples."""
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
    assert {one for one in cut if not (names is WIDE and of_a_name(one))} == set()


@pytest.mark.parametrize("again", [False, True], ids=["first", "from memory"])
def test_words_that_are_cut_are_found(again: bool, cut: set[str]) -> None:
    if again:
        Surface("dark", "minchiate").text("as before", (0, 0), 30, 2000)
    Surface("dark", "minchiate").text("words that have no room", (0, 0), 30, 100)
    assert cut == {"words that have no room"}


def test_names_that_are_cut_are_found_in_every_picture(cut: set[str]) -> None:
    """Parts that an earlier test has cached do not hide the cut names."""
    view, said = public(), words("en")
    board_picture(view, cast(WIDE, view), said)
    assert any(said in WIDE[1] for said in cut)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_says_what_others_there_are_and_ends_after_a_whole_word(language: str) -> None:
    told = words(language)
    view = public(zones=(MELDS[1],) * 5)
    speech = Speech(view, PlayerNames(("Anna", "Bartholomea", "Lisa", "Dino"), "Arno"), told)
    others = told.text("render-remarks-more", count=4)
    wide = remark(speech, remarks(view), 30, 900, 28)
    assert wide.said.endswith(others)
    assert "(+4)" not in wide.said
    whole = wide.said.removesuffix(others).rstrip()
    for room in (404, 300, 200):
        short = remark(speech, remarks(view), 30, room, 28)
        assert fits(short.said, short.size, room), room
        kept = short.said.removesuffix("…").removesuffix(others).split()
        assert [one for one in kept[1:] if one.rstrip(",:") not in re.split(r"[\s,:]+", whole)] == [], short.said
