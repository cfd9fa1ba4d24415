"""Facts and their encoding."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.games import registry
from bot.store import Codec, CorruptLog, SqlStore
from bot.store.table_log import tag
from bot.table import events as ev
from bot.table.events import TABLE_EVENTS
from bot.table.model import TableState
from tests.store.samples import AT, facts_of
from tests.support.toy_game import TOY

GAMES = {"toy": TOY, **registry.games()}
ALL = [("toy", event) for event in TABLE_EVENTS] + [
    (slug, event) for slug, its in GAMES.items() for event in its.events
]

UNCOUNTED = [event for slug, event in ALL if slug == "toy" and event is not ev.Finished]
"""Facts of the toy game that are valid at any table; ``Finished`` is left out, since it needs the table's players."""


@pytest.mark.parametrize(("game", "event"), ALL, ids=lambda part: part if isinstance(part, str) else part.__name__)
@settings(max_examples=25)
@given(data=st.data())
def test_every_fact_of_every_game_survives(game: str, event: type[msgspec.Struct], data: st.DataObject) -> None:
    codec = Codec(lambda: GAMES)
    fact = data.draw(facts_of(event))
    back = codec.decode("t1", 1, *codec.encode(game, fact))
    assert back == fact
    assert type(back) is type(fact)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(facts=st.lists(st.one_of(*(facts_of(event) for event in UNCOUNTED)), min_size=1, max_size=12))
async def test_any_sequence_of_facts_comes_back_from_the_database(store: SqlStore, facts: list[Any]) -> None:
    """The store does not check facts: any sequence, in any order, is written and read again."""
    table = f"t{len(await store.log.open_tables())}"
    after = TableState(table, seq=len(facts), game="toy", opened_at=AT)
    assert await store.log.append(after, 1, "i1", facts, (), AT) is None
    stored = await store.log.load(table)
    assert stored is not None
    assert stored.events == tuple(facts)


def test_kinds_are_stable_names() -> None:
    codec = Codec(lambda: GAMES)
    assert codec.encode("toy", ev.Vacated(2)) == ("table.vacated", 1, b'{"type":"table.vacated","chair":2}')
    assert codec.encode("toy", TOY.events[1](1, 7))[0] == "toy:played"


def test_no_two_facts_share_a_kind() -> None:
    kinds = [f"{slug}:{tag(event)}" for slug, event in ALL]
    assert len(set(kinds)) == len(kinds)


def test_a_fact_of_another_game_is_refused() -> None:
    class Foreign(msgspec.Struct, frozen=True, tag="dealt"):
        hands: int

    class Unnamed(msgspec.Struct):
        hands: int

    codec = Codec(lambda: GAMES)
    for stranger in (Foreign(1), Unnamed(1), "dealt"):
        with pytest.raises(TypeError):
            codec.encode("toy", stranger)


def test_a_body_of_another_fact_is_not_read() -> None:
    codec = Codec(lambda: GAMES)
    _, version, body = codec.encode("toy", ev.Seated(0, 1))
    with pytest.raises(CorruptLog, match="table t9, event 4"):
        codec.decode("t9", 4, "table.vacated", version, body)


def test_numbers_are_not_read_from_words() -> None:
    with pytest.raises(CorruptLog, match="chair"):
        Codec(lambda: GAMES).decode("t", 1, "table.vacated", 1, b'{"type":"table.vacated","chair":"2"}')


def test_a_game_registered_later_is_found() -> None:
    games: dict[str, Any] = {}
    codec = Codec(lambda: games)
    with pytest.raises(KeyError):
        codec.encode("toy", TOY.events[3]())
    games["toy"] = TOY
    assert codec.encode("toy", TOY.events[3]())[0] == "toy:stopped"
