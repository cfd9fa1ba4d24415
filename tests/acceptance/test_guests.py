"""Invitations, onlookers, a second table that waits, and settings in a running match: T17, T26, T30, T72."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import words
from bot.local_server import Interaction, Person
from bot.table.model import LOBBY, PLAYING
from bot.table.selectors import blocking
from bot.ui.transport.control_ids import INVITE
from tests.acceptance.forging import hand, told
from tests.support.edge import Edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import play_to_cards

EN = words("en")


async def lobby(its: Edge, person: Person, **options: Any) -> str:
    """Open a table as this person; return its id."""
    await person.slash(its.channel, "table create", game="minchiate", **options)
    await its.quiet()
    return its.table


async def answered(its: Edge, person: Person) -> str:
    """Return the last message to a person."""
    await its.until(lambda: bool(told(its, person)[-1].strip()))
    await its.quiet()
    return told(its, person)[-1]


def public(its: Edge) -> list[dict[str, Any]]:
    """Return the messages of the channel that everybody sees."""
    return [one for one in its.host.messages(its.channel) if one["id"] not in its.world.only_for]


async def test_an_invitation_mentions_the_invited_once_and_its_button_seats_them(its: Edge) -> None:
    await lobby(its, its.host)
    bruno = its.people[1]
    direct = len(bruno.dm_messages())
    await its.host.slash(its.channel, "table invite", player=bruno)
    assert "Bruno has been invited" in await answered(its, its.host)
    invited = public(its)[-1]
    assert [user["id"] for user in invited["mentions"]] == [bruno.id]
    assert its.state.name in texts(invited)
    assert len(bruno.dm_messages()) == direct, "no direct message unasked"
    await its.host.slash(its.channel, "table invite", player=bruno)
    assert "a moment ago" in await answered(its, its.host)
    await its.press(bruno, its.channel, "welcome")
    await its.quiet()
    assert its.state.chair_of(its.store.by_user[int(bruno.id)]) == 1
    after = its.host.message(invited["id"])
    assert "Bruno has joined" in texts(after)
    assert not list(controls(after))
    assert [one["id"] for one in public(its) if "Sit down" in texts(one)] != [], "the card is still the card"


@pytest.mark.parametrize("way", ["card", "chair", "command"])
async def test_a_guest_who_sits_down_by_another_control_closes_their_own_invitation_only(its: Edge, way: str) -> None:
    await lobby(its, its.host)
    bruno, carla = its.people[1:3]
    for person in (bruno, carla):
        await its.host.slash(its.channel, "table invite", player=person)
        await answered(its, its.host)
    asked = [one["id"] for one in public(its) if one["mentions"]]
    if way == "card":
        await its.press(bruno, its.channel, "sit")
    elif way == "chair":
        await its.press(bruno, its.channel, "others")
        await its.press(bruno, its.channel, "chairs")
        await its.press(bruno, its.channel, "chair")
    else:
        await bruno.slash(its.channel, "table join", table=its.table)
    await its.quiet()
    assert its.state.chair_of(its.store.by_user[int(bruno.id)]) is not None
    accepted, open_still = (its.host.message(one) for one in asked)
    assert "Bruno has joined" in texts(accepted)
    assert not list(controls(accepted))
    assert [action(node) for node in controls(open_still)] == ["welcome"]


async def test_people_are_invited_from_the_card_and_from_their_menu(its: Edge) -> None:
    await lobby(its, its.host)
    made = await its.press(its.host, its.channel, "invite")
    (node,) = [one for row in made.message["components"][0]["components"] for one in row.get("components", ())]
    carla, dino = its.people[2:]
    await its.host.choose(made.message["id"], node["custom_id"], [carla.id, dino.id])
    await its.until(lambda: "Dino has been invited" in told(its, its.host)[-1])
    asked = [one for one in public(its) if one["mentions"]]
    assert [one["mentions"][0]["id"] for one in asked] == [carla.id, dino.id]
    await its.host.menu(its.channel, "Invite to my table", its.people[1].id)
    assert "Bruno has been invited" in await answered(its, its.host)


async def test_who_cannot_be_invited_and_who_cannot_invite(its: Edge) -> None:
    bruno = its.people[1]
    await its.host.slash(its.channel, "table invite", player=bruno)
    assert "not at a table that is waiting" in told(its, its.host)[-1]
    await lobby(its, its.host)
    before = len(public(its))
    await its.host.menu(its.channel, "Invite to my table", its.host.id)
    assert "is already at this table" in await answered(its, its.host)
    await its.host.menu(its.channel, "Invite to my table", its.world.bot["id"])
    assert "is a Discord bot" in await answered(its, its.host)
    more = its.find(bruno, its.channel, "others")
    assert more is not None
    await bruno.click(*more)
    await its.until(lambda: its.find(bruno, its.channel, "chairs"))
    assert its.find(bruno, its.channel, "invite") is None, "who does not sit there is not offered it"
    made = await bruno.click(more[0], INVITE.id(its.table), force=True)
    (node,) = [one for row in made.message["components"][0]["components"] for one in row.get("components", ())]
    await bruno.choose(made.message["id"], node["custom_id"], [its.people[2].id])
    await its.until(lambda: "Non siedi a questo tavolo" in told(its, bruno)[-1])
    for _ in range(3):
        await its.press(its.host, its.channel, "bot")
    await its.host.slash(its.channel, "table invite", player=bruno)
    assert "All seats are taken" in await answered(its, its.host)
    assert len(public(its)) == before


async def test_the_menu_card_record_is_the_profile(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    assert its.bot is not None
    asked: list[int] = []

    async def command(interaction: Any, player: Any) -> None:
        asked.append(player.id)
        await interaction.response.send_message("here", ephemeral=True)

    monkeypatch.setattr(its.bot.features.profiles, "command", command)
    await its.host.menu(its.channel, "Player profile", its.people[1].id)
    await its.host.slash(its.channel, "profile", player=its.people[1])
    assert asked == [int(its.people[1].id)] * 2


async def test_t17_after_the_start_rules_are_frozen_and_another_pace_asks_everybody(its: Edge) -> None:
    await lobby(its, its.host)
    before = await its.host.slash(its.channel, "table settings")
    assert fields(before) == {"preset", "length", "pace", "ranked", "talk"}
    for person in its.people[1:3]:
        await its.press(person, its.channel, "sit")
    await its.press(its.host, its.channel, "bot")
    await its.press(its.host, its.channel, "start")
    for person in its.people[1:3]:
        await its.press(person, its.channel, "here")
    await its.until(lambda: (its.table, "board") in its.store.rows)
    frozen = (its.state.preset, its.state.options, its.state.ranked, its.state.pace)
    await its.host.submit(before, {"preset": ["quick"], "length": ["1"], "pace": ["daily"], "ranked": ["no"]})
    assert "rules can no longer be changed" in await answered(its, its.host)
    assert (its.state.preset, its.state.options, its.state.ranked, its.state.pace) == frozen
    await its.people[3].slash(its.channel, "table settings", table=its.table)
    assert "can no longer be changed" in told(its, its.people[3])[-1]
    made = await its.host.slash(its.channel, "table settings", table=its.table)
    assert fields(made) == {"pace", "talk"}
    await its.host.submit(made, {"pace": ["daily"]})
    await its.until(lambda: its.find(its.host, its.thread(), "agreepace"))
    assert its.state.pace == "relaxed"
    await its.press(its.people[1], its.thread(), "agreepace")
    vote = its.find(its.host, its.thread(), "agreepace")
    assert vote is not None
    assert "Still to agree: Carla" in texts(its.host.message(vote[0]))
    await its.press(its.people[2], its.thread(), "agreepace")
    await its.until(lambda: its.state.pace == "daily")
    assert "The pace is now" in texts(its.host.message(vote[0]))
    assert not its.find(its.host, its.thread(), "agreepace")


def fields(made: Interaction) -> set[str]:
    """Return the fields of the form that was opened."""
    assert made.modal is not None
    return {label["component"]["custom_id"] for label in made.modal["components"]}


async def test_the_form_says_whether_the_match_counts(its: Edge) -> None:
    await lobby(its, its.host)
    made = await its.host.slash(its.channel, "table settings")
    await its.host.submit(made, {"ranked": ["no"]})
    await its.quiet()
    assert its.state.ranked is False
    made = await its.host.slash(its.channel, "table settings")
    await its.host.submit(made, {"pace": ["live"]})
    assert (its.state.ranked, its.state.pace) == (False, "live"), "what was left alone stays"


async def test_t26_my_cards_of_somebody_who_does_not_sit_there_is_what_all_may_see(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)  # Who cuts depends on the draw: until then no player holds a card.
    said = set()
    for _ in range(2):
        before = len(told(its, its.people[3]))
        await its.press(its.people[3], its.thread(), "hand")
        await its.until(lambda before=before: len(told(its, its.people[3])) > before)
        shown = told(its, its.people[3])[-1]
        said.add(shown.split("\n")[1])
        assert "You are watching" in shown
        assert "Your cards" not in shown
    assert len(said) == 1
    view = hand(its)
    assert view, "the host holds cards that are not shown"
    assert its.state.status == PLAYING
    watched = its.table
    await lobby(its, its.people[2])
    made = await its.press(its.people[3], its.thread(), "hand")
    (node,) = [node for node in controls(made.message) if action(node) == "welcome"]
    assert node["custom_id"].split(":")[1] == its.table != watched
    await its.people[3].click(made.message["id"], node["custom_id"])
    assert its.state.status == LOBBY
    assert its.state.chair_of(its.store.by_user[int(its.people[3].id)]) == 1


def newest(its: Edge, person: Person) -> set[str]:
    """Return the tables that the controls of the newest message to this person alone belong to."""
    own = [m for m in person.messages(its.channel) if its.world.only_for.get(m["id"]) == person.id]
    return {node["custom_id"].split(":")[1] for node in controls(own[-1])}


async def test_t30_the_hand_of_two_tables_that_wait_is_asked_for_most_urgent_first(its: Edge) -> None:
    await its.open_table(pace="daily")
    slow = its.table
    await its.until(lambda: blocking(its.store.states[slow]) == (0,))
    await its.host.slash(its.channel, "hand")
    await its.until(lambda: newest(its, its.host) == {slow})
    assert EN.text("ui-which-choose") not in told(its, its.host)[-1], "no question for one table"
    await its.open_table(pace="live")
    live = its.table
    await its.until(lambda: blocking(its.store.states[live]) == (0,))
    made = await its.host.slash(its.channel, "hand")
    assert made.message is not None
    (menu,) = list(controls(made.message))
    assert [line["value"] for line in menu["options"]] == [live, slow]
    await its.host.choose(made.message["id"], menu["custom_id"], [slow])
    await its.until(lambda: newest(its, its.host) == {slow})
    await its.host.choose(made.message["id"], menu["custom_id"], ["nowhere"], force=True)
    await its.until(lambda: newest(its, its.host) == {live})
