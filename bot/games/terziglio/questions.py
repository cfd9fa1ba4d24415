"""The open decision of a state (:class:`bot.engine.actions.Decision`)."""

from __future__ import annotations

from bot.engine.actions import Claim, ClaimItem, Decision, Pick, Say, Word
from bot.engine.cards import Seat
from bot.engine.text import Arg, CardArg, CardsArg
from bot.games.terziglio.auction import STOCK, discardable, speaker, words_open
from bot.games.terziglio.deck import MATTO, MATTO_BIT, cards_of
from bot.games.terziglio.declare import claimant, offers
from bot.games.terziglio.melds import DOUBLED_FROM
from bot.games.terziglio.play import legal_now, payable
from bot.games.terziglio.scoring import suggested
from bot.games.terziglio.state import AUCTION, DECLARE, DISCARD, PAY, PLAY, State

_WORDS = {
    "pass": Word("pass", "word-terziglio-pass"),
    "play": Word("play", "word-terziglio-play", "good"),
    "solo": Word("solo", "word-terziglio-solo", "danger"),
}


def asked(state: State) -> Seat | None:
    """Return the seat that the game waits for, None if it waits for a random event or the match is over."""
    phase = state.phase
    if phase == PLAY:
        return state.table.turn
    if phase == AUCTION:
        return speaker(state)
    if phase == DISCARD:
        return state.setup.declarer
    if phase == DECLARE:
        return claimant(state)
    return state.tricks.payer if phase == PAY else None


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the open decision; empty if the game waits for a random event or the match is over."""
    seat = asked(state)
    return () if seat is None else (_QUESTIONS[state.phase](state, seat),)


def _auction(state: State, seat: Seat) -> Decision:
    open_now = words_open(state)
    kind = "auction" if "play" in open_now else "overcall"
    return Decision(seat, kind, least=0, most=0, words=tuple(_WORDS[word] for word in open_now), default=Say("pass"))


def _discard(state: State, seat: Seat) -> Decision:
    free = discardable(state)
    barred = cards_of(state.table.hands[seat] & ~free)
    args: dict[str, Arg] = {"count": STOCK, "barred": len(barred), "cards": CardsArg(barred)}
    return Decision(seat, "discard", cards_of(free), STOCK, STOCK, args=args)


def _declare(state: State, seat: Seat) -> Decision:
    found = offers(state.match.rules.melds, state.table.hands[seat])
    best = Claim(tuple(ClaimItem(offer.key) for offer in found if not offer.part_of))
    return Decision(seat, "declare", least=0, most=len(found), claims=found, default=best, doubled_from=DOUBLED_FROM)


def _play(state: State, seat: Seat) -> Decision:
    return Decision(seat, "play" if state.table.cards else "lead", cards_of(legal_now(state)))


def _pay(state: State, seat: Seat) -> Decision:
    own, other = payable(state)
    best = suggested(state.match.rules.melds, own | MATTO_BIT, other)
    return Decision(
        seat, "pay", cards_of(own), default=Pick((best,)), args={"fool": CardArg(MATTO), "card": CardArg(best)}
    )


_QUESTIONS = {AUCTION: _auction, DISCARD: _discard, DECLARE: _declare, PLAY: _play, PAY: _pay}

CHAPTERS = {
    "auction": "auction",
    "overcall": "auction",
    "discard": "auction",
    "declare": "melds",
    "lead": "play",
    "play": "play",
    "pay": "play",
}
"""The chapter of the rules that explains each kind of question."""
