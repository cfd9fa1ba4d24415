"""The questions that players must or may answer in a state (:class:`bot.engine.actions.Decision`)."""

from __future__ import annotations

from bot.engine.actions import Decision, Say, Word
from bot.engine.cards import cards_of
from bot.engine.text import Arg, CardsArg
from bot.games.mineo.auction import FINAL, MISCHIO, legal_calls
from bot.games.mineo.deal import NO, RIVANTO, SCOMMESSA, sayings, scarto_choice, wording
from bot.games.mineo.play import legal_now, signals
from bot.games.mineo.state import AUCTION, DECLARE, PLAY, SCARTO, State

STYLES = {"altre5": "good", "solo": "danger", "prendo": "good"}


def decisions(state: State) -> tuple[Decision, ...]:
    """Return all open questions, in order of seats. A seat's blocking question comes before its optional one."""
    phase = state.phase
    if phase == PLAY:
        return _play(state)
    if phase == AUCTION:
        return (_call(state),)
    if phase == SCARTO:
        return (_scarto(state),)
    if phase == DECLARE:
        return (_declare(state),)
    return ()


def _call(state: State) -> Decision:
    auction = state.setup.auction
    words = tuple(
        Word(word, f"word-mineo-{word}", STYLES.get(word, "neutral"))
        for word in legal_calls(state.match.rules, auction)
    )
    kind = "answer" if auction.taker >= 0 else "final" if auction.giro == FINAL else "call"
    args = {"cards": 5 * auction.giro, "amount": state.match.rules.pago_amount}
    return Decision(auction.to_speak, kind, words=words, least=0, most=0, default=Say(MISCHIO), args=dict(args))


def _scarto(state: State) -> Decision:
    seat = state.setup.soloist
    forced, free = scarto_choice(state.match.rules, state.table.hands[seat])
    due = 3 - forced.bit_count()
    args: dict[str, Arg] = {"forced": forced.bit_count(), "cards": CardsArg(cards_of(forced))}
    return Decision(seat, "scarto", cards_of(free), due, due, args=args)


def _declare(state: State) -> Decision:
    seat = state.setup.asking[0]
    words = tuple(_declaration(state, seat, word) for word in sayings(state))
    default = Say(NO)
    if seat == state.setup.soloist:
        return Decision(seat, "scommessa", words=words, least=0, most=0, default=default)
    args: dict[str, Arg] = {"target": "personal" if state.match.rules.rivanto_personal else "side"}
    return Decision(seat, "rivanto", words=words, least=0, most=0, default=default, args=args)


def _declaration(state: State, seat: int, word: str) -> Word:
    if word == SCOMMESSA:
        return Word(word, "word-mineo-scommessa", "danger")
    if word == RIVANTO:
        return Word(word, f"word-mineo-{wording(state, seat)}", "danger")
    return Word(NO, "word-mineo-no")


def _play(state: State) -> tuple[Decision, ...]:
    table = state.table
    turn = table.turn
    kind = "play" if table.cards else "lead"
    blocking = Decision(turn, kind, cards_of(legal_now(state)))
    if not state.match.rules.talk:
        return (blocking,)
    found: list[Decision] = []
    for seat in range(3):
        if seat == turn:
            found.append(blocking)
        offered = signals(state, seat)
        if offered:
            words = tuple(Word(word, f"signal-mineo-{word}") for word in offered)
            found.append(Decision(seat, "talk", words=words, least=0, most=0, optional=True))
    return tuple(found)


CHAPTERS = {
    "call": "auction",
    "final": "auction",
    "answer": "auction",
    "scarto": "auction",
    "scommessa": "auction",
    "rivanto": "auction",
    "lead": "play",
    "play": "play",
    "talk": "play",
}
"""The chapter of the rules that explains each kind of question."""
