"""The picture of a table that is being filled: its seats with their players, and cards of its pack."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from PIL import Image

from bot.render.canvas import CLOTH, WOOD, Canvas
from bot.render.faces import portrait
from bot.render.model import ALT_LIMIT, WIDTH, Picture
from bot.render.nameplates import initial
from bot.render.pictures import named
from bot.render.sprites import byte_cached
from bot.render.text import MIN_SIZE, width
from cards_art import fonts

MAX_GROUND_BYTES = 3_000_000
"""Maximum bytes of the picture without seats that is kept, of the lobby that is being filled: 2.8 million."""
PEOPLE, BOTS = "#E8A33D", "#5AA9E6"
"""Colours of the faces of people and of bots. The shape tells them apart too: a disc and a rounded square."""
HIGH = 640
"""Height in px of the picture."""
FACE = 92
"""Width in px of a face."""
PILL = 46
"""Height in px of a name."""
CENTRE = (WIDTH // 2, 386)
"""The middle of the table."""
TABLE = (640, 330)
"""Width and height in px of the table."""
CARD = 112
"""Width in px of a card on the table."""
NAME = 30
"""Letter size in px of a name."""
ROOM = WIDTH - 80
"""Width in px of the terms."""
BETWEEN = " · "
"""Separator of the terms."""


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat: the name of its player, "" if it is free."""

    name: str = ""
    bot: bool = False
    host: bool = False


class LobbyTable(msgspec.Struct, frozen=True):
    """The content of the picture. `terms` says what match it will be, in one line; `free` is the label of a free seat;
    `cards` are ids of the pack; `alt` is the alt text."""

    title: str
    terms: str
    free: str
    seats: tuple[LobbySeat, ...]
    cards: tuple[str, ...]
    pack: str
    language: str
    alt: str


class Place(NamedTuple):
    """Where a seat is drawn: the centre of its face, and on which side of it the name stands."""

    x: int
    y: int
    below: bool


def places(players: int) -> tuple[Place, ...]:
    """Return the places of the seats: the first below, the others anticlockwise, as they play."""
    x, y = CENTRE
    bottom, top = Place(x, y + TABLE[1] // 2 + 8, below=False), Place(x, y - TABLE[1] // 2 - 8, below=False)
    aside = TABLE[0] // 2 + 92
    if players == 2:
        return bottom, top
    if players == 3:
        return bottom, Place(x + aside, y - 62, below=True), Place(x - aside, y - 62, below=True)
    return bottom, Place(x + aside, y - 18, below=True), top, Place(x - aside, y - 18, below=True)


def lobby_picture(table: LobbyTable, *, theme: str = "dark") -> Picture:
    """Return the picture, drawn in the calling thread."""
    canvas = draw_lobby_table(table, theme)
    return named("lobby", canvas.bytes(), table.alt[:ALT_LIMIT], canvas.size)


def draw_lobby_table(table: LobbyTable, theme: str = "dark") -> Canvas:
    """Draws the title and the terms, the table with its cards, and the seats round it."""
    canvas = Canvas(theme, HIGH, ground=_ground(_bare(table), theme))
    for seat, place in zip(table.seats, places(len(table.seats)), strict=True):
        _draw_seat(canvas, seat, place, table.free)
    return canvas


def _bare(table: LobbyTable) -> LobbyTable:
    return msgspec.structs.replace(table, seats=(), alt="")


@byte_cached(MAX_GROUND_BYTES)
def _ground(table: LobbyTable, theme: str) -> Image.Image:
    """Return the picture without the seats, which alone change while a table is being filled."""
    canvas = Canvas(theme, HIGH)
    look, (x, y), (wide, high) = canvas.theme, CENTRE, TABLE
    canvas.text(table.title, (x, 24), 72, WIDTH - 120, look.gold, align="middle", font=fonts.TITLE, min_size=40)
    rows = term_rows(table.terms)
    for number, row in enumerate(rows):
        at = (x, 118 if len(rows) == 1 else 100 + 32 * number)
        canvas.text(row, at, 32 if len(rows) == 1 else MIN_SIZE, ROOM, look.text, align="middle", min_size=MIN_SIZE)
    box = (x - wide // 2, y - high // 2, x + wide // 2, y + high // 2)
    left, top, right, bottom = box
    rim, edge = WOOD[canvas.name]
    canvas.oval((left + 6, top + 18, right - 6, bottom + 20), "#000000", 0.42)
    canvas.oval(box, edge)
    canvas.oval((left + 3, top + 2, right - 3, bottom - 5), rim)
    canvas.oval((left + 36, top + 26, right - 36, bottom - 28), edge, 0.8)
    canvas.oval((left + 39, top + 30, right - 39, bottom - 30), CLOTH[canvas.name])
    canvas.fan(table.cards, table.pack, (x, y - 2), CARD, language=table.language, step=16, spread=0.86)
    return canvas.image


def term_rows(terms: str) -> list[str]:
    """Return the terms in one row if it fits, else in two of nearly the same width."""
    if width(terms, MIN_SIZE) <= ROOM:
        return [terms]
    parts = terms.split(BETWEEN)
    splits = [(BETWEEN.join(parts[:n]), BETWEEN.join(parts[n:])) for n in range(1, len(parts))]
    return list(min(splits, key=lambda rows: max(width(row, MIN_SIZE) for row in rows), default=(terms,)))


def _draw_seat(canvas: Canvas, seat: LobbySeat, place: Place, free: str) -> None:
    look, half = canvas.theme, FACE // 2
    box = (place.x - half, place.y - half, place.x + half, place.y + half)
    if not seat.name:
        canvas.panel(box, look.panel, half, look.muted, 4)
        canvas.text("+", (place.x, place.y - 38), 58, FACE, look.muted, align="middle", font=fonts.INDEX)
    elif seat.bot:
        shown = portrait(seat.name, FACE, BOTS, 20)
        canvas.image.paste(shown, box[:2], shown)
    else:
        canvas.panel(box, PEOPLE, half, "#1E1713", 3)
        letter = initial(seat.name)
        canvas.text(letter, (place.x, place.y - 41), 62, FACE - 8, "#1E1713", align="middle", font=fonts.INDEX)
    _draw_name(canvas, seat, place, seat.name or free)


def _draw_name(canvas: Canvas, seat: LobbySeat, place: Place, name: str) -> None:
    look, half = canvas.theme, FACE // 2
    room = 250 if place.below else 320
    wide = min(room, round(width(name, NAME)) + 44)
    if place.below:
        left, top = place.x - wide // 2, place.y + half + 8
        left = max(16, min(WIDTH - 16 - wide, left))
    else:
        left, top = place.x + half - 6, place.y - PILL // 2
    box = (left, top, left + wide, top + PILL)
    colour = look.gold if seat.host else look.panel
    canvas.panel(box, colour, PILL // 2, "" if seat.host else look.panel)
    text = look.on_gold if seat.host else look.text if seat.name else look.muted
    canvas.text(name, (left + wide // 2, top + 3), NAME, wide - 36, text, align="middle", min_size=MIN_SIZE)
