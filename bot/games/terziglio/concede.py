"""Conceding a hand: the sources say nothing of it, so it is settled as if the others took every trick that remains.

The declarer may concede alone, the two defenders together, from the first lead on. The other side takes all cards still
to be played and the last trick with its points (T52); what cards would have scored in a trick (T46) is not scored, for
nobody laid them together. With all nineteen tricks it wins as for all tricks (T61), so the others had better have one.
A debt for the Fool is paid at once with the card that costs least (T50, T51).
"""

from __future__ import annotations

from bot.engine.actions import NOT_NOW, Refusal, Yield
from bot.games.terziglio.count import fool_case, piles_before_payment, score_deal, suggested
from bot.games.terziglio.events import DealConceded, Event, FoolPaid
from bot.games.terziglio.evolve import with_payment, with_rest
from bot.games.terziglio.pack import MATTO_BIT
from bot.games.terziglio.state import PLAY, State


def concede(state: State, action: Yield) -> tuple[Event, ...] | Refusal:
    """The facts of a conceded hand, its count included."""
    seat, setup = action.player, state.setup
    if type(seat) is not int or not 0 <= seat < 3:
        return Refusal("terziglio-no-such-seat", {}, "T1")
    if state.phase != PLAY:
        return Refusal(NOT_NOW)
    side = setup.side(seat)
    tricks = with_rest(state.tricks, state.table, 1 - side)
    events: list[Event] = [DealConceded(seat, 1 - side)]
    if fool_case(setup, tricks) == "pay":
        rules = state.match.rules
        piles = piles_before_payment(rules, setup, tricks)
        payer = setup.side(tricks.fool_seat)
        card = suggested(rules.melds, piles[payer] & ~MATTO_BIT, piles[1 - payer])
        tricks = with_payment(tricks, card)
        events.append(FoolPaid(tricks.fool_seat, card))
    return (*events, score_deal(state, tricks))
