"""The questions open at a moment (:class:`bot.engine.actions.Decision`)."""

from __future__ import annotations

from bot.engine.actions import ClaimOffer, Decision, Number, Word
from bot.engine.masks import cards_of
from bot.engine.text import Arg, CardsArg, TermArg
from bot.games.chinze.announce import ANNOUNCE, BACK, may_think_again, open_melds, open_parts
from bot.games.chinze.legal import legal_mask
from bot.games.chinze.match import LEAST_CUT, MOST_CUT
from bot.games.chinze.melds import FAMILY, LEAST_TAROCCHI, TAROCCHI, Meld
from bot.games.chinze.pack import COURTS, OF_RANK, TRUMPS, value
from bot.games.chinze.state import CUT, EXCHANGE, PLAY, State

MIDDLE = 39
"""The neutral cut of an absent cutter."""


def decisions(state: State) -> tuple[Decision, ...]:
    """The question that is open, if any: in Chinze only one player is asked at a time."""
    if state.phase == PLAY:
        return (_play(state),)
    if state.phase == EXCHANGE:
        due, counting = cards_of(state.tricks.due), state.match.rules.counting
        # The panel warns before a card that counts is given away.
        dear = CardsArg(tuple(card for card in due if value(card, counting)))
        return (Decision(state.tricks.fool, "exchange", due, args={"dear": dear}),)
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


def rank_key(rank: str) -> str:
    """The catalogue key of a rank in the plural: Kings, Queens, Cavaliers, Jacks."""
    return f"chinze-rank-{rank}"


def meld_args(found: Meld) -> dict[str, Arg]:
    """What the name of a meld says: points, number of cards, mark on the score sheet, suit or rank."""
    args: dict[str, Arg] = {"points": found.points, "count": len(found.cards)}
    if found.kind == FAMILY:
        args |= {"mark": TermArg(f"chinze-sign-{found.of}"), "of": TermArg(f"suit-chinze-{found.of}")}
    elif found.of:
        args |= {"mark": TermArg(f"chinze-mark-{found.of}"), "of": TermArg(rank_key(found.of))}
    return args


def offer(found: Meld) -> ClaimOffer:
    """A meld as something that may be announced."""
    return ClaimOffer(found.key, f"meld-chinze-{found.kind}", meld_args(found), found.cards, found.points)
