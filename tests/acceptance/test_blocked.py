"""*Do not invite me* and *block this person*, for every way to invite, call or sit down; and what stays secret (issue
13, 11)."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, words
from bot.local_server import Interaction, Person, person_named
from bot.ports.people import MAX_BLOCKED
from bot.table.model import PLAYING
from bot.table.quota import NAMES, Limits
from bot.table.selectors import blocking
from bot.ui.features.rematch import SAME, next_table
from bot.ui.screens.preferences import blocking_screen, preferences_screen
from bot.ui.screens.server_settings import limit_screen, limits_screen
from tests.acceptance.forging import told
from tests.acceptance.test_admin import controls_of, shown
from tests.acceptance.test_guests import lobby, public
from tests.acceptance.test_limits import answer, waited_for
from tests.acceptance.test_rematch import finished, tap
from tests.support.edge import Edge
from tests.support.panel import texts
from tests.ui.tables import NASTY

NEUTRAL = {"en-US": "cannot join this table", "it": "Non puoi entrare", "es-ES": "No puedes entrar"}


async def page(its: Edge, person: Person, channel: str = "") -> str:
    """Open the page of invitations and blocked players from ``/preferences``; return its message."""
    made = await person.slash(channel or its.channel, "preferences")
    message = shown(made)["id"]
    await person.click(message, "p1:prefs:people:")
    assert "p1:prefs:block:" in {one["custom_id"] for one in controls_of(person.message(message))}
    return message


async def block(its: Edge, person: Person, *others: Person) -> str:
    """Block people on the page; return its message."""
    message = await page(its, person)
    await person.choose(message, "p1:prefs:block:", [one.id for one in others])
    return message


def number(its: Edge, person: Person) -> int:
    return its.store.by_user[int(person.id)]


async def invite(its: Edge, person: Person, guest: Person, way: str) -> str:
    """Invite a person by the command, the card or their menu; return the answer."""
    before = len(told(its, person))
    if way == "command":
        await person.slash(its.channel, "table invite", player=guest)
    elif way == "menu":
        await person.menu(its.channel, "Invite to my table", guest.id)
    else:
        made: Interaction = await its.press(person, its.channel, "invite")
        assert made.message is not None
        (node,) = [one for one in controls_of(shown(made)) if one["custom_id"].split(":")[4] == "invited"]
        await person.choose(made.message["id"], node["custom_id"], [guest.id])
        message = made.message["id"]
        await its.until(lambda: guest.name in texts(person.message(message)))
        return texts(person.message(message))
    return await answer(its, person, before)


WAYS = ("command", "card", "menu")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("wish", ["none", "blocked"])
async def test_who_takes_no_invitations_and_who_has_blocked_one_are_the_same_to_the_host(
    its: Edge, way: str, wish: str
) -> None:
    bruno = its.people[1]
    await lobby(its, its.host)
    if wish == "none":
        message = await page(its, bruno)
        await bruno.click(message, "p1:prefs:invites:none")
        assert "da nessuno" in texts(bruno.message(message))
    else:
        await block(its, bruno, its.host)
    before = len(public(its))
    said = await invite(its, its.host, bruno, way)
    assert said.strip() == "Bruno does not accept invitations."
    assert len(public(its)) == before
    assert not its.store.uses or {one.kind for one in its.store.uses} == {"open"}, "nothing was counted"
    others = await invite(its, its.host, its.people[2], way)
    assert "Carla has been invited" in others


async def test_invitations_are_taken_again_when_it_is_wished_again(its: Edge) -> None:
    bruno = its.people[1]
    await lobby(its, its.host)
    message = await page(its, bruno)
    await bruno.click(message, "p1:prefs:invites:none")
    await bruno.click(message, "p1:prefs:invites:all")
    assert "has been invited" in await invite(its, its.host, bruno, "command")
    await bruno.click(message, "p1:prefs:invites:some", force=True)
    assert (await its.store.preferences.chosen_by(number(its, bruno))).invites == "all"


@pytest.mark.parametrize("way", WAYS)
async def test_who_invites_somebody_they_have_blocked_is_told_so(its: Edge, way: str) -> None:
    await lobby(its, its.host)
    await block(its, its.host, its.people[1])
    assert "You have blocked Bruno" in await invite(its, its.host, its.people[1], way)


@pytest.mark.parametrize("way", ["command", "card", "welcome", "queue", "forged"])
async def test_who_is_blocked_sits_down_at_no_table_of_the_one_who_blocked(its: Edge, way: str) -> None:
    anna, bruno, carla = its.people[:3]
    await lobby(its, anna)
    assert "has been invited" in await invite(its, anna, bruno, "command")
    await block(its, anna, bruno)
    before = len(told(its, bruno))
    if way == "command":
        await bruno.slash(its.channel, "table join", table=its.table)
    elif way == "queue":
        for person in (carla, its.people[3], person_named(its.world, "Elio", locale="en-US")):
            await person.slash(its.channel, "table join", table=its.table)
        await bruno.click(its.card()["id"], f"m1:{its.table}:1:0:wait:in", force=True)  # type: ignore[index]
    elif way == "forged":
        await bruno.click(its.card()["id"], f"m1:{its.table}:1:0:chair:2", force=True)  # type: ignore[index]
    else:
        await its.press(bruno, its.channel, "welcome" if way == "welcome" else "sit")
    assert NEUTRAL["it"] in await answer(its, bruno, before)
    assert its.state.chair_of(number(its, bruno)) is None
    assert number(its, bruno) not in its.state.waiting_list.people
    assert "blocc" not in "".join(told(its, bruno))
    if way == "command":
        await carla.slash(its.channel, "table join", table=its.table)
        assert its.state.chair_of(number(its, carla)) is not None


async def test_a_substitute_is_nobody_whom_the_host_has_blocked(its: Edge) -> None:
    anna, bruno, carla = its.people[:3]
    await its.open_table(2)
    await block(its, anna, carla)
    await bruno.slash(its.channel, "table resign")
    await its.press(bruno, its.channel, "offerchair")
    await its.until(lambda: its.find(carla, its.thread(), "relieve"))
    before = len(told(its, carla))
    await its.press(carla, its.thread(), "relieve")
    assert NEUTRAL["es-ES"] in await answer(its, carla, before)
    assert its.state.chair_of(number(its, carla)) is None


async def test_a_match_of_both_goes_on_without_nudges_from_the_blocked(its: Edge) -> None:
    await its.open_table(3, pace="none")
    slow = await waited_for(its)
    blocked, other = [one for one in its.people[:3] if one is not slow]
    await block(its, slow, blocked)
    before = len(told(its, blocked))
    await its.press(blocked, its.thread(), "nudge")
    said = await answer(its, blocked, before)
    expected = [words(language).text("refusal-nudge-nobody") for language in LANGUAGES]
    assert said.strip().splitlines()[-1] in expected
    assert not its.state.calls
    assert its.state.status == PLAYING
    await its.press(other, its.thread(), "nudge")
    await its.until(lambda: bool(its.state.calls))
    (call,) = its.state.calls
    assert its.state.chairs[call.by].person == number(its, other)
    assert its.state.chairs[call.player].person == number(its, slow)
    assert [call.player] == list(blocking(its.state))


@pytest.mark.parametrize("first", ["blocker", "blocked"])
async def test_a_rematch_does_not_bring_them_together(its: Edge, first: str) -> None:
    before, thread = await finished(its, 3), its.thread()
    anna, bruno, carla = its.people[:3]
    await block(its, anna, bruno)
    one, two = (anna, bruno) if first == "blocker" else (bruno, anna)
    await tap(its, one, thread)
    assert its.table == next_table(before, SAME)
    count = len(told(its, two))
    await tap(its, two, thread)
    said = await answer(its, two, count)
    assert (NEUTRAL["it"] if two is bruno else "you have blocked") in said
    assert its.state.chair_of(number(its, two)) is None
    await tap(its, carla, thread)
    await its.until(lambda: its.state.chair_of(number(its, carla)) is not None)


async def test_the_list_shows_who_stands_on_it_and_takes_them_off(its: Edge) -> None:
    anna, bruno, carla = its.people[:3]
    message = await block(its, anna, bruno, carla)
    assert "2 players" in texts(anna.message(message))
    menu = next(one for one in controls_of(anna.message(message)) if one["custom_id"] == "p1:prefs:unblock:0")
    assert [one["label"] for one in menu["options"]] == ["Bruno", "Carla"]
    await anna.choose(message, "p1:prefs:unblock:0", [str(number(its, bruno))])
    assert await its.store.blocks.blocked_by(number(its, anna)) == [number(its, carla)]
    assert "1 player" in texts(anna.message(message))
    theirs = await page(its, bruno)
    assert "nessuno" in texts(bruno.message(theirs))


async def test_oneself_and_bots_are_not_blocked_and_forged_choices_change_nothing(its: Edge) -> None:
    anna = its.host
    message = await page(its, anna)
    for odd in (anna.id, its.world.bot["id"]):
        await anna.choose(message, "p1:prefs:block:", [odd])
        assert "You cannot block" in texts(anna.message(message))
    for deed, values in (
        *((deed, [odd]) for deed in ("block", "unblock") for odd in ("0", "-1", "x", "9" * 25, str(2**63))),
        ("block", []),
        ("unblock", [str(number(its, anna))] * 30),
        ("invites", ["none"]),
    ):
        made = await anna.slash(its.channel, "preferences")
        await anna.choose(shown(made)["id"], f"p1:prefs:{deed}:", values, force=True)
        assert "p1:prefs:block:" in {one["custom_id"] for one in controls_of(anna.message(shown(made)["id"]))}
    assert await its.store.blocks.blocked_by(number(its, anna)) == []
    assert (await its.store.preferences.chosen_by(number(its, anna))).invites == "all"


async def test_a_full_list_says_so(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.blocks.MAX_BLOCKED", 1)
    message = await block(its, its.host, its.people[1], its.people[2])
    assert "Your list is full" in texts(its.host.message(message))
    assert len(await its.store.blocks.blocked_by(number(its, its.host))) == 1


async def test_the_page_opens_in_direct_messages_and_is_anothers_never(its: Edge) -> None:
    there = its.host.open_dm()["id"]
    message = await page(its, its.host, there)
    assert "Invitations to tables" in texts(its.host.message(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_with_the_fullest_list_and_any_name(language: str) -> None:
    from bot.ports.people import Preferences
    from bot.table.ports import Person as Known

    said = words(language)
    people = [Known(2**40 + n, n, NASTY[n % len(NASTY)] * 3, "it") for n in range(MAX_BLOCKED)]
    for count in (0, 1, 25, 26, MAX_BLOCKED):
        screen = blocking_screen(Preferences(invites="none"), people[:count], said, "x" * 300)
        screen.assert_limits()
    preferences_screen(Preferences(), "server", said, closed=True).assert_limits()
    for value in (0, 1, 7, 200):
        limits = Limits(**dict.fromkeys(NAMES, value))
        limits_screen(limits, said).assert_limits()
        for name in NAMES:
            limit_screen(name, limits, said).assert_limits()
