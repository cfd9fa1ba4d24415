"""Finds puzzles in deals that the level ``regular`` plays with itself, or in those of matches. Everything follows from
the deal and the seed.

A position is one if search finds a gap between the best and the second card of more than ``GAPS``
(:mod:`bot.players.puzzles.model`), for the same best card with two seeds, and the gap is clear of its error. Needs
numba.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from bot.engine.actions import Action, Chance, Decision, Number, Pick
from bot.engine.game import Game, OptionValue
from bot.engine.options import with_defaults
from bot.engine.searched import Searched
from bot.engine.view import SeatView
from bot.games.registry import companions, game
from bot.players.levels import rng_of
from bot.players.puzzles.model import (
    DIFFICULTIES,
    EASY,
    GAPS,
    HARD,
    MEDIUM,
    Candidate,
    Dealt,
    Puzzle,
    after,
    asked,
    read,
    written,
)
from bot.players.random_answers import at_random
from bot.players.search.players import search_of
from bot.players.search.think import Budget, think
from bot.table.clocks import CARD_QUESTIONS

CLEAR = 3.0
"""Standard errors that the gap must have."""

FEWEST = 3
"""Legal cards of a puzzle, at least."""

FIRST_LOOK = Budget(worlds=192)
CONFIRMING = Budget(worlds=960, sure=1e9)
"""Every card is judged in all worlds."""

TRIES = 3
"""How often a level is asked. It finds the card if it chooses it in more than half of the cases."""

LONGEST = 2000
"""Answers after which a deal is given up."""


def searchable(slug: str) -> bool:
    """Return whether puzzles of this game can be made. Raises ImportError without numba."""
    return slug in GAPS and search_of(slug) is not None


def puzzles_in(slug: str, seed: str, number: int) -> dict[str, Puzzle]:
    """Return the puzzles of one deal that ``regular`` plays with itself, by difficulty. They have no number yet.

    Raises ValueError if the game cannot be searched.
    """
    key = f"{seed} {slug} {number}"
    return puzzles_of(slug, _self_played(slug, key), key)


def puzzles_of(slug: str, dealt: Dealt, key: str, *, closed: bool = False) -> dict[str, Puzzle]:
    """Return the puzzles of a deal, by difficulty: of each one that is drawn by the key. They have no number yet.

    The greatest gap would nearly always be in the last tricks. Raises ValueError if the game cannot be searched, and
    UnreadablePuzzle if the rules do not take the answers.
    """
    search, its_game = search_of(slug), game(slug)
    if search is None:
        raise ValueError(slug)
    meta = its_game.meta
    state = its_game.start(with_defaults(meta, dealt.options))
    found: dict[str, list[Puzzle]] = {}
    for step, word in enumerate(dealt.moves):
        action = read(word, meta.pack)
        if step >= dealt.begins and not isinstance(action, Chance):
            decision = asked(its_game, state)
            view = its_game.seat_view(state, decision.seat)
            judged = judged_cards(slug, search, view, decision, _drawn(key, step))
            if judged:
                difficulty = difficulty_of(its_game, view, decision, judged[0].card)
                moves = " ".join(dealt.moves[:step])
                found.setdefault(difficulty, []).append(Puzzle(0, difficulty, dealt.options, moves, judged, closed))
        state = after(its_game, state, action)
    drawn = int.from_bytes(_hash(key, LONGEST), "big")
    return {name: some[drawn % len(some)] for name, some in found.items()}


def _self_played(slug: str, key: str) -> Dealt:
    """Return a deal that ``regular`` plays with itself."""
    its_game = game(slug)
    meta = its_game.meta
    options: dict[str, OptionValue] = {meta.length_option: min(meta.lengths)}
    state, moves = its_game.start(with_defaults(meta, options)), list[str]()
    for step in range(LONGEST):
        chance = its_game.chance(state)
        if its_game.result(state) is not None or (chance is not None and its_game.view(state).deal_over):
            break
        if chance is not None:
            action: Action = Chance(_hash(key, step))
        else:
            decision = asked(its_game, state)
            action = _played(its_game.seat_view(state, decision.seat), decision, _drawn(key, step))
        moves.append(written(action, meta.pack))
        state = after(its_game, state, action)
    return Dealt(options, tuple(moves))


def chosen(found: Iterable[dict[str, Puzzle]], count: int) -> Iterator[Puzzle]:
    """Yield at most ``count`` puzzles, at most one of each deal, a third of each difficulty.

    Deals are taken in order; of a deal the hardest puzzle that is still wanted.
    """
    share, more = divmod(count, len(DIFFICULTIES))
    wanted = {name: share + (place < more) for place, name in enumerate(DIFFICULTIES)}
    for some in found:
        name = next((one for one in reversed(DIFFICULTIES) if wanted[one] and one in some), None)
        if name is not None:
            wanted[name] -= 1
            yield some[name]
        if not any(wanted.values()):
            return


def difficulty_of(its_game: Game, view: SeatView, decision: Decision, best: str) -> str:
    """Return how hard it is to find this card."""
    policies = companions(its_game.meta.slug).policies
    for level, name in (("novice", EASY), ("regular", MEDIUM)):
        policy = policies.get(level, at_random)
        answers = [policy(view, decision, rng_of(one)) for one in range(TRIES)]
        if 2 * sum(_is(answer, best, its_game) for answer in answers) > TRIES:
            return name
    return HARD


def _is(answer: Action, card: str, its_game: Game) -> bool:
    return isinstance(answer, Pick) and its_game.meta.pack.names(answer.cards) == [card]


def judged_cards(slug: str, search: Searched, view: SeatView, decision: Decision, seed: int) -> tuple[Candidate, ...]:
    """Return the cards with what they bring, the best first; none if the position is no puzzle."""
    if decision.of is not None or len(decision.cards) < FEWEST or not decision.least == decision.most == 1:
        return ()
    if decision.kind not in CARD_QUESTIONS or decision.claims is not None:
        return ()
    position = search.position(view, decision)
    # A search may judge one of several cards that are alike. People would wonder why the others are wrong.
    if position is None or len(search.actions(position)) < len(decision.cards):
        return ()
    looked = think(search, position, seed, FIRST_LOOK)
    if _gap(looked.means) <= GAPS[slug]:
        return ()
    tried = [think(search, position, seed + again, CONFIRMING) for again in (1, 2)]
    if len({one.best for one in tried}) > 1:
        return ()
    for one in tried:
        second = _second(one.means)
        if _gap(one.means) <= max(GAPS[slug], CLEAR * one.errors[second]):
            return ()
    return _sorted(game(slug), tried[0].actions, [one.means for one in tried], [one.errors for one in tried])


def _second(means: tuple[float, ...]) -> int:
    return sorted(range(len(means)), key=lambda place: -means[place])[1]


def _gap(means: tuple[float, ...]) -> float:
    return max(means) - means[_second(means)]


def _sorted(its_game: Game, actions: tuple[Action, ...], means: Any, errors: Any) -> tuple[Candidate, ...]:
    names = its_game.meta.pack.names
    found: list[Candidate] = []
    for place, action in enumerate(actions):
        assert isinstance(action, Pick)
        mean = sum(one[place] for one in means) / len(means)
        # The worlds of the two seeds are independent.
        error = (sum(one[place] ** 2 for one in errors) ** 0.5) / len(errors)
        found.append(Candidate(names(action.cards)[0], round(mean, 2), round(error, 2)))
    return tuple(sorted(found, key=lambda one: -one.mean))


def _played(view: SeatView, decision: Decision, drawn: int) -> Action:
    """Return what ``regular`` answers. A number is drawn, as in a duel."""
    if decision.number is not None:
        low, high = decision.number
        return Number(low + drawn % (high - low + 1))
    return companions(view.public.game).policies.get("regular", at_random)(view, decision, rng_of(drawn))


def _drawn(key: str, step: int) -> int:
    return int.from_bytes(_hash(key, step), "big") >> 1


def _hash(key: str, step: int) -> bytes:
    return sha256(f"{key} {step}".encode()).digest()[:8]
