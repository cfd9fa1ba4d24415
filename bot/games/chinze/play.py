"""Playing a card: legal cards, tricks, the exchange for the Fool and the count of a hand (C9-C23, C35, C36).

``play`` and ``give`` return the facts of an action, or a refusal.
"""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, TermArg
from bot.engine.tricktaking.entry import not_your_turn
from bot.games.chinze.deck import (
    BAGATTO,
    BIT,
    MATTO,
    MATTO_BIT,
    SUIT,
    SUIT_KEYS,
    SUIT_MASKS,
    TABLES,
    TRUMP,
    cards_of,
    trick_points,
)
from bot.games.chinze.declare import show
from bot.games.chinze.events import (
    CardPlayed,
    CardsDrawn,
    Event,
    ExchangeAsked,
    FoolExchanged,
    HandScored,
    TrickTaken,
    Two,
)
from bot.games.chinze.options import Rules
from bot.games.chinze.state import TRICKS, State, refuse

NO_CARD: Card = -1
TRUMPS_OR_FOOL = TABLES.with_fool[TRUMP]


def legal_mask(rules: Rules, lead: Card, hand: int) -> int:
    """Return the legal cards of ``hand``: to lead (``lead`` is NO_CARD) or to reply to the card led (C9-C12, C20)."""
    if lead < 0:
        return hand
    legal = hand & rules.duty[lead]
    if legal and legal != MATTO_BIT:
        return legal
    legal = hand & TRUMPS_OR_FOOL
    return legal if legal and legal != MATTO_BIT else hand


def broken_duty(rules: Rules, lead: Card, hand: int, card: Card) -> Refusal:
    """Return why ``card``, held in ``hand``, may not be played on ``lead``. The card must be illegal."""
    suit = SUIT[lead]
    if suit == TRUMP and SUIT[card] == TRUMP:
        return Refusal("chinze-must-overtrump", {"card": CardArg(card), "lead": CardArg(lead)}, "C11")
    name = "must-follow" if suit == TRUMP or hand & SUIT_MASKS[suit] else "must-trump"
    return refuse(name, "C11" if suit == TRUMP else "", card=CardArg(card), suit=TermArg(SUIT_KEYS[suit]))


def reply_wins(rules: Rules, lead: Card, reply: Card) -> bool:
    """Return whether the second card wins the trick (C13, C21)."""
    return rules.winning[lead] >> reply & 1 == 1


def drawn(state: State, number: int) -> Two | None:
    """Return the two cards drawn after trick ``number``, the winner's first; None if the talon is empty then (C14)."""
    talon, at = state.setup.talon, 2 * (number - 1)
    return (talon[at], talon[at + 1]) if at < len(talon) else None


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """Lead or reply with a card; a reply completes the trick. If the seat has begun to show a meld, show the card."""
    table, rules = state.table, state.match.rules
    if table.showing:
        return show(state, seat, (card,))
    if seat != table.turn:
        return not_your_turn(table.turn, "C9")
    hand, lead = table.hands[seat], table.lead
    bit = BIT[card]
    if not (hand if lead < 0 else legal_mask(rules, lead, hand)) & bit:
        return broken_duty(rules, lead, hand, card) if hand & bit else refuse("not-held", card=CardArg(card))
    played = CardPlayed(seat, card)
    if lead < 0:
        return (played,)
    tricks = state.tricks
    leader, number = table.leader, tricks.number
    winner = 1 - leader if rules.winning[lead] & bit else leader
    fool = leader if lead == MATTO else 1 - leader if card == MATTO else -1
    taken = TrickTaken(number, winner, fool)
    if number < TRICKS and not (tricks.owing and winner == tricks.fool and rules.exchange_at_once):
        cards = drawn(state, number)
        return (played, taken) if cards is None else (played, taken, CardsDrawn(winner, cards, rules.draw_shown))
    return (played, taken, *_settled(state, card, taken))


def _settled(state: State, reply: Card, won: TrickTaken) -> list[Event]:
    """Return the facts after a trick that is the last one, or after which a card is due for the Fool: draw, exchange,
    count."""
    table, tricks, rules = state.table, state.tricks, state.match.rules
    leader, lead, number, winner, fool = table.leader, table.lead, won.number, won.winner, won.fool
    events: list[Event] = []
    if (cards := drawn(state, number)) is not None:
        events.append(CardsDrawn(winner, cards, rules.draw_shown))
    taken = (BIT[lead] | BIT[reply]) & ~MATTO_BIT
    mine = winner == tricks.fool
    if tricks.owing and mine and rules.exchange_at_once:
        events.append(ExchangeAsked(winner, cards_of(taken)))
    elif number == TRICKS:
        owing = tricks.owing or fool >= 0
        since = tricks.after | taken if mine else tricks.after
        if owing and since:
            events.append(ExchangeAsked(tricks.fool, cards_of(since)))
        else:
            one, other = tricks.piles
            piles = (one | taken, other) if winner == 0 else (one, other | taken)
            by = fool if fool >= 0 else tricks.fool
            events.append(count(state, piles, by, owing, urtimo_of(rules, leader, lead, reply)))
    return events


def give(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """Give a captured card for the Fool (C22). After the last trick the count follows."""
    tricks = state.tricks
    if seat != tricks.fool:
        return not_your_turn(tricks.fool, "C22")
    bit = BIT[card]
    if not tricks.due & bit:
        return Refusal("chinze-not-captured", {"card": CardArg(card)}, "C22")
    given = FoolExchanged(seat, card)
    if tricks.number <= TRICKS:
        return (given,)
    one, other = tricks.piles
    piles = (one ^ bit, other | bit) if seat == 0 else (one | bit, other ^ bit)
    last = tricks.history[-1]
    urtimo = urtimo_of(state.match.rules, last.leader, last.lead, last.reply)
    return (given, count(state, piles, seat, False, urtimo))


def count(
    state: State, piles: Two, fool: Seat, owing: bool, urtimo: Two = (0, 0), conceded: Seat | None = None
) -> HandScored:
    """Return the count of the hand (C16-C18, C23, C35, C36).

    ``piles`` do not contain the Fool. ``fool`` is the seat that played it, ``owing`` says that it still owes a card for
    it. ``urtimo`` are the points of :func:`urtimo_of`, ``conceded`` is the seat that conceded the hand.
    """
    match, setup, rules = state.match, state.setup, state.match.rules
    kept = not owing or rules.unpaid_kept
    fate = "exchanged" if not owing else "kept" if rules.unpaid_kept else "lost"
    owner = fool if kept else 1 - fool
    one, other = piles
    one, other = (one | MATTO_BIT, other) if owner == 0 else (one, other | MATTO_BIT)
    tricks: Two = (trick_points(one, rules.counting), trick_points(other, rules.counting))
    melds = state.melds.points
    total: Two = (tricks[0] + melds[0] + urtimo[0], tricks[1] + melds[1] + urtimo[1])
    return HandScored(
        setup.deal,
        setup.dealer,
        fate,
        fool,
        (cards_of(one), cards_of(other)),
        tuple((said.seat, said.meld) for said in state.melds.announced),
        tricks,
        melds,
        urtimo,
        total,
        (match.totals[0] + total[0], match.totals[1] + total[1]),
        setup.deal >= rules.hands_per_game,
        conceded,
    )


def urtimo_of(rules: Rules, leader: Seat, lead: Card, reply: Card) -> Two:
    """Return each seat's extra points for a Bagatto in the last trick, whose cards are given (C35)."""
    if BAGATTO not in (lead, reply):
        return (0, 0)
    winner = 1 - leader if reply_wins(rules, lead, reply) else leader
    player = leader if lead == BAGATTO else 1 - leader
    if rules.urtimo_to_bagatto and winner != player:
        return (0, 0)
    return (rules.urtimo_points, 0) if winner == 0 else (0, rules.urtimo_points)
