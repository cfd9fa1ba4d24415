"""Every word on a picture is at least 10 px high where the picture is shown 400 px wide, in large print 12."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.registry import companions
from bot.i18n import LANGUAGES, Words, words
from bot.render import (
    board_picture,
    count_picture,
    diagram_picture,
    hand_picture,
    last_picture,
    standings_picture,
    surface,
)
from bot.render.best_deal import BestDeal, best_deal_picture
from bot.render.leaderboard import LeaderLine, leaders_picture
from bot.render.profile import profile_picture
from bot.render.replay import draw_open_table
from bot.render.shown import Speech
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE
from tests.render.samples import AUCTION, HAND, LONG, Told, auction, public, seats
from tests.render.test_standings import LEADERS, PROFILE, RECORDS
from tests.render.test_whole_words import PLAYED, SHORT, WIDE, cast, moments, pictures

PHONE = 400
SMALL = {False: 10.0, True: 12.0}
"""Least height in px, by whether the print is large."""
ROUNDING = 0.05
"""Tolerance in px: letters are set in tenths of a px of the drawn picture."""

Drawn = dict[str, float]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Record the height in px of each text as shown on a phone, the least if it was drawn more than once."""
    found: Drawn = {}
    across: list[int] = [1100]
    text: Callable[..., int] = surface.Surface.text
    tile: Callable[..., surface.Letters] = surface._text_tile

    def watched(self: surface.Surface, *args: object, **more: object) -> int:
        across[0] = self.image.size[0]
        return text(self, *args, **more)

    def measured(theme: str, pack: str, said: str, size: float, *more: str) -> surface.Letters:
        shown = size * PHONE / across[0]
        found[said] = min(shown, found.get(said, shown))
        return tile(theme, pack, said, size, *more)

    monkeypatch.setattr(surface.Surface, "text", watched)
    monkeypatch.setattr(surface, "_text_tile", measured)
    # Bypass the cache: cached tiles would not be measured.
    monkeypatch.setattr(surface.Surface, "kept", lambda _, __, ___, draw, **____: draw())
    return found


def small(drawn: Drawn, *, large: bool) -> Drawn:
    return {said: size for said, size in drawn.items() if size < SMALL[large] - ROUNDING}


def test_the_least_sizes_are_those_of_a_phone() -> None:
    assert [size * PHONE / 1100 >= SMALL[large] for large, size in ((False, MIN_SIZE), (True, LARGE_MIN_SIZE))] == [
        True
    ] * 2


@pytest.mark.slow
@pytest.mark.exhaustive(3)
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("names", [SHORT, WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[f"{one.game}-{one.seed}" for one in PLAYED])
def test_every_word_of_a_match_can_be_read_on_a_phone(
    number: int, names: tuple[str, ...], large: bool, drawn: Drawn
) -> None:
    for n, (view, mine) in enumerate(moments(number)):
        who, said = cast(names, view), words(LANGUAGES[n % len(LANGUAGES)])
        board_picture(view, who, said, large=large)
        last_picture(view, who, said, large=large)
        hand_picture(mine, who, said, large=large)
        hand_picture(mine, who, said, large=large, to_others=True)
        for count in view.counts:
            count_picture(view, count, who, said, large=large)
        if view.standings:
            standings_picture(view, who, said)
        opened = replace(view, seats=tuple(replace(info, open_hand=mine.hand) for info in view.seats))
        draw_open_table(opened, Speech(opened, who, said), large=large)
    assert len(drawn) > 50
    assert small(drawn, large=large) == {}


@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("names", [SHORT, WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_picture_can_be_read_on_a_phone(
    language: str, names: tuple[str, ...], large: bool, drawn: Drawn
) -> None:
    said = words(language)
    pictures(said, names, large)
    for view in (
        auction(calls=AUCTION),
        *([] if large else [auction(4)]),
        public(seats=seats(open0=HAND[:2], open1=HAND[:1])),
    ):
        board_picture(view, cast(names, view), Told(language), large=large)
    count_picture(public(), LONG, cast(names, public()), said, large=large)
    own = LeaderLine(1234, names[0], "1512", 0, 2, 50, provisional=True, own=True)
    leaders_picture(replace(LEADERS, own=own), "minchiate", said, large=large)
    profile_picture(replace(PROFILE, partners=(), records=RECORDS), "minchiate", said, large=large)
    assert small(drawn, large=large) == {}


def best(names: tuple[str, ...]) -> BestDeal:
    one, two, three, four = names
    sides = (f"{one} + {two}: 215", f"{three} + {four}: 66")
    terms = "Best deal · Minchiate · 4 Dec 2025 · Deal 3 · Arno"
    cards = ("T01", "T02", "T03", "M00")
    return BestDeal(one, "+149 points", terms, cards, sides, f"{one} and {two}: 149 ahead, 3 rests.", "Alt.")


@pytest.mark.parametrize("names", [SHORT, WIDE], ids=["short", "wide"])
def test_the_card_of_a_best_deal_is_read_and_nothing_of_it_is_cut(names: tuple[str, ...], drawn: Drawn) -> None:
    deal = best(names)
    picture = best_deal_picture(deal, "minchiate", Words("en"))
    assert small(drawn, large=False) == {}
    shown = " ".join(drawn)
    assert "…" not in shown
    for said in (deal.name, deal.amount, *deal.sides, deal.terms, deal.outcome):
        assert all(word in shown for word in said.split())
    assert picture.width * 7 <= picture.height * 11


@pytest.mark.exhaustive(5)
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["minchiate", "terziglio", "chinze", "mineo"])
def test_every_diagram_of_the_rules_is_read_and_nothing_of_it_is_cut(
    slug: str, language: str, large: bool, drawn: Drawn
) -> None:
    for chapter in companions(slug).diagrams:
        diagram_picture(slug, chapter, words(language), large=large)
    assert len(drawn) > 50
    assert small(drawn, large=large) == {}
    assert [said for said in drawn if "…" in said] == []
