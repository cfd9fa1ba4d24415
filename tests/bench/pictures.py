"""How fast pictures are made, compared in the same run with plain code (RGBA ``alpha_composite``, default PNG)."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import msgspec
from PIL import Image

import cards_art
from bot.engine.cards import Card
from bot.engine.view import PublicView, SeatView
from bot.i18n import LANGUAGES, words
from bot.render import Picture, board_picture, hand_picture
from bot.render.layout import Place
from bot.render.model import HEIGHT, WIDTH
from bot.render.palette import THEMES
from bot.render.panel_layout import NORMAL, hand_of
from bot.render.process import Limits, Studio, resident
from bot.render.seats import CARD, cross
from bot.render.service import warmed
from bot.render.sprites import card_height, memory
from tests.bench.rows import Row, interleaved
from tests.render.samples import CAST, FULL, HAND, PACK, public, seat_view, seats
from tests.render.test_whole_words import PLAYED, SHORT, cast, moments

ROUNDS = 25
LOOKS = tuple(
    path.parent.name for path in sorted(cards_art.HERE.glob("*/manifest.json")) if path.parent.name != "emojis"
)


class Goal(NamedTuple):
    """The longest time a picture may take, and the least factor by which it is faster than plain code."""

    ms: float
    times: float
    kilobytes: float


def _plain(chosen: tuple[Card, ...], places: tuple[Place, ...], width: int, whole: int = WIDTH) -> Callable[[], int]:
    """Return plain code that draws the same cards at the same places on a radial background ``whole`` px wide, composed
    and encoded without the bot's optimisations."""
    art = cards_art.pack("minchiate")
    scale = whole / WIDTH
    size = (round(width * scale), round(card_height(width) * scale))
    places = tuple(Place(round(place.x * scale), round(place.y * scale)) for place in places)
    sprites: list[Image.Image] = []
    for card in chosen:
        with Image.open(art.faces[PACK.ids[card]]) as face:
            sprites.append(face.convert("RGBA").resize(size, Image.Resampling.LANCZOS))
    glow = Image.radial_gradient("L").resize((whole, round(HEIGHT * scale)))
    felt = Image.merge("RGB", [glow.point([round(c * (1 - v / 400)) for v in range(256)]) for c in (28, 90, 69)])
    ground = felt.convert("RGBA")

    def draw() -> int:
        picture = ground.copy()
        for sprite, place in zip(sprites, places, strict=True):
            picture.alpha_composite(sprite, place)
        out = io.BytesIO()
        picture.save(out, "PNG")
        return len(out.getvalue())

    return draw


def _compared(figure: str, what: str, ours: Callable[[], Picture], plain: Callable[[], int], goal: Goal) -> Row:
    fast, slow = interleaved(ours, plain, ROUNDS)
    size = len(ours().data) / 1000
    measured = (
        f"{fast * 1000:.1f} ms, {slow / fast:.1f} x faster than plain, {size:.0f} kB (plain {plain() / 1000:.0f} kB)"
    )
    met = fast * 1000 <= goal.ms and slow / fast >= goal.times and size <= goal.kilobytes
    return Row(figure, what, measured, f"{goal.ms} ms, {goal.times} x, {goal.kilobytes} kB", met)


def _moments(step: int) -> Iterator[tuple[SeatView, PublicView]]:
    """Yield hands of the same 21 cards and complete tricks, each with other figures and other playable cards than the
    one before. Runs with another ``step`` share the figures, but no picture."""
    for number in itertools.count():
        company = tuple(
            msgspec.structs.replace(info, tricks=(number * step + info.seat) % 22, hand_count=21 - number % 21)
            for info in seats()
        )
        view = public(trick=FULL, seats=company, deal=1 + number % 12)
        hand = seat_view(playable=HAND[number % 20 : number % 20 + 2])
        yield msgspec.structs.replace(hand, public=view), view


def varied(chance: random.Random) -> Iterator[Callable[[], Picture]]:
    """Yield tables and hands of all games, in all languages, looks and prints, as a busy bot draws them."""
    while True:
        view, mine = chance.choice(moments(chance.randrange(len(PLAYED))))
        said, theme, large = words(chance.choice(LANGUAGES)), chance.choice(list(THEMES)), chance.random() < 0.3
        who = cast(tuple(chance.sample(SHORT, 4)), view)
        yield partial(board_picture, view, who, said, theme=theme, large=large)
        yield partial(hand_picture, mine, who, said, theme=theme, large=large, token="t")


def most_memory(count: int, limits: Limits | None = None) -> int:
    """Return the largest memory in bytes of the process that draws this many pictures of :func:`varied`."""
    studio, most = Studio(limits=limits), 0
    try:
        for draw in itertools.islice(varied(random.Random(5)), count):
            studio.draw(draw)
            most = max(most, resident(studio.pid or 0))
    finally:
        studio.close()
    return most


def bench() -> Iterator[Row]:
    """Yield P3 and P4, and the memory that the sprites of all decks and a drawing process take."""
    it = words("it")
    moments = _moments(1)
    for slug in LOOKS:
        warmed(slug)
    for hand, view in itertools.islice(_moments(5), ROUNDS):
        hand_picture(hand, CAST, it)
        board_picture(view, CAST, it)
    laid = hand_of(len(HAND), NORMAL.hand)
    yield _compared(
        "P3",
        "the panel with a hand of 21, view to bytes",
        lambda: hand_picture(next(moments)[0], CAST, it),
        _plain(HAND, tuple(card.place for card in laid.cards), laid.width),
        Goal(5, 8, 110),
    )
    places = cross(4)
    yield _compared(
        "P4",
        "a trick, view to bytes",
        lambda: board_picture(next(moments)[1], CAST, it),
        _plain(tuple(p.card for p in FULL.cards), tuple(places[p.seat].card for p in FULL.cards), CARD),
        Goal(3, 10, 80),
    )
    held = memory() / 1e6
    measured = f"{held:.0f} MB in {len(LOOKS)} looks"
    yield Row("P4", "memory of all sprites at the widths of hand and trick", measured, "120 MB", held <= 120)
    count = ROUNDS * 24
    most, ceiling = most_memory(count), Limits().ceiling
    told = f"{most / 1e6:.0f} MB after {count} different pictures"
    yield Row("P4", "memory of a process that draws", told, f"{ceiling / 1e6:.0f} MB", 0 < most <= ceiling)
