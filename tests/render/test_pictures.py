"""Every kind of picture: its frame, its size in bytes, its file name, and that what must be visible is visible."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

from bot.cache import ByteCache
from bot.engine.actions import Decision
from bot.engine.view import Trick
from bot.i18n import words
from bot.render import (
    Picture,
    PlayerNames,
    board_picture,
    cards_picture,
    count_picture,
    hand_picture,
    last_picture,
    standings_picture,
    surface,
)
from bot.render.model import HEIGHT, WIDTH
from bot.render.panel_layout import LIFT, NORMAL, RAISE, hand_of
from bot.render.seats import cross
from bot.render.shown import playable, shown_cards
from bot.render.sprites import weight
from bot.render.two_player_table import WIDE, places
from tests.render.samples import (
    CAST,
    COUNT,
    DECLARED,
    DECLARER,
    FULL,
    HAND,
    LAST,
    LONG,
    MELDS,
    PACK,
    RUNNING,
    STOCK,
    ZONES,
    Told,
    auction,
    cards,
    played,
    public,
    seat_view,
    seats,
)

IT = words("it")
ONE = cards("S10", "S12")


def opened(picture: Picture) -> Image.Image:
    """Return the picture scaled to the units of the layouts, whatever width it was drawn at."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    assert image.size == (picture.width, picture.height)
    return image.resize((WIDTH, round(WIDTH * image.height / image.width)), Image.Resampling.BICUBIC)


def light(image: Image.Image, box: tuple[int, int, int, int]) -> float:
    """Return the mean lightness of a part of a picture."""
    levels = image.crop(box).convert("L").histogram()
    return sum(level * count for level, count in enumerate(levels)) / sum(levels)


PICTURES = {
    "hand": lambda theme: hand_picture(seat_view(playable=ONE), CAST, IT, theme=theme),
    "hand-large": lambda theme: hand_picture(seat_view(playable=ONE), CAST, IT, theme=theme, large=True),
    "hand-35": lambda theme: hand_picture(seat_view(tuple(range(35))), CAST, IT, theme=theme),
    "hand-chosen": lambda theme: hand_picture(seat_view(playable=HAND), CAST, IT, chosen=frozenset(ONE), theme=theme),
    "hand-empty": lambda theme: hand_picture(seat_view(()), CAST, IT, theme=theme),
    "board": lambda theme: board_picture(public(), CAST, IT, theme=theme),
    "board-full": lambda theme: board_picture(public(trick=FULL), CAST, IT, theme=theme),
    "board-ground": lambda theme: board_picture(public(trick=None, history=(), zones=ZONES), CAST, IT, theme=theme),
    "board-open": lambda theme: board_picture(public(seats=seats(open1=HAND, open2=HAND[:7])), CAST, IT, theme=theme),
    "board-large": lambda theme: board_picture(public(trick=FULL), CAST, IT, theme=theme, large=True),
    "board-3-large": lambda theme: board_picture(public(3), CAST, IT, theme=theme, large=True),
    "board-2-large": lambda theme: board_picture(public(2), CAST, IT, theme=theme, large=True),
    "board-melds": lambda theme: board_picture(public(2, zones=MELDS), CAST, IT, theme=theme),
    "board-stock": lambda theme: board_picture(public(3, zones=STOCK), CAST, IT, theme=theme),
    "board-declared": lambda theme: board_picture(public(zones=DECLARED), CAST, IT, theme=theme),
    "board-auction": lambda theme: board_picture(auction(), CAST, Told("it"), theme=theme),
    "board-nothing": lambda theme: board_picture(
        public(trick=None, history=(), status=(), score=(), deal=0, deals=0), CAST, IT, theme=theme
    ),
    "cards": lambda theme: cards_picture("Rubate", HAND, "minchiate", IT, theme=theme),
    "cards-none": lambda theme: cards_picture("Rubate", (), "minchiate", IT, theme=theme),
    "cards-all": lambda theme: cards_picture("Tutte", range(97), "minchiate", IT, theme=theme),
    "count-long": lambda theme: count_picture(public(deal_over=True), LONG, CAST, IT, theme=theme),
    "count-large": lambda theme: count_picture(public(deal_over=True), COUNT, CAST, IT, theme=theme, large=True),
    "count-declarer": lambda theme: count_picture(public(3), DECLARER, CAST, IT, theme=theme),
    "standings": lambda theme: standings_picture(public(counts=(COUNT,)), CAST, IT, theme=theme),
    "last": lambda theme: last_picture(public(), CAST, IT, theme=theme),
    "count": lambda theme: count_picture(public(deal_over=True), COUNT, CAST, IT, theme=theme),
}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("kind", PICTURES)
def test_frame_weight_name_and_alt(kind: str, theme: str) -> None:
    picture = PICTURES[kind](theme)
    assert opened(picture).height >= HEIGHT, "no picture is wider than 11:7"
    assert picture.width == WIDTH
    assert len(picture.data) <= 120_000
    assert re.fullmatch(r"(hand|board|cards|count|standings)-[0-9a-f]{12}\.png", picture.name)
    assert 0 < len(picture.alt) <= 1000


@pytest.mark.parametrize("kind", ["hand", "board", "count"])
def test_the_same_view_gives_the_same_bytes_and_name(kind: str) -> None:
    one, other = PICTURES[kind]("dark"), PICTURES[kind]("dark")
    assert one == other
    assert PICTURES[kind]("light").name != one.name


@pytest.mark.parametrize("kind", ["board", "board-full", "board-melds", "board-stock", "board-open", "board-large"])
def test_what_is_kept_in_memory_is_drawn_as_it_was_at_first(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PICTURES[kind]("dark")
    kept = PICTURES[kind]("dark")
    monkeypatch.setattr(surface, "_pieces", ByteCache(1_000_000, weight))
    assert PICTURES[kind]("dark").data == kept.data


def test_a_token_of_the_caller_makes_the_name() -> None:
    one = hand_picture(seat_view(HAND), CAST, IT, token="t7k2-h3-p41")
    other = hand_picture(seat_view(HAND[1:]), CAST, IT, token="t7k2-h3-p41")
    assert one.name == other.name
    assert one.data != other.data
    assert hand_picture(seat_view(HAND), CAST, IT, token="t7k2-h3-p42").name != one.name


@pytest.mark.parametrize("count", [2, 3, 4])
def test_any_number_of_seats(count: int) -> None:
    trick = Trick(3, 0, played(0, "S07", "S10", seats=count), "S", 1)
    picture = board_picture(public(count, trick=trick, history=()), CAST, IT)
    image = opened(picture)
    where = places(WIDE) if count == 2 else cross(count, broad=count == 3)
    for seat in (0, 1):
        (x, y), width = where[seat].card, where[seat].width
        assert light(image, (x + 20, y + 20, x + width - 20, y + 60)) > 150
    bare = board_picture(public(count, trick=trick, history=()), PlayerNames((), ""), IT)
    assert "Giocatore 1" in bare.alt


def test_playable_cards_are_lighter_than_the_others() -> None:
    laid = hand_of(len(HAND), NORMAL.hand)
    free, shut = HAND.index(ONE[0]), 0
    image = opened(hand_picture(seat_view(playable=ONE), CAST, IT))
    idle = opened(hand_picture(seat_view(), CAST, IT))

    def strip_of(place: int, up: int = 0) -> tuple[int, int, int, int]:
        x, y = laid.cards[place].place
        return (x + 10, y - up + 10, x + 70, y - up + 90)

    assert light(image, strip_of(free, LIFT)) > 1.4 * light(image, strip_of(shut))
    assert light(idle, strip_of(shut)) > 1.4 * light(image, strip_of(shut))


def test_a_chosen_card_stands_higher_and_has_a_mark() -> None:
    place = hand_of(len(HAND), NORMAL.hand).cards[4].place
    plain = opened(hand_picture(seat_view(playable=HAND), CAST, IT))
    chosen = opened(hand_picture(seat_view(playable=HAND), CAST, IT, chosen=frozenset({HAND[4]})))
    above = (place.x + 4, place.y - RAISE, place.x + 60, place.y - 4)
    assert light(chosen, above) > 1.5 * light(plain, above)
    assert RAISE > LIFT > 0


def test_the_winner_is_marked_by_more_than_colour() -> None:
    winning = opened(board_picture(public(trick=RUNNING), CAST, IT)).convert("L")
    nobody = opened(board_picture(public(trick=Trick(8, 0, RUNNING.cards, "S")), CAST, IT)).convert("L")
    x, y = cross(4)[2].card
    ribbon = (x - 8, y + 230, x - 2, y + 262)
    assert abs(light(winning, ribbon) - light(nobody, ribbon)) > 60


def test_the_last_trick_stays_until_the_next_lead() -> None:
    between = board_picture(public(trick=Trick(8, 2, ()), history=(LAST,)), CAST, IT)
    assert "Presa 7" in between.alt
    assert "La presa è di" in between.alt


def test_a_fallen_hand_is_drawn_for_the_one_who_chooses() -> None:
    fallen = HAND[:6]
    view = seat_view(HAND[6:], seats=seats(open3=fallen))
    asked = type(view)(0, view.public, view.hand, (), (Decision(0, "play", fallen[:2], of=3),))
    assert shown_cards(asked) == fallen
    assert playable(asked) == frozenset(fallen[:2])
    picture = hand_picture(asked, CAST, IT)
    assert "Carte scoperte di Bianca (6): " in picture.alt
    assert IT.card("minchiate", PACK.ids[HAND[10]]) not in picture.alt


def test_cards_of_an_unknown_pack() -> None:
    with pytest.raises(KeyError):
        cards_picture("?", (1,), "no-such-pack", IT)
