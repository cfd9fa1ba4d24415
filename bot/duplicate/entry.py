"""An entry: one person's play of a board against bots.

What is stored is the row of all answers to the questions of the game, those of the bots included, as words
(:mod:`bot.players.puzzles.model`). The deal is played again from them, so nothing but them can be lost, and a bot that
learns to play better in a later version does not change what was played. New answers of bots depend only on what their
seat sees and on the board's seed: the same choices always lead to the same log.

The board cuts, and an answer is given for the person where only one is possible. After the end of the day a bot plays
on for a person who has not finished (``by`` is ``clock`` then, as for every answer that time took from somebody).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

from bot.duplicate.board import LEVEL, Board, UnreadableBoard
from bot.engine.actions import Action, Chance, Decision, Number, Pick, Refusal, Stop
from bot.engine.cards import Seat
from bot.engine.game import Game
from bot.engine.options import with_defaults
from bot.engine.seal import chance_seed
from bot.engine.text import Line
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game
from bot.players.bot_player import policy
from bot.players.duel import gains
from bot.players.puzzles.model import UnreadablePuzzle, read, written
from bot.players.random_answers import plain
from bot.teaching.lesson import forced
from bot.teaching.news import FreshNews

log = logging.getLogger(__name__)

PERSON = 0
"""Player number of the person."""

REDEALS = 60
"""Deals that are thrown in one after the other until the entry ends without a score."""

MAX_STEPS = 5_000
"""Maximum number of answers of an entry, to stop endless loops. Real ones have far fewer."""

By = Literal["", "person", "computer", "clock"]


class UnreadableEntry(ValueError):
    """Stored answers, or a choice, that the rules do not take."""


class Taken(msgspec.Struct, frozen=True):
    """One answer and what followed. ``player`` is None for the bot's own actions; ``chance`` is the kind of randomness
    that was due. ``word`` is the answer as it is stored, "" for one that is not stored."""

    deal: int
    player: int | None
    by: By
    action: Action
    chance: str | None
    word: str
    facts: tuple[Any, ...]
    after: Any


class Position(msgspec.Struct, frozen=True):
    """An entry at one moment.

    ``match`` is the game's own state, ``taken`` everything that led to it. ``decision`` is the person's question, None
    once the deal has been counted. ``news`` is what happened since their last choice, ``alone`` counts their cards
    since then that had to be played. ``steps`` counts their choices; ``own`` those that they made themselves.
    ``followed`` is how far the news have been told.
    """

    board: Board
    match: Any
    taken: tuple[Taken, ...] = ()
    decision: Decision | None = None
    news: tuple[Line, ...] = ()
    alone: int = 0
    steps: int = 0
    own: int = 0
    followed: FreshNews | None = None

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return game(self.board.game)

    @property
    def moves(self) -> tuple[str, ...]:
        """The answers as they are stored."""
        return tuple(one.word for one in self.taken if one.word)

    @property
    def public(self) -> PublicView:
        """The public view."""
        return self.rules.view(self.match)

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return self.rules.seating(self.match).index(PERSON)

    @property
    def view(self) -> SeatView:
        """The person's view."""
        return self.rules.seat_view(self.match, self.seat)

    @property
    def over(self) -> bool:
        """Whether the deal has been counted."""
        return self.decision is None


def position(board: Board, moves: Sequence[str] = (), own: int | None = None) -> Position:
    """Return the entry after stored answers, and the bots' answers up to the person's next question.

    ``own`` is the number of choices that the person made themselves, None for all. Raises UnreadableEntry if an answer
    is not legal, and UnreadableBoard.
    """
    table = _Play(board)
    words = list(reversed(moves))
    while (decision := table.asked()) is not None:
        if not words:
            break
        try:
            action = read(words.pop(), table.rules.meta.pack)
        except UnreadablePuzzle as error:
            raise UnreadableEntry(decision.kind) from error
        table.stored(decision, action, own)
    if words:
        raise UnreadableEntry("answers are left over")
    return table.until_asked()


def chosen(at: Position, action: Action) -> Position:
    """Return the position after one more choice of the person. Raises UnreadableEntry if it is not legal now."""
    if at.decision is None:
        raise UnreadableEntry("nothing is asked")
    table = _Play(at.board, at)
    table.choice(at.decision, action, "person")
    return table.until_asked()


def finished(at: Position) -> Position:
    """Return the end of the deal if a bot plays on for the person."""
    table = _Play(at.board, at)
    while (decision := table.asked()) is not None:
        if decision.seat == table.seat and decision.number is None and forced(decision) is None:
            table.choice(decision, table.sensible(decision), "clock")
        else:
            table.by_itself(decision)
    return table.position(None)


def score(at: Position) -> int:
    """Return what the person's side gained in the counted deal, in the score in which bots are measured too
    (:mod:`bot.players.duel`); 0 if all deals were thrown in."""
    view = at.public
    return round(gains(at.rules, view)[at.seat]) if _is_scored(view) else 0


def tricks(at: Position) -> tuple[bool, ...]:
    """Return for each trick of the counted deal whether the person's side won it."""
    view = at.view
    count = next(iter(reversed(at.public.counts)), None)
    sides = (count.sides if count is not None else ()) or at.public.sides
    ours = next((side for side in sides if view.seat in side), (view.seat,))
    # Where players may not look back, the public history has only the last trick, and the seat saw those before.
    won = {trick.number: trick.winning in ours for trick in (*view.seen, *view.public.history) if trick.complete}
    return tuple(won[number] for number in sorted(won))


def log_of(at: Position) -> bytes:
    """Return everything that happened as bytes: a line of JSON for each answer with its facts. Equal choices on a board
    give equal bytes."""
    lines = [(one.deal, one.player, one.by, one.chance, one.word, one.facts) for one in at.taken]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def stopped(at: Position) -> Position:
    """Return a counted entry as a match that has ended: longer matches are stopped after their deal."""
    if at.rules.result(at.match) is not None:
        return at
    table = _Play(at.board, at)
    table.take(None, "", Stop(), "")
    return table.position(None)


def _is_scored(view: PublicView) -> bool:
    return bool(view.counts and view.counts[-1].lines)


class _Play:
    """A deal in play, from its beginning or from a position."""

    def __init__(self, board: Board, at: Position | None = None) -> None:
        self.board, self.rules = board, game(board.game)
        if at is None:
            try:
                self.match = self.rules.start(with_defaults(self.rules.meta, board.options))
            except (KeyError, TypeError, ValueError) as error:
                raise UnreadableBoard(board.terms) from error
        else:
            self.match = at.match
        self._taken = list(at.taken) if at is not None else []
        self._deal = self._taken[-1].deal if self._taken else 1
        self._steps, self._own = (at.steps, at.own) if at is not None else (0, 0)
        self._asked = [0] * self.rules.meta.players
        for one in self._taken:
            if one.player is not None:
                self._asked[one.player] += 1
        followed = at.followed if at is not None else None
        self._news = followed.copy() if followed is not None else FreshNews()
        self._fresh, self._alone = list[Line](), 0

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return self.rules.seating(self.match).index(PERSON)

    def asked(self) -> Decision | None:
        """Deal if a deal is due, then return the next question; None once a deal has been counted."""
        while len(self._taken) < MAX_STEPS and self.rules.result(self.match) is None:
            due = self.rules.chance(self.match)
            if due is None:
                return next(one for one in self.rules.decisions(self.match) if not one.optional)
            view = self.rules.view(self.match)
            again = due == "shuffle" and any(one.chance == due and one.deal == self._deal for one in self._taken)
            if _is_scored(view) or (again and self._deal > REDEALS):
                return None
            self._deal += again
            seed = chance_seed(self.board.randomness(self._deal), due)
            self.take(None, "", Chance(seed), "", due)
        return None

    def position(self, decision: Decision | None) -> Position:
        """Return where the deal is now."""
        return Position(
            board=self.board,
            match=self.match,
            taken=tuple(self._taken),
            decision=decision,
            news=tuple(self._fresh),
            alone=self._alone,
            steps=self._steps,
            own=self._own,
            followed=self._news.copy(),
        )

    def until_asked(self) -> Position:
        """Answer everything that is not the person's choice, and return where they are asked, or the end."""
        while (decision := self.asked()) is not None:
            if decision.seat == self.seat and decision.number is None and forced(decision) is None:
                break
            self.by_itself(decision)
        return self.position(decision)

    def by_itself(self, decision: Decision) -> None:
        """Answer a question that is not the person's choice."""
        own = decision.seat == self.seat
        if decision.number is not None:
            action: Action = Number(self.board.cut(self._deal, decision.number))
            self._answer(decision, action, "clock" if own else "computer")
        elif own:
            only = forced(decision)
            assert only is not None
            self._alone += isinstance(only, Pick)
            self._answer(decision, only, "person" if self._own == self._steps else "clock")
        else:
            self._answer(decision, self.sensible(decision), "computer")

    def choice(self, decision: Decision, action: Action, by: By) -> None:
        """Take a choice of the person, or the one that a bot makes for them. What was new before is known then."""
        self._fresh, self._alone = [], 0
        self._answer(decision, action, by)
        self._steps += 1
        self._own += by == "person"

    def stored(self, decision: Decision, action: Action, own: int | None) -> None:
        """Take a stored answer."""
        if decision.seat != self.seat:
            self._answer(decision, action, "computer")
        elif decision.number is not None:
            self._answer(decision, action, "clock")
        elif forced(decision) is not None:
            self._alone += isinstance(action, Pick)
            self._answer(decision, action, "person" if self._own == self._steps else "clock")
        else:
            self.choice(decision, action, "person" if own is None or self._steps < own else "clock")

    def sensible(self, decision: Decision) -> Action:
        """Return a bot's answer; the plainest legal one if the bot fails."""
        view = self.rules.seat_view(self.match, decision.seat)
        player = self.rules.seating(self.match)[decision.seat]
        digest = sha256(msgspec.json.encode(view)).digest()
        rng = self.board.bots(decision.seat, self._asked[player], digest)
        try:
            action = policy(self.board.game, LEVEL)(view, decision, rng)
            if not isinstance(self.rules.decide(self.match, decision.seat, action), Refusal):
                return action
        except Exception as error:
            log.error("a bot gave no answer", extra={"board": self.board.id}, exc_info=error)
        return plain(decision)

    def _answer(self, decision: Decision, action: Action, by: By) -> None:
        player = self.rules.seating(self.match)[decision.seat]
        word = written(action, self.rules.meta.pack)
        self.take(decision.seat, by, action, word)
        self._asked[player] += 1
        self._fresh += self._news.of(self.rules.view(self.match))

    def take(self, seat: Seat | None, by: By, action: Action, word: str, chance: str | None = None) -> None:
        """Apply an action. Raises UnreadableEntry if it is refused."""
        player = None if seat is None else self.rules.seating(self.match)[seat]
        facts = self.rules.decide(self.match, seat, action)
        if isinstance(facts, Refusal):
            raise UnreadableEntry(facts.code)
        for fact in facts:
            self.match = self.rules.evolve(self.match, fact)
        self._taken.append(Taken(self._deal, player, by, action, chance, word, facts, self.match))
