"""Announcing melds: before a card is played, a player announces them whole, in part or not at all (C25-C34)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import ClaimItem, Refusal
from bot.engine.cards import Card, Seat
from bot.engine.tricktaking.entry import not_your_turn
from bot.games.chinze.deck import COURTS, OF_RANK, SIZE, SUITS, TRUMPS
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
from bot.games.chinze.state import PLAY, State, refuse

UNKNOWN = Refusal("chinze-meld-unknown", {}, "C24")
ANNOUNCE, BACK = "announce", "back"
MOST_THOUGHTS = 6
"""Limit of ``second_thoughts`` before one card: once it is reached, the player may not begin to show part of a meld and
may not take back a pass. Each such answer restarts the clock, so without a limit they could delay the match for ever.
Announcing melds is not limited."""


def open_melds(state: State) -> tuple[Meld, ...]:
    """Return the largest melds that the seat whose turn it is may announce now."""
    table = state.table
    return available(state.melds.said[table.turn], table.hands[table.turn], state.match.rules.counting)


def open_parts(state: State) -> tuple[str, ...]:
    """Return what the seat whose turn it is may announce in part (C27, C31)."""
    table = state.table
    if table.second_thoughts >= MOST_THOUGHTS:
        return ()
    return partial(state.melds.said[table.turn], table.hands[table.turn])


def claim(state: State, seat: Seat, items: tuple[Any, ...]) -> tuple[Event, ...] | Refusal:
    """Announce melds in the order given; an empty tuple announces none before this card.

    An item names an offer. If it lists cards, they may be a part of the offer.
    """
    table = state.table
    if state.phase != PLAY or table.showing or table.passed:
        return Refusal("chinze-no-meld-now", {}, "C26")
    if seat != table.turn:
        return not_your_turn(table.turn, "C26")
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
    """Return key and cards of an item that may have any shape, None if it is not a meld."""
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
    """Return why the seat whose turn it is may not announce these cards."""
    table = state.table
    hand, said = table.hands[table.turn], state.melds.said[table.turn]
    return meld_refusal(said, hand, state.match.rules.counting, kind, cards)


def meld_refusal(said: Said, hand: int, counting: Card, kind: str, cards: tuple[Card, ...]) -> Refusal:
    """Return why these cards cannot be announced from this hand; -1 stands for a card that is not in the pack."""
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
    """Announce nothing before this card."""
    if not open_melds(state):
        return Refusal("chinze-nothing-to-announce", {}, "C34")
    return (MeldsPassed(seat, True),)


def may_think_again(state: State) -> bool:
    """Return whether a player who passed may still announce before this card (``MOST_THOUGHTS``)."""
    return state.table.second_thoughts < MOST_THOUGHTS


def say(state: State, seat: Seat, word: Any) -> tuple[Event, ...] | Refusal:
    """Answer with a word: begin to show part of a meld, cancel that, or take back a pass."""
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
    return refuse("nothing-to-say")


def show(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """Announce a part of a meld: some of the tarocchi (C27), or three of four cards of a rank (C31)."""
    table = state.table
    if seat != table.turn:
        return not_your_turn(table.turn, "C26")
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
    """Return the key of the meld that these cards form. Recorded games give kind and cards only.

    The cards need not form a meld; the key may then be the kind alone.
    """
    card = cards[0] if cards else 0
    if kind == FAMILY and card > 21:
        return f"{kind}:{SUITS[(card - 22) // 14]}"
    if kind in (FOUR, THREE) and card > 21 and (card - 22) % 14 < 4:
        return f"{kind}:{COURTS[(card - 22) % 14]}"
    return kind
