"""Verify a record: recompute everything in it with the real engine and compare at every step.

A sound record shows that every move keeps the rules, and that facts, points and result follow from the moves and the
seeds. It does not show that these moves were made. Moves are not sealed: the operator of the bot, or anyone with
the file, can replace them by other legal moves and recompute the facts and the checksum.

Only the checksum protects what does not follow from anything else: the names of the players and the table, times,
whether a person, the clock or a computer player took a person's decision, the name of the rule set, and the order of
cards or combinations where the game defines none. Options and the levels of computer players are in the terms of the
seals; with version 1 seals, only the checksum protects levels and options that made no difference. ``germini verify``
says so.

A seal proves only as much as what it is compared with: the messages in which the bot published it, and the presses that
people remember (:mod:`bot.records.seals`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.engine.game import Game
from bot.engine.options import complete, preset_options, with_defaults
from bot.engine.text import Arg, TermArg
from bot.games.registry import games
from bot.records.decisions import BY_BOT, action_of
from bot.records.entries import board_of_record, broken_entry
from bot.records.findings import Finding, plain
from bot.records.make import fact_of
from bot.records.model import DealRecord, DidChance, Record, RecordError, Step, canonical, checksum
from bot.records.moments import Match, Moment, Played
from bot.records.rounds import broken_round, round_terms
from bot.records.seals import broken, randomness
from bot.table.lobby import LEVELS
from bot.table.play import conceded_places


class Rerun:
    """Replays the match from the decisions of a record."""

    def __init__(self, record: Record, its_game: Game) -> None:
        self.record = record
        self.game = its_game
        self.state: Any = its_game.start(with_defaults(its_game.meta, record.options))
        self.findings: list[Finding] = []
        self.moments: list[list[Moment]] = []
        self.deal = self.step = 0

    def note(self, code: str, args: dict[str, Arg] | None = None, refusal: Refusal | None = None) -> None:
        """Add a finding at the current deal and step."""
        self.findings.append(Finding(code, args or {}, self.deal, self.step, refusal))

    def run(self) -> None:
        """Replay all deals. Stop at a decision that cannot be taken, because nothing after it can be checked."""
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
        """Take the steps of a deal. Return whether all could be taken."""
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
        self.state = self.game.fold(self.state, made)
        return True

    def _seat(self, step: Step) -> Any:
        """Return the seat that decides, None for the bot, or _NOBODY if the named player cannot take this decision."""
        by_bot = isinstance(step.do, BY_BOT)
        if step.player is None:
            if step.do is not None and not by_bot:
                self.note("who")
                return _NOBODY
            if step.by:
                self.note("by")
            return None
        if not 0 <= step.player < len(self.record.players) or by_bot:
            self.note("who")
            return _NOBODY
        if not step.by or (self.record.players[step.player].level is not None and step.by != "computer"):
            self.note("by")
        return self.game.seating(self.state).index(step.player)

    def _compare(self, told: Sequence[dict[str, Any]], made: Sequence[Any], code: str) -> None:
        """Compare the engine's facts with the record's. Note only the first difference, because the others follow from
        it."""
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
        """Return whether these players can concede together: one player, or the pair of a side."""
        sides = self.game.view(self.state).sides
        order = self.game.seating(self.state)
        pairs = [sorted(order[seat] for seat in side) for side in sides if len(side) == 2]
        alone = len(players) == 1 and 0 <= players[0] < len(order)
        return list(players) in pairs if len(pairs) * 2 == len(order) else alone


_NOBODY = object()


def _kind(fact: dict[str, Any]) -> str:
    return plain(str(fact.get("type", "?")))


LATEST = 253_402_300_799_999
"""Latest valid time in Unix ms: the last moment of the year 9999, the limit of calendars."""


class Checked(msgspec.Struct, frozen=True):
    """The findings, and the moments of every deal as far as it could be replayed."""

    findings: tuple[Finding, ...]
    moments: tuple[tuple[Moment, ...], ...]


def verify(record: Record) -> list[Finding]:
    """Return all findings in the order of the record; an empty list for a sound record. Never raises."""
    return list(check(record).findings)


def check(record: Record) -> Checked:
    """Verify a record and also return the replayed moments."""
    found = [Finding("checksum")] if checksum(record) != record.checksum else []
    its_game = games().get(record.game)
    if its_game is None:
        return Checked((*found, Finding("game", {"game": plain(record.game)})), ())
    heading = list(_heading(record, its_game))
    if heading:
        return Checked((*found, *heading), ())
    played = Rerun(record, its_game)
    try:
        played.run()
    except Exception as error:
        # An engine is written only for states reached by its own decisions; a forged file must not stop the program.
        played.note("engine", {"why": type(error).__name__})
    beyond = _beyond(record, played) if not played.findings else ()
    return Checked((*found, *played.findings, *beyond), tuple(map(tuple, played.moments)))


def _beyond(record: Record, played: Rerun) -> Iterator[Finding]:
    """Yield what is checked of a deal that is played at many tables, beyond the rules and the seals."""
    if round_terms(record) is not None:
        return broken_round(record, played.moments, played.game)
    board = board_of_record(record)
    return broken_entry(record, board) if board is not None else iter(())


def _heading(record: Record, its_game: Game) -> Iterator[Finding]:
    """Yield findings about everything that must hold before the first deal."""
    meta = its_game.meta
    if record.rules_rev != meta.rules_rev:
        yield Finding("rules-rev", {"revision": record.rules_rev, "known": meta.rules_rev})
    if record.cards != meta.pack.ids:
        yield Finding("cards")
    options = complete(meta, record.options)
    if isinstance(options, Refusal):
        yield Finding("options", refusal=options)
    if record.preset and preset_options(meta, record.preset) is None:
        yield Finding("preset", {"preset": plain(record.preset)})
    if len(record.players) != meta.players:
        yield Finding("players", {"count": len(record.players), "needed": meta.players})
    for player in record.players:
        if player.level is not None and player.level not in LEVELS:
            yield Finding("level", {"level": plain(player.level)})
    if not 0 <= record.started <= record.finished <= LATEST:
        yield Finding("times")


def match_of_record(record: Record) -> Match:
    """Return the match of a record. Raises RecordError (``unsound``) if the record has findings."""
    checked = check(record)
    if checked.findings:
        raise RecordError("unsound")
    return Match(
        table=record.table.id,
        name=record.table.name,
        game=record.game,
        preset=record.preset,
        options={**record.options, **with_defaults(games()[record.game].meta, record.options)},
        names=tuple(player.name for player in record.players),
        levels=tuple(player.level for player in record.players),
        started=record.started,
        finished=record.finished,
        deals=tuple(
            Played(deal.deal, deal.seed, deal.commitment, moments)
            for deal, moments in zip(record.deals, checked.moments, strict=True)
        ),
        balances=record.result.balances,
        places=record.result.places,
        complete=record.result.complete,
    )
