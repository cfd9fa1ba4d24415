"""What a view of Terziglio implies about the hidden cards: who can hold which card, and the play so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.actions import Action, Decision
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.compiled import Ints
from bot.engine.searched import Hidden
from bot.engine.text import SideArg
from bot.engine.tricktaking.voids import voids
from bot.engine.view import PublicView, SeatView, Zone
from bot.games.terziglio.auction import STOCK, WORDS
from bot.games.terziglio.deck import FIVES, SUIT, TABLES, TRUMPS, WHOLE, cards_of
from bot.games.terziglio.options import Rules, read
from bot.games.terziglio.search.declaring import Declaring, declarings
from bot.games.terziglio.search.laying import layings
from bot.games.terziglio.search.layout import (
    AWAY,
    BEST,
    DECLARER,
    FOOL_SEAT,
    HAND,
    LEADER,
    LED,
    NUMBER,
    SHOWN,
    SIZE_OF,
    SOLO,
    TURN,
    options_of,
)
from bot.games.terziglio.search.paying import PAY, finished, payable
from bot.games.terziglio.state import State

PLACES = 4
"""Places 0-2 are the hands, 3 the discard or, in the auction and after solo, the stock."""
AWAY_PLACE = 3
CARD, LAYING, CALL, DECLARING, PAYING = range(5)
"""The kinds of questions: for a card of the play, the discard, a call of the auction, a declaration, the card paid for
the Matto."""
KINDS = {
    "lead": CARD,
    "play": CARD,
    "discard": LAYING,
    "auction": CALL,
    "overcall": CALL,
    "declare": DECLARING,
    PAY: PAYING,
}


UNASKED = -1
"""Instead of points declared, for a seat that has not been asked yet."""


class Position(NamedTuple):
    """A question of one of :data:`KINDS`, as the compiled play needs it.

    ``start`` is the hand before the first card, with the cards of each seat that are certain. ``plays`` are the cards
    played so far, ``calls`` the calls of an auction that goes on. ``declared`` are the points that each seat has
    declared, ``now`` those of each side for declarations and tricks. ``rules`` are the options that the compiled play
    needs, ``table`` all of them. ``moves`` are the candidates: cards, discards as masks, or the numbers of calls or of
    ``declarings``.
    """

    kind: int
    me: Seat
    start: Ints
    plays: Ints
    declared: Ints
    now: Ints
    rules: Ints
    table: Rules
    calls: tuple[str, ...]
    moves: Ints
    hidden: Hidden
    declarings: tuple[Declaring, ...] = ()


def _zones(zones: Iterable[Zone], name: str) -> list[Zone]:
    return [zone for zone in zones if zone.key == f"zone-terziglio-{name}"]


def position(view: SeatView, decision: Decision, answer: Action | None = None) -> Position:
    """Return the position of a question of one of :data:`KINDS`. ``answer`` is one of those that are judged."""
    kind = KINDS[decision.kind]
    if kind == CALL:
        return _calling(view, decision)
    if kind == LAYING:
        return _playing(view, decision, kind, layings(view, decision, answer))
    if kind == DECLARING:
        found = declarings(decision, answer)
        return _playing(view, decision, kind, range(len(found)))._replace(declarings=found)
    if kind == PAYING:
        asked = _playing(view, decision, kind, ())
        at = finished(asked.start, asked.plays.tolist(), asked.rules, asked.now)
        return asked._replace(moves=np.array(payable(at, asked.rules, view.seat, decision, answer), np.int64))
    return _playing(view, decision, kind, decision.cards)


def _calling(view: SeatView, decision: Decision) -> Position:
    me, rules = view.seat, read(view.public.options)
    start = np.zeros(SIZE_OF, np.int64)
    start[HAND + me] = mask_of(view.hand)
    start[LED] = start[BEST] = start[FOOL_SEAT] = start[DECLARER] = -1
    start[TURN] = start[LEADER] = me
    start[NUMBER] = 1
    unseen = cards_of(WHOLE & ~int(start[HAND + me]))
    places = (1 << PLACES) - 1 & ~(1 << me)
    same = np.full(len(unseen), places, np.int64)
    capacity = np.array([*(info.hand_count for info in view.public.seats), STOCK], np.int64)
    capacity[me] = 0
    none = np.zeros(0, np.int64)
    return Position(
        CALL,
        me,
        start,
        none,
        np.full(3, UNASKED, np.int64),
        np.zeros(2, np.int64),
        options_of(rules),
        rules,
        tuple([call.key.removeprefix("call-terziglio-") for call in view.public.calls]),
        np.array([WORDS.index(word.word) for word in decision.words], np.int64),
        Hidden(np.array(unseen, np.int64), same, same, np.zeros(len(unseen), np.int64), capacity, 0),
    )


def _playing(view: SeatView, decision: Decision, kind: int, moves: Sequence[int]) -> Position:
    public, me = view.public, view.seat
    before = kind in (LAYING, DECLARING)
    rules = read(public.options)
    tricks = (*view.seen, public.trick) if public.trick is not None else view.seen
    played = [(one.seat, one.card) for trick in tricks for one in trick.cards]
    declarer = public.sides[0][0]
    solo = any("badge-terziglio-solo" in info.badges for info in public.seats)
    own = mask_of(card for zone in _zones(view.zones, "own-discards") for card in zone.cards)
    shown = [0, 0, 0]
    for zone in _zones(public.zones, "declared"):
        assert zone.seat is not None
        shown[zone.seat] |= mask_of(zone.cards)
    start = np.zeros(SIZE_OF, np.int64)
    for seat in range(3):
        start[HAND + seat] = shown[seat] | mask_of(card for other, card in played if other == seat)
        start[SHOWN + seat] = shown[seat]
    start[HAND + me] |= mask_of(view.hand)
    # Once all cards are played, the others lie there.
    start[AWAY] = WHOLE & ~mask_of(card for _, card in played) if kind == PAYING else own
    start[TURN] = start[LEADER] = tricks[0].leader if tricks and tricks[0].cards else declarer if before else me
    if before and rules.first_lead == "eldest":
        dealer = next(info.seat for info in public.seats if "badge-dealer" in info.badges)
        start[TURN] = start[LEADER] = (dealer + 1) % 3
    start[LED] = start[BEST] = start[FOOL_SEAT] = -1
    start[NUMBER] = 1
    start[DECLARER], start[SOLO] = declarer, solo
    declared = np.array([rules.melds.best(cards).total for cards in shown], np.int64)
    # They declare in turn, the declarer first (T37). Who has not been asked yet may hold anything.
    asked = {CARD: 3, PAYING: 3, LAYING: 0}.get(kind, (me - declarer) % 3)
    for step in range(asked, 3):
        declared[(declarer + step) % 3] = UNASKED
    return Position(
        kind,
        me,
        start,
        np.array([card for _, card in played], np.int64),
        declared,
        _points(public),
        options_of(rules),
        rules,
        (),
        np.array(moves, np.int64),
        _hidden(view, decision, rules, start, solo),
    )


def _points(public: PublicView) -> Ints:
    """Return the points of each side for declarations and tricks so far."""
    found = np.zeros(2, np.int64)
    for line in public.score:
        side, points = line.args.get("side"), line.args.get("points")
        if line.key == "terziglio-score" and isinstance(side, SideArg) and isinstance(points, int):
            found[side.side] = points
    return found


def _hidden(view: SeatView, decision: Decision, rules: Rules, start: Ints, solo: bool) -> Hidden:
    public, me = view.public, view.seat
    tricks = (*view.seen, public.trick) if public.trick is not None else view.seen
    certain = 0
    for seat in range(3):
        certain |= int(start[HAND + seat])
    unseen = cards_of(WHOLE & ~certain & ~int(start[AWAY]))
    void = voids(TABLES, tricks, 3)
    gone = mask_of(one.card for trick in tricks for one in trick.cards)
    capacity = np.zeros(PLACES, np.int64)
    for info in public.seats:
        if info.seat != me:
            capacity[info.seat] = info.hand_count - (int(start[HAND + info.seat]) & ~gone).bit_count()
    capacity[AWAY_PLACE] = 0 if start[AWAY] or decision.kind == "discard" else STOCK
    barred = FIVES if not solo and rules.discard_restriction == "five_point" else 0
    allowed: list[int] = []
    likely: list[int] = []
    for card in unseen:
        places = sum(1 << seat for seat in range(3) if seat != me and not void[seat] >> SUIT[card] & 1)
        away = 1 << AWAY_PLACE if capacity[AWAY_PLACE] and not barred >> card & 1 else 0
        allowed.append(places | away)
        likely.append((places if not solo and (TRUMPS | FIVES) >> card & 1 else 0) or places | away)
    return Hidden(
        np.array(unseen, np.int64),
        np.array(allowed, np.int64),
        np.array(likely, np.int64),
        np.zeros(len(unseen), np.int64),
        capacity,
        0,
        known=tuple(
            frozenset(cards_of(int(start[HAND + seat]) & ~gone)) if seat != me else frozenset() for seat in range(3)
        ),
    )


def placed_truly(position: Position, state: State) -> Ints:
    """Return the place of each hidden card in a match."""
    cards: list[Card] = position.hidden.cards.tolist()
    held = state.table.hands
    return np.array(
        [next((seat for seat in range(3) if held[seat] >> card & 1), AWAY_PLACE) for card in cards], np.int64
    )
