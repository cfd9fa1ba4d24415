"""How fast pictures are made, against the plain way (RGBA ``alpha_composite``, default PNG) in the same run."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Callable

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
from tests.render.samples import CAST, FULL, HAND, PACK, cards, public, seat_view

ROUNDS = 25
Row = tuple[str, str, str]


def _median(draw: Callable[[], object]) -> float:
    """Milliseconds of the middle run; the first two are not counted."""
    times: list[float] = []
    for _ in range(ROUNDS + 2):
        start = time.perf_counter()
        draw()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[2:])


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


def _compared(name: str, ours: Callable[[], Picture], plain: Callable[[], int], goal: str) -> Row:
    fast, slow = _median(ours), _median(plain)
    sizes = f"{len(ours().data) / 1000:.0f} kB (plain {plain() / 1000:.0f} kB)"
    return (name, f"{fast:.1f} ms, {slow / fast:.1f} × faster than plain {slow:.1f} ms, {sizes}", goal)


def rows() -> list[Row]:
    """P3 and P4: name, measured, goal."""
    it = words("it")
    hand = seat_view(playable=cards("S10", "S12"))
    board = public(trick=FULL)
    seats = cross(4)
    return [
        _compared(
            "P3 hand of 21, view to bytes",
            lambda: hand_picture(hand, CAST, it),
            _plain(HAND, hand_fan(len(HAND), REST).places, hand_fan(len(HAND), REST).width),
            "<= 5 ms, >= 8 x, <= 110 kB",
        ),
        _compared(
            "P4 trick, view to bytes",
            lambda: board_picture(board, CAST, it),
            _plain(tuple(p.card for p in FULL.cards), tuple(seats[p.seat].card for p in FULL.cards), CARD),
            "<= 3 ms, >= 10 x, <= 80 kB",
        ),
    ]


if __name__ == "__main__":
    for row in rows():
        print(*row, sep=" | ")
