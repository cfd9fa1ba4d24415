"""The guided lesson: a fixed deal, the same for everybody, with the answers encoded in the id of a button.

The answers of the learner are one number (the line), and every press replays the deal from its beginning. The random
numbers of the other players are fixed, so the same line always gives the same position.

Each answer is a digit whose base is the number of legal answers, so a question with three cards takes less than two
bits. The line is written with 62 characters behind a letter for the edition of the deal: when a lesson gets another
deal, lines of the old one are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Decision, Number, Pick, Refusal, Say
from bot.engine.companions import Policy
from bot.engine.game import Game
from bot.engine.guide import Lesson
from bot.engine.options import with_defaults
from bot.engine.rng import Rng
from bot.engine.seal import chance_seed
from bot.engine.text import Line
from bot.engine.view import PublicView, SeatView
from bot.games.registry import companions, game, games
from bot.players.handset import HANDSET
from bot.players.puzzles.model import read
from bot.players.random_answers import at_random
from bot.teaching.news import FreshNews

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Unreadable(ValueError):
    """A line or a number that does not stand for legal answers."""


def base_of(decision: Decision) -> int:
    """Return how many numbers the answers of a question take. Raises Unreadable if it has no answers."""
    return sum(_choices(decision, kind) for kind in ways(decision))


def digit(decision: Decision, action: Action) -> int:
    """Return the number of an answer, below the base. Raises Unreadable if it is not a legal answer to the question."""
    first = 0
    for kind in ways(decision):
        number = _number(decision, kind, action)
        if number is not None:
            return first + number
        first += _choices(decision, kind)
    raise Unreadable(decision.kind)


def answer_of(decision: Decision, number: int) -> Action:
    """Return the answer with a number. Raises Unreadable if no legal answer has it."""
    for kind in ways(decision):
        choices = _choices(decision, kind)
        if 0 <= number < choices:
            return _action(decision, kind, number)
        number -= choices
    raise Unreadable(decision.kind)


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


class Answers(msgspec.Struct, frozen=True):
    """The answers of a learner as one number. ``scale`` is the product of the bases so far."""

    number: int = 1
    scale: int = 1

    def and_then(self, digit: int, base: int) -> Answers:
        """Return the answers with one more."""
        return Answers(self.number + self.scale * (digit + base - 1), self.scale * base)

    def written(self, edition: str) -> str:
        """Return them as a line; "" for none."""
        if self.number == 1:
            return ""
        digits, number = "", self.number
        while number:
            number, rest = divmod(number, len(DIGITS))
            digits = DIGITS[rest] + digits
        return edition + digits


def _number_in(line: str, edition: str) -> int:
    """Return the number of a line. Raises Unreadable for other text, and for a line of another edition."""
    if not line:
        return 1
    if line[0] != edition or len(line) < 2 or line[1] == DIGITS[0] or len(line) > LONGEST:
        raise Unreadable(line)
    number = 0
    for char in line[1:]:
        place = DIGITS.find(char)
        if place < 0:
            raise Unreadable(line)
        number = number * len(DIGITS) + place
    if number < 2:
        raise Unreadable(line)
    return number


LEVEL = "regular"
"""Level that suggests answers away from the best line of a lesson, and that plays on for a learner who stops."""

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
    """A guided hand at one moment. ``match`` is the game's own state, ``line`` the learner's answers, which ``given``
    has as a number.

    ``decision`` is the learner's question, None once the deal has ended; ``suggested`` is what a good player would
    answer. ``news`` is everything that happened since the learner's last choice. ``alone`` counts the
    learner's cards since then that had to be played and were played automatically. ``full`` means that no further
    choice fits the line. ``before`` are the learner's earlier questions of the deal, the first one first.
    """

    slug: str
    line: str
    match: Any
    decision: Decision | None = None
    suggested: Action | None = None
    news: tuple[Line, ...] = ()
    alone: int = 0
    full: bool = False
    given: Answers = Answers()
    before: tuple[Position, ...] = ()

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
    given = at.given.and_then(digit(at.decision, action), base_of(at.decision))
    return position(at.slug, given.written(lessons()[at.slug].edition))


@lru_cache(maxsize=16)
def finished(slug: str, line: str) -> Position:
    """Return the end of the deal if a good player continues for the learner. Raises as :func:`position` does."""
    at = position(slug, line)
    if at.decision is None:
        return at
    table = _Table(slug, lessons()[slug], at.match, len(at.before) if _on_best(at) else None)
    for _ in range(MAX_STEPS):
        decision = table.next_decision()
        if decision is None:
            break
        table.answer(decision, table.suggested(decision), [])
    return Position(slug, line, table.match, before=(*at.before, msgspec.structs.replace(at, before=())))


def _on_best(at: Position) -> bool:
    """Return whether the learner has answered as suggested so far."""
    steps = [*at.before, at]
    return all(
        after.given == before.given.and_then(digit(before.decision, before.suggested), base_of(before.decision))
        for before, after in pairwise(steps)
        if before.decision is not None and before.suggested is not None
    )


@lru_cache(maxsize=64)
def _played(slug: str, line: str) -> Position:
    return played(slug, lessons()[slug], line)


def played(slug: str, lesson: Lesson, line: str) -> Position:
    """Return the position of any lesson of a game after the learner's choices. Raises as :func:`position` does."""
    its_game = game(slug)
    table = _Table(slug, lesson, its_game.start(with_defaults(its_game.meta, lesson.options)), 0)
    rest, given, news, alone = _number_in(line, lesson.edition), Answers(), list[Line](), 0
    before: list[Position] = []
    for _ in range(MAX_STEPS):
        decision = table.next_decision()
        if decision is None:
            break
        if its_game.seating(table.match)[decision.seat] != LEARNER:
            table.answer(decision, table.sensible(decision), news)
            continue
        only = forced(decision)
        if only is not None:
            # A single word, such as to continue, or nothing to declare is no move that a learner would look for.
            alone += isinstance(only, Pick)
            table.answer(decision, only, news)
            continue
        base, suggested = base_of(decision), table.suggested(decision)
        full = len(given.and_then(base - 1, base).written(lesson.edition)) > LONGEST
        so_far = given.written(lesson.edition)
        here = Position(slug, so_far, table.match, decision, suggested, tuple(news), alone, full, given)
        if rest == 1:
            return msgspec.structs.replace(here, before=tuple(before))
        before.append(here)
        rest, number = divmod(rest, base)
        if not rest:
            raise Unreadable(line)
        action, given = answer_of(decision, number), given.and_then(number, base)
        alone, news = 0, list[Line]()
        if action != suggested:
            table.leave_best()
        table.answer(decision, action, news)
    if rest != 1:
        raise Unreadable(line)
    return Position(slug, line, table.match, news=tuple(news), alone=alone, given=given, before=tuple(before))


class _Table:
    """A deal in play. ``match`` is the game's state. ``step`` is the number of the learner's next question on the best
    line of the lesson, None away from it."""

    def __init__(self, slug: str, lesson: Lesson, match: Any, step: int | None) -> None:
        self.match = match
        self._slug, self._lesson, self._step = slug, lesson, step
        self._game: Game = game(slug)
        self._adviser = companions(slug).policies.get(LEVEL, at_random)
        # It is never changed: better play would lead the hands that people have begun astray.
        self._policy = HANDSET.get(slug) or self._adviser
        self._news = FreshNews()

    def next_decision(self) -> Decision | None:
        """Deal if a deal is due, then return the next question; None once the deal has been counted."""
        while self._game.result(self.match) is None:
            due = self._game.chance(self.match)
            if due is None:
                return next(one for one in self._game.decisions(self.match) if not one.optional)
            if self._game.view(self.match).deal_over:
                return None
            self._apply(self._game.decide(self.match, None, Chance(chance_seed(self._lesson.seed, due))))
        return None

    def sensible(self, decision: Decision) -> Action:
        """Return another player's answer. Its random numbers depend only on the position."""
        return self._by(self._policy, decision)

    def suggested(self, decision: Decision) -> Action:
        """Return what a good player would answer for the learner: the lesson's best line, as long as it was followed,
        otherwise what a player of :data:`LEVEL` answers."""
        if self._game.seating(self.match)[decision.seat] != LEARNER:
            return self.sensible(decision)
        only = forced(decision)
        if only is not None:
            return only
        step, best = self._step, self._lesson.best
        if step is not None and step < len(best):
            self._step = step + 1
            return read(best[step], self._game.meta.pack)
        return self._by(self._adviser, decision)

    def leave_best(self) -> None:
        """Note that the learner answers otherwise than the best line."""
        self._step = None

    def _by(self, policy: Policy, decision: Decision) -> Action:
        view = self._game.seat_view(self.match, decision.seat)
        held = ".".join(map(str, view.hand))
        return policy(view, decision, Rng(f"{self._slug} {decision.seat} {decision.kind} {held}".encode()))

    def answer(self, decision: Decision, action: Action, news: list[Line]) -> None:
        """Apply an answer and add its news to ``news``."""
        self._apply(self._game.decide(self.match, decision.seat, action))
        news += self._news.of(self._game.view(self.match))

    def _apply(self, facts: tuple[Any, ...] | Refusal) -> None:
        if isinstance(facts, Refusal):
            raise Unreadable(facts.code)
        self.match = self._game.fold(self.match, facts)
