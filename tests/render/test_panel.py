"""The picture that a player plays from: its measures, its marks, and that it says and shows nothing hidden."""

from __future__ import annotations

import io
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.actions import Decision
from bot.engine.text import Line, SeatArg
from bot.engine.view import PublicView, SeatView, Trick
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.render import Picture, PlayerNames, board_picture, hand_picture
from bot.render.layout import FIGURE, INDEX, LEGIBLE
from bot.render.model import HEIGHT, WIDTH
from bot.render.palette import THEMES, colours, rgb
from bot.render.panel import bands_height
from bot.render.panel_layout import (
    LARGE,
    LEFT,
    NORMAL,
    PLACE,
    RAISE,
    RIGHT,
    RIM,
    card_width,
    hand_of,
    place_left,
    sizes_of,
)
from bot.render.shown import Speech, last_trick, shown_cards, shown_trick, whose_turn
from bot.render.sprites import card_height
from bot.render.surface import Surface
from bot.ui.screens.base import deal_text
from tests.render.samples import CAST, EN, FULL, HAND, LAST, RUNNING, cards, played, seat_view, seats
from tests.render.test_sight import contrast
from tests.render.test_whole_words import PLAYED, SHORT, moments

ONE = cards("S10", "S12")
MINE = Trick(8, 1, played(1, "S07", "S10", "T28"), "S", 3)
"""A running trick to which seat 0 plays last; seat 3 is winning it."""


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def has(image: Image.Image, box: tuple[int, int, int, int], colour: str) -> bool:
    """Tells whether a part of a picture has at least 40 px of a colour."""
    found = image.crop(box).getcolors(1 << 20) or []
    return any(count >= 40 for count, one in found if one == rgb(colour))


def mine(**changes: object) -> SeatView:
    """Return the view of seat 0, whose turn it is."""
    company = tuple(replace(info, waiting=info.seat == 0) for info in seats())
    return seat_view(playable=ONE, **{"trick": MINE, "seats": company, **changes})


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("count", range(1, 36))
def test_every_index_of_a_hand_is_free_and_on_the_picture(count: int, large: bool) -> None:
    measures = LARGE if large else NORMAL
    laid = hand_of(count, measures.hand, measures, large=large)
    assert len(laid.cards) == count
    assert laid.end >= HEIGHT
    rows: dict[int, list[int]] = {}
    for card in laid.cards:
        rows.setdefault(card.place.y, []).append(card.place.x)
    for row in rows.values():
        assert row[0] >= LEFT
        assert row[-1] + laid.width <= RIGHT
        assert all(right - left >= laid.width * INDEX[0] for left, right in pairwise(row))
    tops = sorted(rows)
    for upper, lower in pairwise(tops):
        # A chosen card of the row below may cover the lower tip of a sign, never a figure.
        assert lower - RAISE - RIM - upper >= card_height(laid.width) * INDEX[1] * 0.85
    assert all(card.shown >= measures.row for card in laid.cards)


def test_rows_are_those_of_the_design() -> None:
    assert [len(sizes_of(count)) for count in (1, 6, 7, 26, 27, 35)] == [1, 1, 2, 2, 3, 3]
    assert [len(sizes_of(count, large=True)) for count in (6, 14, 15, 25)] == [1, 2, 3, 3]
    assert sizes_of(21) == [10, 11]
    assert hand_of(21, NORMAL.hand).end == 756
    assert hand_of(30, NORMAL.hand).end == 902
    assert hand_of(20, LARGE.hand, LARGE, large=True).end == 936
    assert card_width(5) == 272
    assert card_width(11) == 257
    assert card_width(12) >= LEGIBLE
    assert card_width(11) * FIGURE * 400 / WIDTH > 15


def test_places_stand_apart_and_end_before_the_last_trick() -> None:
    lefts = [place_left(n) for n in range(4)]
    assert all(right - left == PLACE + 12 for left, right in pairwise(lefts))
    assert lefts[-1] + PLACE < 936


@pytest.mark.parametrize("theme", THEMES)
def test_gold_is_for_the_players_own_turn_alone(theme: str) -> None:
    gold = THEMES[theme].gold
    turn_plate, own = (900, 16, WIDTH - 16, 70), (place_left(3), NORMAL.top, place_left(3) + PLACE, NORMAL.foot)
    turn = opened(hand_picture(mine(), CAST, EN, theme=theme))
    idle = opened(hand_picture(seat_view(trick=Trick(8, 1, MINE.cards[:2], "S", 2)), CAST, EN, theme=theme))
    for box in (turn_plate, own):
        assert has(turn, box, gold)
        assert not has(idle, box, gold)


@pytest.mark.parametrize("theme", THEMES)
def test_the_card_that_takes_the_trick_has_a_frame_of_its_own(theme: str) -> None:
    image = opened(hand_picture(mine(), CAST, EN, theme=theme))
    winner = THEMES[theme].winner

    def frame(number: int) -> tuple[int, int, int, int]:
        left = place_left(number) - RIM
        return left, NORMAL.top + 30, left + RIM, NORMAL.plate - 60

    assert [has(image, frame(number), winner) for number in range(4)] == [False, False, True, False]


def test_a_hand_keeps_its_place_whatever_the_trick() -> None:
    empty, full = Trick(8, 1, (), "", None), replace(FULL, complete=False)
    sizes = {hand_picture(mine(trick=trick), CAST, EN).height for trick in (empty, RUNNING, MINE, full)}
    assert sizes == {756}


def test_open_hands_of_others_make_the_picture_taller() -> None:
    company = seats(open1=HAND[:8], open2=HAND[8:10])
    picture = hand_picture(seat_view(HAND, seats=company), CAST, EN)
    assert picture.height == 756 + bands_height([company[1], company[2]])
    assert "Open hand of Lorenzo il Magnifico" in picture.alt


DEAL = {"en": "Deal 1 of 2", "it": "Mano 1 di 2", "es": "Mano 1 de 2"}


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_numbered_in_the_same_words_on_every_surface(
    language: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, drawn = words(language), set[str]()
    real = Surface.text

    def recorded(self: Surface, text: str, *args: Any, **more: Any) -> int:
        drawn.add(text)
        return real(self, text, *args, **more)

    monkeypatch.setattr(Surface, "text", recorded)
    view = mine(deal=1, deals=2)
    on_board = board_picture(view.public, CAST, said, large=large)
    assert any(DEAL[language] in text for text in drawn)
    drawn.clear()
    on_panel = hand_picture(view, CAST, said, large=large)
    assert any(text.startswith(DEAL[language]) for text in drawn)
    assert DEAL[language] in on_board.alt
    assert DEAL[language] in on_panel.alt
    assert deal_text(view.public, said) == DEAL[language]


def test_the_turn_is_said_from_the_players_side() -> None:
    def said(view: SeatView) -> str:
        turn = whose_turn(view, Speech(view.public, CAST, EN))
        return f"{turn.mine} {turn.ways[0] if turn.ways else ''}"

    lead = Trick(8, 0, (), "")
    assert said(mine()) == "True Your turn"
    assert said(mine(trick=lead)) == "True You lead"
    assert said(seat_view()) == "False Bianca’s turn"
    assert said(seat_view(deal_over=True)) == "False "
    discards = replace(mine(), decisions=(Decision(0, "discard", HAND, 3, 3),))
    assert said(discards) == "True Choose 3"
    fallen = replace(mine(seats=seats(open3=HAND[:4])), decisions=(Decision(0, "fallen", HAND[:2], of=3),))
    assert said(fallen) == "True You play for Bianca"
    call = replace(mine(trick=None, history=(), auction=True), decisions=(Decision(0, "call"),))
    assert said(call) == "True Your call"


def test_the_alt_text_says_once_whose_turn_it_is() -> None:
    turn = (Line("minchiate-status-turn", {"seat": SeatArg(0)}), Line("minchiate-status-lead", {"seat": SeatArg(1)}))
    yours = hand_picture(mine(status=turn), CAST, EN).alt
    assert "Your turn." in yours
    assert "’s turn." not in yours
    assert " leads." in yours, "the rest of the status stays"
    between = hand_picture(seat_view(HAND, deal_over=True, status=turn[:1]), CAST, EN).alt
    assert "’s turn." in between


def test_the_alt_text_says_what_the_picture_shows() -> None:
    alt = hand_picture(mine(history=(replace(LAST, points=5),)), CAST, EN).alt
    for said in (
        "Your turn.",
        "Trick 8",
        "Bianca is winning the trick",
        "Your hand, 21 cards",
        "You may choose: Ten of",
    ):
        assert said in alt
    assert "Last trick: " in alt
    assert "(+5). " in alt


def test_the_queued_card_is_marked_without_gold() -> None:
    idle = seat_view(trick=Trick(8, 1, MINE.cards[:2], "S", 2))
    plain, queued = (opened(hand_picture(idle, CAST, EN, chosen=frozenset(chosen))) for chosen in ((), HAND[:1]))
    x, y = hand_of(len(HAND), NORMAL.hand).cards[0].place
    above = (x, y - RAISE - RIM, x + 60, y - 2)
    assert has(queued, above, THEMES["dark"].text)
    assert not has(plain, above, THEMES["dark"].text)
    assert not has(queued, above, THEMES["dark"].gold)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("card_id", ["C07", "S10", "B04", "T05", "T13", "T30", "T38"])
def test_the_figure_of_a_dimmed_card_is_read(card_id: str, theme: str) -> None:
    surface = Surface(theme, "minchiate")
    surface.card(card_id, 100, 100, 257, dim=True)
    part = surface.image.crop((112, 118, 112 + 66, 118 + 48)).convert("L")
    tones = sorted(enumerate(part.histogram()), key=lambda one: -one[1])
    table = colours(theme, "minchiate").names
    assert contrast(table[tones[0][0]], table[tones[1][0]]) >= 3


def seen(view: SeatView) -> set[int]:
    """Return the cards that the player at this seat may see."""
    told: PublicView = view.public
    tricks = [trick for trick in (*told.history, told.trick) if trick is not None]
    found = {one.card for trick in tricks for one in trick.cards}
    found |= {card for zone in (*told.zones, *view.zones) for card in zone.cards}
    found |= {card for info in told.seats for card in info.open_hand or ()}
    return found | set(view.hand) | {card for one in view.decisions for card in one.cards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[f"{one.game}-{one.seed}" for one in PLAYED])
def test_whole_deals_show_and_say_only_what_the_player_may_see(
    number: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[str] = set()
    for name in ("card", "tile", "chip"):
        real = getattr(Surface, name)

        def watched(self: Surface, card_id: str, *more: object, real=real, **so: object) -> None:  # type: ignore[no-untyped-def]
            drawn.add(card_id)
            real(self, card_id, *more, **so)

        monkeypatch.setattr(Surface, name, watched)
    monkeypatch.setattr(Surface, "kept", lambda _, __, ___, draw, **____: draw())
    monkeypatch.setattr(Surface, "below", lambda _, __, ___, draw: draw())
    said = words(language)
    for turn, (view, own) in enumerate(moments(number)):
        drawn.clear()
        cast = PlayerNames(SHORT[: len(view.seats)], "Arno")
        theme, large = list(THEMES)[turn % 2], bool(turn % 3 == 0)
        picture = hand_picture(own, cast, said, theme=theme, large=large)
        pack = game(PLAYED[number].game).meta.pack.dressed(view.pack)
        may = {pack.ids[card] for card in seen(own)}
        assert drawn - {"back"} <= may
        assert {pack.ids[card] for card in shown_cards(own)} <= drawn
        trick = shown_trick(view)
        if trick is not None:
            assert {pack.ids[one.card] for one in trick.cards} <= drawn
            last = last_trick(view)
            assert last is None or {pack.ids[one.card] for one in last.cards} <= drawn
        assert picture.width == WIDTH
        assert picture.height * 11 >= WIDTH * 7
        assert 0 < len(picture.alt) <= 1000
        named = {said.card(pack.slug, card_id) for card_id in may}
        for card_id in set(pack.ids) - may:
            name = said.card(pack.slug, card_id)
            assert " " not in name or name not in picture.alt or any(name in other for other in named)
