"""The table talk against a second implementation of S90-S93, at every card of random hands."""

from __future__ import annotations

from bot.engine.actions import Pick, Say
from bot.engine.rng import Rng
from bot.games.mineo import GAME
from bot.games.mineo.deck import IDS
from bot.games.mineo.state import PLAY, State
from tests.games.mineo.play import do, refused, started
from tests.support.oracles.mineo_talk import Said, Tricks, offered

SIGNALS = ["ask", "mine", "yours", "his", "not_his", "trump", "new", "over", "load", "low"]


def tricks_of(state: State) -> Tricks:
    """Return all tricks by their cards, the running one last."""
    finished = [(trick.leader, [IDS[one] for one in trick.cards]) for trick in state.tricks.history]
    return [*finished, (state.table.leader, [IDS[one] for one in state.table.cards])]


def check(state: State, soloist: int, said: Said) -> list[tuple[int, str]]:
    """Compare what every seat may say; return all of it."""
    tricks = tricks_of(state)
    questions = {one.seat: [word.word for word in one.words] for one in GAME.decisions(state) if one.optional}
    possible: list[tuple[int, str]] = []
    for seat in range(3):
        words = offered(seat, soloist, tricks, said)
        assert questions.get(seat, []) == words, (seat, tricks, said)
        possible += [(seat, word) for word in words]
        code = "mineo-defenders-talk" if seat == soloist else "mineo-signal-not-now"
        for word in SIGNALS:
            if word not in words:
                assert refused(state, seat, Say(word)) == (code, "S93")
    return possible


def talk_through(seed: int) -> set[str]:
    """Play a hand in which the defenders signal often; return every signal that was offered."""
    rng, soloist = Rng(f"talk {seed}".encode()), seed % 3
    state = started(f"talk {seed}".encode(), soloist=soloist, table_talk="buttons")
    said: Said = []
    seen: set[str] = set()
    while state.phase == PLAY:
        possible = check(state, soloist, said)
        seen |= {word for _, word in possible}
        if possible and rng.below(2):
            seat, word = rng.choice(possible)
            before = state.table
            state = do(state, seat, Say(word))
            assert state.table == before
            said.append((len(state.tricks.history) + 1, seat, word))
            continue
        (card,) = [question for question in GAME.decisions(state) if not question.optional]
        state = do(state, card.seat, Pick((rng.choice(card.cards),)))
    assert [(one.trick, one.seat, one.signal) for one in state.tricks.signals] == said
    for seat in range(3):
        assert refused(state, seat, Say("over"))[0] == "mineo-no-deal-yet"
    return seen


def test_what_may_be_said_at_every_card() -> None:
    assert set[str]().union(*(talk_through(seed) for seed in range(9))) == set(SIGNALS)
