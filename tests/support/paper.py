"""A table prepared without a bot: with a chosen shuffle and chosen answers, up to the moment that a test is about.

The facts are those of a real table. A bot loads them as it loads its tables after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.actions import Action, Decision, Refusal
from bot.engine.rng import Rng
from bot.players.random_answers import at_random
from bot.table import commands as cmd
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import Store
from bot.table.selectors import blocking, chance_due, decisions_of, humans, seat_view
from bot.table.verdict import Context, OutOfDate

TABLE = "paper001"

SHORT: dict[str, dict[str, Any]] = {"minchiate": {"seat_draw": "fixed", "set_length": 4}}
"""The options of a game where none are given."""

Moment = Callable[[TableState], Any]
"""Says by a truthy value that this is the moment looked for."""


class Paper:
    """A match between these people (None is a bot; the first one is the host), of Minchiate if no other game is named.
    `seed` decides the shuffles and the answers."""

    def __init__(
        self,
        seed: int,
        people: Sequence[int | None] = (1, 2, 3, 4),
        *,
        game: str = "minchiate",
        table: str = TABLE,
        **options: Any,
    ) -> None:
        self.people = people
        self.game = game
        self.table = table
        self.seed = bytes([seed % 256, seed // 256]) * 16
        self.rng = Rng(self.seed)
        self.given: list[tuple[str, tuple[Any, ...], TableState]] = []
        self.state = TableState(table)
        self.options = {**SHORT.get(game, {}), **options}

    def open(self, guild: int, channel: int) -> None:
        """Seat the people and start the match; the deal is not shuffled yet."""
        body = cmd.Open(self.game, guild, channel, "en", name="Arno", options=self.options, pace="none")
        self.give(body, self.people[0])
        for person in self.people[1:]:
            if person is None:
                self.give(cmd.AddBot("regular"), self.people[0])
            else:
                self.give(cmd.Sit(), person)
        self.give(cmd.Start(), self.people[0])

    def give(self, body: cmd.Body, person: int | None = None) -> None:
        """Submit a command that must be accepted."""
        command = cmd.Command(f"paper{len(self.given)}", self.table, body, person=person)
        verdict = decide(self.state, command, Context(1_700_000_000_000 + len(self.given), self.seed))
        assert not isinstance(verdict, Refusal | OutOfDate), verdict
        self.state = fold(self.state, verdict)
        self.given.append((command.id, verdict, self.state))

    def answer(self, player: int, action: Action | None = None) -> None:
        """Submit a player's answer to their first question; it is random if none is given."""
        person, chosen = self.people[player], action or self._random(player)
        body = cmd.BotAct(player, self.state.asked[player], chosen) if person is None else cmd.Act(chosen)
        self.give(body, person)

    def until(self, moment: Moment, *, deals: int = 1) -> None:
        """Play with random answers up to this moment. Raises AssertionError if it does not occur within so many
        deals."""
        while not moment(self.state):
            assert self.state.open, "the match is over"
            assert len(self.state.seals) <= deals, "the deals are over"
            if chance_due(self.state) is not None:
                self.give(cmd.Draw())
            elif self.state.between:
                waiting = next(player for player in humans(self.state) if player not in self.state.ready)
                self.give(cmd.Ready(), self.people[waiting])
            else:
                self.answer(blocking(self.state)[0])

    async def hand_in(self, store: Store) -> None:
        """Write everything into a store."""
        seq = 1
        for command, facts, state in self.given:
            assert await store.log.append(state, seq, command, facts, (), 0) is None
            seq += len(facts)

    def _random(self, player: int) -> Action:
        view = seat_view(self.state, player)
        assert view is not None
        return at_random(view, question(self.state, player), self.rng)


def question(state: TableState, player: int) -> Decision:
    """What a player must answer."""
    return next(one for one in decisions_of(state, player) if not one.optional)


def found(moment: Moment, opened: Callable[[int], Paper], *, deals: int = 1, tries: int = 100) -> Paper:
    """Return the first of these matches in which the moment occurs within so many deals, played up to it. Raises
    AssertionError if it occurs in none."""
    for seed in range(tries):
        paper = opened(seed)
        try:
            paper.until(moment, deals=deals)
        except AssertionError:
            continue
        return paper
    raise AssertionError("the moment comes in no match")


def asked(kind: str, *, player: int | None = None) -> Moment:
    """Return the moment at which a player (or this player) is asked a question of this kind."""

    def moment(state: TableState) -> bool:
        players = range(len(state.chairs)) if player is None else (player,)
        return any(one.kind == kind for number in players for one in decisions_of(state, number))

    return moment


def asks(state: TableState, kind: str) -> tuple[int, Decision]:
    """Who is asked this kind of question, and the question."""
    return next(
        (player, one) for player in range(len(state.chairs)) for one in decisions_of(state, player) if one.kind == kind
    )
