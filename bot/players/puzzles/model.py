"""A puzzle: the answers of a deal up to the question, and what each card is worth there.

The position is that of the rules after these answers, so solving it needs no search. An answer is a word of
:attr:`Puzzle.moves`: ``!`` and the seed of a chance in hexadecimal digits, ``p`` and the ids of cards, ``s`` and a
word, ``n`` and a number, ``c`` and the keys of claims, each with the cards shown after ``=``, joined by ``+``. The
first question that is not optional is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Decision, Number, Pick, Refusal, Say
from bot.engine.cards import Card, Pack
from bot.engine.game import Game, OptionValue
from bot.engine.options import with_defaults
from bot.engine.view import SeatView
from bot.games.registry import game

EASY, MEDIUM, HARD = "easy", "medium", "hard"
DIFFICULTIES = (EASY, MEDIUM, HARD)
"""A puzzle is easy if ``novice`` finds the card, medium if ``regular`` does, otherwise hard."""

GAPS = {"minchiate": 8.0, "terziglio": 1.0, "chinze": 4.0, "mineo": 0.5}
"""What the second card must cost in each game, in the score that a duel measures: points in Minchiate and Chinze, game
points in Terziglio, jochi in Mineo."""


class UnreadablePuzzle(ValueError):
    """A puzzle whose answers the rules do not take."""


class Candidate(msgspec.Struct, frozen=True, array_like=True):
    """A card that may be played: its id, the mean of what it brings, and the standard error of the difference to the
    best card."""

    card: str
    mean: float
    error: float


class Dealt(msgspec.Struct, frozen=True):
    """The answers of a match up to the end of one of its deals, as words. ``begins`` is the number of the first one of
    that deal. ``options`` are those that are not the defaults."""

    options: dict[str, OptionValue]
    moves: tuple[str, ...]
    begins: int = 0


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle of a game. ``number`` counts from 1 and never changes. ``options`` are those that are not the defaults.
    ``judged`` are all legal cards, the best first. ``closed``: it is from a match of people, so that nobody is shown
    more than the asked seat saw."""

    number: int
    difficulty: str
    options: dict[str, OptionValue]
    moves: str
    judged: tuple[Candidate, ...]
    closed: bool = False

    @property
    def best(self) -> str:
        """The id of the best card."""
        return self.judged[0].card

    def lost(self, card: str) -> float:
        """Return how much less than the best card this one brings. Raises KeyError if it is not legal."""
        means = {one.card: one.mean for one in self.judged}
        return self.judged[0].mean - means[card]


class Position(msgspec.Struct, frozen=True):
    """The position of a puzzle. ``match`` is the whole state, with the hidden cards; ``view`` is what the asked seat
    sees."""

    slug: str
    match: Any
    view: SeatView
    decision: Decision


def written(action: Action, pack: Pack) -> str:
    """Return the word of an answer. Raises ValueError for actions that a seat does not take."""
    match action:
        case Chance(seed, ()):
            return f"!{seed.hex()}"
        case Pick(cards):
            return f"p{_ids(cards, pack)}"
        case Say(word):
            return f"s{word}"
        case Number(value):
            return f"n{value}"
        case Claim(items):
            return "c" + "+".join(f"{item.key}={_ids(item.cards, pack)}" if item.cards else item.key for item in items)
        case _:
            raise ValueError(f"no answer of a puzzle: {type(action).__name__}")


def _ids(cards: Sequence[Card], pack: Pack) -> str:
    return ",".join(pack.names(cards))


def read(word: str, pack: Pack) -> Action:
    """Return the answer of a word. Raises UnreadablePuzzle if it is none."""
    kind, rest = word[:1], word[1:]
    try:
        match kind:
            case "!":
                return Chance(bytes.fromhex(rest))
            case "p":
                return Pick(_cards(rest, pack))
            case "s":
                return Say(rest)
            case "n":
                return Number(int(rest))
            case "c":
                return Claim(tuple([_item(one, pack) for one in rest.split("+") if one]))
            case _:
                raise UnreadablePuzzle(word)
    except ValueError as error:
        raise UnreadablePuzzle(word) from error


def _item(text: str, pack: Pack) -> ClaimItem:
    key, _, cards = text.partition("=")
    return ClaimItem(key, _cards(cards, pack))


def _cards(text: str, pack: Pack) -> tuple[Card, ...]:
    found: list[Card] = []
    for card_id in filter(None, text.split(",")):
        card = pack.card(card_id)
        if card is None:
            raise UnreadablePuzzle(text)
        found.append(card)
    return tuple(found)


def asked(its_game: Game, state: Any) -> Decision:
    """Return the question that waits. Raises UnreadablePuzzle if there is none."""
    for decision in its_game.decisions(state):
        if not decision.optional:
            return decision
    raise UnreadablePuzzle("nothing is asked")


def after(its_game: Game, state: Any, action: Action) -> Any:
    """Return the state after the answer to the question that waits. Raises UnreadablePuzzle if it is refused."""
    seat = None if isinstance(action, Chance) else asked(its_game, state).seat
    facts = its_game.decide(state, seat, action)
    if isinstance(facts, Refusal):
        raise UnreadablePuzzle(facts.code)
    return its_game.fold(state, facts)


def position(slug: str, puzzle: Puzzle) -> Position:
    """Return the position of a puzzle. Raises UnreadablePuzzle if its answers or its cards are not legal."""
    its_game = game(slug)
    pack = its_game.meta.pack
    state = its_game.start(with_defaults(its_game.meta, puzzle.options))
    for word in puzzle.moves.split():
        state = after(its_game, state, read(word, pack))
    decision = asked(its_game, state)
    if sorted(pack.names(decision.cards)) != sorted(one.card for one in puzzle.judged):
        raise UnreadablePuzzle("other cards are legal")
    return Position(slug, state, its_game.seat_view(state, decision.seat), decision)
