"""Seeded matches of every game: refusals, what everybody and each seat sees, catalogue keys used for facts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Claim, ClaimItem, ConcedeDeal, Forfeit, Number, Pick, Refusal, Say, Stop
from bot.engine.game import Game, OptionValue
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import SHARED
from bot.engine.view import PublicView
from bot.games.registry import companions, games
from bot.i18n.catalogue import shared
from bot.i18n.check import python_sources, read_uses
from tests.goldens.catalogue import ROOT, keys, said
from tests.goldens.files import digest
from tests.support.conformance import Step, defaults, play, random_options
from tests.support.pinned import as_before, pinned_options

SEEDS = 3
"""Matches of each game: one under its default options, the others under random ones."""

EVERY = 7
"""Number of steps between two checks of refusals and views."""


@cache
def match(slug: str, seed: int) -> tuple[Step, ...]:
    """Return a short match of random players."""
    game = games()[slug]
    return tuple(play(game, options_of(slug, seed), b"goldens" + bytes([seed])))


def options_of(slug: str, seed: int) -> dict[str, OptionValue]:
    """Return the options of a short match: the defaults, or random ones for a ``seed``. Options that the game got after
    its goldens were made have their default, so that adding one changes no other golden."""
    game = games()[slug]
    chosen = random_options(game, Rng(bytes([seed]) * 32), pinned_options(game.meta)) if seed else {}
    return {**defaults(game), **chosen, game.meta.length_option: min(game.meta.lengths)}


def tries(game: Game, state: Any) -> Iterator[tuple[Any, Any]]:
    """Return seats and actions, most of them wrong."""
    size, players = len(game.meta.pack.ids), game.meta.players
    offered = {word.word for decision in game.decisions(state) for word in decision.words}
    some: list[Action] = [Pick((card,)) for card in (-1, 0, size // 3, size // 2, size - 1, size)]
    some += [Pick(()), Pick((0, 0)), Pick((0, 1)), Pick(tuple(range(13))), Number(0), Number(size // 2), Number(-1)]
    some += [Say(word) for word in sorted(offered | {"", "pass", "deal"})]
    some += [Claim(()), Claim((ClaimItem("nothing"),)), Claim((ClaimItem("nothing", (0, 1, 2)),) * 2)]
    from_bot: list[Action] = [
        Stop(),
        Forfeit(0),
        Forfeit(9),
        ConcedeDeal(0),
        ConcedeDeal(9),
        Chance(),
        Chance(b"", (0,)),
    ]
    yield from ((seat, action) for seat in (*range(players), -1, players, "0") for action in some)
    yield from ((seat, action) for seat in (None, 0) for action in (*from_bot, Pick((0,)), "nothing"))


def refusals(slug: str) -> dict[str, Any]:
    """Return how often each refusal is given, with its rule and arguments, and a hash of all answers in order."""
    game, given, order = games()[slug], dict[str, int](), sha256()
    for seed in range(SEEDS):
        for number, step in enumerate(match(slug, seed)):
            for seat, action in tries(game, step.before) if number % EVERY == 0 else ():
                answer = game.decide(step.before, seat, action)
                said = ""
                if isinstance(answer, Refusal):
                    said = f"{answer.code} {answer.rule} {' '.join(sorted(answer.args))}".strip()
                    given[said] = given.get(said, 0) + 1
                order.update(f"{said}\n".encode())
    return {"given": given, "order": order.hexdigest()[:16]}


def refused() -> dict[str, Any]:
    """Return the refusal codes with a sentence in the catalogue, by game, and those that random tries get in each
    game."""
    asked = read_uses(python_sources(ROOT)).said
    given = {key for key in asked if key.startswith("refusal-") and shared(key) in keys("en")}
    stand = {key for key in keys("en") if re.fullmatch(r"refusal-[a-z0-9-]+", key)}
    codes = {key.removeprefix("refusal-") for key in given | (stand - set(map(shared, given)))}
    by_game: dict[str, Any] = {slug: refusals(slug) for slug in games()}
    for slug, its in by_game.items():
        own = {code for code in codes if code.startswith(f"{slug}-")}
        its["codes"] = sorted(own | {f"{slug}-{name}" for name in SHARED})
    rest = sorted(code for code in codes - set(SHARED) if not code.startswith(tuple(f"{slug}-" for slug in by_game)))
    return {**by_game, "table": {"codes": rest}}


def seen(slug: str) -> dict[str, Any]:
    """Return a hash of everything seen in each match, and one of the facts."""
    game, found = games()[slug], dict[str, Any]()
    for seed in range(SEEDS):
        views, facts = sha256(), sha256()
        for number, step in enumerate(match(slug, seed)):
            facts.update(msgspec.json.encode(step.events))
            if number % EVERY == 0:
                views.update(msgspec.json.encode([_view(game, step.after), *_seats(game, step.after)]))
        found[str(seed)] = {"facts": facts.hexdigest()[:16], "views": views.hexdigest()[:16]}
    return found


def _view(game: Game, state: Any) -> PublicView:
    view = game.view(state)
    return msgspec.structs.replace(view, options=as_before(game.meta, view.options))


def _seats(game: Game, state: Any) -> list[Any]:
    seats, public = range(game.meta.players), _view(game, state)
    return [msgspec.structs.replace(game.seat_view(state, seat), public=public) for seat in seats]


def told() -> list[str]:
    """Return the keys of the catalogue that are in stored facts, or in views that are made of them."""
    found = set[str]()
    for slug, game in games().items():
        for seed in range(SEEDS):
            for step in match(slug, seed):
                shown = [step.events, game.view(step.after)]
                found |= set(re.findall(r'"([a-z][A-Za-z0-9_-]*-[A-Za-z0-9_-]+)"', msgspec.json.encode(shown).decode()))
    return sorted(filter(said, found))


def golden() -> dict[str, Any]:
    """Return what was seen in the matches, by game."""
    return {slug: seen(slug) for slug in games()}


def meta() -> dict[str, Any]:
    """Return what tables store of a game: options with values, defaults and order, presets, lengths, the pack's ids."""
    found: dict[str, Any] = {}
    for slug, game in games().items():
        its = game.meta
        found[slug] = {
            "cards": " ".join(its.pack.ids),
            "levels": sorted(companions(game.meta.slug).policies),
            "lengths": list(its.lengths),
            "length_option": its.length_option,
            "options": [
                f"{one.key} {one.rule}: {_plain(one.span or one.values)} = {_plain(one.default)}" for one in its.options
            ],
            "players": its.players,
            "presets": [f"{one.key} {_plain(one.options)}" for one in its.presets],
            "rules_rev": its.rules_rev,
            "unit": its.unit,
        }
    return found


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def stamp(data: Any) -> str:
    """Return a short hash of a value that can be written as JSON."""
    return digest(msgspec.json.encode(data))
