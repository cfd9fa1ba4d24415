"""T67-T70: names made of emoji, of two text directions, stacked marks, markup and mentions; equal names and long
ones."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest

from bot.i18n import LANGUAGES, distinct, escape, plain, words
from bot.local_server import person_named
from tests.support.edge import Edge, edge
from tests.support.panel import texts
from tests.ui.delivery import play_to_cards

EMOJI = "\U0001f600" * 32
BOTH_WAYS = "محمد Ali 42 سعيد"
ZALGO = "Z" + "\u0301\u0336\u035c\u0489" * 50
NOTHING = "\u200b\u200d\u2060\u3164"
LIVE = "**[x](y)** <@1> @everyone"
LONG = "Wolfgang Amadeus Theophilus Moza"
NAMES = (EMOJI, BOTH_WAYS, ZALGO, NOTHING, LIVE, LONG)


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


@pytest.mark.parametrize("name", NAMES, ids=("t67-emoji", "t68-directions", "t69-zalgo", "t69-zero", "t69-live", "t70"))
async def test_t67_to_t69_a_strange_name_is_shown_pings_nobody_and_lets_the_others_be(its: Edge, name: str) -> None:
    its.people[0] = person_named(its.world, name or "x", locale="en-US")
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    written = [r for r in its.world.requests if r.json and r.method in ("POST", "PATCH")]
    sent = [r for r in written if "/messages" in r.path and not r.path.endswith("/threads")]
    assert sent
    for request in sent:
        assert request.json.get("allowed_mentions", {}).get("parse") == [], "no mention is ever parsed"
    shown = [m for m in its.host.messages(its.thread()) if m["id"] not in its.world.only_for]
    for message in [*shown, its.card() or {}]:
        assert not message["mentions"]
        assert not message["mention_everyone"]
    board = texts(its.host.message(str(its.store.rows[its.table, "board"].message)))
    assert not re.search(r"[\u0300-\u036f\u0489]{3}", board)
    assert "🤖" in board, "the opponents are named as ever"


async def test_a_changed_name_shows_at_the_next_press(its: Edge) -> None:
    """People and preferences are kept in memory for every press: a change must not wait until they are read again."""
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.press(its.host, its.channel, "bot")
    await its.quiet()
    assert "Anna" in texts(its.card() or {})
    its.world.users[its.host.id]["global_name"] = "Nina"
    await its.press(its.host, its.channel, "bot")
    await its.quiet()
    shown = texts(its.card() or {})
    assert "Nina" in shown
    assert "Anna" not in shown
    number = its.store.by_user[int(its.host.id)]
    assert its.store.known[number].name == "Nina"


async def test_a_changed_language_shows_at_the_next_press(its: Edge) -> None:
    """The language of the client, and the one chosen in the preferences, which comes first."""

    async def language() -> str:
        await its.host.slash(its.channel, "help")
        shown = its.only_you(its.host, its.channel)[-1]
        return next(one for one in LANGUAGES if words(one).text("ui-help-title") in shown)

    assert await language() == "en"
    its.host.locale = "es-ES"
    assert await language() == "es"
    await its.prefers(its.host, language="it")
    assert await language() == "it"
    await its.prefers(its.host, language="en")
    assert await language() == "en"


def test_t70_equal_names_and_long_ones_are_told_apart() -> None:
    for name in ("Anna", LONG, EMOJI):
        told = distinct_of([name] * 3 + ["Dino"])
        assert len(set(told)) == 4
        assert told[3] == "Dino"
        assert all(len(one) <= 32 for one in told)


def distinct_of(names: list[str]) -> tuple[str, ...]:
    """Return the labels of four chairs with these names."""
    return distinct(tuple(plain(name, "Player") for name in names))


def test_t69_a_name_of_nothing_is_a_number_and_a_live_one_is_dead() -> None:
    assert plain(NOTHING, "Player 1") == "Player 1"
    assert "@everyone" not in escape(plain(LIVE, "x"))
    assert "<@1>" not in escape(plain(LIVE, "x"))
    assert not re.search(r"[\u0300-\u036f\u0489]{3}", plain(ZALGO, "x"))
