"""Announcing melds before one's own card, whole or in part, or keeping them back (C25-C34)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import ClaimItem, Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import SeatArg
from bot.games.chinze.events import Event, MeldAnnounced, MeldsPassed, ShowingChosen
from bot.games.chinze.melds import (
    FAMILY,
    FOUR,
    KINDS,
    LEAST_TAROCCHI,
    NOTHING_SAID,
    TAROCCHI,
    THREE,
    Meld,
    Said,
    available,
    meld,
    partial,
)
from bot.games.chinze.pack import COURTS, OF_RANK, SIZE, SUITS, TRUMPS
from bot.games.chinze.state import PLAY, State

UNKNOWN = Refusal("chinze-meld-unknown", {}, "C24")
ANNOUNCE, BACK = "announce", "back"
MOST_THOUGHTS = 6
"""So often before one card a player may begin to show cards or keep quiet and think again: every such answer starts
the clock anew, and nobody shall hold up the table with it. Melds are announced as often as there are any."""


def open_melds(state: State) -> tuple[Meld, ...]:
    """The largest melds that the seat whose turn it is may announce now."""
    table = state.table
    return available(state.melds.said[table.turn], table.hands[table.turn], state.match.rules.counting)


def open_parts(state: State) -> tuple[str, ...]:
    """What that seat may announce in part (C27, C31)."""
    table = state.table
    if table.second_thoughts >= MOST_THOUGHTS:
        return ()
    return partial(state.melds.said[table.turn], table.hands[table.turn])


def claim(state: State, seat: Seat, items: tuple[Any, ...]) -> tuple[Event, ...] | Refusal:
    """The seat announces melds in the order given, or for this trick none. Items name an offer; with cards of their
    own they may show a part of it."""
    table = state.table
    if state.phase != PLAY or table.showing or table.passed:
        return Refusal("chinze-no-meld-now", {}, "C26")
    if seat != table.turn:
        return Refusal("not-your-turn", {"who": SeatArg(table.turn)}, "C26")
    if type(items) is not tuple:
        return UNKNOWN
    if not items:
        return pass_melds(state, seat)
    said, hand, number = state.melds.said[seat], table.hands[seat], state.tricks.number
    counting = state.match.rules.counting
    events: list[Event] = []
    offers = {offer.key: offer for offer in open_melds(state)}
    for item in items:
        asked = _asked(item)
        if asked is None:
            return UNKNOWN
        key, cards = asked
        offer = offers.get(key)
        kind, _, of = key.partition(":")
        if not cards:
            if offer is None:
                return UNKNOWN
            cards = offer.cards
        found = meld(said, hand, counting, kind, cards)
        if found is not None and of and found.of != of:
            return UNKNOWN
        if found is None:
            return why_not(state, kind, cards)
        events.append(MeldAnnounced(seat, found, number))
        said = said.after(kind, cards)
    return tuple(events)


def _asked(item: Any) -> tuple[str, tuple[Card, ...]] | None:
    """Key and cards of one item of unknown shape, None if it is no meld."""
    if not isinstance(item, ClaimItem):
        return None
    key: Any = item.key
    cards: tuple[Any, ...] = item.cards
    if type(key) is not str or key.partition(":")[0] not in KINDS or type(cards) is not tuple:
        return None
    if not all(type(card) is int and 0 <= card < SIZE for card in cards):
        return None
    return key, cards


def why_not(state: State, kind: str, cards: tuple[Card, ...]) -> Refusal:
    """Why a meld of the seat whose turn it is may not be announced."""
    table = state.table
    hand, said = table.hands[table.turn], state.melds.said[table.turn]
    return meld_refusal(said, hand, state.match.rules.counting, kind, cards)


def meld_refusal(said: Said, hand: int, counting: Card, kind: str, cards: tuple[Card, ...]) -> Refusal:
    """Why these cards, which may be none of the pack (-1), are no meld that can be announced from this hand."""
    if any(card < 0 or not hand >> card & 1 for card in cards):
        return Refusal("chinze-meld-not-held", {}, "C25")
    if kind == TAROCCHI:
        if len(set(cards)) <= said.tarocchi and not any(not TRUMPS >> card & 1 for card in cards):
            return Refusal("chinze-meld-more-tarocchi", {"count": said.tarocchi}, "C28")
        return Refusal("chinze-meld-tarocchi", {"count": LEAST_TAROCCHI}, "C27")
    if meld(NOTHING_SAID, hand, counting, kind, cards) is not None:
        return Refusal("chinze-meld-twice", {}, "C33")
    return UNKNOWN


def pass_melds(state: State, seat: Seat) -> tuple[Event, ...] | Refusal:
    """The seat announces nothing before this card."""
    if not open_melds(state):
        return Refusal("chinze-nothing-to-announce", {}, "C34")
    return (MeldsPassed(seat, True),)


def may_think_again(state: State) -> bool:
    """Whether a player who kept quiet may still announce before this card."""
    return state.table.second_thoughts < MOST_THOUGHTS


def say(state: State, seat: Seat, word: Any) -> tuple[Event, ...] | Refusal:
    """Which part of a meld to show, or back from there; or to announce after all."""
    table = state.table
    if state.phase == PLAY and seat == table.turn:
        if table.showing:
            if word == BACK:
                return (ShowingChosen(seat, ""),)
        elif table.passed:
            if word == ANNOUNCE and may_think_again(state):
                return (MeldsPassed(seat, False),)
        elif type(word) is str and word in open_parts(state):
            return (ShowingChosen(seat, word),)
    return Refusal("chinze-nothing-to-say", {}, "C26")


def show(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """The part that is shown: some of the tarocchi (C27), or three of four of a kind (C31)."""
    table = state.table
    if seat != table.turn:
        return Refusal("not-your-turn", {"who": SeatArg(table.turn)}, "C26")
    kind = TAROCCHI
    if table.showing != TAROCCHI:
        kind, group = THREE, OF_RANK[COURTS.index(table.showing)]
        if len(set(cards)) != 3 or any(not group >> card & 1 for card in cards):
            return Refusal("chinze-show-three", {}, "C31")
    found = meld(state.melds.said[seat], table.hands[seat], state.match.rules.counting, kind, cards)
    if found is None:
        return why_not(state, kind, cards)
    return (MeldAnnounced(seat, found, state.tricks.number),)


def key_of(kind: str, cards: tuple[Card, ...]) -> str:
    """The key under which these cards are announced as a meld of this kind (recorded games)."""
    card = cards[0] if cards else 0
    if kind == FAMILY and card > 21:
        return f"{kind}:{SUITS[(card - 22) // 14]}"
    if kind in (FOUR, THREE) and card > 21 and (card - 22) % 14 < 4:
        return f"{kind}:{COURTS[(card - 22) % 14]}"
    return kind
