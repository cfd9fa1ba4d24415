"""The table of a finished match with all hands open: per seat one row with its card in the trick and its hand as
chips."""

from __future__ import annotations

import hashlib
from math import ceil

from bot.engine.view import PublicView, SeatInfo, Trick
from bot.render.alt_text import board_alt
from bot.render.chips import chip_height
from bot.render.frame import TOP, strip
from bot.render.layout import Place
from bot.render.model import HEIGHT, WIDTH, Picture, PlayerNames, WordsLike
from bot.render.nameplates import initial
from bot.render.pointer import Pointer, pointed, starred
from bot.render.shown import Speech, centre_trick, counts_of
from bot.render.sprites import card_height
from bot.render.surface import Surface
from bot.render.text import min_size, named, paragraph

NAME, GROWN = 196, 1.25
"""Width in px of the text before the cards, and its factor (for letters too) in large print."""

MARK = 22
"""Radius in px of the mark before a name: a bot's face, or the initial of a person."""

WIDEST, GAP = 78, 4
"""Width in px of the widest chip, and px between chips."""
LARGEST = 110
"""Width in px of the widest chip in large print."""

TALLEST_CARD = 176
"""Maximum height in px of the card played to the trick."""
TALL = 1100
"""Height in px of the picture in large print: a square, so that each index is half as large again."""


def dealt(view: PublicView) -> bool:
    """Tells whether there are open hands to show."""
    return any(info.open_hand for info in view.seats)


def draw_open_table(
    view: PublicView, speech: Speech, theme: str = "dark", *, large: bool = False, starred: str = ""
) -> Surface:
    """Draws the table. Hands are `open_hand` of each seat; a seat without one has an empty row. In large print the
    picture is taller. The card with the id `starred` gets a star."""
    high = TALL if large else HEIGHT
    surface = Surface(theme, view.pack, height=high, language=speech.language, starred=starred)
    strip(surface, speech, grown=large)
    trick = centre_trick(view)
    pitch = (high - TOP - 12) // len(view.seats)
    for info in view.seats:
        _row(surface, speech, info, trick, (TOP + pitch * info.seat, pitch - 6), large=large)
    return surface


def open_table_picture(
    view: PublicView,
    cast: PlayerNames,
    words: WordsLike,
    *,
    theme: str = "dark",
    large: bool = False,
    pointer: Pointer | None = None,
) -> Picture:
    """Return the finished picture, drawn in the calling thread. Only for matches that are over. `pointer` is what the
    replay points out."""
    speech = Speech(view, cast, words)
    star = starred(pointer, speech) if pointer is not None else ""
    surface, alt = draw_open_table(view, speech, theme, large=large, starred=star), board_alt(view, speech)
    if pointer is not None:
        surface, alt = pointed(surface, alt, speech, pointer, large=large)
    width, height = surface.image.size
    data = surface.bytes()
    name = f"hands-{hashlib.blake2b(data, digest_size=6).hexdigest()}.png"
    return Picture(data, name, alt, width, height)


def _row(
    surface: Surface, speech: Speech, info: SeatInfo, trick: Trick | None, band: tuple[int, int], *, large: bool
) -> None:
    """Draws one seat; `band` is the top and the height of its row in px."""
    look, (top, height) = surface.theme, band
    grown = GROWN if large else 1
    aside = round(NAME * grown)
    order, played = next(
        ((n, one) for n, one in enumerate(trick.cards if trick else (), 1) if one.seat == info.seat), (0, None)
    )
    winner = played is not None and trick is not None and trick.winning == info.seat
    surface.panel((14, top, WIDTH - 14, top + height), look.panel, 14, look.gold if info.waiting else "", 3)
    face, who = speech.face(info.seat), speech.beside_mark(info.seat)
    mark = round(MARK * grown)
    surface.side_mark(info.side, initial(speech.who(info.seat)), 22 + mark, top + 6 + mark, mark, face=face)
    size, room = min_size(large=large), aside - 22
    pitch, beside = round(size * 1.14), 2 * mark + 4
    names, named_size = named(who, size + 4, room - beside, size)
    for n, said in enumerate(names):
        surface.text(
            said, (28 + beside, top + 6 + mark - round(named_size * 0.68) + pitch * n), named_size, room - beside
        )
    more = pitch * (len(names) - 1)
    for n, (said, colour) in enumerate(_seat_rows(surface, speech, info, trick if winner else None, (size, room))):
        y = top + 10 + 2 * mark + more + pitch * n
        if y + pitch <= top + height + 4:
            surface.text(said, (28, y), size, room, colour=colour)
    wide = _card_width(height - 16, round(TALLEST_CARD * grown))
    left = 14 + aside
    if played is not None:
        surface.card(speech.id(played.card), left, top + 8, wide, winner=winner)
        surface.token(str(order), left + wide - 4, top + min(height - 22, card_height(wide) - 8), 25 if large else 21)
    else:
        surface.outline((left, top + 8, left + wide, top + 8 + card_height(wide)), 8, look.slot)
    left += wide + 18
    hand = info.open_hand or ()
    widest, spots = places(len(hand), (left, top), (WIDTH - 24 - left, height), LARGEST if large else WIDEST)
    for card, (x, y) in zip(hand, spots, strict=True):
        surface.chip(speech.id(card), x, y, widest)


def _seat_rows(
    surface: Surface, speech: Speech, info: SeatInfo, won: Trick | None, room: tuple[int, int]
) -> list[tuple[str, str]]:
    """Return the rows below a name with their colours: tricks, whether the card takes the trick, badges.

    The number of cards left is not stated, because the cards are shown. `room` is the letter size and the width in px.
    """
    look = surface.theme
    tricks = counts_of(speech, info)[0]
    said = [(f"▶ {tricks}" if info.waiting else tricks, look.gold if info.waiting else look.muted)]
    if won is not None:
        said.append((speech.text("render-took" if won.complete else "render-takes"), look.text))
    badges = " · ".join(speech.text(badge) for badge in info.badges)
    return said + [(row, look.muted) for row in paragraph((badges,), *room, 2)]


def _card_width(height: int, max_height: int) -> int:
    """Return the width in px of the widest card that is not higher than both limits."""
    width = 40
    while card_height(width + 1) <= min(height, max_height):
        width += 1
    return width


def chip_rows(count: int, room: tuple[int, int], widest: int) -> tuple[int, int]:
    """Return the number of rows in which `count` chips are widest in a room (width, height), and that width in px."""
    best = (1, 0)
    for rows in (1, 2, 3):
        width = min(widest, room[0] // max(ceil(count / rows), 1) - GAP)
        while width > 12 and rows * (chip_height(width) + GAP) > room[1] - 8:
            width -= 1
        if width > best[1]:
            best = (rows, width)
    return best


def places(count: int, at: tuple[int, int], room: tuple[int, int], widest: int) -> tuple[int, list[Place]]:
    """Return the width in px of the chips of a hand and their places: rows filled from the left, vertically
    centred."""
    rows, width = chip_rows(count, room, widest)
    each, pitch = max(ceil(count / rows), 1), chip_height(width) + GAP
    start = at[1] + (room[1] - rows * pitch + GAP) // 2
    spots = [Place(at[0] + (n % each) * (width + GAP), start + (n // each) * pitch) for n in range(count)]
    return width, spots
