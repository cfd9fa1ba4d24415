"""The deal up to the first lead: cut, robbing, dealing, folla and discards (M38-M63)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.text import CardArg
from bot.engine.tricktaking.entry import not_your_turn
from bot.games.minchiate.deck import BIT, CARTIGLIE, CONTO, FOLLA, RUBABILI, SIZE, VALUE, cards_of, suit_counts
from bot.games.minchiate.events import (
    CardsRobbed,
    DealerFilled,
    Discarded,
    Event,
    FollaAnnounced,
    FollaClosed,
    FollaTaken,
    FollaTurned,
    HandsDealt,
    PackCut,
    PeekEnded,
)
from bot.games.minchiate.options import Rules
from bot.games.minchiate.scoring import Marker
from bot.games.minchiate.state import CUT, DISCARD, LOOK, State, refuse

PEEK = 13
"""Number of cards of the lifted packet that the cutter may look at (M43); more if more were robbed."""


def bottom_holds(rules: Rules, card: Card) -> bool:
    """Return whether this card may lie at the bottom of the pack (M38)."""
    if rules.bottom_card == "cartiglia":
        return bool(CARTIGLIE >> card & 1)
    return VALUE[card] == 0


def cut(state: State, seat: Seat, size: int) -> tuple[Event, ...] | Refusal:
    """Return the events after the cutter lifts ``size`` cards and robs (M39-M43), or a refusal."""
    if state.phase != CUT:
        return Refusal("minchiate-nothing-to-cut", {}, "M39")
    setup, rules = state.setup, state.match.rules
    if seat != setup.cutter:
        return not_your_turn(setup.cutter, "M39")
    least, most = rules.cut_min, SIZE - rules.cut_min
    if not least <= size <= most:
        return Refusal("minchiate-cut-range", {"least": least, "most": most}, "M39")
    upper = setup.deck[:size]
    robbed: list[Card] = []
    stop: Card | None = None
    for card in reversed(upper):
        if len(robbed) == rules.rob_limit:
            break
        if not RUBABILI >> card & 1:
            stop = card
            break
        robbed.append(card)
    peek = tuple(reversed(upper[-max(PEEK, len(robbed)) :]))
    events: list[Event] = [PackCut(seat, size, peek), CardsRobbed(seat, tuple(robbed), stop)]
    marker = Marker(rules, state.tally)
    events += [marker.mark("rubare", seat, seat & 1, (card,), VALUE[card]) for card in robbed if VALUE[card]]
    if not rules.cut_peek:
        stack = setup.deck[size:] + upper[: size - len(robbed)]
        events += _deal(state, stack, tuple(robbed), marker)
    return tuple(events)


def end_peek(state: State, seat: Seat) -> tuple[Event, ...] | Refusal:
    """Return the events after the cutter has looked: the packet goes under the pack and the cards are dealt (M44)."""
    if state.phase != LOOK:
        return refuse("nothing-to-say")
    setup = state.setup
    if seat != setup.cutter:
        return not_your_turn(setup.cutter, "M43")
    stack = setup.deck[setup.cut :] + setup.deck[: setup.cut - len(setup.robbed)]
    return (PeekEnded(seat), *_deal(state, stack, setup.robbed, Marker(state.match.rules, state.tally)))


def _deal(state: State, stack: tuple[Card, ...], robbed: tuple[Card, ...], marker: Marker) -> list[Event]:
    """Return the events of the packets, up-cards, scoprire, pigliare and the first announcement (M45-M54)."""
    dealer = state.setup.dealer
    taken_off = len(robbed)
    round_table = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    first: list[tuple[Card, ...]] = [()] * 4
    second: list[tuple[Card, ...]] = [()] * 4
    for place, seat in enumerate(round_table):
        first[seat] = stack[10 * place : 10 * place + 10]
        second[seat] = stack[40 + 11 * place : 51 + 11 * place]
    # If the cutter robbed more cards than are left over, the dealer is short (M48, M50).
    short = max(0, taken_off - FOLLA)
    second[dealer] = stack[73 : 84 - short]
    faced = round_table if not short else round_table[:3]
    up_cards = tuple((seat, second[seat][-1]) for seat in faced)
    events: list[Event] = [HandsDealt((first[0], first[1], first[2], first[3]), _four(second), up_cards)]
    events += [
        marker.mark("scoperta21", seat, seat & 1, (card,), VALUE[card]) for seat, card in up_cards if VALUE[card]
    ]
    need = [0, 0, 0, 0]
    need[state.setup.cutter] = taken_off
    folla: tuple[Card, ...] = ()
    if not short:
        folla = stack[84:]
        turned = 0
        while turned < len(folla) and RUBABILI >> folla[turned] & 1:
            turned += 1
        scoperti, folla = folla[:turned], folla[turned:]
        events.append(FollaTurned(dealer, scoperti, folla[0] if folla else None))
        events += [
            marker.mark("scoprire", dealer, dealer & 1, (card,), VALUE[card]) for card in scoperti if VALUE[card]
        ]
        pigliati = tuple([card for card in folla if VALUE[card]])
        folla = tuple([card for card in folla if not VALUE[card]])
        events.append(FollaTaken(dealer, pigliati))
        need[dealer] = turned + len(pigliati)
    due = (need[0], need[1], need[2], need[3])
    folla = tuple(sorted(folla))
    counts = suit_counts(mask_of(folla))
    events.append(FollaAnnounced(folla, counts, due, short))
    if not any(need):
        events.append(FollaClosed(folla, counts, round_table[0]))
    return events


def _four(
    items: list[tuple[Card, ...]],
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    return (items[0], items[1], items[2], items[3])


def discard_due(state: State, seat: Seat) -> int:
    """Return how many cards the seat still has to discard (M57)."""
    if state.phase != DISCARD or state.setup.discards[seat]:
        return 0
    return state.setup.need[seat]


def conto_due(rules: Rules, hand: int, due: int) -> int | None:
    """Return how many carte di conto must be discarded (M59), or None if the options allow any number of them."""
    if rules.discard_conto == "allowed":
        return None
    return max(0, due - (hand & ~CONTO).bit_count())


def discard(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """Return the events after a seat discards; the last seat to discard closes the folla (M57-M61)."""
    setup = state.setup
    due = discard_due(state, seat)
    if not due:
        return Refusal("minchiate-no-discard-due", {}, "M57")
    hand = state.table.hands[seat]
    for card in cards:
        if not hand & BIT[card]:
            return refuse("not-held", "M58", card=CardArg(card))
    mask = mask_of(cards)
    conto = conto_due(state.match.rules, hand, due)
    if conto and len(cards) == conto and not mask & ~CONTO:
        # All cards of no value must be discarded, so the player names only the carte di conto that go with them.
        cards = (*cards_of(hand & ~CONTO), *cards)
        mask |= hand & ~CONTO
    if len(cards) != due or mask.bit_count() != due:
        return Refusal("minchiate-discard-count", {"count": due}, "M57")
    if conto is not None and (mask & CONTO).bit_count() != conto:
        return Refusal("minchiate-discard-conto", {"count": conto}, "M59")
    events: list[Event] = [Discarded(seat, cards)]
    others = [other for other in range(4) if other != seat and setup.need[other] and not setup.discards[other]]
    if not others:
        laid = list(setup.discards)
        laid[seat] = cards
        if setup.short:
            events.append(DealerFilled(setup.dealer, laid[setup.cutter][: setup.short]))
            laid[setup.cutter] = laid[setup.cutter][setup.short :]
        folla = sorted([card for pile in (setup.folla1, *laid) for card in pile])
        events.append(FollaClosed(tuple(folla), suit_counts(mask_of(folla)), (setup.dealer + 1) % 4))
    return tuple(events)
