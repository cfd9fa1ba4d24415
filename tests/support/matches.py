"""Whole finished matches, played through the real table layer: their logs, as a store would hold them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import patch

from bot.engine.actions import Action, Decision, Refusal
from bot.engine.game import OptionValue
from bot.engine.rng import Rng
from bot.engine.seal import EPOCH, Terms, word_hash
from bot.games.registry import companions, game
from bot.players.random_answers import at_random
from bot.table import commands as cmd
from bot.table import sealing
from bot.table.concede import STOP, awaited_to_concede
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import PLAYING, TableState
from bot.table.sealing import unseen
from bot.table.selectors import chance_due, deal_number, decisions_of, humans, seat_view
from bot.table.verdict import Context, OutOfDate
from tests.support.pinned import PINNED, as_before

AT = 1_790_000_000_000
TABLE = "ab12cd34"
LONGEST = 20_000


def snowflake(at: int) -> int:
    """Return an id that Discord could have given at this moment (Unix ms)."""
    return (at - EPOCH) << 22


def _terms(table: str, deal: int, slug: str, rules_rev: int, options: dict[str, OptionValue], *its: Any) -> Terms:
    """Return the terms of a seal, without options that a game got after its goldens were made."""
    return Terms(table, deal, slug, rules_rev, as_before(game(slug).meta, options), *its)


class Hall:
    """One table and its log. `people` have the first chairs, bots the others. With `publishes` every seal is published
    at once."""

    def __init__(
        self,
        slug: str = "minchiate",
        *,
        table: str = TABLE,
        seed: int = 1,
        people: int = 1,
        persons: tuple[int, ...] = (1, 2, 3, 4),
        options: dict[str, OptionValue] | None = None,
        guild: int = 10,
        channel: int = 20,
        at: int = AT,
        publishes: bool = True,
    ) -> None:
        self.events: list[Any] = []
        self.batches: list[tuple[str, tuple[Any, ...]]] = []
        self.state = TableState(table)
        self.rng = Rng(b"hall" + seed.to_bytes(8, "big"))
        self.at = at
        self.publishes = publishes
        self._count = 0
        self.give(cmd.Open(slug, guild, channel, "en", options=options or {}), persons[0])
        players = game(slug).meta.players
        for person in persons[1:people]:
            self.give(cmd.Sit(), person)
        for _ in range(players - people):
            self.give(cmd.AddBot("regular"), persons[0])

    def give(self, body: cmd.Body, person: int | None) -> None:
        """Submit a command that must be accepted."""
        self._count += 1
        self.at += 1000
        entropy = b"".join(self.rng.word().to_bytes(8, "big") for _ in range(4))
        press = 0 if person is None else snowflake(self.at)
        command = cmd.Command(f"c{self._count}", self.state.id, body, person=person, press=press)
        with patch.object(sealing, "VERSION", PINNED), patch.object(sealing, "Terms", _terms):
            verdict = decide(self.state, command, Context(self.at, entropy))
        assert not isinstance(verdict, Refusal | OutOfDate), (verdict, body)
        self.events += verdict
        self.batches.append((command.id, verdict))
        self.state = fold(self.state, verdict)
        if self.publishes and unseen(self.state) and (seal := self.state.seal) is not None:
            self._beside(cmd.PublishSeal(seal.deal, seal.commitment, snowflake(self.at) + 1), None)

    def _beside(self, body: cmd.Body, person: int | None) -> None:
        """Submit a command that uses no randomness of the match."""
        rng = copy.deepcopy(self.rng)
        self.give(body, person)
        self.rng = rng

    def stop(self, person: int) -> None:
        """Let a player end the match early, with the consent of all others."""
        self.give(cmd.Close(), person)
        for one in awaited_to_concede(self.state):
            self.give(cmd.AnswerConcession(deal_number(self.state), True, STOP), self.state.chairs[one].person)

    def start(self) -> None:
        """Start the match."""
        self.give(cmd.Start(), self.state.host)

    def step(self) -> None:
        """Do the next step of a running match."""
        if self.state.paused:
            self._wake()
        state = self.state
        if state.between:
            self._between()
        elif chance_due(state) is not None:
            self.give(cmd.Draw(), None)
        else:
            player, decision = self._asked()
            self.answer(player, self._action(player, decision))

    def _wake(self) -> None:
        """Resume a table that is paused because the last person's time ran out. Uses no randomness of the match."""
        self._beside(cmd.Resume(), next(chair.person for chair in self.state.chairs if chair.person is not None))

    def _between(self) -> None:
        """Let the last of the people add a word and the one before press *Next deal*; the others let the pause run
        out."""
        seal, people = self.state.seal, humans(self.state)
        assert seal is not None
        for player in people[-2:] if self.publishes else ():
            body = cmd.AddWord(word_hash("Galileo")) if player == people[-1] else cmd.Ready()
            self._beside(body, self.state.chairs[player].person)
        self.give(cmd.NextDeal(seal.deal), None)

    def answer(self, player: int, action: Action) -> None:
        """Submit a player's answer."""
        chair, asked = self.state.chairs[player], self.state.asked[player]
        if chair.computer:
            self.give(cmd.BotAct(player, asked, action), None)
        elif self.rng.below(10) == 0:
            self.give(cmd.BotAct(player, asked, action, late=True), None)
        else:
            self.give(cmd.Act(action, asked), chair.person)

    def play(self, steps: int = LONGEST) -> TableState:
        """Do so many steps, or play to the end, and return the state."""
        for _ in range(steps):
            if self.state.status != PLAYING:
                break
            self.step()
        return self.state

    def _asked(self) -> tuple[int, Decision]:
        every = [(player, one) for player in range(len(self.state.chairs)) for one in decisions_of(self.state, player)]
        optional = [each for each in every if each[1].optional]
        if optional and self.rng.below(3) == 0:
            return self.rng.choice(optional)
        return self.rng.choice([each for each in every if not each[1].optional])

    def _action(self, player: int, decision: Decision) -> Action:
        view = seat_view(self.state, player)
        assert view is not None
        policies = companions(self.state.game).policies
        policy = policies.get("regular") if self.rng.below(2) else None
        return (policy or at_random)(view, decision, self.rng)


@cache
def finished(seed: int = 1, people: int = 1, **options: OptionValue) -> Hall:
    """Return a whole match of Minchiate, of one deal unless `set_length` says otherwise."""
    hall = Hall(seed=seed, people=people, options={"set_length": 1, **options})
    hall.start()
    hall.play()
    assert hall.state.status == "finished"
    return hall


def names(hall: Hall) -> tuple[str, ...]:
    """Return the players' names."""
    people = iter(("Anna", "Bruno", "Carla", "Dino"))
    return tuple(chair.bot_name or next(people) for chair in hall.state.chairs)


def seeds(count: int) -> Iterator[int]:
    """Yield seeds for several matches."""
    return iter(range(1, count + 1))
