"""The match of a record played again by the real engine, and compared at every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.engine.game import Game
from bot.engine.text import Arg, TermArg
from bot.records.actions import HOUSE, action_of
from bot.records.finding import Finding, plain
from bot.records.make import fact_of
from bot.records.model import DealRecord, DidChance, Record, Step, canonical
from bot.records.moments import Moment
from bot.records.seals import broken, randomness
from bot.table.play import conceded_places


class Rerun:
    """The match played again from the decisions of a record."""

    def __init__(self, record: Record, its_game: Game) -> None:
        self.record = record
        self.game = its_game
        self.state: Any = its_game.start(record.options)
        self.findings: list[Finding] = []
        self.moments: list[list[Moment]] = []
        self.deal = self.step = 0

    def note(self, code: str, args: dict[str, Arg] | None = None, refusal: Refusal | None = None) -> None:
        """Something does not hold, here."""
        self.findings.append(Finding(code, args or {}, self.deal, self.step, refusal))

    def run(self) -> None:
        """All deals; after a decision that cannot be taken nothing more can be checked."""
        if not self.record.deals:
            self.note("no-deals")
        for number, deal in enumerate(self.record.deals, 1):
            self.deal, self.step = number, 0
            for finding in broken(self.record, deal, number, self.game):
                self.note(finding.code, finding.args)
            seed = randomness(deal)
            if not deal.steps:
                self.note("no-steps")
                return
            if not self._steps(deal, seed):
                return
            self.step = 0
            if number < len(self.record.deals) and self.game.chance(self.state) != "shuffle":
                self.note("deal-end")
                return
        self.deal = self.step = 0
        self._result()

    def _steps(self, deal: DealRecord, seed: bytes) -> bool:
        """Whether every step could be taken."""
        self.moments.append([])
        shuffled = False
        for self.step, step in enumerate(deal.steps, 1):
            kind = self.game.chance(self.state)
            drawing = isinstance(step.do, DidChance)
            if drawing and kind == "shuffle":
                if shuffled:
                    self.note("deal-end")
                    return False
                shuffled = True
            if not self._take(step, seed, kind):
                return False
            self.moments[-1].append(Moment(step.player, step.by, self.state))
        return True

    def _take(self, step: Step, seed: bytes, kind: str | None) -> bool:
        seat = self._seat(step)
        if seat is _NOBODY or step.do is None:
            if step.do is None:
                self.note("unknown-decision")
            return False
        drawing = isinstance(step.do, DidChance)
        if isinstance(step.do, DidChance) and step.do.kind != kind:
            self.note("chance", {"kind": step.do.kind})
            return False
        made = self.game.decide(self.state, seat, action_of(step.do, self.game.meta.pack, seed))
        if isinstance(made, Refusal):
            self.note("illegal", refusal=made)
            return False
        self._compare(step.facts, made, "shuffle" if drawing else "fact")
        for event in made:
            self.state = self.game.evolve(self.state, event)
        return True

    def _seat(self, step: Step) -> Any:
        """The seat that decides, None for the table, _NOBODY where the one named cannot decide this."""
        house = isinstance(step.do, HOUSE)
        if step.player is None:
            if step.do is not None and not house:
                self.note("who")
                return _NOBODY
            if step.by:
                self.note("by")
            return None
        if not 0 <= step.player < len(self.record.players) or house:
            self.note("who")
            return _NOBODY
        if not step.by or (self.record.players[step.player].level is not None and step.by != "computer"):
            self.note("by")
        return self.game.seating(self.state).index(step.player)

    def _compare(self, told: Sequence[dict[str, Any]], made: Sequence[Any], code: str) -> None:
        """The engine's facts against those of the record, the first difference only: the rest follows from it."""
        for place in range(max(len(told), len(made))):
            if place >= len(told):
                self.note("fact-missing", {"fact": _kind(fact_of(made[place]))})
            elif place >= len(made):
                self.note("fact-extra", {"fact": _kind(told[place])})
            elif canonical(told[place]) != canonical(fact_of(made[place])):
                self.note(code, {"number": place + 1, "fact": _kind(fact_of(made[place]))})
            else:
                continue
            return

    def _result(self) -> None:
        result = self.game.result(self.state)
        if result is None:
            self.note("no-end")
            return
        said = self.record.result
        if said.conceded:
            if result.complete or not self._side(said.conceded):
                self.note("conceded")
                return
            result = replace(result, places=conceded_places(result.balances, said.conceded))
        parts: dict[str, Callable[[Any], Any]] = {
            "balances": lambda one: one.balances,
            "places": lambda one: one.places,
            "deals": lambda one: one.deals,
            "complete": lambda one: one.complete,
        }
        for name, of in parts.items():
            if of(said) != of(result):
                self.note("result", {"what": TermArg(f"record-result-{name}")})

    def _side(self, players: Sequence[int]) -> bool:
        """Whether these are somebody who can concede: one player, or the pair of a side."""
        sides = self.game.view(self.state).sides
        order = self.game.seating(self.state)
        pairs = [sorted(order[seat] for seat in side) for side in sides if len(side) == 2]
        alone = len(players) == 1 and 0 <= players[0] < len(order)
        return list(players) in pairs if len(pairs) * 2 == len(order) else alone


_NOBODY = object()


def _kind(fact: dict[str, Any]) -> str:
    return plain(str(fact.get("type", "?")))
