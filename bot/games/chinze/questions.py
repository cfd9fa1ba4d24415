"""The question that a state puts to a seat (:class:`bot.engine.actions.Decision`)."""

from __future__ import annotations

from bot.engine.actions import ClaimOffer, Decision, Number, Pick, Word
from bot.engine.text import Arg, CardsArg, TermArg
from bot.games.chinze.deck import COURTS, LEAST_CUT, MOST_CUT, OF_RANK, TRUMPS, cards_of, cheapest, values
from bot.games.chinze.declare import ANNOUNCE, BACK, may_think_again, open_melds, open_parts
from bot.games.chinze.melds import LEAST_TAROCCHI, TAROCCHI, Meld, meld_args, rank_key
from bot.games.chinze.play import legal_mask
from bot.games.chinze.state import CUT, EXCHANGE, PLAY, State

MIDDLE = 39
"""The number of cards lifted for an absent cutter."""


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the open question, if there is one. In Chinze only one player is asked at a time."""
    if state.phase == PLAY:
        return (_play(state),)
    if state.phase == EXCHANGE:
        due, counting = cards_of(state.tricks.due), state.match.rules.counting
        # The panel warns the player before they give away a counting card.
        worth = values(counting)
        dear = CardsArg(tuple([card for card in due if worth[card]]))
        best = Pick((cheapest(due, counting),))
        return (Decision(state.tricks.fool, "exchange", due, default=best, args={"dear": dear}),)
    if state.phase == CUT:
        args: dict[str, Arg] = {"least": LEAST_CUT, "most": MOST_CUT}
        cutter = 1 - state.setup.dealer
        span = (LEAST_CUT, MOST_CUT)
        return (Decision(cutter, "cut", number=span, least=0, most=0, default=Number(MIDDLE), args=args),)
    return ()


def _play(state: State) -> Decision:
    table = state.table
    seat, hand = table.turn, table.hands[table.turn]
    if table.showing:
        return _show(state)
    cards = cards_of(legal_mask(state.match.rules, table.lead, hand))
    kind = "lead" if table.lead < 0 else "play"
    melds = open_melds(state)
    if not melds:
        return Decision(seat, kind, cards)
    if table.passed:
        words = (Word(ANNOUNCE, "word-chinze-announce"),) if may_think_again(state) else ()
        return Decision(seat, kind, cards, words=words)
    words = tuple(Word(part, f"word-chinze-part-{part}") for part in open_parts(state))
    return Decision(seat, f"meld-{kind}", cards, words=words, claims=tuple(offer(found) for found in melds))


def _show(state: State) -> Decision:
    table = state.table
    seat, hand, said = table.turn, table.hands[table.turn], state.melds.said[table.turn]
    back = (Word(BACK, "word-chinze-back"),)
    if table.showing == TAROCCHI:
        least = max(LEAST_TAROCCHI, said.tarocchi + 1)
        held = cards_of(hand & TRUMPS)
        args: dict[str, Arg] = {"least": least, "most": len(held), "said": said.tarocchi}
        return Decision(seat, "show", held, least, len(held), words=back, args=args)
    four = cards_of(OF_RANK[COURTS.index(table.showing)])
    return Decision(seat, "three", four, 3, 3, words=back, args={"rank": TermArg(rank_key(table.showing))})


def offer(found: Meld) -> ClaimOffer:
    """Return a meld as an offer that may be announced."""
    return ClaimOffer(found.key, f"meld-chinze-{found.kind}", meld_args(found), found.cards, found.points)


CHAPTERS = {
    "cut": "aim",
    "lead": "play",
    "play": "play",
    "meld-lead": "melds",
    "meld-play": "melds",
    "show": "melds",
    "three": "melds",
    "exchange": "play",
}
"""The chapter of the rules that explains each kind of question."""
