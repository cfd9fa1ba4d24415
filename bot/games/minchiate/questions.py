"""The decisions that a state waits for (:class:`bot.engine.actions.Decision`)."""

from __future__ import annotations

from bot.engine.actions import Claim, ClaimItem, ClaimOffer, Decision, Number, Say, Word
from bot.engine.cards import Seat
from bot.engine.text import CardsArg, SeatArg
from bot.games.minchiate.deal import conto_due, discard_due
from bot.games.minchiate.deck import CONTO, SIZE, cards_of
from bot.games.minchiate.melds import Versicola, versicola_key
from bot.games.minchiate.play import declarable, legal_now, may_fall
from bot.games.minchiate.state import CUT, DECLARE, DISCARD, LOOK, PLAY, State

MIDDLE = 48
"""Number of cards that an absent cutter lifts."""


def decisions(state: State) -> tuple[Decision, ...]:
    """Return all open decisions, in order of seats; those that block the game precede the optional ones of a seat."""
    phase = state.phase
    if phase == PLAY:
        return _play(state)
    if phase == CUT:
        least = state.match.rules.cut_min
        return (
            Decision(
                state.setup.cutter,
                "cut",
                number=(least, SIZE - least),
                least=0,
                most=0,
                default=Number(MIDDLE),
                args={"least": least, "most": SIZE - least},
            ),
        )
    if phase == LOOK:
        word = Word("deal", "word-minchiate-deal", "good")
        return (Decision(state.setup.cutter, "look", words=(word,), least=0, most=0, default=Say("deal")),)
    if phase == DISCARD:
        return tuple(_discard(state, seat) for seat in range(4) if discard_due(state, seat))
    if phase == DECLARE:
        return (_declare(state),)
    return ()


def _discard(state: State, seat: Seat) -> Decision:
    due, hand = state.setup.need[seat], state.table.hands[seat]
    conto = conto_due(state.match.rules, hand, due)
    if conto:
        # All cards of no value are discarded anyway; the player chooses only the carte di conto to add (M59).
        return Decision(seat, "discard", cards_of(hand & CONTO), conto, conto, args={"count": conto})
    offered = hand if conto is None else hand & ~CONTO
    # The panel warns the player before they discard one of these cards (M59).
    dear = CardsArg(cards_of(offered & CONTO))
    return Decision(seat, "discard", cards_of(offered), due, due, args={"count": due, "dear": dear})


def _declare(state: State) -> Decision:
    table = state.table
    seat = (table.leader + len(table.cards) - 1) % 4
    offers = tuple(offer(found) for found in declarable(state, seat))
    neutral = Claim(tuple(ClaimItem(one.key) for one in offers))
    return Decision(seat, "declare", claims=offers, least=0, most=len(offers), default=neutral)


def offer(found: Versicola) -> ClaimOffer:
    """Return a versicola as an offer that the player may declare."""
    return ClaimOffer(found.id, versicola_key(found), {"matto": int(found.matto)}, found.cards, found.points)


def _play(state: State) -> tuple[Decision, ...]:
    table, tricks = state.table, state.tricks
    turn = table.turn
    fallen = bool(tricks.fallen >> turn & 1)
    asked = table.leader if fallen else turn
    kind = "lead" if not table.cards else "play"
    open_now = [
        Decision(
            asked,
            "fallen" if fallen and asked != turn else kind,
            cards_of(legal_now(state)),
            of=turn if asked != turn else None,
            args={"of": SeatArg(turn)} if asked != turn else {},
        )
    ]
    if state.match.rules.cascare == "optional":
        word = Word("fall", "word-minchiate-fall", "danger")
        open_now += [
            Decision(seat, "fall", words=(word,), least=0, most=0, optional=True)
            for seat in range(4)
            if may_fall(state, seat)
        ]
        open_now.sort(key=lambda question: question.seat)
    return tuple(open_now)


CHAPTERS = {
    "cut": "deal",
    "look": "deal",
    "discard": "deal",
    "declare": "melds",
    "lead": "play",
    "play": "play",
    "fallen": "play",
    "fall": "play",
}
"""The chapter of the rules that explains each kind of question."""
