"""The table of a finished match with every hand face up: one row a seat, its card in the trick, its hand as chips."""

from __future__ import annotations

import hashlib
from math import ceil

from bot.engine.view import PublicView, SeatInfo, Trick
from bot.render.alt import board_alt
from bot.render.board import centre_trick
from bot.render.fit import paragraph, whole
from bot.render.layout import Place
from bot.render.model import HEIGHT, WIDTH, Cast, Picture, WordsLike, least
from bot.render.pills import told_of
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech
from bot.render.sprites import card_height
from bot.render.strip import TOP, strip

NAME, GROWN = 196, 1.25
"""Width of what stands before the cards, and how much wider and larger it is in large print."""

WIDEST, GAP = 78, 4
LARGEST = 110
"""The widest chip in large print."""

TALLEST_CARD = 176
TALL = 1100
"""Height of the picture in large print: a square, so that the index of every card is half as large again."""


def dealt(view: PublicView) -> bool:
    """Whether there are hands to be shown, or a trick."""
    return any(info.open_hand for info in view.seats)


def draw_open_table(view: PublicView, speech: Speech, theme: str = "dark", *, large: bool = False) -> Sheet:
    """Hands are ``open_hand`` of each seat; a seat without one shows an empty row. Large print is a higher picture."""
    high = TALL if large else HEIGHT
    sheet = Sheet(theme, view.pack, height=high, language=speech.language)
    strip(sheet, speech, grown=large)
    trick = centre_trick(view)
    pitch = (high - TOP - 12) // len(view.seats)
    for info in view.seats:
        _row(sheet, speech, info, trick, (TOP + pitch * info.seat, pitch - 6), large=large)
    return sheet


def open_table_picture(
    view: PublicView, cast: Cast, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """The finished picture, drawn at once in the calling thread. Only for matches that are over."""
    speech = Speech(view, cast, words)
    sheet = draw_open_table(view, speech, theme, large=large)
    width, height = sheet.image.size
    data = sheet.bytes()
    name = f"hands-{hashlib.blake2b(data, digest_size=6).hexdigest()}.png"
    return Picture(data, name, board_alt(view, speech), width, height)


def _row(
    sheet: Sheet, speech: Speech, info: SeatInfo, trick: Trick | None, band: tuple[int, int], *, large: bool
) -> None:
    """One seat in a band of the picture: its top and its height."""
    look, (top, height) = sheet.theme, band
    grown = GROWN if large else 1
    aside = round(NAME * grown)
    order, played = next(
        ((n, one) for n, one in enumerate(trick.cards if trick else (), 1) if one.seat == info.seat), (0, None)
    )
    winner = played is not None and trick is not None and trick.winning == info.seat
    sheet.panel((14, top, WIDTH - 14, top + height), look.panel, 14, look.gold if winner or info.waiting else "", 3)
    sheet.disc(34, top + 26, 10, look.sides[info.side % len(look.sides)])
    size, room = least(large=large), aside - 22
    name = whole(speech.clips(info.seat), size + 4, room - 24, size)
    sheet.text(name.said, (52, top + 26 - round(name.size * 0.68)), name.size, room - 24)
    pitch = round(size * 1.14)
    for n, (said, colour) in enumerate(_told(sheet, speech, info, trick if winner else None, (size, room))):
        y = top + 46 + pitch * n
        if y + pitch <= top + height + 4:
            sheet.text(said, (28, y), size, room, colour=colour)
    wide = _card_width(height - 16, round(TALLEST_CARD * grown))
    left = 14 + aside
    if played is not None:
        sheet.card(speech.id(played.card), left, top + 8, wide, rim=winner)
        sheet.token(str(order), left + wide - 4, top + min(height - 22, card_height(wide) - 8), 25 if large else 21)
    else:
        sheet.outline((left, top + 8, left + wide, top + 8 + card_height(wide)), 8, look.slot)
    left += wide + 18
    hand = info.open_hand or ()
    widest, spots = places(len(hand), (left, top), (WIDTH - 24 - left, height), LARGEST if large else WIDEST)
    for card, (x, y) in zip(hand, spots, strict=True):
        sheet.chip(speech.id(card), x, y, widest)


def _told(
    sheet: Sheet, speech: Speech, info: SeatInfo, won: Trick | None, room: tuple[int, int]
) -> list[tuple[str, str]]:
    """What stands below a name, each row with its colour: whether the card takes, tricks, badges. The cards that are
    left can be counted: they lie beside. ``room`` is the size of the letters and their width in px."""
    look = sheet.theme
    tricks = told_of(speech, info)[0]
    said = [(f"▶ {tricks}" if info.waiting else tricks, look.gold if info.waiting else look.muted)]
    if won is not None:
        said.append((speech.text("render-took" if won.complete else "render-takes"), look.gold))
    badges = " · ".join(speech.text(badge) for badge in info.badges)
    return said + [(row, look.muted) for row in paragraph((badges,), *room, 2)]


def _card_width(height: int, most: int) -> int:
    """The widest card that is not higher."""
    width = 40
    while card_height(width + 1) <= min(height, most):
        width += 1
    return width


def chip_rows(count: int, room: tuple[int, int], widest: int) -> tuple[int, int]:
    """In how many rows so many chips are largest in a room of this width and height, and how wide they are then."""
    best = (1, 0)
    for rows in (1, 2, 3):
        width = min(widest, room[0] // max(ceil(count / rows), 1) - GAP)
        while width > 12 and rows * (chip_height(width) + GAP) > room[1] - 8:
            width -= 1
        if width > best[1]:
            best = (rows, width)
    return best


def places(count: int, at: tuple[int, int], room: tuple[int, int], widest: int) -> tuple[int, list[Place]]:
    """How wide the chips of a hand are and where they lie: rows filled from the left, in the middle of the height."""
    rows, width = chip_rows(count, room, widest)
    each, pitch = max(ceil(count / rows), 1), chip_height(width) + GAP
    start = at[1] + (room[1] - rows * pitch + GAP) // 2
    spots = [Place(at[0] + (n % each) * (width + GAP), start + (n // each) * pitch) for n in range(count)]
    return width, spots
