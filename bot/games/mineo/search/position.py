"""What a view of Mineo implies about the hidden cards: who can hold which card, and what was said and played so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from bot.engine.actions import Action, Decision, Pick, Say
from bot.engine.cards import Card, Seat, cards_of, mask_of
from bot.engine.compiled import Ints
from bot.engine.searched import Hidden
from bot.engine.view import PublicView, SeatView, Trick, Zone
from bot.games.mineo.auction import CALLS
from bot.games.mineo.deal import scarto_choice
from bot.games.mineo.deck import ALL, BIT, FUJUTU, HONOURS, SUIT, SUIT_MASKS, TRUMP, TRUMPS, VALUE
from bot.games.mineo.options import Rules, read
from bot.games.mineo.search.layout import (
    BEST,
    DEALER,
    GIRO,
    GONE,
    LEADER,
    LED,
    MONTE,
    NUMBER,
    OWING,
    PACKET,
    RIVANTO,
    SCARTO,
    SCOMMESSA,
    SHOWN,
    SIZE_OF,
    SOLOIST,
    SPOKEN,
    STATA,
    TAKER,
    TURN,
    options_of,
)
from bot.games.mineo.search.opening import spare
from bot.games.mineo.search.playouts import BET, CALL, CARD, LAYING, PROMISE
from bot.games.mineo.state import State

HANDS, AWAY = 3, 3
"""Before and during the play places 0-2 are the hands and place 3 is the scarto. During the auction places 0-11 are the
packets, four for each seat, and place 12 is the monte."""
SPARE_CARDS = 7
"""The cards among which search looks for the scarto: those that the policy of the game would lay away first."""
KINDS = {
    "lead": CARD,
    "play": CARD,
    "scarto": LAYING,
    "scommessa": BET,
    "rivanto": PROMISE,
    "call": CALL,
    "final": CALL,
    "answer": CALL,
}
"""The questions that search answers."""


class Position(NamedTuple):
    """A question, as the compiled play needs it.

    ``start`` is the hand before the first lead, or before the first call, without hidden cards; ``known`` the cards of
    each hand at the first lead that are certain, as masks. ``said`` are the cards played so far, or the calls.
    ``shown`` is the monte if everybody has seen it, ``hidden_scarto`` whether the scarto is unknown. ``moves`` are the
    answers as numbers: cards, masks of the scarto, calls, or 1 for a bet. ``like`` has for each answer the number of
    the first one that brings the same, whatever the others hold.
    """

    kind: int
    me: Seat
    start: Ints
    known: Ints
    said: Ints
    rules: Ints
    shown: int
    hidden_scarto: bool
    moves: Ints
    like: Ints
    actions: tuple[Action, ...]
    hidden: Hidden


def position(view: SeatView, decision: Decision, answer: Action | None = None) -> Position:
    """Return the position of a question. ``answer`` is a scarto that is judged too."""
    rules = read(view.public.options)
    kind = KINDS[decision.kind]
    moves, actions = _answers(view, decision, rules, kind, answer)
    return (_calling if kind == CALL else _playing)(view, rules, kind, moves, actions)


def _answers(
    view: SeatView, decision: Decision, rules: Rules, kind: int, answer: Action | None
) -> tuple[list[int], tuple[Action, ...]]:
    if kind == CARD:
        return list(decision.cards), tuple([Pick((card,)) for card in decision.cards])
    if kind == LAYING:
        hand = mask_of(view.hand)
        forced, free = scarto_choice(rules, hand)
        first = sorted(cards_of(free), key=lambda card: -spare(hand, card))[: max(SPARE_CARDS, decision.least)]
        chosen = [tuple(sorted(one)) for one in combinations(first, decision.least)]
        if isinstance(answer, Pick) and tuple(sorted(answer.cards)) not in chosen:
            chosen.append(tuple(sorted(answer.cards)))
        return [mask_of(one) | forced for one in chosen], tuple([Pick(one) for one in chosen])
    words = [word.word for word in decision.words]
    numbers = [CALLS.index(word) for word in words] if kind == CALL else [int(word != "no") for word in words]
    return numbers, tuple([Say(word) for word in words])


def _zone(zones: Iterable[Zone], name: str) -> Zone | None:
    return next((zone for zone in zones if zone.key == f"zone-mineo-{name}"), None)


def _seat_with(public: PublicView, badge: str) -> Seat:
    return next((info.seat for info in public.seats if badge in info.badges), -1)


def _begun(view: SeatView) -> Ints:
    start = np.zeros(SIZE_OF, np.int64)
    start[DEALER] = _seat_with(view.public, "badge-dealer")
    start[SOLOIST] = start[RIVANTO] = start[TAKER] = start[LED] = start[BEST] = start[OWING] = -1
    start[NUMBER] = start[GIRO] = 1
    return start


# -- The auction


def _calling(view: SeatView, rules: Rules, kind: int, moves: list[int], actions: tuple[Action, ...]) -> Position:
    public, me = view.public, view.seat
    start = _begun(view)
    dealer = int(start[DEALER])
    start[TURN] = (dealer + 1) % 3
    giri = len(view.hand) // 5
    capacity = np.full(13, 5, np.int64)
    capacity[12] = 3
    # Which giro a card of the own hand came with decides nothing: the seat knows all of them.
    for number, card in enumerate(view.hand):
        start[PACKET + 4 * me + number // 5] |= BIT[card]
    capacity[4 * me : 4 * me + giri] = 0
    monte, bottom = _zone(view.zones, "own-monte"), _zone(view.zones, "bottom")
    seen = mask_of(monte.cards if monte is not None else bottom.cards if bottom is not None else ())
    start[MONTE] = seen
    capacity[12] -= seen.bit_count()
    cards = np.array(cards_of(ALL & ~(mask_of(view.hand) | seen)), np.int64)
    places = sum(1 << place for place in range(13) if capacity[place])
    allowed = np.full(len(cards), places, np.int64)
    calls = [CALLS.index(call.key.removeprefix("call-mineo-")) for call in public.calls]
    return Position(
        kind,
        me,
        start,
        np.zeros(3, np.int64),
        np.array(calls, np.int64),
        options_of(rules),
        0,
        False,
        np.array(moves, np.int64),
        np.arange(len(moves)),
        actions,
        Hidden(cards, allowed, allowed.copy(), np.zeros(len(cards), np.int64), capacity, 0),
    )


# -- The scarto, bets, and the play


def _playing(view: SeatView, rules: Rules, kind: int, moves: list[int], actions: tuple[Action, ...]) -> Position:
    public, me = view.public, view.seat
    soloist = public.sides[0][0]
    tricks = (*public.history, public.trick) if public.trick is not None else public.history
    played = [(one.seat, one.card) for trick in tricks for one in trick.cards]
    start = _begun(view)
    start[SOLOIST] = soloist
    start[STATA] = "badge-mineo-stata" in public.seats[soloist].badges
    start[SCOMMESSA] = "badge-mineo-scommessa" in public.seats[soloist].badges
    start[RIVANTO] = _seat_with(public, "badge-mineo-rivanto")
    start[TURN] = start[LEADER] = (soloist + 1) % 3
    seat = (int(start[DEALER]) + 1) % 3
    while seat != soloist:
        # Those who spoke before the soloist have said mischio, if not in a stata.
        start[SPOKEN] |= (1 if start[STATA] else 9) << seat
        seat = (seat + 1) % 3
    monte, scarto = _zone(public.zones, "monte"), _zone(public.zones, "scarto")
    own = _zone(view.zones, "own-scarto")
    shown = mask_of(monte.cards) if monte is not None else 0
    away = mask_of(own.cards if own is not None else scarto.cards if scarto is not None else ())
    start[SCARTO] = away
    start[GONE] = 0 if own is not None else away
    start[SHOWN] = shown & HONOURS if rules.discard_rule != "free" else 0
    known = np.zeros(HANDS, np.int64)
    for other, card in played:
        known[other] |= BIT[card]
    known[me] |= mask_of(view.hand)
    capacity = np.array([*(info.hand_count for info in public.seats), 0], np.int64)
    capacity[me] = 0
    if me != soloist:
        # Before the play the soloist may still hold the monte: the scarto is laid away before anybody else is asked.
        capacity[AWAY] = 3 - away.bit_count()
    hidden = _hidden(rules, me, soloist, tricks, capacity, ALL & ~(int(known.sum()) | away), shown, scarto)
    return Position(
        kind,
        me,
        start,
        known,
        np.array([card for _, card in played], np.int64),
        options_of(rules),
        shown,
        me != soloist,
        np.array(moves, np.int64),
        _alike(moves, view, away if me == soloist else 0) if kind == CARD else np.arange(len(moves)),
        actions,
        hidden,
    )


def _alike(moves: Sequence[Card], view: SeatView, away: int) -> Ints:
    """Return for each card of the hand the number of the lowest one that wins and loses as it does: of the same suit
    and worth, with no card between them that another player may hold or that lies on the table."""
    ours = mask_of(view.hand) | away
    ours |= mask_of(one.card for trick in view.public.history for one in trick.cards)
    found = list(range(len(moves)))
    for number, card in enumerate(moves[1:], 1):
        before = moves[number - 1]
        between = (BIT[card] - 1) & ~(2 * BIT[before] - 1)
        same = SUIT[card] == SUIT[before] and VALUE[card] == VALUE[before]
        if before < card != FUJUTU and same and not between & ~ours:
            found[number] = found[number - 1]
    return np.array(found, np.int64)


def _hidden(
    rules: Rules,
    me: Seat,
    soloist: Seat,
    tricks: Sequence[Trick],
    capacity: Ints,
    out: int,
    shown: int,
    scarto: Zone | None,
) -> Hidden:
    lacking = _lacking(rules, tricks)
    laid = ALL if rules.discard_rule == "free" else ALL & ~HONOURS
    if rules.show_discarded_trumps and scarto is not None:
        laid &= ~TRUMPS
    cards = cards_of(out)
    allowed: list[int] = []
    likely: list[int] = []
    for card in cards:
        bit = BIT[card]
        seats = sum(1 << seat for seat in range(HANDS) if capacity[seat] and not lacking[seat] & bit)
        away = 1 << AWAY if capacity[AWAY] and laid & bit else 0
        if shown & bit:
            seats &= 1 << soloist
        allowed.append(seats | away)
        likely.append(seats | (0 if bit & (TRUMPS | HONOURS) else away) or seats | away)
    return Hidden(
        np.array(cards, np.int64),
        np.array(allowed, np.int64),
        np.array(likely, np.int64),
        np.zeros(len(cards), np.int64),
        capacity,
        0,
    )


def _lacking(rules: Rules, tricks: Iterable[Trick]) -> list[int]:
    """Return the cards that each seat cannot hold, as masks: otherwise its play was not legal (S53-S56)."""
    lacking = [0, 0, 0]
    for trick in tricks:
        led, highest = -1, -1
        for one in trick.cards:
            card, suit = one.card, SUIT[one.card]
            if card == FUJUTU:
                continue
            if led < 0:
                led = suit
            else:
                if suit != led:
                    lacking[one.seat] |= SUIT_MASKS[led]
                free = rules.void_free and led != TRUMP
                if suit not in (TRUMP, led) and not free:
                    lacking[one.seat] |= TRUMPS
                if suit == TRUMP and rules.overtrump and not free and card < highest:
                    lacking[one.seat] |= TRUMPS & -(2 << highest)
            if suit == TRUMP:
                highest = max(highest, card)
    return lacking


def placed_truly(position: Position, state: State) -> Ints:
    """Return the place of each hidden card in a match."""
    hidden = position.hidden
    found = np.zeros(len(hidden.cards), np.int64)
    cards: list[Card] = hidden.cards.tolist()
    if position.kind == CALL:
        deck, dealer = state.setup.deck, state.setup.dealer
        for number, card in enumerate(cards):
            place = deck.index(card)
            giro, nth = divmod(place, 15)
            found[number] = 12 if giro == 4 else 4 * ((dealer + 1 + nth // 5) % 3) + giro
        return found
    for number, card in enumerate(cards):
        found[number] = next((seat for seat in range(HANDS) if state.table.hands[seat] >> card & 1), AWAY)
    return found
