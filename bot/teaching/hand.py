"""A guided hand: a fixed deal, the same for everybody, played anew from its beginning for every press.

Nothing is kept. What the learner has chosen so far is a line of characters (:mod:`bot.teaching.answers`), and the dice
of the computer players are fixed, so that the same line always leads to the same position.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Decision, Refusal
from bot.engine.game import Game
from bot.engine.lesson import Lesson
from bot.engine.options import with_defaults
from bot.engine.rng import Rng
from bot.engine.text import Line
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game, games
from bot.players.novice import novice
from bot.table.play import chance_seed
from bot.teaching.answers import Unreadable, code, forced, taken

LEVEL = "regular"
"""The computer players of a guided hand, who also know what is suggested: they play sensibly and answer at once."""

LEARNER = 0
"""The player who learns."""

LONGEST = 40
"""Characters of a line: with everything else an id says they fit into what Discord allows."""

MOST = 800
"""Steps of a deal; none is nearly as long."""


@cache
def lessons() -> dict[str, Lesson]:
    """What is taught, by game, in alphabetical order."""
    return {slug: one.lesson for slug, one in games().items() if one.lesson is not None}


class Position(msgspec.Struct, frozen=True):
    """A guided hand at one moment. ``match`` is the game's own state, ``line`` what the learner has chosen so far.

    ``decision`` is what the learner is asked, None once the deal has ended; ``suggested`` what a good player would do.
    ``news`` is everything that happened since the learner's last choice, ``alone`` how many of her questions had only
    one answer since then and were answered so. ``full`` says that no further choice fits the line.
    """

    slug: str
    line: str
    match: Any
    decision: Decision | None = None
    suggested: Action | None = None
    news: tuple[Line, ...] = ()
    alone: int = 0
    full: bool = False

    @property
    def public(self) -> PublicView:
        """What everybody may see."""
        return game(self.slug).view(self.match)

    @property
    def own(self) -> SeatView:
        """What the learner may see."""
        its_game = game(self.slug)
        return its_game.seat_view(self.match, its_game.seating(self.match).index(LEARNER))


def position(slug: str, line: str = "") -> Position:
    """The guided hand of a game after the learner's choices. Raises KeyError for a game that has none, and
    Unreadable for a line that cannot be played."""
    if len(line) > LONGEST:
        raise Unreadable(line)
    return _played(slug, line)


def chosen(at: Position, action: Action) -> Position:
    """The position after one more choice of the learner's. Raises Unreadable for one that is not legal now."""
    if at.decision is None or at.full:
        raise Unreadable(at.line)
    return position(at.slug, at.line + code(at.decision, action))


@lru_cache(maxsize=16)
def finished(slug: str, line: str) -> Position:
    """The end of the deal if a computer player goes on for the learner. Raises as :func:`position`."""
    at = position(slug, line)
    if at.decision is None:
        return at
    table = _Table(slug, at.match)
    for _ in range(MOST):
        decision = table.house()
        if decision is None:
            break
        table.answer(decision, table.sensible(decision), [])
    return Position(slug, line, table.match)


@lru_cache(maxsize=64)
def _played(slug: str, line: str) -> Position:
    its_game, lesson = game(slug), lessons()[slug]
    table = _Table(slug, its_game.start(with_defaults(its_game.meta, lesson.options)))
    rest, news, alone = line, list[Line](), 0
    for _ in range(MOST):
        decision = table.house()
        if decision is None:
            break
        if its_game.seating(table.match)[decision.seat] != LEARNER:
            table.answer(decision, table.sensible(decision), news)
            continue
        only = forced(decision)
        if only is not None:
            alone += 1
            table.answer(decision, only, news)
        elif rest:
            action, rest = taken(decision, rest)
            alone, news = 0, list[Line]()
            table.answer(decision, action, news)
        else:
            suggested = table.sensible(decision)
            full = len(line) + len(code(decision, suggested)) > LONGEST
            return Position(slug, line, table.match, decision, suggested, tuple(news), alone, full)
    if rest:
        raise Unreadable(line)
    return Position(slug, line, table.match, news=tuple(news), alone=alone)


class _Table:
    """One deal being played. ``match`` is the game's state."""

    def __init__(self, slug: str, match: Any) -> None:
        self.match = match
        self._slug = slug
        self._game: Game = game(slug)
        self._policy = self._game.policies.get(LEVEL, novice)
        self._told: tuple[Line, ...] = ()

    def house(self) -> Decision | None:
        """Deal if that is due; the next question, None once the deal has been counted."""
        while self._game.result(self.match) is None:
            due = self._game.chance(self.match)
            if due is None:
                return next(one for one in self._game.decisions(self.match) if not one.optional)
            if self._game.view(self.match).deal_over:
                return None
            self._apply(self._game.decide(self.match, None, Chance(chance_seed(lessons()[self._slug].seed, due))))
        return None

    def sensible(self, decision: Decision) -> Action:
        """What a computer player answers. Its dice depend on the position alone."""
        view = self._game.seat_view(self.match, decision.seat)
        held = ".".join(map(str, view.hand))
        return self._policy(view, decision, Rng(f"{self._slug} {decision.seat} {decision.kind} {held}".encode()))

    def answer(self, decision: Decision, action: Action, news: list[Line]) -> None:
        """Do what was answered, and add what is told of it."""
        self._apply(self._game.decide(self.match, decision.seat, action))
        told = self._game.view(self.match).news
        # Some games go on telling of the trick before until the next card lies there.
        before, self._told = self._told, told
        most = min(len(before), len(told))
        known = next(size for size in range(most, -1, -1) if before[len(before) - size :] == told[:size])
        news += told[known:]

    def _apply(self, facts: tuple[Any, ...] | Refusal) -> None:
        if isinstance(facts, Refusal):
            raise Unreadable(facts.code)
        for fact in facts:
            self.match = self._game.evolve(self.match, fact)
