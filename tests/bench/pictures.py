"""How fast pictures are made, against the plain way (RGBA ``alpha_composite``, default PNG) in the same run."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PIL import Image

import cards_art
from bot.engine.cards import Card
from bot.i18n import words
from bot.render import Picture, board_picture, hand_picture
from bot.render.layout import Place, hand_fan
from bot.render.model import HEIGHT, WIDTH
from bot.render.seats import CARD, cross
from bot.render.sprites import card_height
from bot.render.strip import REST
from tests.bench.rows import Row, interleaved
from tests.render.samples import CAST, FULL, HAND, PACK, cards, public, seat_view

ROUNDS = 25


class Goal(NamedTuple):
    """What a picture may take at most, and how many times faster than the plain way it is at least."""

    ms: float
    times: float
    kilobytes: float


def _plain(chosen: tuple[Card, ...], places: tuple[Place, ...], width: int) -> Callable[[], int]:
    """The same cards at the same places on a radial ground, composed and encoded without any of our shortcuts."""
    art = cards_art.pack("minchiate")
    size = (width, card_height(width))
    sprites: list[Image.Image] = []
    for card in chosen:
        with Image.open(art.faces[PACK.ids[card]]) as face:
            sprites.append(face.convert("RGBA").resize(size, Image.Resampling.LANCZOS))
    glow = Image.radial_gradient("L").resize((WIDTH, HEIGHT))
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


def bench() -> Iterator[Row]:
    """P3 and P4."""
    it = words("it")
    hand = seat_view(playable=cards("S10", "S12"))
    board = public(trick=FULL)
    seats = cross(4)
    fan = hand_fan(len(HAND), REST)
    yield _compared(
        "P3",
        "a hand of 21, view to bytes",
        lambda: hand_picture(hand, CAST, it),
        _plain(HAND, fan.places, fan.width),
        Goal(5, 8, 110),
    )
    yield _compared(
        "P4",
        "a trick, view to bytes",
        lambda: board_picture(board, CAST, it),
        _plain(tuple(p.card for p in FULL.cards), tuple(seats[p.seat].card for p in FULL.cards), CARD),
        Goal(3, 10, 80),
    )
