"""What a view of Chinze implies about the hidden cards: where each can lie, and the play so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.actions import Action, Decision
from bot.engine.cards import Card, Seat
from bot.engine.compiled import Ints
from bot.engine.searched import Hidden
from bot.engine.text import CardArg, CardsArg, Line, SeatArg
from bot.engine.view import SeatView, Trick
from bot.games.chinze.options import read
from bot.games.chinze.search.announcing import MELDS, PARTS, Announcing, announcings
from bot.games.chinze.search.exchanging import EXCHANGE, givable
from bot.games.chinze.search.kernel import give, play, show
from bot.games.chinze.search.layout import (
    ALL_HIGH,
    ALL_LOW,
    DRAWN,
    FOOL_BY,
    GONE_HIGH,
    GONE_LOW,
    HIGH,
    LACK_HIGH,
    LACK_LOW,
    LEAD,
    LEADER,
    LOW,
    NUMBER,
    OPEN_DRAW,
    SEEN_HIGH,
    SEEN_LOW,
    SHOWN,
    SIZE_OF,
    TALON,
    TALON_SIZE,
    TURN,
    VALUES,
    cards_by,
    codes_of,
    masks,
    options_of,
)
from bot.games.chinze.state import State

HAND = 0
"""Place 0 is the hand of the other seat, place 1 the next card of the talon, and so on."""


class Position(NamedTuple):
    """A question for a card to play, for melds, or for the card given for the Matto, as the compiled play needs it.

    ``start`` is the hand before the first card, with the cards that are certain; ``now`` the present one. ``plays`` are
    the codes played so far. ``given`` is the code given for the Matto after each trick, -1 for none. ``shown`` has a
    row for each meld announced: the number of cards played before it, the seat, and both masks of its cards.
    ``most`` has a row for what the other seat has shown to lack before it drew unseen cards: both masks of the cards,
    and how many of them it can hold. ``moves`` are the candidates: codes of cards to play or, for a question that
    ``gives``, of cards to give; for melds the numbers of ``announcings``. ``card`` is the card of each code.
    """

    me: Seat
    start: Ints
    now: Ints
    plays: Ints
    given: Ints
    shown: Ints
    most: Ints
    rules: Ints
    moves: Ints
    card: tuple[Card, ...]
    hidden: Hidden
    announcings: tuple[Announcing, ...] = ()
    gives: bool = False


class _Told(NamedTuple):
    """What the notes of the tricks tell: cards drawn and given by the number of the trick, and melds."""

    drawn: dict[int, list[Card]]
    given: dict[int, Card]
    shown: list[tuple[int, Seat, tuple[Card, ...]]]


def position(view: SeatView, decision: Decision, answer: Action | None = None) -> Position:
    """Return the position of a question. ``answer`` is one that was given, and is judged."""
    public, me = view.public, view.seat
    options = read(public.options)
    rules, codes = options_of(options), codes_of(options.strength)
    tricks = (*view.seen, public.trick) if public.trick is not None else view.seen
    plays = [codes[one.card] for trick in tricks for one in trick.cards]
    told = _told(view, tricks)
    talon = next((zone.count for zone in public.zones if zone.key == "zone-chinze-talon"), 0)
    finished = len(view.seen)
    start = np.zeros(SIZE_OF, np.int64)
    start[TURN] = start[LEADER] = tricks[0].leader if tricks else me
    start[LEAD] = start[FOOL_BY] = -1
    start[NUMBER] = 1
    start[TALON : TALON + TALON_SIZE] = -1
    taken: list[list[Card]] = [[], []]
    for trick in view.seen:
        for place, card in enumerate(told.drawn.get(trick.number, ())):
            start[TALON + 2 * (trick.number - 1) + place] = codes[card]
            winner = trick.winning
            assert winner is not None
            taken[winner if place == 0 else 1 - winner].append(card)
    given = np.full(finished + 1, -1, np.int64)
    for number, card in told.given.items():
        given[number] = codes[card]
    shown = np.array([(at, seat, *masks(codes, cards)) for at, seat, cards in told.shown], np.int64).reshape(-1, 4)
    played: list[list[Card]] = [[], []]
    for trick in tricks:
        for one in trick.cards:
            played[one.seat].append(one.card)
    for seat in (0, 1):
        low, high = masks(codes, played[seat])
        if seat == me:
            mine = masks(codes, view.hand)
            low, high = low | mine[0], high | mine[1]
        gone_low, gone_high = masks(codes, taken[seat])
        start[LOW + seat], start[HIGH + seat] = low & ~gone_low, high & ~gone_high
    now, most = _replayed(start, rules, plays, given, shown, me)
    other = 1 - me
    now[LOW + me], now[HIGH + me] = masks(codes, view.hand)
    now[LOW + other], now[HIGH + other] = now[SEEN_LOW + other], now[SEEN_HIGH + other]
    held = public.seats[other].hand_count
    if not talon:
        now[LOW + other] = ALL_LOW & ~(now[GONE_LOW] | now[LOW + me])
        now[HIGH + other] = ALL_HIGH & ~(now[GONE_HIGH] | now[HIGH + me])
    gone_low, gone_high = masks(codes, taken[other])
    start[LOW + other] |= now[LOW + other] & ~gone_low
    start[HIGH + other] |= now[HIGH + other] & ~gone_high
    card = cards_by(codes)
    hidden = _hidden(now, card, other, held, talon)
    says, gives, moves = (), decision.kind == EXCHANGE, list[int]()
    if decision.kind in MELDS | PARTS:
        says = announcings(decision, answer, view.hand, _known(view), int(now[SHOWN + me]), codes)
    elif gives:
        moves = [codes[one] for one in givable(decision, answer, options.counting)]
    else:
        moves = _moves(now, rules, me, [codes[one] for one in decision.cards])
    return Position(
        me,
        start,
        now,
        np.array(plays, np.int64),
        given,
        shown,
        most,
        rules,
        np.array(moves or range(len(says)), np.int64),
        card,
        hidden,
        says,
        gives,
    )


def _told(view: SeatView, tricks: Sequence[Trick]) -> _Told:
    """Return what the notes of the tricks and the melds on the table tell."""
    told = _Told({}, {}, [])
    for trick in view.seen:
        for line in trick.notes:
            if line.key == "chinze-drew":
                told.drawn.setdefault(trick.number, []).append(_card(line))
            elif line.key == "chinze-fool-given":
                told.given[trick.number] = _card(line)
            elif line.key.startswith("chinze-announced-"):
                told.shown.append((_before(trick, _seat(line)), _seat(line), _cards(line)))
    for seat, cards in list(_melds(view))[len(told.shown) :]:
        trick = tricks[-1] if len(tricks) > len(view.seen) else None
        at = 2 * len(view.seen)
        told.shown.append((_before(trick, seat) if trick is not None else at, seat, cards))
    return told


def _melds(view: SeatView) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    for zone in view.public.zones:
        if zone.key == "zone-chinze-meld" and zone.seat is not None:
            yield zone.seat, zone.cards


def _known(view: SeatView) -> tuple[Card, ...]:
    """Return the cards of the hand that the other player has seen."""
    zones = view.public.zones
    return tuple(
        [card for zone in zones if zone.key == "zone-chinze-known" and zone.seat == view.seat for card in zone.cards]
    )


def _before(trick: Trick, seat: Seat) -> int:
    """Return the number of cards played in the hand before the card of a seat in a trick."""
    return 2 * (trick.number - 1) + (0 if seat == trick.leader else 1)


def _card(line: Line) -> Card:
    card = line.args["card"]
    assert isinstance(card, CardArg)
    return card.card


def _cards(line: Line) -> tuple[Card, ...]:
    cards = line.args["cards"]
    assert isinstance(cards, CardsArg)
    return cards.cards


def _seat(line: Line) -> Seat:
    seat = line.args["seat"]
    assert isinstance(seat, SeatArg)
    return seat.seat


def _replayed(start: Ints, rules: Ints, plays: Sequence[int], given: Ints, shown: Ints, me: Seat) -> tuple[Ints, Ints]:
    """Play what was played, and return the present position, and what the other seat can hold at most of some cards
    that it lacked before it drew unseen cards. The hands in the position are not complete."""
    at, meld, other = start.copy(), 0, 1 - me
    lacked: list[list[int]] = []
    for step, code in enumerate(plays):
        while meld < len(shown) and shown[meld, 0] <= step:
            show(at, rules, shown[meld, 1], shown[meld, 2], shown[meld, 3])
            meld += 1
        replies, number = at[LEAD] >= 0 and at[TURN] == other, at[NUMBER]
        before = (at[LACK_LOW + other], at[LACK_HIGH + other])
        if at[TURN] == other:
            for row in lacked:
                if _among(code, row[0], row[1]):
                    row[2] -= 1
        draws = at[DRAWN] < TALON_SIZE
        if replies and draws and not rules[OPEN_DRAW]:
            unseen = at.copy()
            unseen[DRAWN] = TALON_SIZE
            play(unseen, rules, code)
            after = (unseen[LACK_LOW + other], unseen[LACK_HIGH + other])
            if after != before:
                lacked.append([int(after[0]), int(after[1]), 0])
        play(at, rules, code)
        if draws and at[NUMBER] > number:
            for row in lacked:
                row[2] += 1
            if not rules[OPEN_DRAW]:
                at[LACK_LOW + other] = at[LACK_HIGH + other] = 0
        if at[LEAD] < 0 and given[at[NUMBER] - 1] >= 0:
            give(at, rules, given[at[NUMBER] - 1])
    for row in shown[meld:]:
        show(at, rules, row[1], row[2], row[3])
    return at, np.array(lacked, np.int64).reshape(-1, 3)


def _among(code: int, low: int, high: int) -> bool:
    return bool(low >> code & 1) if code < 56 else bool(high >> code - 56 & 1)


def _hidden(now: Ints, card: Sequence[Card], other: Seat, held: int, talon: int) -> Hidden:
    low = ALL_LOW & ~(int(now[GONE_LOW]) | int(now[LOW]) | int(now[LOW + 1]))
    high = ALL_HIGH & ~(int(now[GONE_HIGH]) | int(now[HIGH]) | int(now[HIGH + 1]))
    known = int(now[LOW + other]).bit_count() + int(now[HIGH + other]).bit_count()
    lack = int(now[LACK_LOW + other]) | int(now[LACK_HIGH + other]) << 56
    codes = [code for code in range(78) if (low | high << 56) >> code & 1]
    stack = (1 << talon + 1) - 2
    allowed = [stack if lack >> code & 1 else stack | 1 for code in codes]
    capacity = np.ones(talon + 1, np.int64)
    capacity[HAND] = held - known
    places = np.array(allowed, np.int64)
    seen = int(now[LOW + other]) | int(now[HIGH + other]) << 56
    known = frozenset(card[code] for code in range(78) if seen >> code & 1)
    return Hidden(
        np.array([card[code] for code in codes], np.int64),
        places,
        places,
        np.zeros(len(codes), np.int64),
        capacity,
        0,
        tuple(HAND if seat == other else -1 for seat in range(2)),
        tuple(known if seat == other else frozenset[Card]() for seat in range(2)),
    )


def _moves(now: Ints, rules: Ints, me: Seat, codes: Sequence[int]) -> list[int]:
    """Return the codes to judge: of plain cards between which no card lies that is still out, the lowest."""
    found: list[int] = []
    gone = int(now[GONE_LOW]) | int(now[GONE_HIGH]) << 56
    for code in sorted(codes):
        below = code - 1
        while below >= 0 and gone >> below & 1 and below != int(now[LEAD]):
            below -= 1
        plain = code < 56 or 57 <= code <= 74
        same = below // 14 == code // 14 if code < 56 else below > 56
        if plain and same and below in codes and not rules[VALUES + code] and not rules[VALUES + below]:
            continue
        found.append(code)
    return found


def placed_truly(position: Position, state: State) -> Ints:
    """Return the place of each hidden card in a match."""
    rest = state.setup.talon[state.tricks.taken :]
    places = {card: place + 1 for place, card in enumerate(rest)}
    cards: list[int] = position.hidden.cards.tolist()
    return np.array([places.get(card, HAND) for card in cards], np.int64)
