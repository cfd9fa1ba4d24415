"""The guided lesson: a fixed deal, the same for everybody, with the answers encoded in the id of a button.

Nothing is stored. The answers of the learner are a string of codes (the line), and every press replays the deal from
its beginning. The random numbers of the computer players are fixed, so the same line always gives the same position.

The code of an answer uses as few base-36 characters as the question allows: one for the kind of answer (only if there
are several kinds), then the index of the choice among the legal ones, or a bit mask of the chosen ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Decision, Number, Pick, Refusal, Say
from bot.engine.game import Game
from bot.engine.guide import Lesson
from bot.engine.options import with_defaults
from bot.engine.rng import Rng
from bot.engine.text import Line
from bot.engine.view import PublicView, SeatView
from bot.games.registry import companions, game, games
from bot.players.handset import HANDSET
from bot.players.random_answers import at_random
from bot.table.play import chance_seed

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Unreadable(ValueError):
    """A code that does not stand for a legal answer."""


def code(decision: Decision, action: Action) -> str:
    """Return the code of an answer. Raises Unreadable if it is not a legal answer to the question."""
    kinds = ways(decision)
    for place, kind in enumerate(kinds):
        number = _number(decision, kind, action)
        if number is not None:
            head = DIGITS[place] if len(kinds) > 1 else ""
            return head + _written(number, _choices(decision, kind))
    raise Unreadable(decision.kind)


def taken(decision: Decision, line: str) -> tuple[Action, str]:
    """Return the answer at the beginning of a line and the rest of the line. Raises Unreadable if there is no legal
    answer."""
    kinds = ways(decision)
    kind = kinds[0]
    if len(kinds) > 1:
        place, line = _value(line[:1]), line[1:]
        if place >= len(kinds):
            raise Unreadable(line)
        kind = kinds[place]
    choices = _choices(decision, kind)
    size = _size(choices)
    number = _value(line[:size])
    if len(line) < size or number >= choices:
        raise Unreadable(line)
    return _action(decision, kind, number), line[size:]


def ways(decision: Decision) -> tuple[str, ...]:
    """Return the kinds of answer that are open, always in the same order. Raises Unreadable if there are none."""
    found = ["pick"] if decision.cards else []
    found += ["say"] if decision.words else []
    found += ["number"] if decision.number is not None else []
    found += ["claim"] if decision.claims is not None else []
    if not found:
        raise Unreadable(decision.kind)
    return tuple(found)


def forced(decision: Decision) -> Action | None:
    """Return the only possible answer, or None if there is a choice."""
    kinds = ways(decision)
    if kinds == ("pick",) and len(decision.cards) == decision.least == decision.most:
        return Pick(decision.cards)
    if kinds == ("say",) and len(decision.words) == 1:
        return Say(decision.words[0].word)
    return Claim(()) if kinds == ("claim",) and not decision.claims else None


def _single(decision: Decision) -> bool:
    return decision.least == decision.most == 1


def _choices(decision: Decision, kind: str) -> int:
    match kind:
        case "pick":
            return len(decision.cards) if _single(decision) else 1 << len(decision.cards)
        case "say":
            return len(decision.words)
        case "number":
            low, high = decision.number or (0, 0)
            return high - low + 1
        case _:
            return 1 << len(decision.claims or ())


def _number(decision: Decision, kind: str, action: Action) -> int | None:
    match kind, action:
        case "pick", Pick(cards):
            if len(set(cards)) != len(cards) or not decision.least <= len(cards) <= decision.most:
                return None
            if not set(cards) <= set(decision.cards):
                return None
            return decision.cards.index(cards[0]) if _single(decision) else _mask(decision.cards, cards)
        case "say", Say(word):
            return next((place for place, one in enumerate(decision.words) if one.word == word), None)
        case "number", Number(value):
            low, high = decision.number or (0, 0)
            return value - low if low <= value <= high else None
        case "claim", Claim(items):
            keys = [offer.key for offer in decision.claims or ()]
            said = [item.key for item in items]
            return _mask(keys, said) if set(said) <= set(keys) and not any(item.cards for item in items) else None
        case _:
            return None


def _action(decision: Decision, kind: str, number: int) -> Action:
    match kind:
        case "pick" if _single(decision):
            return Pick((decision.cards[number],))
        case "pick":
            cards = tuple(card for place, card in enumerate(decision.cards) if number >> place & 1)
            if not decision.least <= len(cards) <= decision.most:
                raise Unreadable(decision.kind)
            return Pick(cards)
        case "say":
            return Say(decision.words[number].word)
        case "number":
            return Number((decision.number or (0, 0))[0] + number)
        case _:
            offers = decision.claims or ()
            return Claim(tuple(ClaimItem(offer.key) for place, offer in enumerate(offers) if number >> place & 1))


def _mask(all_of: Sequence[object], some: Sequence[object]) -> int:
    return sum(1 << place for place, one in enumerate(all_of) if one in some)


def _size(choices: int) -> int:
    size = 1
    while 36**size < choices:
        size += 1
    return size


def _written(number: int, choices: int) -> str:
    digits = ""
    for _ in range(_size(choices)):
        number, rest = divmod(number, 36)
        digits = DIGITS[rest] + digits
    return digits


def _value(text: str) -> int:
    number = 0
    for char in text:
        place = DIGITS.find(char)
        if place < 0:
            raise Unreadable(text)
        number = number * 36 + place
    if not text:
        raise Unreadable(text)
    return number


LEVEL = "regular"
"""Level of the computer players in a guided hand, also used for suggestions, for a game without a player that is never
changed. Where there is one it plays instead: every press plays the deal again from the line of its custom id, so better
play would lead the hands that people have begun astray."""

LEARNER = 0
"""Player number of the learner."""

LONGEST = 40
"""Maximum length of a line in characters, so that the whole custom id fits Discord's limit."""

MAX_STEPS = 800
"""Maximum number of steps of a deal, to stop endless loops. Real deals have far fewer."""


@cache
def lessons() -> dict[str, Lesson]:
    """Return the lessons by game, in alphabetical order of the games."""
    return {slug: its for slug in games() if (its := companions(slug).lesson) is not None}


class Position(msgspec.Struct, frozen=True):
    """A guided hand at one moment. ``match`` is the game's own state, ``line`` the codes of the learner's choices.

    ``decision`` is the learner's question, None once the deal has ended; ``suggested`` is what a good player would
    answer. ``news`` is everything that happened since the learner's last choice. ``alone`` counts the learner's
    questions since then that had only one answer and were answered automatically. ``full`` means that no further choice
    fits the line.
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
        """The public view."""
        return game(self.slug).view(self.match)

    @property
    def own(self) -> SeatView:
        """The learner's view."""
        its_game = game(self.slug)
        return its_game.seat_view(self.match, its_game.seating(self.match).index(LEARNER))


def position(slug: str, line: str = "") -> Position:
    """Return the guided hand of a game after the learner's choices.

    Raises KeyError if the game has no guided hand, and Unreadable if the line cannot be played.
    """
    if len(line) > LONGEST:
        raise Unreadable(line)
    return _played(slug, line)


def chosen(at: Position, action: Action) -> Position:
    """Return the position after one more choice of the learner. Raises Unreadable if the choice is not legal now."""
    if at.decision is None or at.full:
        raise Unreadable(at.line)
    return position(at.slug, at.line + code(at.decision, action))


@lru_cache(maxsize=16)
def finished(slug: str, line: str) -> Position:
    """Return the end of the deal if a computer player continues for the learner. Raises as :func:`position` does."""
    at = position(slug, line)
    if at.decision is None:
        return at
    table = _Table(slug, at.match)
    for _ in range(MAX_STEPS):
        decision = table.next_decision()
        if decision is None:
            break
        table.answer(decision, table.sensible(decision), [])
    return Position(slug, line, table.match)


@lru_cache(maxsize=64)
def _played(slug: str, line: str) -> Position:
    its_game, lesson = game(slug), lessons()[slug]
    table = _Table(slug, its_game.start(with_defaults(its_game.meta, lesson.options)))
    rest, news, alone = line, list[Line](), 0
    for _ in range(MAX_STEPS):
        decision = table.next_decision()
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
    """A deal in play. ``match`` is the game's state."""

    def __init__(self, slug: str, match: Any) -> None:
        self.match = match
        self._slug = slug
        self._game: Game = game(slug)
        self._policy = HANDSET.get(slug) or companions(slug).policies.get(LEVEL, at_random)
        self._told: tuple[Line, ...] = ()

    def next_decision(self) -> Decision | None:
        """Deal if a deal is due, then return the next question; None once the deal has been counted."""
        while self._game.result(self.match) is None:
            due = self._game.chance(self.match)
            if due is None:
                return next(one for one in self._game.decisions(self.match) if not one.optional)
            if self._game.view(self.match).deal_over:
                return None
            self._apply(self._game.decide(self.match, None, Chance(chance_seed(lessons()[self._slug].seed, due))))
        return None

    def sensible(self, decision: Decision) -> Action:
        """Return a computer player's answer. Its random numbers depend only on the position."""
        view = self._game.seat_view(self.match, decision.seat)
        held = ".".join(map(str, view.hand))
        return self._policy(view, decision, Rng(f"{self._slug} {decision.seat} {decision.kind} {held}".encode()))

    def answer(self, decision: Decision, action: Action, news: list[Line]) -> None:
        """Apply an answer and add its news to ``news``."""
        self._apply(self._game.decide(self.match, decision.seat, action))
        told = self._game.view(self.match).news
        # Some games repeat the news of the previous trick until the next card is played.
        before, self._told = self._told, told
        most = min(len(before), len(told))
        known = next(size for size in range(most, -1, -1) if before[len(before) - size :] == told[:size])
        news += told[known:]

    def _apply(self, facts: tuple[Any, ...] | Refusal) -> None:
        if isinstance(facts, Refusal):
            raise Unreadable(facts.code)
        for fact in facts:
            self.match = self._game.evolve(self.match, fact)
