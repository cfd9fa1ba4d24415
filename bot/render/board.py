"""The public picture of a table: the trick in the middle, seats round it."""

from __future__ import annotations

from bot.engine.view import PublicView, SeatInfo, Trick
from bot.render.auction import draw_auction
from bot.render.calls import in_auction
from bot.render.corners import corners, foot, lower_corners
from bot.render.duel import draw_duel
from bot.render.ground import draw_ground
from bot.render.model import BOARD_WIDTH, LARGE_LEAST, WIDTH
from bot.render.open_hands import card_room, draw_open_hands
from bot.render.piles import draw_piles
from bot.render.pills import Telling, pill, telling
from bot.render.seats import CARD, LARGE_PILL, PILL, SPOTS, SeatPlace, cross, homes, row
from bot.render.seats import large as seats_large
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.sprites import card_height
from bot.render.strip import strip
from cards_art import fonts

SHORT = 180
"""So much of a played card is shown at least while hands lie open below."""


def centre_trick(view: PublicView) -> Trick | None:
    """The trick to show large: the running one, or the last while nobody has led to the next."""
    if view.trick is not None and (view.trick.cards or not view.history):
        return view.trick
    return view.history[-1] if view.history else view.trick


def before_play(view: PublicView) -> bool:
    """Whether the picture shows the groups of cards on the table instead of a trick."""
    return not view.history and not (view.trick and view.trick.cards) and any(zone.cards for zone in view.zones)


def draw_board(view: PublicView, speech: Speech, theme: str = "dark", *, large: bool = False) -> Sheet:
    """What everybody may see, always from the same side of the table. ``large`` is large print: bigger cards and words,
    and only what matters now."""
    sheet = Sheet(theme, view.pack, WIDTH if large else BOARD_WIDTH, language=speech.language)
    if before_play(view):
        draw_ground(sheet, view, speech, large=large)
        return sheet
    trick = centre_trick(view)
    count = len(view.seats)
    fallen, shown = [info for info in view.seats if info.open_hand], 0
    if in_auction(view):
        draw_auction(sheet, view, speech, trick, large=large)
        return sheet
    if fallen:
        strip(sheet, speech, grown=large)
        open_ = [len(info.open_hand or ()) for info in fallen]
        pills = LARGE_PILL if large else PILL
        below = 108 + SHORT + pills + 14
        shown = card_room(open_, below, SHORT, card_height(CARD))
        places = row(count, shown, pills)
        draw_open_hands(sheet, speech, fallen, below + shown - SHORT, large=large)
    elif count == 2:
        for seat, place in draw_duel(sheet, view, speech, trick, large=large).items():
            _card(sheet, speech, view.seats[seat], place, trick, 0)
        return sheet
    elif large:
        strip(sheet, speech, grown=True)
        places = seats_large(count)
        foot(sheet, view, speech, trick)
    else:
        places = cross(count, view.clockwise)
        if count == 3:
            strip(sheet, speech)
            lower_corners(sheet, view, speech, trick)
        else:
            corners(sheet, view, speech, trick)
        draw_piles(sheet, speech, view.zones, SPOTS[count], homes(count, view.clockwise))
    told = telling(speech, {seat: place.pill for seat, place in places.items()})
    for info in view.seats:
        _seat(sheet, speech, info, places[info.seat], trick, told, shown)
    return sheet


def _seat(
    sheet: Sheet, speech: Speech, info: SeatInfo, place: SeatPlace, trick: Trick | None, told: Telling, shown: int
) -> None:
    winner = trick is not None and trick.winning == info.seat and bool(trick.cards)
    pill(sheet, speech, info, place.pill, told, winner=winner)
    _card(sheet, speech, info, place, trick, shown)


def _card(sheet: Sheet, speech: Speech, info: SeatInfo, place: SeatPlace, trick: Trick | None, shown: int) -> None:
    """What a seat has played, or the place for it."""
    (x, y), width = place.card, place.width
    high = shown or card_height(width)
    played = [(n, p) for n, p in enumerate(trick.cards, start=1) if p.seat == info.seat] if trick else []
    winner = bool(played) and trick is not None and trick.winning == info.seat
    if not played:
        rim = sheet.theme.gold if info.waiting else sheet.theme.slot
        sheet.outline((x + 8, y + 8, x + width - 8, y + high - 8), 16, rim)
        return
    order, card = played[0]
    sheet.card(speech.id(card.card), x, y, width, rim=winner, shown=shown)
    if winner and trick is not None:
        said = speech.text("render-took" if trick.complete else "render-takes")
        _ribbon(sheet, said, x, y + round(high * 0.68), width)
    _order(sheet, order, x + width - 6, y + high - 26)


def _ribbon(sheet: Sheet, said: str, x: int, top: int, width: int) -> None:
    theme = sheet.theme
    sheet.panel((x - 12, top, x + width + 12, top + 44), theme.on_gold, 6)
    sheet.panel((x - 10, top + 2, x + width + 10, top + 42), theme.gold, 5)
    sheet.text(
        said.upper().replace(" ", "  "), (x + width // 2, top), LARGE_LEAST, width,
        colour=theme.on_gold, under=theme.gold, align="middle", font=fonts.INDEX,
    )  # fmt: skip


def _order(sheet: Sheet, number: int, cx: int, cy: int) -> None:
    sheet.disc(cx, cy, 23, sheet.theme.panel, sheet.theme.gold)
    sheet.text(str(number), (cx, cy - 23), 36, 40, align="middle", font=fonts.INDEX)
