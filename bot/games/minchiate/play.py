"""Play of the cards: legal cards, declarations in the first trick, payment for the Matto, fallen hands (M71-M109)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import ClaimItem, Refusal
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.text import CardArg, TermArg
from bot.engine.tricktaking.entry import not_your_turn
from bot.engine.tricktaking.tricks import lead, winning_place
from bot.games.minchiate.deck import (
    BIT,
    CARTIGLIE,
    CONTO,
    KING,
    KING_BIT,
    MATTO,
    MATTO_BIT,
    SIZE,
    STRENGTH,
    SUIT,
    SUIT_KEYS,
    SUIT_MASKS,
    TABLES,
    TRUMP,
    TRUMPS,
    VALUE,
    VALUE_GROUPS,
    cards_of,
    trump,
)
from bot.games.minchiate.events import (
    CardPlayed,
    DeclarationAsked,
    Declared,
    DiscardsShown,
    Event,
    HandFell,
    MattoPaid,
    TrickTaken,
    Two,
)
from bot.games.minchiate.melds import Versicola, versicole
from bot.games.minchiate.options import Rules
from bot.games.minchiate.scoring import Marker, score_deal
from bot.games.minchiate.state import DECLARE, NO_CARDS, PLAY, State, refuse

WITH_MATTO = TABLES.with_fool
TRUMPS_OR_MATTO = WITH_MATTO[TRUMP]

LAST, LAST_BUT_ONE = 21, 20
"""Numbers of the last two tricks of a deal."""


def legal_mask(rules: Rules, number: int, suits_led: int, cards: tuple[Card, ...], led: int, hand: int) -> int:
    """Return the legal cards of ``hand`` as a mask, by the algorithm of M86.

    ``number`` is the number of the trick, ``cards`` are the cards already played to it, ``led`` is its suit (-1: none
    yet). ``suits_led`` is the mask of suits 0-3 led in earlier tricks.
    """
    # Only the trick before the last has two cards in each hand.
    if number == LAST_BUT_ONE and hand & MATTO_BIT and rules.matto_forced:
        return MATTO_BIT
    if led < 0:
        return hand if cards or rules.matto_may_lead else lead(TABLES, hand, fool_may_lead=False)
    if hand & KING_BIT[led] and king_bound(rules, number, suits_led, cards, led):
        return KING_BIT[led]
    # As in :func:`bot.engine.tricktaking.tricks.follow`, without the call.
    legal = hand & WITH_MATTO[led]
    if legal and legal != MATTO_BIT:
        return legal
    legal = hand & TRUMPS_OR_MATTO
    return legal if legal and legal != MATTO_BIT else hand


def king_bound(rules: Rules, number: int, suits_led: int, cards: tuple[Card, ...], led: int) -> bool:
    """Return whether the holder of the king of the suit led must play it now (M84)."""
    if led < 0 or led >= TRUMP or rules.king_rule == "off":
        return False
    if suits_led >> led & 1 or (rules.king_rule == "first_trick" and number > 1):
        return False
    return any(56 <= card < MATTO for card in cards)


def legal_now(state: State) -> int:
    """Return the legal cards of the hand whose turn it is, as a mask.

    Computer players call it for each card, so it must be fast.
    """
    table, tricks = state.table, state.tricks
    return legal_mask(
        state.match.rules, tricks.number, tricks.suits_led, table.cards, table.led, table.hands[table.turn]
    )


def broken_duty(state: State, card: Card) -> Refusal:
    """Return why ``card`` is not legal. The hand whose turn it is must hold the card."""
    table, tricks = state.table, state.tricks
    rules, led = state.match.rules, table.led
    hand = table.hands[table.turn]
    allowed = legal_now(state)
    shown = CardArg(card)
    if allowed == MATTO_BIT and rules.matto_forced:
        return Refusal("minchiate-matto-forced", {"card": shown}, "M100")
    if led < 0:
        return Refusal("minchiate-matto-lead", {"card": shown}, "M85")
    suit = TermArg(SUIT_KEYS[led])
    if led < TRUMP and hand & SUIT_MASKS[led]:
        if hand >> KING[led] & 1 and king_bound(rules, tricks.number, tricks.suits_led, table.cards, led):
            return Refusal("minchiate-king-rule", {"card": shown, "suit": suit, "king": CardArg(KING[led])}, "M84")
        return refuse("must-follow", card=shown, suit=suit)
    if led == TRUMP:
        return refuse("must-follow", "M82", card=shown, suit=suit)
    return refuse("must-trump", card=shown, suit=suit)


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """Return the events after ``seat`` plays a card, its own or that of the fallen hand whose turn it is (M104)."""
    table, tricks, rules = state.table, state.tricks, state.match.rules
    turn, number = table.turn, tricks.number
    by = table.leader if tricks.fallen >> turn & 1 else turn
    if seat != by:
        return not_your_turn(by, "M76")
    hand = table.hands[turn]
    lying, led = table.cards, table.led
    if not legal_mask(rules, number, tricks.suits_led, lying, led, hand) & BIT[card]:
        return broken_duty(state, card) if hand & BIT[card] else refuse("not-held", card=CardArg(card))
    if led < 0 and card != MATTO:
        led = SUIT[card]
    played = CardPlayed(turn, card, by, led)
    if number == 1:
        return _first_trick(state, played)
    if len(lying) < 3:
        return (played,)
    events: list[Event] = [played]
    gather(events, state, (*lying, card), led, None)
    return tuple(events)


def _first_trick(state: State, played: CardPlayed) -> tuple[Event, ...]:
    """Return the events after a card of trick 1: a declaration follows each card (M71-M75)."""
    rules = state.match.rules
    if rules.declare == "manual":
        return (played, DeclarationAsked(played.seat))
    marker = Marker(rules, state.tally)
    events: list[Event] = [played, *auto_declare(state, played.seat, marker)]
    if len(state.table.cards) == 3:
        gather(events, state, (*state.table.cards, played.card), played.led, marker)
    return tuple(events)


def winner_of(cards: tuple[Card, ...], leader: Seat, led: int) -> Seat:
    """Return the seat whose card is winning the trick (M87). At least one card must not be the Matto."""
    return (leader + winning_place(STRENGTH[led], cards)) & 3


def held_at_start(state: State, seat: Seat) -> int:
    """Return the 21 cards that the seat held when the first trick began, as a mask."""
    table = state.table
    played = sum(1 << card for place, card in enumerate(table.cards) if (table.leader + place) % 4 == seat)
    return table.hands[seat] | played


def declarable(state: State, seat: Seat) -> tuple[Versicola, ...]:
    """Return the versicole that the seat may declare (M71)."""
    return versicole(held_at_start(state, seat), state.match.rules.devil_versicola)


def auto_declare(state: State, seat: Seat, marker: Marker) -> list[Event]:
    """Declares and marks all versicole of the seat in the order of M25 (M72); returns no events if it has none.

    ``state`` is the state before the seat plays its card.
    """
    found = versicole(state.table.hands[seat], state.match.rules.devil_versicola)
    return _declared(seat, found, marker) if found else []


UNKNOWN = Refusal("minchiate-claim-unknown", {}, "M74")


def claim(state: State, seat: Seat, items: tuple[Any, ...]) -> tuple[Event, ...] | Refusal:
    """Return the events after the seat declares some, all or none of its versicole, each of them whole (M74)."""
    if state.phase != DECLARE:
        return Refusal("minchiate-nothing-to-declare", {}, "M75")
    table = state.table
    asked = (table.leader + len(table.cards) - 1) % 4
    if seat != asked:
        return not_your_turn(asked, "M71")
    if type(items) is not tuple:
        return UNKNOWN
    offered = {found.id: found for found in declarable(state, seat)}
    wanted: set[str] = set()
    for item in items:
        if not isinstance(item, ClaimItem) or not isinstance(item.key, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            return UNKNOWN
        found = offered.get(item.key)
        if found is None or item.key in wanted:
            return UNKNOWN
        if item.cards and mask_of(found.cards) != _mask(item.cards):
            return Refusal("minchiate-claim-shortened", {}, "M74")
        wanted.add(item.key)
    marker = Marker(state.match.rules, state.tally)
    events = _declared(seat, tuple(found for key, found in offered.items() if key in wanted), marker)
    if len(table.cards) == 4:
        gather(events, state, table.cards, table.led, marker)
    return tuple(events)


def _mask(cards: tuple[Any, ...]) -> int | None:
    """Return the mask of unchecked cards, or None if any of them is not a card."""
    if type(cards) is not tuple or not all(type(card) is int and 0 <= card < SIZE for card in cards):
        return None
    return mask_of(cards)


def _declared(seat: Seat, found: tuple[Versicola, ...], marker: Marker) -> list[Event]:
    events: list[Event] = [Declared(seat, found)]
    events += [
        marker.mark("versicola", seat, seat & 1, one.cards, one.points, name=one.id, matto=one.matto) for one in found
    ]
    return events


def gather(events: list[Event], state: State, cards: tuple[Card, ...], led: int, marker: Marker | None) -> None:
    """Adds the events of a completed trick: winner, deaths, Matto, fallen hands and, after the last trick, the count.

    ``state`` is the state before the last card of the trick or its declaration; only the hand of that card differs.
    ``marker`` has the marks already made in this decision, None if there are none.
    """
    tricks, leader = state.tricks, state.table.leader
    number, owing = tricks.number, tricks.owing
    one, two, three, four = cards
    # The cards of the leader's pair and of the other.
    own, others = BIT[one] | BIT[three], BIT[two] | BIT[four]
    pile = own | others
    trumps = pile & TRUMPS
    # The tarocchi are in the order of their strength (M87), and nearly every trick has one.
    place = cards.index(trumps.bit_length() - 1) if trumps else winning_place(STRENGTH[led], cards)
    winner = (leader + place) & 3
    pair = winner & 1
    gone, matto_seat = "", -1
    if pile & MATTO_BIT:
        matto_seat = (leader + cards.index(MATTO)) & 3
        gone = "captured" if number == LAST else "home" if matto_seat & 1 == pair else "back"
        if gone == "back":
            owing = 1 - pair
    lost = (leader + pair + 1) & 1  # The place of the first card of the pair that lost the trick.
    if (others if lost else own) & CONTO:
        places = _dying(cards, lost, captured=gone == "captured")
        events.append(TrickTaken(number, winner, tuple([cards[place] for place in places]), gone, matto_seat))
        marker = marker or Marker(state.match.rules, state.tally)
        for place in places:
            events.append(_death(state, marker, pair, place, cards[place]))
    else:
        events.append(TrickTaken(number, winner, (), gone, matto_seat))
    if owing >= 0 or number == LAST:
        piles = list(tricks.piles)
        piles[pair] |= pile
        if gone == "back":
            piles[pair] ^= MATTO_BIT
            piles[1 - pair] |= MATTO_BIT
        if owing >= 0:
            _pay_for_the_matto(events, state, piles, owing, pair)
        if number == LAST:
            _count(events, state, piles, winner, marker)
            return
    if number == 1:
        _show_discards(events, state)
    if state.match.rules.cascare == "mandatory":
        _let_fall(events, state, four, winner)


def _dying(cards: tuple[Card, ...], lost: int, *, captured: bool) -> list[int]:
    """Return the places of the carte di conto that die in a trick (M89).

    ``lost`` is the place of the first card of the pair that lost it. ``captured`` is whether a Matto among them dies
    too (M99).
    """
    return [place for place in (lost, lost + 2) if VALUE[cards[place]] and (captured or cards[place] != MATTO)]


def _death(state: State, marker: Marker, pair: int, place: int, card: Card) -> Event:
    """Return the mark of ``pair`` for a card that died at this place of the running trick."""
    points = VALUE[card] if card != MATTO else VALUE[card] + state.match.rules.matto_last_extra
    return marker.mark("muore", (state.table.leader + place) & 3, pair, (card,), points, state.tricks.number)


def _count(events: list[Event], state: State, piles: list[int], winner: Seat, marker: Marker | None) -> None:
    """Adds the count after the last trick, which ``winner`` has taken."""
    won = list(state.tricks.won)
    won[winner] += 1
    both: Two = (won[0] + won[2], won[1] + won[3])
    score = (marker or Marker(state.match.rules, state.tally)).score
    events.append(score_deal(state, both, (piles[0], piles[1]), winner & 1, score))


def _pay_for_the_matto(events: list[Event], state: State, piles: list[int], owing: int, pair: int) -> None:
    """Adds the payment for the Matto if pair ``owing`` now has a card for it (M97). ``pair`` has taken the trick."""
    tricks = state.tricks
    number = tricks.number
    won_any = owing == pair or tricks.won[owing] or tricks.won[owing + 2]
    given = payment(state.match.rules, piles[owing], last=number == LAST and bool(won_any))
    if given is not None:
        piles[owing] ^= BIT[given]
        piles[1 - owing] |= BIT[given]
        events.append(MattoPaid(owing, given, number))


def _let_fall(events: list[Event], state: State, last: Card, winner: Seat) -> None:
    """Adds the mandatory fall of each hand without tarocchi after the ``last`` card of the trick (M109)."""
    one, two, three, four = state.table.hands
    trumps = TRUMPS & ~BIT[last]
    without = (not one & trumps) | (not two & trumps) << 1 | (not three & trumps) << 2 | (not four & trumps) << 3
    tricks = state.tricks
    falling = without & ~tricks.fallen
    if falling:
        for step in range(4):
            seat = (winner + step) & 3
            if falling >> seat & 1:
                events.append(HandFell(seat, tricks.number))


def payment(rules: Rules, pile: int, *, last: bool) -> Card | None:
    """Return the card given for the Matto from this pile (M97), or None if the pile has none to give.

    With ``last``, a pile of carte di conto alone gives one of the lowest value (M98).
    """
    cheap = pile & CARTIGLIE
    if cheap:
        return (cheap & -cheap).bit_length() - 1
    dear = (trump(14), trump(29)) if rules.devil_versicola else (trump(29),)
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
    """Return the events after a seat without tarocchi chooses to lay down its hand (M109)."""
    if not may_fall(state, seat):
        return Refusal("minchiate-may-not-fall", {}, "M109")
    return (HandFell(seat, state.tricks.number - 1),)


def may_fall(state: State, seat: Seat) -> bool:
    """Return whether the seat may lay down its hand now: falling is optional, no trick is begun, and the hand has no
    tarocco (M109)."""
    tricks = state.tricks
    return (
        state.match.rules.cascare == "optional"
        and state.phase == PLAY
        and not state.table.cards
        and tricks.number > 1
        and not tricks.fallen >> seat & 1
        and not state.table.hands[seat] & TRUMPS
    )
