"""Hostile input to the layers below Discord: forged ids, typed cards, records and commands."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine.actions import Claim, ClaimItem, Number, Pick, Say
from bot.games.registry import game, games
from bot.players.bot_player import BotPlayer
from bot.records import Record, RecordError
from bot.records.model import FORMAT, VERSION
from bot.records.read import read
from bot.table import commands as cmd
from bot.table.leaving import Abandon
from bot.table.manager import Pacing, TableManager
from bot.table.model import TableState
from bot.table.selectors import blocking, decisions_of, seat_view
from bot.table.turn_calls import CallUp
from bot.ui.features.card_answers import exact_cards, find_cards, late_choice
from bot.ui.transport.id_format import ControlId, parse, unpack_numbers
from tests.support.by_hand import FakeClock
from tests.support.pressed import ACTIONS, DECIDING, STAGING, action_of, staged_by
from tests.support.stored import LookedInto
from tests.support.waiting import until
from tests.ui.tables import deal, table

ODD = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["", " ", "@everyone", "<@1>", "**x**", "[a](http://b.c)", "\u202e", "\0", "0", "-1", "z" * 5000]),
)
NUMBERS = st.integers(-(2**70), 2**70)
PACKS = [one.meta.pack for slug, one in games().items() if slug != "toy"]


@settings(deadline=None)
@given(ODD, st.sampled_from(PACKS), st.lists(st.integers(0, 20), unique=True, max_size=8))
def test_a_typed_card_finds_only_what_was_offered(typed: str, pack: Any, offered: list[int]) -> None:
    assert set(find_cards(typed, offered, pack)) <= set(offered)
    assert set(exact_cards(typed, offered, pack)) <= set(offered)


@settings(deadline=None)
@given(ODD, st.sampled_from(sorted(ACTIONS)), st.sampled_from(["m1:abc:1:1:{}:{}", "m1:abc:{1}:1:{0}", "{1}{0}"]))
def test_a_forged_id_is_read_back_as_itself_or_not_at_all(odd: str, verb: str, form: str) -> None:
    found = parse(form.format(verb, odd))
    if found is not None:
        assert parse(found.encode()) == found
        assert all(number >= 0 for number in unpack_numbers(found.arg) or ())


@pytest.mark.slow
@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.sampled_from(sorted(DECIDING | STAGING)),
    st.from_regex(r"([0-9A-Za-z_.-]{1,64})?", fullmatch=True),
    st.lists(ODD, max_size=4),
    st.lists(st.integers(0, 300), max_size=5).map(tuple),
    st.integers(0, 200),
)
def test_no_press_on_a_panel_raises_or_chooses_what_is_not_offered(
    verb: str, arg: str, values: list[str], staged: tuple[int, ...], at: int
) -> None:
    state, question = deal()[at % len(deal())]
    if question is None:
        return
    view = seat_view(table(state), 0)
    assert view is not None
    control = ControlId("ab12cd34", 1, 3, verb, arg)
    if verb in DECIDING:
        action = action_of(control, values, view.decisions, staged)
        assert action is None or isinstance(action, Pick | Number | Say | Claim)
        return
    offered = {card for one in view.decisions for card in one.cards}
    for chosen in (
        staged_by(control, values, view, game("minchiate").meta.pack, ()),
        late_choice(values, view),
    ):
        assert chosen is None or all(card in offered or card >= 100 for card in chosen)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ODD,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ODD, inner, max_size=3),
    max_leaves=12,
)


@pytest.mark.slow
@settings(deadline=None)
@given(
    st.dictionaries(st.sampled_from([*Record.__struct_fields__, "format", "version"]), JSON, max_size=6), st.booleans()
)
def test_a_brought_record_is_read_or_refused_in_words(document: dict[str, Any], dressed: bool) -> None:
    if dressed:
        document = {**document, "format": FORMAT, "version": VERSION}
    try:
        found: Record | RecordError = read(document)
    except RecordError as error:
        found = error
    assert isinstance(found, Record) or len(str(found)) < 2000


ACTION = st.one_of(
    st.lists(NUMBERS, max_size=5).map(lambda cards: Pick(tuple(cards))),
    NUMBERS.map(Number),
    ODD.map(Say),
    st.lists(ODD, max_size=3).map(lambda keys: Claim(tuple(ClaimItem(key) for key in keys))),
)
STRANGERS_BODIES = st.one_of(
    st.builds(cmd.Act, ACTION, st.none() | NUMBERS),
    st.builds(cmd.Sit, st.none() | NUMBERS),
    st.builds(cmd.MoveTo, NUMBERS, NUMBERS),
    st.builds(cmd.AddBot, ODD, ODD, st.none() | NUMBERS),
    st.builds(cmd.Fill, ODD, st.booleans()),
    st.builds(cmd.RemoveBot, NUMBERS),
    st.builds(cmd.Configure, st.dictionaries(ODD, ODD | NUMBERS, max_size=2), ODD, ODD),
    st.builds(cmd.BotAct, st.integers(0, 3), NUMBERS, ACTION, st.booleans()),
    st.builds(cmd.NextDeal, NUMBERS),
    st.builds(cmd.Place, NUMBERS),
    st.builds(cmd.Open, st.sampled_from(["minchiate", "", "../x"]), NUMBERS, NUMBERS, ODD),
    st.builds(cmd.Close, ODD),
    st.builds(CallUp, NUMBERS, NUMBERS, ODD),
    st.builds(Abandon, NUMBERS, NUMBERS),
    st.builds(cmd.Missing, NUMBERS, NUMBERS, st.booleans()),
    st.builds(cmd.AnswerConcession, NUMBERS, st.booleans(), ODD),
    st.builds(cmd.Concede, st.sampled_from(["match", "deal", "stop"]) | ODD, NUMBERS),
    st.builds(cmd.Substitute, NUMBERS),
    st.builds(cmd.OfferChair, st.booleans()),
    st.sampled_from([cmd.Nudge(), cmd.Concede()]),
    st.sampled_from([cmd.GetUp(), cmd.Start(), cmd.Draw(), cmd.Ready(), cmd.HandOver(), cmd.TakeBack()]),
)


async def running() -> tuple[TableManager, LookedInto, TableState]:
    """Start a match of four people, one of whom is asked."""
    store = LookedInto()
    tables = TableManager(store, FakeClock(), BotPlayer(), rhythm=Pacing(0.0, 0.0, 0.0))
    await store.meet(4)
    await tables.start()
    await tables.submit(cmd.Command("open", "t", cmd.Open("minchiate", 1, 2, "en"), 1))
    for person in (2, 3, 4):
        await tables.submit(cmd.Command(f"sit{person}", "t", cmd.Sit(), person))
    await tables.submit(cmd.Command("start", "t", cmd.Start(), 1))

    async def asked() -> TableState | None:
        state = await tables.state("t")
        return state if state is not None and blocking(state) else None

    return tables, store, await until(asked, "somebody is asked", pause=0.002)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(STRANGERS_BODIES, st.sampled_from([5, 0, -1, 2**63])), min_size=4, max_size=12))
def test_one_who_does_not_sit_there_changes_nothing_whatever_they_send(deeds: list[tuple[cmd.Body, int]]) -> None:
    async def attack() -> None:
        tables, store, before = await running()
        log = list(store.logs["t"])
        for number, (body, person) in enumerate(deeds):
            outcome = await tables.submit(cmd.Command(f"x{number}", "t", body, person))
            assert isinstance(outcome, cmd.Refused | cmd.Stale), (body, outcome)
        assert await tables.state("t") == before
        assert store.logs["t"] == log
        await tables.stop()
        await store.close()

    asyncio.run(attack())


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(st.lists(st.builds(cmd.Act, ACTION, st.none() | NUMBERS), min_size=4, max_size=12))
def test_a_player_who_is_not_asked_answers_for_nobody(deeds: list[cmd.Act]) -> None:
    async def attack() -> None:
        tables, store, before = await running()
        idle = [player for player in range(4) if not decisions_of(before, player)]
        for number, body in enumerate(deeds):
            person = before.chairs[idle[number % len(idle)]].person
            outcome = await tables.submit(cmd.Command(f"x{number}", "t", body, person))
            assert isinstance(outcome, cmd.Refused | cmd.Stale), (body, outcome)
        assert await tables.state("t") == before
        await tables.stop()
        await store.close()

    asyncio.run(attack())


async def test_two_people_for_one_chair_and_one_gets_it() -> None:
    store = LookedInto()
    tables = TableManager(store, FakeClock(), BotPlayer())
    await store.meet(51)
    await tables.start()
    await tables.submit(cmd.Command("open", "t", cmd.Open("minchiate", 1, 2, "en"), 1))
    sitting = [tables.submit(cmd.Command(f"s{person}", "t", cmd.Sit(2), person)) for person in range(2, 52)]
    outcomes = await asyncio.gather(*sitting)
    assert sum(isinstance(one, cmd.Applied) for one in outcomes) == 1
    others = [one for one in outcomes if not isinstance(one, cmd.Applied)]
    assert all(isinstance(one, cmd.Refused | cmd.Busy) for one in others)
    await tables.stop()
