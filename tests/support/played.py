"""Matches played through the real table layer, without a manager: ``decide`` makes every fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.actions import Refusal
from bot.engine.game import OptionValue
from bot.engine.rng import Rng
from bot.players.random_answers import at_random
from bot.store import SqlStore
from bot.table import commands as cmd
from bot.table.concede import STOP, awaited_to_concede
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import PLAYING, TableState
from bot.table.selectors import blocking, chance_due, deal_number, decisions_of, seat_view
from bot.table.verdict import Context, OutOfDate


class Play:
    """One table. Every command is appended to `store`, if there is one; `batches` are the facts of each command."""

    def __init__(self, table: str, seed: int, at: int, store: SqlStore | None = None) -> None:
        self.state = TableState(table)
        self.store = store
        self.at = at
        self.rng = Rng(f"{table}:{seed}".encode())
        self.batches: list[tuple[Any, ...]] = []

    async def do(self, body: cmd.Body, person: int | None = None) -> tuple[Any, ...]:
        """Submit a command that must be accepted, and return its facts."""
        number = len(self.batches) + 1
        entropy = b"".join(self.rng.word().to_bytes(8, "big") for _ in range(4))
        command = cmd.Command(f"i{number}", self.state.id, body, person)
        facts = decide(self.state, command, Context(self.at, entropy))
        assert not isinstance(facts, Refusal | OutOfDate), facts
        first = self.state.seq + 1
        self.state = fold(self.state, facts)
        self.batches.append(facts)
        if self.store is not None:
            assert await self.store.log.append(self.state, first, command.id, facts, (), self.at) is None
        return facts

    async def open(
        self,
        game: str,
        persons: Sequence[int],
        *,
        guild: int = 10,
        channel: int = 20,
        bots: int = 0,
        options: dict[str, OptionValue] | None = None,
        **more: Any,
    ) -> None:
        """Open the table, seat the people in order and then bots, and start."""
        await self.do(cmd.Open(game, guild, channel, "en", options=options or {}, **more), persons[0])
        for person in persons[1:]:
            await self.do(cmd.Sit(), person)
        for _ in range(bots):
            await self.do(cmd.AddBot("novice"), persons[0])
        await self.do(cmd.Start(), persons[0])

    async def step(self) -> None:
        """Do the next step: the next deal, the shuffle, or an answer."""
        state = self.state
        if state.between:
            for chair in state.chairs:
                if chair.person is not None and not chair.away:
                    await self.do(cmd.Ready(), chair.person)
        if chance_due(self.state) is not None:
            await self.do(cmd.Draw())
            return
        player = blocking(state)[0]
        view = seat_view(state, player)
        assert view is not None
        action = at_random(view, decisions_of(state, player)[0], self.rng)
        chair = state.chairs[player]
        if chair.computer or chair.person is None:
            await self.do(cmd.BotAct(player, state.asked[player], action))
        else:
            await self.do(cmd.Act(action, state.asked[player]), chair.person)

    async def stop(self, person: int) -> None:
        """Let a player end the match early, with the consent of all others."""
        await self.do(cmd.Close(), person)
        for one in awaited_to_concede(self.state):
            await self.do(cmd.AnswerConcession(deal_number(self.state), True, STOP), self.state.chairs[one].person)

    async def to_end(self, *, minutes: int = 30) -> TableState:
        """Play until the match is over; it lasts so many minutes."""
        while self.state.status == PLAYING:
            await self.step()
            if self.state.between:
                self.at += minutes * 60_000 // 12
        return self.state
