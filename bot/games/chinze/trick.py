"""Playing a card, and what follows when it completes a trick or the hand (C9-C23, C35, C36)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.masks import cards_of
from bot.engine.text import CardArg, SeatArg
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
from bot.games.chinze.legal import broken_duty, legal_mask, reply_wins
from bot.games.chinze.options import Rules
from bot.games.chinze.pack import BAGATTO, BIT, MATTO, MATTO_BIT, trick_points
from bot.games.chinze.state import EXCHANGE, PLAY, TRICKS, State


def play(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """The seat leads or replies."""
    table, rules = state.table, state.match.rules
    if state.phase != PLAY:
        return Refusal("chinze-no-play-now", {}, "C9")
    if seat != table.turn:
        return Refusal("not-your-turn", {"who": SeatArg(table.turn)}, "C9")
    hand = table.hands[seat]
    if not hand & BIT[card]:
        return Refusal("chinze-not-held", {"card": CardArg(card)}, "C9")
    if not legal_mask(rules, table.lead, hand) & BIT[card]:
        return broken_duty(rules, table.lead, hand, card)
    played = CardPlayed(seat, card)
    if table.lead < 0:
        return (played,)
    return (played, *_gather(state, card))


def _gather(state: State, reply: Card) -> list[Event]:
    """The facts of a completed trick: winner, draw, exchange for the Fool, and after the last the count."""
    table, tricks, rules = state.table, state.tricks, state.match.rules
    leader, lead, number = table.leader, table.lead, tricks.number
    winner = 1 - leader if reply_wins(rules, lead, reply) else leader
    fool = leader if lead == MATTO else 1 - leader if reply == MATTO else -1
    events: list[Event] = [TrickTaken(number, winner, fool)]
    talon = state.setup.talon
    if tricks.taken < len(talon):
        events.append(CardsDrawn(winner, (talon[tricks.taken], talon[tricks.taken + 1]), rules.draw_shown))
    taken = (BIT[lead] | BIT[reply]) & ~MATTO_BIT
    one, other = tricks.piles
    piles = (one | taken, other) if winner == 0 else (one, other | taken)
    owing = tricks.owing or fool >= 0
    mine = winner == tricks.fool
    if tricks.owing and mine and rules.exchange_at_once:
        events.append(ExchangeAsked(winner, cards_of(taken)))
    elif number == TRICKS:
        since = tricks.after | taken if mine else tricks.after
        if owing and since:
            events.append(ExchangeAsked(tricks.fool, cards_of(since)))
        else:
            by = fool if fool >= 0 else tricks.fool
            events.append(count(state, piles, by, owing, urtimo_of(rules, leader, lead, reply)))
    return events


def give(state: State, seat: Seat, card: Card) -> tuple[Event, ...] | Refusal:
    """The seat that played the Fool gives a captured card for it (C22)."""
    tricks = state.tricks
    if seat != tricks.fool:
        return Refusal("not-your-turn", {"who": SeatArg(tricks.fool)}, "C22")
    bit = BIT[card]
    if state.phase != EXCHANGE or not tricks.due & bit:
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
    """The count of the hand; ``owing`` if no card was given for the Fool (C16-C18, C23, C35, C36). ``conceded`` is the
    seat that conceded it."""
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
    """The extra points for a Bagatto in the last trick (C35)."""
    if BAGATTO not in (lead, reply):
        return (0, 0)
    winner = 1 - leader if reply_wins(rules, lead, reply) else leader
    player = leader if lead == BAGATTO else 1 - leader
    if rules.urtimo_to_bagatto and winner != player:
        return (0, 0)
    return (rules.urtimo_points, 0) if winner == 0 else (0, rules.urtimo_points)
