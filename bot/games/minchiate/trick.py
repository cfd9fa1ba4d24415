"""Playing a card, and what follows when it completes a trick (M76-M109)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, SeatArg
from bot.games.minchiate.count import score_deal
from bot.games.minchiate.declare import auto_declare
from bot.games.minchiate.events import (
    CardPlayed,
    DeclarationAsked,
    DiscardsShown,
    Event,
    HandFell,
    MattoPaid,
    TrickTaken,
    Two,
)
from bot.games.minchiate.legal import broken_duty, legal_mask
from bot.games.minchiate.marks import Marker
from bot.games.minchiate.options import Rules
from bot.games.minchiate.pack import (
    BIT,
    CARTIGLIE,
    CONTO,
    FOOL,
    MATTO,
    MATTO_BIT,
    POWER,
    SIZE,
    SUIT,
    TRUMP,
    TRUMPS,
    VALUE,
    VALUE_GROUPS,
    cards_of,
    trump,
)
from bot.games.minchiate.state import NO_CARDS, PLAY, State

LAST = 21


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """``seat`` chooses a card: its own, or that of the fallen hand whose turn it is (M104)."""
    if state.phase != PLAY:
        return Refusal("minchiate-no-play-now", {}, "M76")
    table, tricks, rules = state.table, state.tricks, state.match.rules
    turn = table.turn
    by = table.leader if tricks.fallen >> turn & 1 else turn
    if seat != by:
        return Refusal("not-your-turn", {"who": SeatArg(by)}, "M76")
    hand = table.hands[turn]
    bit = BIT[card]
    if not hand & bit:
        return Refusal("minchiate-not-held", {"card": CardArg(card)}, "M77")
    lying, led = table.cards, table.led
    if not legal_mask(rules, tricks.number, tricks.suits_led, lying, led, hand) & bit:
        return broken_duty(state, card)
    if led < 0 and card != MATTO:
        led = SUIT[card]
    played = CardPlayed(turn, card, by, led)
    if tricks.number == 1:
        return _first_trick(state, played)
    if len(lying) < 3:
        return (played,)
    events: list[Event] = [played]
    gather(events, state, (*lying, card), led, None)
    return tuple(events)


def _first_trick(state: State, played: CardPlayed) -> tuple[Event, ...]:
    """In trick 1 every card is followed by a declaration (M71-M75)."""
    rules = state.match.rules
    if rules.manual:
        return (played, DeclarationAsked(played.seat))
    marker = Marker(rules, state.tally)
    events: list[Event] = [played, *auto_declare(state, played.seat, marker)]
    if len(state.table.cards) == 3:
        gather(events, state, (*state.table.cards, played.card), played.led, marker)
    return tuple(events)


def winner_of(cards: tuple[Card, ...], leader: Seat, led: int) -> Seat:
    """The seat whose card holds the trick (M87). At least one card is not the Matto."""
    strength = [_STRENGTH[led][card] for card in cards]
    return (leader + strength.index(max(strength))) & 3


_STRENGTH: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        POWER[card] + 100 if SUIT[card] == TRUMP else POWER[card] if SUIT[card] == led else -1 for card in range(SIZE)
    )
    for led in range(5)
)
"""Strength of every card by the suit led; -1 cannot win."""


def gather(events: list[Event], state: State, cards: tuple[Card, ...], led: int, marker: Marker | None) -> None:
    """Adds the facts of a completed trick: winner, deaths, Matto, falls, and after the last the count.

    ``state`` is still the one before the last card of the trick or its declaration; only that card's own hand differs.
    ``marker`` has the marks already made in this decision, None if there are none.
    """
    table, tricks, rules = state.table, state.tricks, state.match.rules
    leader, number = table.leader, tricks.number
    winner = winner_of(cards, leader, led)
    pair = winner & 1
    gone, matto_seat = "", -1
    pile = BIT[cards[0]] | BIT[cards[1]] | BIT[cards[2]] | BIT[cards[3]]
    first, second = tricks.piles
    piles = [first, second]
    if pile & MATTO_BIT:
        matto_seat = (leader + cards.index(MATTO)) % 4
        gone = "captured" if number == LAST else "home" if matto_seat & 1 == pair else "back"
        if gone == "back":
            pile ^= MATTO_BIT
            piles[1 - pair] |= MATTO_BIT
    piles[pair] |= pile
    places: list[int] = []
    if pile & CONTO:
        places = [
            place
            for place in range(4)
            if (leader + place + pair) & 1
            and VALUE[cards[place]]
            and (gone == "captured" or SUIT[cards[place]] != FOOL)
        ]
    deaths = tuple([cards[place] for place in places]) if places else ()
    events.append(TrickTaken(number, winner, deaths, gone, matto_seat))
    if places:
        marker = marker or Marker(rules, state.tally)
        for place, card in zip(places, deaths, strict=True):
            points = VALUE[card] + (rules.matto_last_extra if card == MATTO else 0)
            events.append(marker.mark("muore", (leader + place) % 4, pair, (card,), points, number))
    owing = 1 - pair if gone == "back" else tricks.owing
    if owing >= 0:
        _pay_for_the_matto(events, state, piles, owing, pair)
    if number == 1:
        _show_discards(events, state)
    if number == LAST:
        won = list(tricks.won)
        won[winner] += 1
        both: Two = (won[0] + won[2], won[1] + won[3])
        score = (marker or Marker(rules, state.tally)).score
        events.append(score_deal(state, both, (piles[0], piles[1]), pair, score))
    elif rules.cascare == "mandatory":
        _let_fall(events, state, cards[3], winner)


def _pay_for_the_matto(events: list[Event], state: State, piles: list[int], owing: int, pair: int) -> None:
    """The pair that owes a card for its Matto gives it as soon as it has one (M97); ``pair`` has taken the trick."""
    tricks = state.tricks
    number = tricks.number
    won_any = owing == pair or tricks.won[owing] or tricks.won[owing + 2]
    given = payment(state.match.rules, piles[owing], last=number == LAST and bool(won_any))
    if given is not None:
        piles[owing] ^= BIT[given]
        piles[1 - owing] |= BIT[given]
        events.append(MattoPaid(owing, given, number))


def _let_fall(events: list[Event], state: State, last: Card, winner: Seat) -> None:
    """Whoever has no tarocchi after the ``last`` card of the trick lays down the hand, where that must be (M109)."""
    hands, tricks = state.table.hands, state.tricks
    trumps = TRUMPS & ~BIT[last]
    one, two, three, four = hands
    if one & trumps and two & trumps and three & trumps and four & trumps:
        return
    for step in range(4):
        seat = (winner + step) & 3
        if not hands[seat] & trumps and not tricks.fallen >> seat & 1:
            events.append(HandFell(seat, tricks.number))


def payment(rules: Rules, pile: int, *, last: bool) -> Card | None:
    """The card given for the Matto from this pile (M97); in the end, if need be, the lowest carta di conto (M98)."""
    cheap = pile & CARTIGLIE
    if cheap:
        return (cheap & -cheap).bit_length() - 1
    dear = (trump(14), trump(29)) if rules.devil else (trump(29),)
    tarocchi = pile & TRUMPS & ~CONTO
    for card in cards_of(tarocchi):
        if card not in dear:
            return card
    for card in dear:
        if tarocchi >> card & 1:
            return card
    if last:
        for _, group in VALUE_GROUPS:
            held = pile & group & ~MATTO_BIT
            if held:
                return (held & -held).bit_length() - 1
    return None


def _show_discards(events: list[Event], state: State) -> None:
    setup = state.setup
    counts = setup.counts2 or (0, 0, 0, 0)
    if state.match.rules.discards_shown == "counts":
        events.append(DiscardsShown(counts, NO_CARDS))
        return
    laid = list(setup.discards)
    laid[setup.cutter] = laid[setup.cutter][setup.short :]
    events.append(DiscardsShown(counts, (laid[0], laid[1], laid[2], laid[3])))


def fall(state: State, seat: Seat) -> tuple[Event, ...] | Refusal:
    """A seat without tarocchi lays down its hand of its own accord (M109)."""
    if not may_fall(state, seat):
        return Refusal("minchiate-may-not-fall", {}, "M109")
    return (HandFell(seat, state.tricks.number - 1),)


def may_fall(state: State, seat: Seat) -> bool:
    """Whether the seat may lay down its hand now: optional falling, between two tricks, no tarocco left (M109)."""
    tricks = state.tricks
    return (
        state.match.rules.cascare == "optional"
        and state.phase == PLAY
        and not state.table.cards
        and tricks.number > 1
        and not tricks.fallen >> seat & 1
        and not state.table.hands[seat] & TRUMPS
    )
