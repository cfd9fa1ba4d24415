"""T4 and ux.md S25: what server managers and moderators can do, and what everybody else is told about it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import CannotUse, Interaction, Person, guilds, messages, person_named
from bot.local_server.commands import GLOBAL
from bot.local_server.permissions import ALL, ATTACH_FILES, MANAGE_GUILD, MANAGE_THREADS
from bot.ports.servers import ServerSettings
from bot.table import events as ev
from bot.table.model import BY_MODERATOR, CLOSED, FINISHED, LOBBY, PLAYING
from tests.acceptance.forging import log_of, told
from tests.support.edge import Edge
from tests.support.panel import controls, texts


@pytest.fixture
def boss(its: Edge) -> Person:
    """Return a person who manages the server."""
    return person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)


def guild(its: Edge) -> int:
    """Return the server's id."""
    return int(its.world.channels[its.channel]["guild_id"])


def shown(made: Interaction) -> dict[str, Any]:
    """Return the message with which an interaction was answered."""
    return made.message or made.followups[-1]


async def answered(its: Edge, person: Person) -> None:
    """Wait until a person has been told the result of their command."""
    await its.until(lambda: bool(told(its, person)[-1].strip()))
    await its.quiet()


async def deed(its: Edge, person: Person, what: str) -> None:
    """Use ``/admin table`` on the newest table."""
    await person.slash(its.channel, "admin table", table=its.table, what=what)
    await answered(its, person)


async def pressed(person: Person, made: Interaction, name: str, values: list[str] | None = None) -> None:
    """Use a control of a page."""
    message = person.message(shown(made)["id"])
    node = next(one for one in controls_of(message) if one["custom_id"].split(":")[2] == name)
    if values is None:
        await person.click(message["id"], node["custom_id"])
    else:
        await person.choose(message["id"], node["custom_id"], values)


def controls_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return buttons and selects of every kind."""
    found: list[dict[str, Any]] = []
    stack = list(message["components"])
    while stack:
        node = stack.pop()
        stack += node.get("components") or []
        if node.get("custom_id"):
            found.append(node)
    return found


async def test_t4_admin_is_offered_to_people_who_manage_the_server_and_setup_lists_permissions(
    its: Edge, boss: Person
) -> None:
    assert "admin" not in {one["name"] for one in its.host.commands(its.channel)}
    with pytest.raises(CannotUse):
        await its.host.slash(its.channel, "admin setup")
    made = await boss.slash(its.channel, "admin setup")
    assert "✅ \\#cards" in texts(shown(made))
    guilds.overwrite(its.world, its.channel, its.world.bot["id"], deny=ATTACH_FILES)
    await pressed(boss, made, "check")
    assert "missing Attach Files" in texts(boss.message(shown(made)["id"]))


async def test_what_is_settled_holds_at_once_and_is_shown(its: Edge, boss: Person) -> None:
    other = guilds.channel(its.world, "games")["id"]
    made = await boss.slash(its.channel, "admin setup")
    await pressed(boss, made, "channels", [other])
    await pressed(boss, made, "language", ["it"])
    await pressed(boss, made, "limit", ["3"])
    role = its.world.guilds[str(guild(its))]["roles"][-1]["id"]
    await pressed(boss, made, "role", [role])
    await pressed(boss, made, "boards")
    assert its.store.settled[guild(its)] == ServerSettings((int(other),), "it", 3, int(role), boards=False)
    again = boss.message(shown(made)["id"])
    assert "Leaderboards: hidden" in texts(again)
    assert "games" in texts(again)
    await its.host.slash(its.channel, "leaderboard")
    assert "Leaderboards are turned off" in told(its, its.host)[-1]


async def test_a_limit_is_kept_as_chosen_also_if_it_is_the_usual_one(its: Edge, boss: Person) -> None:
    """The bot allows fewer tables than ten on a server that has chosen nothing."""
    assert its.bot is not None
    its.bot.services.settings.server_tables = 1
    made = await boss.slash(its.channel, "admin setup")

    def chosen() -> list[str]:
        found = controls_of(boss.message(shown(made)["id"]))
        menu = next(one for one in found if one["custom_id"].split(":")[2] == "limit")
        return [one["label"] for one in menu["options"] if one.get("default")]

    async def second() -> str:
        """Return what Bruno is answered who opens one more table."""
        await its.people[1].slash(its.channel, "table create", game="minchiate", pace="daily")
        await its.quiet()
        return told(its, its.people[1])[-1] if told(its, its.people[1]) else ""

    for person in its.people[:2]:
        person.locale = "en-US"
    await pressed(boss, made, "language", ["en"])
    assert chosen() == ["Default limit: at most 1 table"], "another setting chooses no limit"
    await its.open_table(start=False, pace="daily")
    assert "table" in await second()
    assert len(its.store.states) == 1
    await pressed(boss, made, "limit", ["10"])
    assert chosen() == ["At most 10 tables at a time"]
    await second()
    assert len(its.store.states) == 2
    await pressed(boss, made, "limit", ["0"])
    assert its.store.settled[guild(its)].limit == 0


async def test_forged_settings_change_nothing(its: Edge, boss: Person) -> None:
    made = await boss.slash(its.channel, "admin setup")
    message = shown(made)["id"]
    for name, value in (("limit", "9999"), ("language", "xx"), ("nonsense", "3")):
        await boss.choose(message, f"p1:setup:{name}:", [value], force=True)
    assert its.store.settled.get(guild(its), ServerSettings()) == ServerSettings()
    await its.host.choose(message, "p1:setup:limit:", ["3"], force=True)
    await its.host.click(message, "p1:data:sure:", force=True)
    assert "Only members with Manage Server" in told(its, its.host)[-1]
    assert its.store.settled.get(guild(its), ServerSettings()) == ServerSettings()
    assert not its.store.erased


async def test_a_moderator_pauses_and_resumes_any_table_and_its_thread_is_told(its: Edge, boss: Person) -> None:
    await its.open_table()
    await deed(its, boss, "pause")
    assert its.state.paused == BY_MODERATOR
    number = its.store.by_user[int(boss.id)]
    assert ev.Moderated(number, "pause") in log_of(its)
    assert any("Moderator Rosa has paused" in texts(one) for one in its.host.messages(its.thread()))
    await its.press(its.host, its.thread(), "hand")
    assert its.state.paused == BY_MODERATOR, "no button of a player ends it"
    assert its.bot is not None
    assert not its.bot.services.tables.timers(its.table)
    await deed(its, boss, "resume")
    assert its.state.paused == ""
    assert any("has resumed this table" in texts(one) for one in its.host.messages(its.thread()))


async def test_a_moderator_ends_a_match_with_and_without_its_result(its: Edge, boss: Person) -> None:
    await its.open_table()
    await deed(its, boss, "void")
    assert (its.state.status, its.state.close_reason) == (CLOSED, "void")
    assert "without a result" in texts(its.host.messages(its.thread())[-1])
    board = its.host.message(str(its.store.rows[its.table, "board"].message))
    assert "The match is over" in texts(board)
    panel = its.panel(its.host)
    assert panel is not None
    assert not list(controls(panel)), "nothing is asked of anybody any more"
    await its.open_table()
    await deed(its, boss, "end")
    assert its.state.status == FINISHED
    await deed(its, boss, "end")
    assert "no such table" in told(its, boss)[-1]


async def test_a_moderator_repairs_what_was_deleted_and_changed(its: Edge, boss: Person) -> None:
    await its.open_table()
    await its.quiet()
    board, panel = its.store.rows[its.table, "board"].message, its.store.rows[its.table, "hand:0"].message
    messages.remove_by_id(its.world, str(board))
    messages.remove_by_id(its.world, str(panel))
    await deed(its, boss, "repair")
    await its.until(lambda: its.store.rows[its.table, "board"].message != board)
    await its.until(lambda: its.store.rows[its.table, "hand:0"].message != panel)
    assert any("has reset" in texts(one) for one in its.host.messages(its.thread()))
    assert its.state.status == PLAYING


async def test_repair_wakes_a_table_that_was_closed_off(its: Edge, boss: Person) -> None:
    await its.open_table()
    assert its.bot is not None
    its.bot.services.tables._actors[its.table].quarantined = True  # pyright: ignore[reportPrivateUsage]
    await its.press(its.host, its.thread(), "hand")
    await deed(its, boss, "pause")
    assert its.state.paused == ""
    await deed(its, boss, "repair")
    await deed(its, boss, "pause")
    assert its.state.paused == BY_MODERATOR


async def test_moderators_by_permission_and_by_role_act_for_the_host_and_others_do_not(its: Edge) -> None:
    await its.open_table(2, start=False)
    keeper = person_named(its.world, "Ugo", locale="en-US", permissions=MANAGE_THREADS)
    dino = its.people[3]
    await dino.slash(its.channel, "table close", table=its.table)
    assert its.state.status == LOBBY
    guilds.grant(its.world, dino.id, 0)
    (role,) = its.world.members[str(guild(its))][dino.id]["roles"]
    await its.store.servers.save_settings(guild(its), ServerSettings(role=int(role)))
    await dino.slash(its.channel, "table close", table=its.table)
    assert its.state.status == CLOSED
    await its.open_table(2, start=False)
    await keeper.slash(its.channel, "table close", table=its.table)
    assert its.state.status == CLOSED


OF_THE_SERVER: tuple[tuple[str, dict[str, Any]], ...] = (
    ("admin setup", {}),
    ("admin data", {}),
    ("admin retention", {"months": 1}),
    ("admin season open", {"name": "Mine"}),
    ("admin signals", {}),
    ("admin ban", {"player": "Bruno"}),
)
"""Commands about the whole server, with the options they need; people by name."""

FORGED = (
    "setup:open",
    "setup:boards",
    "setup:desk",
    "setup:limits",
    "data:open",
    "data:export",
    "data:erase",
    "data:sure",
)
"""Controls of the pages behind them."""


async def test_what_a_channel_allows_is_no_right_over_the_server(its: Edge) -> None:
    """People who may edit the permissions of one channel can allow themselves anything there, Manage Server too."""
    admin = next(command for command in its.world.commands[GLOBAL] if command["name"] == "admin")
    admin["default_member_permissions"] = None
    ugo, other = person_named(its.world, "Ugo", locale="en-US"), guilds.channel(its.world, "other")["id"]
    await its.open_table(2, start=False)
    guilds.overwrite(its.world, other, ugo.id, allow=ALL)
    await its.until(lambda: ugo.commands(other))
    settings = await its.store.servers.settings(guild(its))
    for path, options in OF_THE_SERVER:
        given: dict[str, Any] = {name: its.people[1] if value == "Bruno" else value for name, value in options.items()}
        await ugo.slash(other, path, **given)
        await answered(its, ugo)
        assert any(one in told(its, ugo)[-1] for one in ("Only members with", "Only moderators", "Only a moderator")), (
            path,
            told(its, ugo),
        )
    page = shown(await ugo.slash(other, "help"))["id"]
    for deed in FORGED:
        await ugo.click(page, f"p1:{deed}:", force=True)
        await answered(its, ugo)
        assert "Only members with Manage Server" in told(its, ugo)[-1], deed
    assert await its.store.servers.settings(guild(its)) == settings
    for typed in ("", its.table):
        assert await ugo.autocomplete(other, "admin table", "table", typed) == [], "tables of other channels"
    await ugo.slash(other, "admin table", table=its.table, what="end")
    await answered(its, ugo)
    assert "There is no such table" in told(its, ugo)[-1]
    assert its.state.status == LOBBY
    guilds.overwrite(its.world, its.channel, ugo.id, allow=MANAGE_THREADS)
    await its.quiet()
    await ugo.slash(other, "admin table", table=its.table, what="end")
    await answered(its, ugo)
    assert its.state.status == CLOSED, "what the channel of the table allows counts"


async def test_who_is_barred_gets_up_cannot_sit_and_is_readmitted(its: Edge, boss: Person) -> None:
    await its.open_table(2)
    bruno = its.people[1]
    await boss.slash(its.channel, "admin ban", player=bruno)
    await answered(its, boss)
    assert its.state.chairs[1].away, "a computer player has the chair"
    assert any("no longer plays here" in texts(one) for one in its.host.messages(its.thread()))
    panel = its.panel(bruno)
    assert panel is not None
    await bruno.click(panel["id"], f"m1:{its.table}:1:0:back", force=True)
    assert its.state.chairs[1].away
    assert any("Non puoi giocare ai tavoli" in line for line in told(its, bruno))
    await bruno.slash(its.channel, "table create", game="minchiate")
    assert len(its.store.states) == 1
    await boss.slash(its.channel, "admin ban", player=bruno)
    await answered(its, boss)
    assert "again" in told(its, boss)[-1]
    await bruno.click(panel["id"], f"m1:{its.table}:1:0:back", force=True)
    assert not its.state.chairs[1].away
    await boss.slash(its.channel, "admin ban", player=boss)
    await answered(its, boss)
    assert "You cannot ban" in told(its, boss)[-1]


async def test_a_barred_person_leaves_the_lobby(its: Edge, boss: Person) -> None:
    await its.open_table(2, start=False)
    await boss.slash(its.channel, "admin ban", player=its.host)
    await answered(its, boss)
    assert (its.state.chair_of(1), its.state.host) == (None, 2)


async def test_the_servers_data_are_exported_and_erased_after_a_second_question(its: Edge, boss: Person) -> None:
    await its.open_table()
    made = await boss.slash(its.channel, "admin data")
    message = shown(made)["id"]
    await pressed(boss, made, "export")
    files = await its.until(lambda: [one for one in boss.messages(its.channel) if one["attachments"]])
    assert files[-1]["attachments"][0]["filename"] == "germini-server.json"
    await pressed(boss, made, "erase")
    assert "One open table will be ended" in texts(boss.message(message))
    assert not its.store.erased
    await pressed(boss, made, "open")
    await pressed(boss, made, "erase")
    table = its.table
    await pressed(boss, made, "sure")
    await its.until(lambda: "has been erased" in texts(boss.message(message)))
    await its.quiet()
    assert its.store.erased == [guild(its)]
    assert its.store.last_states[table].close_reason == "void"
    assert its.bot is not None
    assert await its.bot.services.tables.state(table) is None
