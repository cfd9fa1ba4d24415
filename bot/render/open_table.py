"""The table of a finished match with every hand face up: one row a seat, its card in the trick, its hand as chips."""

from __future__ import annotations

import hashlib
from math import ceil

from bot.engine.view import PublicView, SeatInfo, Trick
from bot.render.alt import board_alt
from bot.render.board import centre_trick
from bot.render.layout import Place
from bot.render.model import HEIGHT, WIDTH, Cast, Picture, WordsLike
from bot.render.pills import seat_words
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech
from bot.render.sprites import card_height
from bot.render.strip import TOP, strip

NAME = 196
"""Width of what stands before the cards."""

WIDEST, GAP = 78, 4
TALLEST_CARD = 176


def dealt(view: PublicView) -> bool:
    """Whether there are hands to be shown, or a trick."""
    return any(info.open_hand for info in view.seats)


def draw_open_table(view: PublicView, speech: Speech, theme: str = "dark", *, large: bool = False) -> Sheet:
    """Hands are ``open_hand`` of each seat; a seat without one shows an empty row. ``large`` is large print."""
    sheet = Sheet(theme, view.pack, language=speech.language)
    strip(sheet, speech, grown=large)
    trick = centre_trick(view)
    pitch = (HEIGHT - TOP - 12) // len(view.seats)
    for info in view.seats:
        _row(sheet, speech, info, trick, TOP + pitch * info.seat, pitch - 6, large)
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


def _row(sheet: Sheet, speech: Speech, info: SeatInfo, trick: Trick | None, top: int, height: int, large: bool) -> None:
    look, more = sheet.theme, 7 if large else 0
    order, played = next(
        ((n, one) for n, one in enumerate(trick.cards if trick else (), 1) if one.seat == info.seat), (0, None)
    )
    winner = played is not None and trick is not None and trick.winning == info.seat
    sheet.panel((14, top, WIDTH - 14, top + height), look.panel, 14, look.gold if winner or info.waiting else "", 3)
    sheet.disc(34, top + 26, 10, look.sides[info.side % len(look.sides)])
    sheet.text(speech.who(info.seat), (52, top + 6 - more), 28 + more, NAME - 50)
    told = f"▶ {seat_words(speech, info)}" if info.waiting else seat_words(speech, info)
    sheet.text(told, (28, top + 44 - more), 22 + more, NAME - 26, colour=look.gold if info.waiting else look.muted)
    badges = " · ".join(speech.text(badge) for badge in info.badges)
    sheet.text(badges, (28, top + 72), 20 + more, NAME - 26, colour=look.muted)
    if winner and trick is not None:
        said = speech.text("render-took" if trick.complete else "render-takes")
        sheet.text(said, (28, top + 98), 24 + more, NAME - 26, colour=look.gold)
    wide = _card_width(height - 16)
    left = 14 + NAME
    if played is not None:
        sheet.card(speech.id(played.card), left, top + 8, wide, rim=winner)
        sheet.token(str(order), left + wide - 4, top + height - 22, 15)
    else:
        sheet.outline((left, top + 8, left + wide, top + 8 + card_height(wide)), 8, look.slot)
    left += wide + 18
    hand = info.open_hand or ()
    for card, (x, y) in zip(hand, places(len(hand), left, top, WIDTH - 24 - left, height), strict=True):
        sheet.chip(speech.id(card), x, y, chip_width(len(hand), WIDTH - 24 - left, height))


def _card_width(height: int) -> int:
    """The widest card that is not higher."""
    width = 40
    while card_height(width + 1) <= min(height, TALLEST_CARD):
        width += 1
    return width


def chip_rows(count: int, room: int, height: int) -> tuple[int, int]:
    """In how many rows so many chips are largest, and how wide they are then."""
    best = (1, 0)
    for rows in (1, 2, 3):
        width = min(WIDEST, room // max(ceil(count / rows), 1) - GAP)
        while width > 12 and rows * (chip_height(width) + GAP) > height - 8:
            width -= 1
        if width > best[1]:
            best = (rows, width)
    return best


def chip_width(count: int, room: int, height: int) -> int:
    """The width of the chips of a hand of so many cards."""
    return chip_rows(count, room, height)[1]


def places(count: int, left: int, top: int, room: int, height: int) -> list[Place]:
    """Where the chips of a hand lie: rows filled from the left, in the middle of the height."""
    rows, width = chip_rows(count, room, height)
    each, pitch = max(ceil(count / rows), 1), chip_height(width) + GAP
    start = top + (height - rows * pitch + GAP) // 2
    return [Place(left + (n % each) * (width + GAP), start + (n // each) * pitch) for n in range(count)]
