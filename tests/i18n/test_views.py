"""Everything a game shows or asks in a played deal has a sentence in every language."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from bot.engine.actions import Chance, ClaimOffer, Decision, Refusal, Word
from bot.engine.game import Game, GameMeta, OptionValue
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.text import Line
from bot.engine.view import CountLine, PublicView, SeatInfo, Zone
from bot.games.registry import games
from bot.i18n import LANGUAGES, Names, words
from bot.players.random_answers import at_random

GAMES = tuple(games().values())
STEPS = 2000


def variants(meta: GameMeta) -> Iterator[dict[str, OptionValue]]:
    """Yield the defaults, then every other value of every option by itself."""
    yield {}
    for spec in meta.options:
        yield from ({spec.key: value} for value in spec.values if value != spec.default)


def lines(thing: Any, slug: str) -> Iterator[Line]:
    """Yield everything in a view or a decision that is a catalogue key, with its arguments."""
    match thing:
        case Line() | CountLine():
            yield Line(thing.key, thing.args)
        case Zone() | Word():
            yield Line(thing.key)
        case ClaimOffer():
            yield Line(thing.name, thing.args)
        case Decision():
            yield Line(f"decision-{slug}-{thing.kind}", thing.args)
        case SeatInfo():
            yield from map(Line, thing.badges)
        case PublicView():
            yield Line(thing.phase)
        case _:
            pass
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from lines(getattr(thing, field), slug)
    elif isinstance(thing, tuple):
        for item in thing:
            yield from lines(item, slug)


def one_deal(game: Game, chosen: dict[str, OptionValue], seed: bytes) -> Iterator[Any]:
    """Yield every view and question of one deal, played at random."""
    options = complete(game.meta, chosen)
    assert not isinstance(options, Refusal)
    state, rng = game.start(options), Rng(seed)
    for step in range(STEPS):
        yield game.view(state)
        if game.view(state).deal_over or game.view(state).over:
            return
        if game.chance(state):
            seat, action = None, Chance(sha256(seed + bytes([step % 256])).digest())
        else:
            questions = game.decisions(state)
            yield from (game.seat_view(state, question.seat) for question in questions)
            question = next(question for question in questions if not question.optional)
            seat, action = question.seat, at_random(game.seat_view(state, question.seat), question, rng)
        facts = game.decide(state, seat, action)
        assert not isinstance(facts, Refusal), facts
        for fact in facts:
            state = game.evolve(state, fact)
    raise AssertionError("the deal does not end")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.slug)
def test_everything_a_deal_shows_can_be_said(game: Game) -> None:
    names = Names(game.meta.pack, ("Anna", "Bruno", "Carla", "Dario"), ("Anna and Carla", "Bruno and Dario"))
    said: dict[bytes, Line] = {}
    for number, chosen in enumerate(variants(game.meta)):
        for shown in one_deal(game, chosen, f"deal {number}".encode()):
            said.update((msgspec.msgpack.encode(line), line) for line in lines(shown, game.meta.slug))
    for language in LANGUAGES:
        for line in said.values():
            assert words(language).line(line, names).strip()
    assert {line.key.partition("-")[0] for line in said.values()} >= {"phase", "decision"}, "cards were played"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.slug)
def test_the_unit_and_the_presets_have_names(game: Game, language: str) -> None:
    assert words(language).text(game.meta.unit, count=2)
    for preset in game.meta.presets:
        assert words(language).text(f"preset-{game.meta.slug}-{preset.key}")
