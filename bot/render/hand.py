"""The picture of a hand, for its owner's eyes only."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.view import SeatView
from bot.render.layout import hand_fan
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.strip import REST, strip


def asked_of(view: SeatView) -> Seat | None:
    """The other seat whose open hand the viewer chooses from, if such a question stands (M104)."""
    return next((d.of for d in view.decisions if d.of is not None and d.of != view.seat and d.cards), None)


def shown_cards(view: SeatView) -> tuple[Card, ...]:
    """The hand that the picture shows: one's own, or the fallen one that is chosen from."""
    other = asked_of(view)
    if other is None:
        return view.hand
    return view.public.seats[other].open_hand or ()


def playable(view: SeatView) -> frozenset[Card] | None:
    """Cards that a question lets the viewer pick now; None when no card is asked for."""
    other = asked_of(view)
    wanted = [d for d in view.decisions if d.cards and (d.of if d.of != view.seat else None) == other]
    return frozenset(card for d in wanted for card in d.cards) if wanted else None


def draw_hand(
    view: SeatView,
    speech: Speech,
    chosen: frozenset[int] = frozenset(),
    theme: str = "dark",
    *,
    large: bool = False,
    told: bool = False,
) -> Sheet:
    """Playable cards stand up with a gold rim, the others are dimmed; chosen ones stand higher, with a tick. ``told``
    is for anybody's eyes, after the match: the hand has its owner's name."""
    sheet = Sheet(theme, view.public.pack, language=speech.language)
    other = view.seat if told else asked_of(view)
    clips = speech.clips(other) if other is not None else ()
    titles = [speech.text("render-hand-of", who=who) for who in clips]
    mine = not told and any(not d.optional for d in view.decisions)
    strip(sheet, speech, titles, mine=mine, grown=large)
    cards = view.hand if told else shown_cards(view)
    fan = hand_fan(len(cards), REST, large=large)
    may = None if told and asked_of(view) is not None else playable(view)
    for card, (x, y) in zip(cards, fan.places, strict=True):
        picked, free = card in chosen, may is not None and card in may
        up = fan.raise_ if picked else fan.lift if free else 0
        sheet.card(
            speech.id(card), x, y - up, fan.width, dim=may is not None and not free and not picked, rim=free or picked
        )
        if picked:
            sheet.disc(x + round(fan.width * 0.15), y - up, 15, sheet.theme.gold, sheet.theme.panel)
            at = (x + round(fan.width * 0.15), y - up - 17)
            sheet.text("✓", at, 30, 34, colour=sheet.theme.on_gold, under=sheet.theme.gold, align="middle")
    if not cards:
        theme_ = sheet.theme
        sheet.panel((250, 330, 850, 420), theme_.panel, 20)
        sheet.text(speech.text("render-hand-empty"), (550, 348), 40, 560, align="middle", colour=theme_.muted)
    return sheet
