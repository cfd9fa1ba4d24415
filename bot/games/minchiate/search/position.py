"""What a view of Minchiate implies about the hidden cards: who can hold which card, and the play so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.actions import Action, Decision
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.compiled import Ints
from bot.engine.searched import Hidden
from bot.engine.text import SideArg
from bot.engine.view import PublicView, SeatView, Trick, Zone
from bot.games.minchiate.deck import (
    FOLLA,
    KING,
    KINGS,
    MATTO,
    SIZE,
    SUIT,
    SUIT_MASKS,
    TRUMP,
    VALUE,
    cards_of,
    suit_counts,
)
from bot.games.minchiate.options import Rules, read
from bot.games.minchiate.search.cutting import Cutting, cutting, lying_truly, whole_pack
from bot.games.minchiate.search.declaring import Declaring, declaring
from bot.games.minchiate.search.laying import Laying, dealer_of, laying
from bot.games.minchiate.search.layout import (
    BEST,
    CODE,
    DECLARED,
    FALLEN,
    GONE_HIGH,
    GONE_LOW,
    KNOWN_KINGS,
    LAID_HIGH,
    LAID_LOW,
    LEADER,
    LED,
    MARKS,
    NUMBER,
    OWING,
    PAID,
    SIZE_OF,
    TURN,
    UNPAID,
    masks,
    options_of,
)
from bot.games.minchiate.state import State

FOLLA_PLACES = 4
"""Places 0-3 are the hands, 4-8 the cards of the folla by suit (C D S B, the rest), 9-12 hidden discards by seat."""
DISCARDS = 9
PLACES = 13

UNTOLD = -1
"""Instead of points declared, for a seat that has not declared yet or need not."""


class Position(NamedTuple):
    """A question for a card of the play, for the discard, a declaration or the cut, as the compiled play needs it.

    ``start`` is the deal before the first card, without hands; ``known`` the cards of each hand at that time that are
    certain, as masks. ``plays`` and ``by`` are the codes played so far and who chose them. ``declared`` are the points
    each seat declared. ``now`` has what the view says about the present: marks, rests, seen cards. ``moves`` are the
    codes of the legal cards. For the discard there are none, but ``laying``, and for the cut ``cutting``; for
    ``declares`` it is the card that the seat has just played, which is not among ``plays``.
    """

    me: Seat
    start: Ints
    known: Ints
    plays: Ints
    by: Ints
    declared: Ints
    now: Ints
    rules: Ints
    moves: Ints
    hidden: Hidden
    laying: Laying | None = None
    cutting: Cutting | None = None
    declares: Declaring | None = None


class _Zones:
    """The groups of cards of a view by name."""

    def __init__(self, view: SeatView) -> None:
        self._zones = (*view.public.zones, *view.zones)

    def all(self, name: str) -> list[Zone]:
        return [zone for zone in self._zones if zone.key == f"zone-minchiate-{name}"]

    def one(self, name: str) -> Zone | None:
        found = self.all(name)
        return found[0] if found else None


def position(view: SeatView, decision: Decision, answer: Action | None = None) -> Position:
    """Return the position of a question. ``answer`` is one of those that are judged."""
    public, me = view.public, view.seat
    rules = read(public.options)
    tricks = (*public.history, public.trick) if public.trick is not None else public.history
    played = [(one.seat, one.card, one.by) for trick in tricks for one in trick.cards]
    zones = _Zones(view)
    hands = [info.open_hand for info in public.seats]
    hands[me] = view.hand
    start = np.zeros(SIZE_OF, np.int64)
    lays = laying(view, decision, rules, dealer_of(public), answer) if decision.kind == "discard" else None
    cuts = cutting(decision, rules, dealer_of(public), answer) if decision.kind == "cut" else None
    declares = declaring(decision, played.pop()[1], answer) if decision.kind == "declare" else None
    before = lays or cuts
    start[TURN] = start[LEADER] = tricks[0].leader if tricks else me if before is None else (before.dealer + 1) % 4
    start[LED] = start[BEST] = start[OWING] = -1
    start[NUMBER] = 1
    shown = [card for zone in zones.all("discards") for card in zone.cards]
    start[GONE_LOW], start[GONE_HIGH] = masks(shown)
    own, moved = zones.one("own-discards"), zones.one("filled")
    if own is not None and not shown and rules.discards_shown == "cards":
        start[LAID_LOW], start[LAID_HIGH] = masks(own.cards[moved.count if moved is not None else 0 :])
    known = np.zeros(8, np.int64)
    moves: tuple[Card, ...] = () if before is not None else decision.cards
    if declares is not None:
        moves, hands[me] = (declares.card,), (*view.hand, declares.card)
    for seat in range(4):
        certain = [card for other, card, _ in played if other == seat] + list(hands[seat] or ())
        known[seat], known[4 + seat] = masks(certain)
    options = options_of(rules)
    # What is declared differs with the cards of the hand; of cards to play it does not.
    options[DECLARED] = before is not None
    return Position(
        me,
        start,
        known,
        np.array([CODE[card] for _, card, _ in played], np.int64),
        np.array([by for _, _, by in played], np.int64),
        _declared(public, zones, rules, tricks),
        _now(public, zones),
        options,
        np.array([CODE[card] for card in moves], np.int64),
        _hidden(view, rules, zones, hands, tricks) if cuts is None else whole_pack(rules),
        lays,
        cuts,
        declares,
    )


def _declared(public: PublicView, zones: _Zones, rules: Rules, tricks: Sequence[Trick]) -> Ints:
    found = np.full(4, UNTOLD, np.int64)
    if rules.declare == "auto" and tricks:
        for one in tricks[0].cards:
            found[one.seat] = sum(zone.points or 0 for zone in zones.all("declared") if zone.seat == one.seat)
    return found


def _now(public: PublicView, zones: _Zones) -> Ints:
    now = np.zeros(SIZE_OF, np.int64)
    if public.scores:
        now[MARKS] = public.scores[0].amount - public.scores[1].amount
    paid = 0
    for line in public.score:
        side = line.args.get("side")
        if line.key == "minchiate-score-paid" and isinstance(side, SideArg):
            rests = line.args["rests"]
            assert isinstance(rests, int)
            paid += -rests if side.side else rests
    now[PAID] = paid
    now[UNPAID] = now[MARKS] - 60 * paid
    now[FALLEN] = sum(1 << info.seat for info in public.seats if info.open_hand is not None)
    for seat, card in _held(zones):
        if KINGS >> card & 1:
            now[KNOWN_KINGS] |= 1 << 4 * seat + SUIT[card]
    return now


def _held(zones: _Zones) -> list[tuple[Seat, Card]]:
    """Return the cards that everybody has seen a seat take before the discards, or declare after them."""
    found: list[tuple[Seat, Card]] = []
    for name in ("robbed", "up-card", "scoperti", "pigliati", "declared"):
        for zone in zones.all(name):
            if zone.seat is not None:
                found += [(zone.seat, card) for card in zone.cards]
    stop, robbed = zones.one("rob-stop"), zones.one("robbed")
    if stop is not None and robbed is not None and robbed.count >= FOLLA:
        dealer = next((zone.seat for zone in zones.all("folla") if zone.seat is not None), None)
        if dealer is not None:
            found += [(dealer, card) for card in stop.cards]
    return found


def _lacking(rules: Rules, tricks: Iterable[Trick]) -> list[int]:
    """Return the cards that each seat cannot hold, as masks of card numbers: otherwise its play was not legal."""
    lacking = [0, 0, 0, 0]
    suits_led = 0
    for trick in tricks:
        led, trumped = -1, False
        for one in trick.cards:
            suit = SUIT[one.card]
            if 0 <= led < TRUMP and trumped and rules.king_rule != "off":
                fresh = not suits_led >> led & 1 and (rules.king_rule == "suit_first_led" or trick.number == 1)
                if fresh and one.card != KING[led]:
                    lacking[one.seat] |= 1 << KING[led]
            if rules.matto_forced and trick.number == 20 and one.card != MATTO:
                lacking[one.seat] |= 1 << MATTO
            if led >= 0 and one.card != MATTO and suit != led:
                lacking[one.seat] |= SUIT_MASKS[led]
                if suit != TRUMP:
                    lacking[one.seat] |= SUIT_MASKS[TRUMP]
            if led < 0 and one.card != MATTO:
                led = suit
            trumped = trumped or suit == TRUMP
        if 0 <= led < TRUMP:
            suits_led |= 1 << led
    return lacking


def _hidden(
    view: SeatView,
    rules: Rules,
    zones: _Zones,
    hands: Sequence[tuple[Card, ...] | None],
    tricks: Sequence[Trick],
) -> Hidden:
    public, me = view.public, view.seat
    announced = bool(public.history)
    gone = mask_of(one.card for trick in tricks for one in trick.cards)
    gone |= mask_of(card for hand in hands if hand is not None for card in hand)
    filled = zones.one("filled")
    moved = filled.count if filled is not None else 0
    short = {zone.seat: moved for zone in zones.all("robbed")} if moved else {}
    capacity = np.zeros(PLACES, np.int64)
    certain: dict[Card, Seat] = {}
    # Discards: face up, one's own, or hidden.
    out, laid = 0, 0
    for zone in zones.all("discards"):
        assert zone.seat is not None
        count = zone.count - short.get(zone.seat, 0)
        laid += count
        own = zones.one("own-discards")
        if zone.cards:
            out |= mask_of(zone.cards)
        elif zone.seat == me and own is not None:
            lead = short.get(me, 0)
            out |= mask_of(own.cards[lead:])
            dealer = (me + 1) % 4
            certain.update(dict.fromkeys(own.cards[:lead], dealer))
        else:
            capacity[DISCARDS + zone.seat] = count
    # The folla: seen by its dealer, otherwise announced by suits.
    folla, seen = zones.one("folla"), zones.one("folla-cards")
    if seen is not None:
        out |= mask_of(seen.cards)
        if announced:
            capacity[DISCARDS:] = 0
    elif folla is not None:
        size = folla.count if announced else folla.count - laid
        counts = [0, 0, 0, 0]
        for line in folla.lines:
            for suit, name in enumerate(("cups", "coins", "swords", "staves")):
                number = line.args[name]
                assert isinstance(number, int)
                counts[suit] = number
        if announced:
            counts = [count - own for count, own in zip(counts, suit_counts(out), strict=True)]
            size -= out.bit_count()
            capacity[DISCARDS:] = 0
        capacity[FOLLA_PLACES : FOLLA_PLACES + 4] = counts
        capacity[FOLLA_PLACES + 4] = size - sum(counts)
    gone |= out
    lacking = _lacking(rules, tricks)
    for info in public.seats:
        if hands[info.seat] is None:
            capacity[info.seat] = info.hand_count
    holders: dict[Card, Seat] = {card: seat for seat, card in _held(zones)} | certain
    stops = [card for name in ("rob-stop", "turn-stop") for zone in zones.all(name) for card in zone.cards]
    hidden_discards = announced and rules.discards_shown == "counts"
    declared = {card for zone in zones.all("declared") for card in zone.cards}
    cards: list[Card] = []
    allowed: list[int] = []
    likely: list[int] = []
    for card in cards_of(((1 << SIZE) - 1) & ~gone):
        suit = SUIT[card]
        section = FOLLA_PLACES + min(suit, TRUMP)
        places = sum(1 << seat for seat in range(4) if capacity[seat] and not lacking[seat] >> card & 1)
        away = sum(1 << place for place in range(DISCARDS, PLACES) if capacity[place])
        stack = 1 << section if capacity[section] else 0
        if card in holders:
            holder = holders[card]
            places &= 1 << holder | (1 << (holder + 1) % 4 if holder in short else 0)
            away &= 1 << DISCARDS + holder
            stack = stack if hidden_discards else 0
            if card in declared or card in certain:
                away = stack = 0
        elif card in stops:
            places = away = 0
        elif VALUE[card] and not hidden_discards:
            stack = 0
        dear = bool(VALUE[card]) or suit == TRUMP
        cards.append(card)
        allowed.append(places | away | stack)
        sensible = places | stack | (0 if dear else away)
        if VALUE[card] and hidden_discards:
            sensible = places or sensible
        likely.append(sensible or places | away | stack)
    needs = 0
    if rules.cascare == "mandatory" and len(public.history) >= 1:
        last = {one.seat: one.card for one in public.trick.cards} if public.trick is not None else {}
        for seat in range(4):
            if hands[seat] is None and (seat not in last or SUIT[last[seat]] != TRUMP):
                needs |= 1 << seat
    return Hidden(
        np.array(cards, np.int64),
        np.array(allowed, np.int64),
        np.array(likely, np.int64),
        np.array([SUIT[card] == TRUMP for card in cards], np.int64),
        capacity,
        needs,
    )


def placed_truly(position: Position, state: State) -> Ints:
    """Return the place of each hidden card in a match."""
    if position.cutting is not None:
        return lying_truly(state.setup.deck)
    hidden = position.hidden
    found = np.zeros(len(position.hidden.cards), np.int64)
    cards: list[int] = hidden.cards.tolist()
    for number, card in enumerate(cards):
        place = FOLLA_PLACES + min(SUIT[card], TRUMP)
        for seat in range(4):
            if state.table.hands[seat] >> card & 1:
                place = seat
            elif card in state.setup.discards[seat] and hidden.capacity[DISCARDS + seat]:
                place = DISCARDS + seat
        found[number] = place
    return found
