"""Table talk, free or quiet: the slow mode of the thread, the etiquette shown once a match, the vote (ux.md S2,
3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.local_server import guilds, permissions, threads
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.evolve import evolve
from bot.table.model import Chair, TableState
from bot.ui.messages.threads import SLOWEST
from bot.ui.screens.thread_messages import manners, shared
from bot.ui.transport.screen import Text
from tests.acceptance.forging import row, told
from tests.acceptance.sitting import PEOPLE, Sitting
from tests.support.edge import Edge
from tests.support.panel import ANSWERS, action, controls, texts

FREE = "partners must not talk about cards"
QUIET = "This is a quiet table"


def slow(its: Edge) -> int:
    """Return the slow mode of the table's thread, in seconds."""
    return its.world.channels[its.thread()]["rate_limit_per_user"]


def said(its: Edge, words: str) -> list[dict[str, Any]]:
    """Return the messages of the thread that contain this text."""
    return [message for message in its.host.messages(its.thread()) if words in texts(message)]


async def test_a_free_table_says_its_manners_once_a_match_also_after_a_restart(its: Edge) -> None:
    await its.open_table(2)
    await its.until(lambda: said(its, FREE))
    await its.quiet()
    assert slow(its) == 0
    assert "free chat" in texts(its.card() or {})
    await its.stop()
    await its.start()
    await its.quiet()
    assert len(said(its, FREE)) == 1


async def test_who_plays_alone_with_computer_players_is_told_nothing_of_partners(its: Edge) -> None:
    await its.open_table()
    await its.until(lambda: its.asks(its.host, *ANSWERS))
    await its.quiet()
    assert (its.table, "manners") not in its.store.rows
    public = [one for one in its.host.messages(its.thread()) if one["id"] not in its.world.only_for]
    assert not [one for one in public if "partner" in texts(one).casefold()]
    await change(its, "quiet")
    await change(its, "free")
    await its.quiet()
    assert not said(its, FREE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games())
def test_the_manners_speak_of_partners_only_where_there_can_be_some(slug: str, language: str) -> None:
    told_in = words(language)
    players = games()[slug].meta.players
    for people in range(1, players + 1):
        chairs = tuple(Chair(n + 1) if n < people else Chair(None, "regular", "Cecco") for n in range(players))
        state = TableState("t", chairs=chairs)
        assert shared(state) == (people > 1)
        key = "ui-manners-two" if players == 2 else "ui-manners-free"
        assert manners(state, told_in).parts == (Text(f"💬 {told_in.text(key)}"),)


async def test_a_quiet_table_has_a_slow_thread_also_when_it_is_made_again(its: Edge) -> None:
    await its.open_table(chat="quiet")
    assert slow(its) == SLOWEST
    assert "quiet table" in texts(its.card() or {})
    await its.quiet()
    assert not said(its, FREE)
    assert not said(its, QUIET), "the thread says so by itself"
    assert its.panel(its.host), "the bot is not held up"

    old = its.thread()
    threads.remove_channel(its.world, old)
    note, press = await its.until(lambda: continues(its))
    await its.host.click(note, press)
    await its.until(lambda: its.state.thread not in (0, int(old)))
    assert slow(its) == SLOWEST


async def test_the_manners_are_said_again_where_the_thread_is_made_again(its: Edge) -> None:
    await its.open_table(2)
    await its.until(lambda: said(its, FREE))
    old = its.thread()
    threads.remove_channel(its.world, old)
    note, press = await its.until(lambda: continues(its))
    await its.host.click(note, press)
    await its.until(lambda: its.state.thread not in (0, int(old)) and said(its, FREE))


def continues(its: Edge) -> tuple[str, str] | None:
    """Return the host's button that continues in a new thread: message and control."""
    found = [(m["id"], n["custom_id"]) for m in its.host.dm_messages() for n in controls(m) if action(n) == "cont"]
    return found[-1] if found else None


async def test_the_form_of_the_lobby_settles_it(its: Edge) -> None:
    await its.open_table(start=False)
    made = await its.host.slash(its.channel, "table settings")
    await its.host.submit(made, {"talk": ["quiet"]})
    await its.until(lambda: its.state.talk == "quiet")
    await its.until(lambda: "quiet table" in texts(its.card() or {}))
    made = await its.host.slash(its.channel, "table settings")
    await its.host.submit(made, {"pace": ["live"]})
    await its.until(lambda: its.state.pace == "live")
    assert its.state.talk == "quiet"


async def test_where_slow_threads_are_refused_the_match_is_played_all_the_same(its: Edge) -> None:
    its.world.faults.fail(403, code=50013, match="/threads")
    await its.open_table(chat="quiet")
    assert its.thread()
    assert slow(its) == 0


async def test_t17_all_agree_and_the_thread_follows(its: Edge) -> None:
    await its.open_table(2)
    await its.until(lambda: said(its, FREE))
    made = await its.host.slash(its.channel, "table settings", table=its.table)
    await its.host.submit(made, {"talk": ["quiet"]})
    await its.until(lambda: its.find(its.host, its.thread(), "agreetalk"))
    assert its.state.talk == "free"
    assert any("being asked in the thread" in text for text in told(its, its.host))
    vote = its.find(its.host, its.thread(), "agreetalk")
    assert vote is not None
    assert "Still to agree: Bruno" in texts(its.host.message(vote[0]))
    await its.press(its.people[1], its.thread(), "agreetalk")
    await its.until(lambda: its.state.talk == "quiet")
    await its.until(lambda: said(its, QUIET))
    await its.until(lambda: not said(its, FREE))
    assert its.state.pace == "relaxed"
    assert row(its, "manners").message


async def test_a_bot_that_may_manage_threads_makes_a_running_one_slow_and_leaves_a_moderators_alone(its: Edge) -> None:
    guilds.grant(its.world, its.world.bot["id"], permissions.EVERYONE | permissions.MANAGE_THREADS)
    await its.open_table()
    await change(its, "quiet")
    await its.until(lambda: slow(its) == SLOWEST)
    await change(its, "free")
    await its.until(lambda: slow(its) == 0)


async def change(its: Edge, talk: str) -> None:
    """Change the setting as the only person at the table."""
    made = await its.host.slash(its.channel, "table settings", table=its.table)
    await its.host.submit(made, {"talk": [talk]})
    await its.until(lambda: its.state.talk == talk)


# -- at the table


async def test_everybody_must_agree_and_a_vote_on_the_pace_goes_on(sitting: Sitting) -> None:
    await sitting.start("live")
    await sitting.do(cmd.AskPace("relaxed"), 1)
    for person in PEOPLE[:2]:
        await sitting.do(cmd.AskTalk("quiet"), person)
    assert (await sitting.now()).talk == "free"
    await sitting.do(cmd.AskTalk("quiet"), 3)
    state = await sitting.now()
    assert (state.talk, state.votes.talk, state.pace, state.votes.pace) == ("quiet", (), "live", ((0, "relaxed"),))
    for person in PEOPLE[1:]:
        await sitting.do(cmd.AskPace("relaxed"), person)
    state = await sitting.now()
    assert (state.pace, state.votes.pace, state.talk) == ("relaxed", (), "quiet")


@pytest.mark.parametrize(
    ("talk", "person", "code"),
    [("loud", 1, "talk-unknown"), ("free", 1, "talk-same"), ("quiet", 9, "not-seated"), ("quiet", 2, "talk-asked")],
)
async def test_what_cannot_be_is_refused(sitting: Sitting, talk: str, person: int, code: str) -> None:
    await sitting.start("live")
    await sitting.do(cmd.AskTalk("quiet"), 2)
    before = await sitting.now()
    outcome = await sitting.do(cmd.AskTalk(talk), person)
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == code
    assert await sitting.now() == before


async def test_a_table_that_is_neither_is_not_opened(sitting: Sitting) -> None:
    outcome = await sitting.do(cmd.Open("toy", 10, 20, "en", talk="loud"))
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == "talk-unknown"


async def test_settings_stored_before_there_was_table_talk_leave_it_free(sitting: Sitting) -> None:
    state: TableState = await sitting.start("live")
    old = ev.Configured(state.options, state.preset, "daily")
    assert evolve(state, old).talk == "free"
