"""Issue 6, item 5: which tables a person may act on. The id of a table can be typed by anybody, on any server of the
bot."""

from __future__ import annotations

import pytest

from bot.local_server import Person, guilds, person_named
from bot.local_server.permissions import MANAGE_GUILD, VIEW_CHANNEL
from bot.table.model import LOBBY
from bot.ui.transport.id_format import ControlId
from tests.acceptance.forging import log_of, told
from tests.support.edge import Edge
from tests.support.panel import texts
from tests.support.pressed import AT_TABLES, arg_for

UNKNOWN = "There is no such table"
COMMANDS = [
    ("table close", {}),
    ("table start", {}),
    ("table leave", {}),
    ("table settings", {}),
    ("table join", {}),
    ("table pause", {}),
    ("table resign", {}),
    ("hand", {}),
    ("play", {"answer": "1"}),
]


async def foreign(its: Edge) -> tuple[Person, str]:
    """Return a person who manages another server with the bot, and a channel there."""
    guild = guilds.add_guild(its.world, "Elsewhere")["id"]
    boss = person_named(its.world, "Rosa", locale="en-US")
    guilds.leave(its.world, boss.id)
    guilds.join(its.world, boss.id, guild)
    guilds.grant(its.world, boss.id, MANAGE_GUILD, guild)
    channel = guilds.channel(its.world, "far", guild_id=guild)["id"]
    await its.until(lambda: boss.commands(channel))
    return boss, channel


@pytest.mark.parametrize(("path", "options"), COMMANDS, ids=[path for path, _ in COMMANDS])
@pytest.mark.parametrize("start", [False, True])
async def test_a_moderator_of_another_server_is_nobody_at_this_table(
    its: Edge, path: str, options: dict[str, str], start: bool
) -> None:
    await its.open_table(4, start=start)
    await its.quiet()
    boss, channel = await foreign(its)
    before, log = its.state, log_of(its)
    await boss.slash(channel, path, table=its.table, **options)
    await its.until(lambda: told(its, boss) and told(its, boss)[-1].strip())
    assert UNKNOWN in told(its, boss)[-1], "not even that there is one"
    assert (its.state, log_of(its)) == (before, log)


@pytest.mark.slow
async def test_forged_controls_of_a_table_elsewhere_show_and_change_nothing(its: Edge) -> None:
    await its.open_table(4)
    await its.quiet()
    theirs = its.table
    boss, channel = await foreign(its)
    made = await boss.slash(channel, "table create", game="minchiate")
    await its.until(lambda: its.table != theirs and [m for m in boss.messages(channel) if "sit" in str(m)])
    await its.quiet()
    card = next(m for m in boss.messages(channel) if "sit" in str(m) and m["id"] not in its.world.only_for)
    assert made is not None
    before, words = its.store.states[theirs], texts(card)
    for verb in sorted(AT_TABLES):
        await boss.click(card["id"], ControlId(theirs, 1, 1, verb, arg_for(verb, "1")).encode(), force=True)
        await its.until(lambda: told(its, boss)[-1:] and told(its, boss)[-1].strip())
        assert UNKNOWN in told(its, boss)[-1], verb
    await its.quiet()
    assert its.store.states[theirs] == before
    assert texts(boss.message(card["id"])) == words


async def test_a_table_in_a_channel_one_cannot_see_is_not_there(its: Edge) -> None:
    await its.open_table(1, start=False)
    await its.quiet()
    theirs, elsewhere = its.state, guilds.channel(its.world, "open")["id"]
    stranger = its.people[3]
    guilds.overwrite(its.world, its.channel, stranger.id, deny=VIEW_CHANNEL)
    await its.until(lambda: stranger.commands(elsewhere))
    await stranger.slash(elsewhere, "table join", table=its.table)
    await its.until(lambda: told(its, stranger)[-1:] and told(its, stranger)[-1].strip())
    assert UNKNOWN in told(its, stranger)[-1]
    assert its.state == theirs
    guilds.overwrite(its.world, its.channel, stranger.id, allow=VIEW_CHANNEL)
    await its.quiet()
    await stranger.slash(elsewhere, "table join", table=its.table)
    await its.until(lambda: len(told(its, stranger)) == 2 and told(its, stranger)[-1].strip())
    assert "All seats are taken" in told(its, stranger)[-1], "now it is there, and full"


async def test_who_was_shut_out_of_a_channel_reaches_nothing_by_what_they_have_of_it(its: Edge) -> None:
    """A person's own message that was shown while they still saw the channel."""
    await its.open_table(1, start=False)
    await its.quiet()
    theirs, outsider = its.state, its.people[3]
    made = await outsider.slash(its.channel, "help")
    assert made.message is not None
    guilds.overwrite(its.world, its.channel, outsider.id, deny=VIEW_CHANNEL)
    for verb in ("hand", "chairs", "rules", "words"):
        before = len(told(its, outsider))
        await outsider.click(made.message["id"], ControlId(its.table, 0, 0, verb).encode(), force=True)
        await its.until(lambda before=before: len(told(its, outsider)) > before and told(its, outsider)[-1].strip())
        assert UNKNOWN in told(its, outsider)[-1], verb
    assert its.state == theirs


async def test_the_card_of_one_table_is_never_made_that_of_another(its: Edge) -> None:
    await its.open_table(1, start=False, pace="daily")
    await its.quiet()
    first, card = its.table, its.card() or {}
    await its.people[1].slash(its.channel, "table create", game="minchiate", pace="daily")
    await its.until(lambda: its.table != first)
    await its.quiet()
    words, rows = texts(its.host.message(card["id"])), dict(its.store.rows)
    await its.people[2].click(card["id"], ControlId(its.table, 0, 0, "sit").encode(), force=True)
    await its.until(lambda: sum(chair.person is not None for chair in its.state.chairs) == 2)
    await its.quiet()
    assert texts(its.host.message(card["id"])) == words
    assert all(its.store.rows[key].message == row.message for key, row in rows.items())
    assert its.store.states[first].status == LOBBY


async def test_what_all_see_is_not_taken_away_by_a_forged_page(its: Edge) -> None:
    """A person's own page replaces only another page of the same person."""
    await its.open_table(1, start=False)
    await its.quiet()
    card = its.card() or {}
    words = texts(card)
    for page in (
        "p1:prefs:open:",
        "p1:privacy:forget:",
        "p1:privacy:open:",
        f"m1:{its.table}:0:0:keep",
        "m1:0:0:0:history",
    ):
        await its.people[2].click(card["id"], page, force=True)
        await its.quiet()
        assert texts(its.host.message(card["id"])) == words, page
    assert len(told(its, its.people[2])) == 5
