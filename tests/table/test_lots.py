"""Seats by lot (ux.md 3.7): drawn when the match starts, and not predictable before."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from bot.engine.actions import Refusal
from bot.engine.rng import Rng
from bot.games.registry import games
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.host import drawn
from bot.table.model import PLAYING, TableState
from bot.table.verdict import Context, OutOfDate

NOW = 1_790_000_000_000
Order = tuple[int | None, ...]
Draw = Callable[[TableState, bytes], tuple[Any, ...]]


def entropy(number: int) -> bytes:
    """Return the entropy of one decision."""
    return sha256(b"%d" % number).digest()


def after(state: TableState, body: cmd.Body, person: int, lent: bytes = entropy(0)) -> TableState:
    """Return the table after a command that must be accepted."""
    facts = decide(state, cmd.Command("c", state.id, body, person), Context(NOW, lent))
    assert not isinstance(facts, Refusal | OutOfDate), facts
    return fold(state, facts)


def full(slug: str = "minchiate", *, lots: bool = True) -> TableState:
    """Return a table with every chair taken."""
    state = after(TableState("ab12cd34"), cmd.Open(slug, 1, 2, "en", lots=lots), 1)
    for person in range(2, len(state.chairs) + 1):
        state = after(state, cmd.Sit(), person)
    return state


def order(state: TableState) -> Order:
    """Return the person on each chair, in the order of the chairs."""
    return tuple(chair.person for chair in state.chairs)


def own_draw(state: TableState, lent: bytes) -> tuple[Any, ...]:
    """Draw seats as the table does."""
    return drawn(state, Context(NOW, lent))


def known_draw(state: TableState, lent: bytes) -> tuple[Any, ...]:
    """Draw seats from public data only: a planted fault."""
    chairs = list(range(len(state.chairs)))
    random.Random(f"{state.id}:{state.seals[-1].commitment}").shuffle(chairs)
    return tuple(ev.Swapped(one, other) for one, other in enumerate(chairs) if one < other)


def orders(state: TableState, draw: Draw, tries: int) -> Counter[Order]:
    """Count each order of seats at one table when only the entropy of the start differs."""
    return Counter(order(fold(state, draw(state, entropy(number)))) for number in range(tries))


@pytest.mark.parametrize("slug", ["minchiate", "terziglio", "chinze", "mineo"])
def test_every_order_is_as_likely_whatever_was_known_before(slug: str) -> None:
    state = full(slug)
    count = {2: 2, 3: 6, 4: 24}[len(state.chairs)]
    found = orders(state, own_draw, 200 * count)
    assert len(found) == count
    assert all(140 < times < 260 for times in found.values()), "200 each, within four standard deviations"


def test_lots_that_follow_from_what_was_known_are_reported() -> None:
    assert len(orders(full(), known_draw, 100)) == 1


def test_seats_are_drawn_by_the_start_itself_and_before_people_are_asked_whether_they_are_there() -> None:
    state = full()
    assert order(state) == (1, 2, 3, 4), "before that everybody sits where they sat down"
    starts = {order(after(state, cmd.Start(), 1, entropy(number))) for number in range(200)}
    assert len(starts) == 24
    checks = [after(state, cmd.Start(check=True), 1, entropy(number)) for number in range(200)]
    assert len({order(one) for one in checks}) == 24
    assert all(one.check for one in checks)


def test_the_seal_under_which_people_press_is_bound_to_the_seats_that_were_drawn() -> None:
    asked = after(full(), cmd.Start(check=True), 1, entropy(7))
    assert asked.seal is not None
    drawn_seats = " ".join(f"p{person}" for person in order(asked))
    assert f"\nseats {drawn_seats}\n" in asked.seal.terms
    begun = asked
    for person in (2, 3, 4):
        begun = after(begun, cmd.Here(), person, entropy(100 + person))
    assert begun.status == PLAYING
    assert (begun.seal, order(begun)) == (asked.seal, order(asked)), "nothing is drawn or sealed again"


def test_a_table_that_is_filled_is_sealed_once_for_the_seats_that_were_drawn() -> None:
    state = after(TableState("ab12cd34"), cmd.Open("minchiate", 1, 2, "en", lots=True), 1)
    places: set[int] = set()
    for number in range(50):
        facts = decide(state, cmd.Command("c", state.id, cmd.Fill(), 1), Context(NOW, entropy(number)))
        assert isinstance(facts, tuple)
        begun = fold(state, facts)
        (seal,) = (fact for fact in facts if isinstance(fact, ev.SeedSealed))
        seats = " ".join("regular" if person is None else f"p{person}" for person in order(begun))
        assert f"\nseats {seats}\n" in seal.terms
        assert begun.status == PLAYING
        places.add(order(begun).index(1))
    assert places == {0, 1, 2, 3}


def test_the_lots_are_made_apart_from_what_else_comes_of_the_same_entropy() -> None:
    """A deal may be shuffled with the same entropy: knowing the seats must not reveal the first numbers of that
    shuffle."""
    state = full()

    def shuffled(lent: bytes) -> tuple[ev.Swapped, ...]:
        rng = Rng(lent)
        pairs = [(chair, rng.below(chair + 1)) for chair in range(3, 0, -1)]
        return tuple(ev.Swapped(*pair) for pair in pairs if pair[0] != pair[1])

    same = sum(own_draw(state, entropy(number)) == shuffled(entropy(number)) for number in range(480))
    assert 5 < same < 40, "20 of 480 by chance"
    assert own_draw(state, b"") == shuffled(b"lots"), "and only what stands before the entropy tells them apart"


def test_without_lots_nobody_changes_places() -> None:
    state = full(lots=False)
    assert {order(after(state, cmd.Start(), 1, entropy(number))) for number in range(20)} == {(1, 2, 3, 4)}


def test_a_table_from_before_lots_were_kept_opens_as_one_without() -> None:
    opened = msgspec.to_builtins(ev.Opened("minchiate", "Arno", 1, 1, 2, "en", {}, "", "live", NOW))
    del opened["lots"]
    read = msgspec.convert(opened, ev.Opened)
    assert fold(TableState("ab12cd34"), (read,)).lots is False
    assert set(games()) >= {"minchiate"}
