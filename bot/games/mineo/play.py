"""Legal cards, table talk, tricks and the end of a hand (S51-S66, S90-S93).

Table talk between the defenders exists only if the option ``table_talk`` turns it on. All players see it, and it has no
effect on the game.
"""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, TermArg
from bot.engine.tricktaking.entry import not_your_turn
from bot.engine.tricktaking.tricks import follow, follow_or_any, follow_or_overtrump, lead, winning_place
from bot.games.mineo.deal import counts
from bot.games.mineo.deck import (
    BIT,
    FOOL,
    FUJUTU,
    FUJUTU_BIT,
    SCARTINE,
    SIZE,
    SUIT,
    SUIT_KEYS,
    SUIT_MASKS,
    TABLES,
    TAKEABLE,
    TRUMP,
    TRUMPS,
)
from bot.games.mineo.events import CardPlayed, Event, FujutuSettled, HandScored, Signalled, TrickTaken
from bot.games.mineo.options import Rules
from bot.games.mineo.scoring import Ended, score_of
from bot.games.mineo.state import PLAY, State, Tricks, refuse, side_of


def led_by(cards: tuple[Card, ...]) -> int:
    """Return the suit to follow: that of the first card that is not the Fujutu, or -1 if there is none (S53, S58)."""
    return next((SUIT[card] for card in cards if SUIT[card] != FOOL), -1)


def legal_mask(rules: Rules, cards: tuple[Card, ...], led: int, hand: int) -> int:
    """Return the cards of ``hand`` that may be played after ``cards``, as a mask (S60)."""
    if led < 0:
        return lead(TABLES, hand, fool_may_lead=rules.fujutu_may_lead or bool(cards))
    if rules.void_free and led != TRUMP:
        return follow_or_any(TABLES, hand, led)
    if not rules.overtrump:
        return follow(TABLES, hand, led)
    highest = max((card for card in cards if SUIT[card] == TRUMP), default=-1)
    return follow_or_overtrump(TABLES, hand, led, -1 << (highest + 1))


def winner_of(cards: tuple[Card, ...], leader: Seat, led: int) -> Seat:
    """Return the seat whose card is winning the trick (S59). At least one card must not be the Fujutu."""
    return (leader + winning_place(STRENGTH[led], cards)) % 3


STRENGTH: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        card + 100 if SUIT[card] == TRUMP else card if SUIT[card] == led and led != FOOL else -1 for card in range(SIZE)
    )
    for led in range(5)
)
"""The strength of each card by suit led, -1 if it cannot win. Within a suit the canonical order is the order of rank
(S4, S5), so the number of a card is its strength."""


def broken_duty(rules: Rules, cards: tuple[Card, ...], led: int, hand: int, card: Card) -> Refusal:
    """Return the rule that forbids to play ``card`` from ``hand`` after ``cards``, as a refusal."""
    if led < 0:
        return Refusal("mineo-fujutu-lead", {"card": CardArg(card)}, "S58")
    held, suit = CardArg(card), TermArg(SUIT_KEYS[led])
    if hand & SUIT_MASKS[led] and (led < TRUMP or SUIT[card] != TRUMP):
        return refuse("must-follow", card=held, suit=suit)
    if SUIT[card] != TRUMP:
        return refuse("must-trump", card=held, suit=suit)
    return Refusal("mineo-must-overtrump", {"card": CardArg(card)}, "S56")


ASK = "ask"
ADVICE = ("mine", "yours", "his", "not_his", "trump", "new")
"""The signals for the partner of the defender on lead, whether that defender has asked or not (S91)."""

LATER = ("over", "load", "low")
"""More signals: `over` for either defender, `load` and `low` for a defender who has played to the trick (S91)."""
SIGNALS = (ASK, *ADVICE, *LATER)


def partner_of(soloist: Seat, seat: Seat) -> Seat:
    """Return the other defender."""
    return 3 - soloist - seat


def signals(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the signals that a seat may make now, in the order of :data:`SIGNALS` (S91, S93).

    The result is empty for the soloist, and if table talk is off.
    """
    soloist = state.setup.soloist
    if not state.match.rules.talk or state.phase != PLAY or seat == soloist:
        return ()
    tricks, table = state.tricks, state.table
    said = [one for one in tricks.signals if one.trick == tricks.number]
    spent = any(one.seat == seat and not one.answer for one in said)
    asked = _may_answer(state, seat)
    if spent and not asked:
        return ()
    mate = partner_of(soloist, seat)
    found: list[str] = []
    opening = not table.cards
    if opening and table.leader == seat and not spent:
        found.append(ASK)
    if opening and table.leader == mate:
        found += [word for word in ADVICE if _means_something(tricks, word, seat, mate, soloist)]
    if spent:
        return tuple(found)
    if tricks.led_by[seat] >= 0:
        found.append("over")
    if (seat - table.leader) % 3 < len(table.cards):
        found += ["load", "low"]
    return tuple(found)


def _may_answer(state: State, seat: Seat) -> bool:
    """Return True if the partner has asked in this trick and ``seat`` has not answered yet (S93)."""
    mate = partner_of(state.setup.soloist, seat)
    said = [one for one in state.tricks.signals if one.trick == state.tricks.number]
    asked = any(one.seat == mate and one.signal == ASK for one in said)
    return asked and not any(one.seat == seat and one.answer for one in said)


def _means_something(tricks: Tricks, word: str, seat: Seat, mate: Seat, soloist: Seat) -> bool:
    """Return True if there is a suit that the signal can refer to (S92)."""
    if word == "new":
        return tricks.suits_led != 0b1111
    leader = {"mine": seat, "yours": mate, "his": soloist, "not_his": soloist}.get(word)
    return leader is None or tricks.led_by[leader] >= 0


def signal(state: State, seat: Seat, word: str) -> tuple[Event, ...] | Refusal:
    """Handles a signal of a defender (S93): returns the fact, or a refusal."""
    if not state.match.rules.talk:
        return refuse("nothing-to-say", "S90")
    if seat == state.setup.soloist:
        return Refusal("mineo-defenders-talk", {}, "S93")
    if word not in signals(state, seat):
        return Refusal("mineo-signal-not-now", {}, "S93")
    answer = word in ADVICE and _may_answer(state, seat)
    return (Signalled(seat, word, state.tricks.number, answer),)


LAST = 20
"""The number of the last trick."""


def legal_now(state: State) -> int:
    """Return the legal cards of the seat whose turn it is, as a mask. Must be fast: computer players call it often."""
    table = state.table
    return legal_mask(state.match.rules, table.cards, table.led, table.hands[table.turn])


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """Handles a card played by ``seat``: returns the facts that follow, or a refusal (S51-S66)."""
    if state.phase != PLAY:
        return refuse("no-play-now", "S51")
    table, rules = state.table, state.match.rules
    if seat != table.turn:
        return not_your_turn(table.turn, "S51")
    hand, lying, led = table.hands[seat], table.cards, table.led
    if not legal_mask(rules, lying, led, hand) & BIT[card]:
        if not hand & BIT[card]:
            return refuse("not-held", card=CardArg(card))
        return broken_duty(rules, lying, led, hand, card)
    if led < 0 and card != FUJUTU:
        led = SUIT[card]
    played = CardPlayed(seat, card, led)
    if len(lying) < 2:
        return (played,)
    return (played, *_gather(state, (*lying, card), led))


def _gather(state: State, cards: tuple[Card, ...], led: int) -> list[Event]:
    """Return the facts of a completed trick. ``state`` is the state before its last card."""
    leader, soloist, tricks = state.table.leader, state.setup.soloist, state.tricks
    number = tricks.number
    pile = BIT[cards[0]] | BIT[cards[1]] | BIT[cards[2]]
    # The highest card of a suit in the canonical order is its strongest one (S59).
    best = (pile & TRUMPS or pile & SUIT_MASKS[led]).bit_length() - 1
    winner = (leader + cards.index(best)) % 3
    side = side_of(soloist, winner)
    taken = _pigliate(cards, leader, soloist, side) if pile & TAKEABLE else ()
    fate, fujutu_seat = "", -1
    if pile & FUJUTU_BIT:
        fujutu_seat = (leader + cards.index(FUJUTU)) % 3
        if side_of(soloist, fujutu_seat) == side:
            fate = "home"
        else:
            fate = "lost" if number == LAST and state.match.rules.fujutu_lost_last else "back"
    won = TrickTaken(number, winner, taken, fate, fujutu_seat)
    return [won] if number < LAST else [won, *_ended(state, won, pile)]


def _pigliate(cards: tuple[Card, ...], leader: Seat, soloist: Seat, side: int) -> tuple[Card, ...]:
    """Return the captured cards of a trick that earn a joco (S66), which ``side`` won."""
    return tuple(
        [
            card
            for place, card in enumerate(cards)
            if TAKEABLE >> card & 1 and side_of(soloist, (leader + place) % 3) != side
        ]
    )


def _ended(state: State, won: TrickTaken, pile: int) -> list[Event]:
    """Return the facts after the last trick, which consists of the cards ``pile``: the payment for the Fujutu and the
    count. ``state`` is the state before its last card."""
    tricks, rules = state.tricks, state.match.rules
    side = side_of(state.setup.soloist, won.winner)
    events: list[Event] = []
    piles, owing = list(tricks.piles), tricks.owing
    if won.fujutu == "back":
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
    pigliate = (*tricks.pigliate, *((card, won.winner) for card in won.pigliate))
    events.append(count(state, won.winner, pigliate, (piles[0], piles[1])))
    return events


def payment(rules: Rules, pile: int) -> Card | None:
    """Return the card given for the Fujutu: the first scartina of the pile, or without one the Fujutu (S64, S65).

    The result is None if there is no scartina and the option ``fujutu_unpaid`` lets the side keep the Fujutu.
    """
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
    """Return the fact that ends a hand, with its score.

    ``winner`` won the last trick. ``conceded`` is the side that conceded the hand, or None.
    """
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
