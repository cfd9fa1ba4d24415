"""Tables for the tests of the screens: real games, and views made by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from bot.engine.actions import Chance, Decision
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.view import PublicView, SeatInfo, SeatView, Trick, Zone
from bot.games.minchiate.deck import PACK
from bot.games.registry import game
from bot.i18n import Words
from bot.players.random_answers import at_random
from bot.render import Picture
from bot.table.model import LOBBY, PLAYING, Chair, TableState
from bot.table.ports import Person
from bot.ui.screens.names import Company, company

TABLE = "ab12cd34"
CHAIRS = (Chair(7), Chair(8), Chair(9), Chair(None, "regular", "Cecco"))
FREE = (Chair(7), Chair(), Chair(None, "novice", "Lisa"), Chair())
"""Anna's chair, two free ones, and a computer player's."""
NASTY = (
    "*__bold__* `x` ||y|| [a](http://b.c) <@123> @everyone",
    "\u202eevil\u202c\u200b" + "Z\u0351\u0352\u0353\u0354\u0355" * 20,
    "\u05d0\u05d1\u05d2 \u0627\u0644\u0639",
    "👩‍👩‍👧‍👦" * 8,
    "# heading\n- list\n> quote -# small",
    "\u200b\u200c\u2060",
    "W" * 32,
)


def people(*names: str) -> dict[int, Person]:
    """Return three persons with these names (those not given get plain ones)."""
    full = (*names, *("Anna", "Bruno", "Carla")[len(names) :])
    return {number: Person(number, number * 100, name, "it") for number, name in zip((7, 8, 9), full, strict=False)}


def picture(name: str = "ab12cd34-1.webp", alt: str = "A picture.") -> Picture:
    """Return a finished picture."""
    return Picture(b"RIFF", name, alt, 1100, 700)


def table(match: Any = None, slug: str = "minchiate", **changes: Any) -> TableState:
    """Return a table of a game, in the lobby without ``match``. The last chair is a computer player's."""
    meta = game(slug).meta
    options = complete(meta, {})
    assert isinstance(options, dict)
    fields: dict[str, Any] = {
        "status": PLAYING if match is not None else LOBBY,
        "game": slug,
        "name": "Arno",
        "host": 7,
        "guild": 11,
        "channel": 22,
        "thread": 33,
        "options": options,
        "preset": meta.presets[0].key,
        "chairs": CHAIRS[-meta.players :],
        "match": match,
        "asked": (3, 4, 5, 6)[: meta.players],
    }
    return TableState(TABLE, **{**fields, **changes})


def who(state: TableState, words: Words, named: Mapping[int, Person] | None = None) -> Company:
    """Return the people of a table."""
    return company(state, people() if named is None else named, words)


Moment = tuple[Any, Decision | None]
"""A state of the match, and the question about to be answered (None: chance)."""


def moments(seed: int, slug: str = "minchiate", **options: Any) -> Iterator[Moment]:
    """Yield the moments of one deal played at random, up to its count (or to the end of a match without counts)."""
    its_game = game(slug)
    full = complete(its_game.meta, options)
    assert isinstance(full, dict), full
    state, rng = its_game.start(full), Rng(bytes([seed]) * 32)
    for step in range(2000):
        if its_game.view(state).counts or its_game.result(state):
            yield state, None
            return
        asked = its_game.decisions(state)
        if its_game.chance(state):
            yield state, None
            events = its_game.decide(state, None, Chance(bytes([seed, step % 256] * 16)))
        else:
            yield state, asked[0]
            action = at_random(its_game.seat_view(state, asked[0].seat), asked[0], rng)
            events = its_game.decide(state, asked[0].seat, action)
        assert isinstance(events, tuple), events
        for event in events:
            state = its_game.evolve(state, event)
    raise AssertionError("the deal does not end")


@cache
def deal(seed: int = 1) -> tuple[Moment, ...]:
    """Return a whole deal with every kind of question: ``declare`` is manual, ``cascare`` optional."""
    return tuple(moments(seed, declare="manual", cascare="optional", seat_draw="fixed"))


def hand_view(
    cards: tuple[int, ...],
    *decisions: Decision,
    trick: bool = True,
    zones: tuple[Zone, ...] = (),
    public_zones: tuple[Zone, ...] = (),
    **public: Any,
) -> SeatView:
    """Return a view of seat 0 made by hand: these cards, these questions; ``zones`` are the private ones."""
    seats = tuple(SeatInfo(seat, seat, seat & 1, len(cards), 0) for seat in range(4))
    fields: dict[str, Any] = {
        "game": "minchiate",
        "pack": PACK.slug,
        "options": {},
        "deal": 3,
        "deals": 12,
        "phase": "phase-minchiate-play",
        "progress": (7, 21),
        "sides": ((0, 2), (1, 3)),
        "seats": seats,
        "trick": Trick(8, 0, ()) if trick else None,
        "zones": public_zones,
    }
    return SeatView(0, PublicView(**{**fields, **public}), cards, zones, decisions)


def some_match() -> Any:
    """Return a state of the match in the middle of a deal."""
    found = deal()
    return found[len(found) // 2][0]
