"""What a picture shows of a view, chosen before anything is drawn: pictures draw it, alternative texts say it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat
from bot.engine.text import Line
from bot.engine.view import Call, PublicView, SeatInfo, SeatView, Trick, Zone
from bot.render.captions import Speech

Remark = tuple[int | None, str, tuple[Line, ...]]
"""A remark on a group of cards: the seat of the owner (None if there is none), the catalogue key of the group's name,
and the sentences."""


def shown_trick(view: PublicView) -> Trick | None:
    """Return the trick on the table: the running one, else the last one of the deal."""
    if view.trick is not None:
        return view.trick
    return view.history[-1] if view.history else None


def last_trick(view: PublicView) -> Trick | None:
    """Return the trick before the one on the table, if it is still open to all."""
    trick = shown_trick(view)
    return next((one for one in reversed(view.history) if one is not trick), None)


def calling(view: PublicView) -> bool:
    """Tells whether the picture shows the calls of an auction instead of a trick."""
    return shown_trick(view) is None and (view.auction or bool(view.calls))


def in_turn(view: PublicView) -> tuple[Seat, ...]:
    """Return the seats in the order of play: of the trick, of the auction, else from the seat after the dealer."""
    count, trick = len(view.seats), shown_trick(view)
    if trick is not None:
        first = trick.leader
    elif view.calls:
        first = view.calls[0].seat
    else:
        dealer = next((info.seat for info in view.seats if "badge-dealer" in info.badges), None)
        waiting = next((info.seat for info in view.seats if info.waiting), 0) if view.auction else 0
        first = waiting if dealer is None else (dealer + 1) % count
    return tuple((first + n) % count for n in range(count))


def asked_of(view: SeatView) -> Seat | None:
    """Return the other seat from whose open hand the viewer must choose a card, or None if there is no such decision
    (M104)."""
    return next((d.of for d in view.decisions if d.of is not None and d.of != view.seat and d.cards), None)


def main_question(view: SeatView) -> Decision | None:
    """Return the question that the match waits for this player to answer, None if there is none."""
    return next((one for one in view.decisions if not one.optional), None)


def asked_place(view: SeatView) -> Seat | None:
    """Return the seat whose place is the player's to fill now: their own, that of an open hand from which they choose
    (M104), or None."""
    question = main_question(view)
    if question is None:
        return None
    return view.seat if question.of is None else question.of


def shown_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the cards in the picture: the viewer's hand, or the open hand from which they choose. Without cards in
    hand they are those of the question that the match waits for, such as a captured card given for the Fool, or those
    that only the viewer may look at meanwhile, such as the cards of the cut (M43)."""
    other = asked_of(view)
    if other is None:
        question = main_question(view)
        if question is None or (view.hand and question.cards):
            return view.hand
        # The cards of the cut include those that the cutter has robbed and holds.
        looked_at = (zone.cards for zone in view.zones if zone.cards and set(view.hand) <= set(zone.cards))
        return question.cards or next(looked_at, view.hand)
    return view.public.seats[other].open_hand or ()


def playable(view: SeatView) -> frozenset[Card] | None:
    """Return the cards that the viewer may choose now; None if no decision asks for a card."""
    other = asked_of(view)
    wanted = [d for d in view.decisions if d.cards and (d.of if d.of != view.seat else None) == other]
    return frozenset(card for d in wanted for card in d.cards) if wanted else None


class Turn(NamedTuple):
    """`mine`: the player must act. `ways` are wordings with shorter and shorter names, none between deals."""

    mine: bool
    ways: tuple[str, ...]


def whose_turn(view: SeatView, speech: Speech) -> Turn:
    """Return whose turn it is, as the player at `view.seat` sees it."""
    question = main_question(view)
    if question is not None:
        return Turn(True, tuple(_mine(view, question, speech)))
    public = view.public
    waiting = [info.seat for info in public.seats if info.waiting]
    if public.over or public.deal_over or not waiting:
        return Turn(False, ())
    if len(waiting) == 1:
        return Turn(False, tuple(speech.text("render-turn-of", who=who) for who in speech.clips(waiting[0])))
    return Turn(False, (speech.text("render-turn-several"),))


def _mine(view: SeatView, question: Decision, speech: Speech) -> list[str]:
    public = view.public
    if question.of is not None and question.of != view.seat:
        return [speech.text("render-turn-for", who=who) for who in speech.clips(question.of)]
    if question.cards and question.most > 1 and question.least == question.most:
        return [speech.text("render-turn-choose", count=question.most)]
    if public.auction:
        return [speech.text("render-turn-call")]
    if public.trick is not None and not public.trick.cards and question.cards:
        return [speech.text("render-turn-lead")]
    return [speech.text("render-turn-yours")]


def centre_trick(view: PublicView) -> Trick | None:
    """Return the trick shown large: the current one, or the last one until the next lead."""
    if view.trick is not None and (view.trick.cards or not view.history):
        return view.trick
    return view.history[-1] if view.history else view.trick


def before_play(view: PublicView) -> bool:
    """Tells whether the picture shows the groups of cards on the table instead of a trick."""
    return not view.history and not (view.trick and view.trick.cards) and any(zone.cards for zone in view.zones)


def is_opening(view: PublicView) -> bool:
    """Tells whether no card has been played in this deal and nothing lies face up."""
    played = view.history or (view.trick is not None and view.trick.cards)
    shown = any(zone.cards for zone in view.zones) or any(info.open_hand for info in view.seats)
    return not played and not shown and not view.over and not view.deal_over


def is_cut(view: PublicView) -> bool:
    """Tells whether a seat is asked to cut."""
    return any(info.waiting and any(badge.endswith("-cutter") for badge in info.badges) for info in view.seats)


def is_dealt(view: PublicView) -> bool:
    """Tells whether the seats hold cards."""
    return any(info.hand_count for info in view.seats)


def calls_of(view: PublicView, seat: Seat) -> tuple[Call, ...]:
    """Return the calls of a seat, the oldest first."""
    return tuple(call for call in view.calls if call.seat == seat)


def in_auction(view: PublicView) -> bool:
    """Tells whether the board shows the calls: there are some, and no card has been played yet."""
    return bool(view.calls) and not view.history and not (view.trick and view.trick.cards)


def counts_of(speech: Speech, info: SeatInfo) -> tuple[str, str]:
    """Return the texts for tricks taken and cards in hand."""
    return speech.text("render-tricks", tricks=info.tricks), speech.text("render-cards", count=info.hand_count)


def seat_words(speech: Speech, info: SeatInfo) -> str:
    """Return tricks taken and cards in hand in one line."""
    return " · ".join(counts_of(speech, info))


def called(speech: Speech, seat: Seat) -> str:
    """Return the latest call of a seat during the auction, else an empty string."""
    calls = calls_of(speech.view, seat) if in_auction(speech.view) else ()
    return speech.text(calls[-1].key) if calls else ""


def open_hands(view: SeatView) -> list[SeatInfo]:
    """Return the seats whose hands lie open, except the player's own and the one from which they choose now."""
    apart = (view.seat, asked_of(view))
    return [info for info in view.public.seats if info.open_hand and info.seat not in apart]


def stock_of(view: PublicView) -> Zone | None:
    """Return the closed pile that belongs to all (stock, talon), before the second trick else the first closed pile
    (folla, discard); None if there is none."""
    closed = [zone for zone in view.zones if zone.count and not zone.cards]
    first = next(iter(closed), None) if not view.progress[0] else None
    return next((zone for zone in closed if zone.seat is None and not zone.lines), first)


def shown_groups(view: PublicView) -> list[Zone]:
    """Return the groups of cards that the picture shows beside the trick or the calls, or on the places before the
    first trick."""
    stock = stock_of(view)
    piles = [stock] if stock is not None else []
    if calling(view):
        return piles
    if shown_trick(view) is None:
        return piles + [zone for zone in view.zones if zone.seat is not None and zone.count and zone not in piles]
    if len(view.seats) == 4:
        return piles if last_trick(view) is None else []
    if len(view.seats) == 3 and last_trick(view) is not None:
        piles = []
    return [zone for info in view.seats for zone in groups_of(view, info.seat)] + piles


def groups_of(view: PublicView, seat: Seat) -> list[Zone]:
    """Return what a seat has shown or declared, the latest first."""
    return [zone for zone in reversed(view.zones) if zone.seat == seat and zone.cards and zone.lines]


def in_order(zones: Iterable[Zone]) -> list[Zone]:
    """Return the groups shown during the play, the most important first.

    First come open cards with a remark (melds, combinations, a debt), the latest first, then closed piles. Other open
    cards belong to the time before the play and are left out.
    """
    zones = tuple(zones)
    closed = [zone for zone in zones if zone.count and not zone.cards]
    return [
        *(zone for zone in reversed(zones) if zone.cards and zone.lines),
        *(zone for zone in closed if zone.seat is None and not zone.lines),
        *(zone for zone in closed if zone.lines),
    ]


def remarks(view: PublicView) -> list[Remark]:
    """Return the remarks on groups of cards that matter during the play: declared combinations, debts."""
    return [(zone.seat, zone.key, zone.lines) for zone in view.zones if zone.lines and zone.cards]


def table_notes(view: PublicView, speech: Speech) -> list[str]:
    """Return the remarks as texts."""
    return [wordings(speech, remark)[0] for remark in remarks(view)]


def wordings(speech: Speech, remark: Remark) -> list[str]:
    """Return the remark in several wordings, with shorter and shorter names, and at last without its owner. Groups
    without an owner are called by their name."""
    seat, key, said = remark
    ways = list(speech.ways(said))
    if seat is None:
        return [f"{speech.text(key)}: {one}" for one in ways]
    return [*(f"{who}: {one}" for who, one in zip(speech.clips(seat), ways, strict=True)), ways[-1]]
