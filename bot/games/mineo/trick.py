"""Playing a card, and what follows when it completes a trick (S51-S66)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, SeatArg
from bot.games.mineo.deal import counts
from bot.games.mineo.events import CardPlayed, Event, FujutuSettled, HandScored, TrickTaken
from bot.games.mineo.legal import broken_duty, legal_mask, winner_of
from bot.games.mineo.options import Rules
from bot.games.mineo.pack import BIT, FUJUTU, FUJUTU_BIT, SCARTINE, SUIT, TAKEABLE
from bot.games.mineo.score import Ended, score_of
from bot.games.mineo.state import PLAY, State, side_of

LAST = 20


def legal_now(state: State) -> int:
    """The legal cards of the hand whose turn it is, as a mask. The hot path of computer players."""
    table = state.table
    return legal_mask(state.match.rules, table.cards, table.led, table.hands[table.turn])


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """``seat`` plays a card."""
    if state.phase != PLAY:
        return Refusal("mineo-no-play-now", {}, "S51")
    table, rules = state.table, state.match.rules
    if seat != table.turn:
        return Refusal("not-your-turn", {"who": SeatArg(table.turn)}, "S51")
    hand, bit = table.hands[seat], BIT[card]
    if not hand & bit:
        return Refusal("mineo-not-held", {"card": CardArg(card)}, "S52")
    lying, led = table.cards, table.led
    if not legal_mask(rules, lying, led, hand) & bit:
        return broken_duty(rules, lying, led, hand, card)
    if led < 0 and card != FUJUTU:
        led = SUIT[card]
    played = CardPlayed(seat, card, led)
    if len(lying) < 2:
        return (played,)
    return (played, *_gather(state, (*lying, card), led))


def _gather(state: State, cards: tuple[Card, ...], led: int) -> list[Event]:
    """The facts of a completed trick. ``state`` is still the one before its last card."""
    leader, soloist, tricks, rules = state.table.leader, state.setup.soloist, state.tricks, state.match.rules
    number = tricks.number
    winner = winner_of(cards, leader, led)
    side = side_of(soloist, winner)
    pile = BIT[cards[0]] | BIT[cards[1]] | BIT[cards[2]]
    taken: tuple[Card, ...] = ()
    if pile & TAKEABLE:
        taken = tuple(
            card
            for place, card in enumerate(cards)
            if TAKEABLE >> card & 1 and side_of(soloist, (leader + place) % 3) != side
        )
    fate, fujutu_seat = "", -1
    if pile & FUJUTU_BIT:
        fujutu_seat = (leader + cards.index(FUJUTU)) % 3
        if side_of(soloist, fujutu_seat) == side:
            fate = "home"
        else:
            fate = "lost" if number == LAST and rules.fujutu_lost_last else "back"
    events: list[Event] = [TrickTaken(number, winner, taken, fate, fujutu_seat)]
    if number == LAST:
        piles, owing = list(tricks.piles), tricks.owing
        if fate == "back":
            piles[1 - side] |= FUJUTU_BIT
            pile ^= FUJUTU_BIT
            owing = 1 - side
        piles[side] |= pile
        if owing >= 0:
            given = payment(rules, piles[owing])
            events.append(FujutuSettled(owing, given))
            if given is not None:
                piles[owing] ^= BIT[given]
                piles[1 - owing] |= BIT[given]
        pigliate = (*tricks.pigliate, *((card, winner) for card in taken))
        events.append(count(state, winner, pigliate, (piles[0], piles[1])))
    return events


def payment(rules: Rules, pile: int) -> Card | None:
    """The card given for the Fujutu (S64): the first scartina, the Fujutu itself, or None if it is kept (S65)."""
    cheap = pile & SCARTINE
    if cheap:
        return (cheap & -cheap).bit_length() - 1
    return None if rules.fujutu_kept else FUJUTU


def count(
    state: State,
    winner: Seat,
    pigliate: tuple[tuple[Card, Seat], ...],
    piles: tuple[int, int],
    conceded: int | None = None,
) -> HandScored:
    """The fact that ends a hand. ``winner`` took the last trick, ``conceded`` is the side that conceded the hand."""
    setup, rules = state.setup, state.match.rules
    hand = Ended(
        setup.soloist,
        setup.stata,
        setup.scommessa,
        setup.rivanto_by if setup.rivanto_by >= 0 else None,
        winner,
        pigliate,
        *piles,
    )
    return HandScored(setup.deal, hand, score_of(rules, hand), *counts(rules, "played", state.match.counted), conceded)
