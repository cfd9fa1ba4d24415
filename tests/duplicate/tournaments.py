"""A tournament for tests: commands are decided and folded, and what was stored is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.clocks import next_round_at
from bot.duplicate.tournament.decide import decide
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import Round, State
from bot.duplicate.tournament.verdict import Context, Verdict
from bot.engine.actions import Refusal

DIRECTOR = 9001
OPENS, BEGINS, MINUTES = 1_000_000, 1_900_000, 60_000
"""When check-in opens and the first round begins in Unix ms, and a minute."""

STORED = msgspec.json.Decoder(ev.TournamentFact)


class Played:
    """A tournament that is being played. ``now`` is its clock in Unix ms."""

    def __init__(self, facts: Iterable[ev.Fact] = (), now: int = 0) -> None:
        self.facts = list(facts)
        self.state = fold(State("t1"), self.facts)
        self.now = now

    def verdict(self, body: cmd.Body, person: int | None = None, *, moderator: bool = False) -> Verdict:
        """Return what follows from a command, without doing it."""
        return decide(self.state, cmd.Command("x", "t1", body, person, moderator), Context(self.now, b"entropy " * 4))

    def do(self, body: cmd.Body, person: int | None = None, *, moderator: bool = False) -> tuple[ev.Fact, ...]:
        """Do what must be possible, and return the facts."""
        verdict = self.verdict(body, person, moderator=moderator)
        assert isinstance(verdict, tuple), (body, verdict)
        self.facts += verdict
        self.state = fold(self.state, verdict)
        return verdict

    def refused(self, body: cmd.Body, person: int | None = None) -> str:
        """Return the code with which a command is refused; "" if it is out of date."""
        verdict = self.verdict(body, person)
        assert not isinstance(verdict, tuple), (body, verdict)
        return verdict.code if isinstance(verdict, Refusal) else ""

    def restarted(self) -> Played:
        """Return the tournament as it is found again in the store after a kill."""
        return Played([STORED.decode(msgspec.json.encode(one)) for one in self.facts], self.now)

    @property
    def round(self) -> Round:
        """The running round."""
        assert self.state.round is not None
        return self.state.round

    def begin(self) -> tuple[ev.Fact, ...]:
        """Begin the next round, as the bot does."""
        number = len(self.state.rounds) + 1
        self.now = max(self.now, next_round_at(self.state))
        boards = tuple(f"board {number}.{one}" for one in range(1, self.state.announced.boards + 1))
        return self.do(cmd.BeginRound(number, boards))

    def score(self, table: int, deal: int, *scores: int) -> tuple[ev.Fact, ...]:
        """Count a deal of the running round."""
        return self.do(cmd.Score(self.round.number, table, deal, scores, f"log{table}"))


def announced(**its: Any) -> Played:
    """Return a tournament that a director has announced: one of pairs at Minchiate, unless something else is said."""
    played = Played()
    settings: dict[str, Any] = {"name": "Cup", "game": "minchiate", "form": "pairs", "rounds": 2, "boards": 2}
    settings |= {"opens": OPENS, "begins": BEGINS, "round_ms": 30 * MINUTES} | its
    played.do(cmd.Create(**settings), DIRECTOR)
    return played


def people_of(contestant: int, count: int) -> tuple[int, ...]:
    """Return the people of a contestant: 101 and 102 are those of the first one."""
    return tuple(100 * contestant + number for number in range(1, count + 1))


def checked_in(count: int, absent: Sequence[int] = (), **its: Any) -> Played:
    """Return a tournament with so many contestants, all of whose people but the absent ones have checked in."""
    played = announced(**its)
    size = played.state.shape.people(played.state.announced.form)
    for one in range(1, count + 1):
        played.do(cmd.Join(people_of(one, size)), people_of(one, size)[0])
    played.now = OPENS
    played.do(cmd.OpenCheckIn())
    for one in range(1, count + 1):
        for person in people_of(one, size):
            if person not in absent:
                played.do(cmd.CheckIn(), person)
    return played
