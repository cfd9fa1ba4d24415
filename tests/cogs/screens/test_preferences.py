"""``/preferences``: the page, and what each choice does to the panels of a running match."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ports.people import Preferences
from bot.render import HandPreview, Picture, Pictures
from bot.render.preferences import preview_picture
from bot.table.autoplay import forced_card
from bot.table.selectors import decisions_of
from bot.ui.transport.id_format import base36
from tests.cogs.conftest import text
from tests.cogs.screens.conftest import Sitting, alts, hand, ids, menus, names, raw, said
from tests.cogs.screens.test_tricks import card_asked
from tests.support.panel import controls
from tests.support.paper import TABLE, asked, asks


async def opened(sitting: Sitting, player: int = 0) -> Any:
    """The page, opened in the channel."""
    result = await sitting.people[player].slash(sitting.scene.channel, "preferences")
    assert result.ephemeral
    return result


async def change(sitting: Sitting, player: int, page: Any, what: str, values: list[str] | None = None) -> Any:
    """Use the control of the page that does ``what``; what came of it."""
    found = f"p1:prefs:{what}" if ":" in what else f"p1:prefs:{what}:"
    assert found in [node["custom_id"] for node in controls(raw(page.response))]
    person, message = sitting.people[player], page.response.message
    if values is None:
        result = await person.click(message, custom_id=found)
    else:
        result = await person.select(message, values, custom_id=found)
    await sitting.quiet()
    return result


def number(sitting: Sitting, player: int) -> int:
    """The person's number in the store."""
    return sitting.scene.runtime.store.by_user[sitting.people[player].id]


async def chosen(sitting: Sitting, player: int) -> Preferences:
    """What the player has chosen."""
    return await sitting.scene.runtime.store.preferences.chosen_by(number(sitting, player))


def item(message: Any) -> dict[str, Any]:
    """The picture a message shows, as Discord keeps it."""
    stack: list[dict[str, Any]] = list(raw(message)["components"])
    while stack:
        node = stack.pop()
        if node.get("items"):
            return node["items"][0]
        stack += node.get("components") or []
    raise AssertionError("no picture")


def picture(message: Any) -> str:
    """The name of the file of the picture a message shows."""
    return item(message)["media"]["url"].rpartition("/")[2].partition("?")[0]


async def test_the_page_shows_what_holds_and_changes_it(sitting: Sitting) -> None:
    page = await opened(sitting)
    assert "Text size** · normal" in text(page)
    page = await change(sitting, 0, page, "set:print.large")
    assert "Text size** · large" in text(page)
    again = await change(sitting, 0, page, "set:print.normal")
    assert "Text size** · normal" in text(again)
    assert (await chosen(sitting, 0)).print == "normal"


@pytest.mark.drawn
async def test_the_picture_of_the_page_follows_the_choice_and_is_drawn_once(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[HandPreview] = []

    async def preview(pictures: Pictures, content: HandPreview) -> Picture:
        drawn.append(content)
        return preview_picture(content)

    monkeypatch.setattr(Pictures, "preview", preview)
    page = await opened(sitting)
    before = picture(page.response)
    page = await change(sitting, 0, page, "set:theme.light")
    light = picture(page.response)
    assert light != before
    assert "Picture theme: light" in alts(page.response)[0]
    page = await change(sitting, 0, page, "set:theme.dark")
    assert picture(page.response) == before
    assert [one.theme for one in drawn] == ["dark", "light"]


async def test_the_page_opens_in_direct_messages_too(sitting: Sitting) -> None:
    anna = sitting.people[0]
    result = await anna.slash_in_dm("preferences")
    assert "Your preferences" in text(result)


async def test_a_setting_of_many_ways_has_a_page_of_its_own(sitting: Sitting) -> None:
    page = await opened(sitting)
    own = await change(sitting, 0, page, "choose:language")
    assert {one["value"] for one in menus(own.response)[0]["options"]} == {"client", "en", "it", "es"}
    back = await change(sitting, 0, own, "open")
    assert "Your preferences" in text(back)
    own = await change(sitting, 0, back, "choose:language")
    page = await change(sitting, 0, own, "set:language", ["it"])
    assert "Le tue preferenze" in text(page)
    again = await opened(sitting)
    assert "Le tue preferenze" in text(again)
    await change(sitting, 0, again, "choose:language")


@pytest.mark.parametrize(
    ("forged", "answer"),
    [
        *((one, "Your preferences") for one in ("set:theme.pink", "set:notice.loud", "set:colour.red")),
        *((one, "Your preferences") for one in ("choose:seat", "set:")),
        ("win:all", "out of date"),
    ],
)
async def test_what_the_page_does_not_offer_changes_nothing(sitting: Sitting, forged: str, answer: str) -> None:
    page = await opened(sitting)
    result = await sitting.people[0].click(page.response, custom_id=f"p1:prefs:{forged}", force=True)
    assert answer in text(result)
    assert await chosen(sitting, 0) == Preferences()


async def test_where_one_is_named_is_the_choice_of_privacy(sitting: Sitting) -> None:
    page = await opened(sitting)
    own = await change(sitting, 0, page, "choose:standing")
    await change(sitting, 0, own, "set:standing", ["hidden"])
    assert await sitting.scene.runtime.store.privacy.wish(number(sitting, 0)) == "hidden"
    privacy = await sitting.people[0].slash(sitting.scene.channel, "privacy")
    (menu,) = menus(privacy.response)
    assert [one["value"] for one in menu["options"] if one.get("default")] == ["hidden"]
    opened_from = await change(sitting, 0, await opened(sitting), "data")
    assert "Your data" in text(opened_from)


async def test_theme_and_print_redraw_the_persons_hand_and_nobody_elses(sitting: Sitting) -> None:
    await sitting.at(card_asked)
    before = [picture(sitting.panel(player)) for player in range(4)]
    board = picture(sitting.board)
    page = await opened(sitting)
    page = await change(sitting, 0, page, "set:theme.light")
    light = picture(sitting.panel(0))
    assert light != before[0]
    await change(sitting, 0, page, "set:print.large")
    assert picture(sitting.panel(0)) not in (light, before[0])
    assert [picture(sitting.panel(player)) for player in (1, 2, 3)] == before[1:]
    assert picture(sitting.board) == board


async def test_my_cards_are_drawn_as_the_person_wishes(sitting: Sitting) -> None:
    await sitting.at(card_asked)
    result = await sitting.people[0].slash(sitting.scene.channel, "hand")
    before, told = picture(result.response), alts(result.response)
    await change(sitting, 0, await opened(sitting), "set:theme.light")
    again = await sitting.people[0].slash(sitting.scene.channel, "hand")
    assert picture(again.response) != before
    assert alts(again.response) == told


async def test_t29_a_blurred_hand_has_the_spoiler_flag(sitting: Sitting) -> None:
    await sitting.at(card_asked)
    assert not item(sitting.panel(0)).get("spoiler")
    page = await change(sitting, 0, await opened(sitting), "set:blurred.yes")
    assert item(sitting.panel(0))["spoiler"] is True
    shown = await sitting.people[0].slash(sitting.scene.channel, "hand")
    assert item(shown.response)["spoiler"] is True
    assert not item(sitting.panel(1)).get("spoiler")
    assert not item(sitting.board).get("spoiler")
    await change(sitting, 0, page, "set:blurred.no")
    assert not item(sitting.panel(0)).get("spoiler")


async def test_t11_a_language_of_ones_own_is_that_of_the_panel_only(sitting: Sitting) -> None:
    await sitting.at(card_asked)
    board, others = said(sitting.board), [said(sitting.panel(player)) for player in (1, 2, 3)]
    own = await change(sitting, 0, await opened(sitting), "choose:language")
    await change(sitting, 0, own, "set:language", ["es"])
    assert "En palabras" in said(sitting.panel(0))
    assert said(sitting.board) == board
    assert [said(sitting.panel(player)) for player in (1, 2, 3)] == others
    # Anna's client says English all the while; another language of the client changes nothing either.
    await sitting.scene.runtime.store.people.person(sitting.people[0].id, sitting.people[0].name, "it")
    assert "Tus preferencias" in text(await opened(sitting))


async def test_one_tap_plays_the_card(sitting: Sitting) -> None:
    state = await sitting.at(card_asked)
    player, decision = asks(state, "play")
    card = decision.cards[-1]
    await sitting.press(player, sitting.panel(player), "card", base36(card))
    await sitting.quiet()
    assert sitting.state.seq > state.seq
    assert card not in hand(sitting.state, player)
    assert f"{sitting.people[player].name}: {names([card])[0]}" in said(sitting.board)


async def test_with_two_taps_the_card_waits_for_the_second(sitting: Sitting) -> None:
    state = await sitting.at(card_asked)
    player, decision = asks(state, "play")
    own = await change(sitting, player, await opened(sitting, player), "choose:confirm")
    await change(sitting, player, own, "set:confirm", ["twice"])
    await sitting.press(player, sitting.panel(player), "card", base36(decision.cards[0]))
    await sitting.press(player, sitting.panel(player), "card", base36(decision.cards[-1]))
    assert sitting.state.seq == state.seq
    await sitting.press(player, sitting.panel(player), "play")
    await sitting.quiet()
    assert decision.cards[-1] not in hand(sitting.state, player)


async def test_a_button_of_an_older_page_still_means_two_taps(sitting: Sitting) -> None:
    page = await opened(sitting)
    await sitting.people[0].click(page.response.message, custom_id="p1:prefs:set:confirm.always", force=True)
    assert (await chosen(sitting, 0)).confirm == "twice"


async def test_a_panel_in_words_says_all_that_the_picture_shows(sitting: Sitting) -> None:
    state = await sitting.at(card_asked)
    player, decision = asks(state, "play")
    assert "Your cards:" not in said(sitting.panel(player)).partition(alts(sitting.panel(player))[0])[0]
    await change(sitting, player, await opened(sitting, player), "set:panel.words")
    panel = sitting.panel(player)
    assert "Your cards:" in said(panel)
    assert "**Trick " in said(panel)
    assert "one tap plays it" in str(menus(panel)[0])
    card = decision.cards[-1]
    await sitting.choose(player, panel, "pick", [base36(card)])
    await sitting.quiet()
    assert card not in hand(sitting.state, player)


async def test_with_one_tap_a_menu_left_open_from_before_still_asks(wordy: Sitting) -> None:
    """E26: the turn changed before the press, so nothing is played without a second tap."""
    state = await wordy.at(card_asked)
    player, decision = asks(state, "play")
    own = await change(wordy, player, await opened(wordy, player), "choose:confirm")
    await change(wordy, player, own, "set:confirm", ["never"])
    card = decision.cards[-1]
    node = menus(wordy.panel(player))[0]
    stale = node["custom_id"].split(":")
    stale[3] = base36(state.asked[player] + 1)
    await wordy.people[player].select(wordy.panel(player), [base36(card)], custom_id=":".join(stale), force=True)
    await wordy.quiet()
    assert wordy.state.seq == state.seq
    assert "About to play" in said(wordy.panel(player))


async def test_a_hand_for_the_channel_leaves_the_direct_messages(sitting: Sitting) -> None:
    await sitting.at(card_asked)
    panel = sitting.panel(0)
    page = await change(sitting, 0, await opened(sitting), "set:surface.channel")
    assert "in the channel" in text(page)
    assert not ids(sitting.panel(0))
    assert not alts(sitting.panel(0))
    assert sitting.scene.runtime.store.rows[TABLE, "hand:0"].gone
    shown = await sitting.people[0].slash(sitting.scene.channel, "hand")
    assert shown.ephemeral
    assert alts(shown.response)
    await change(sitting, 0, page, "set:surface.dm")
    if any(not one.optional for one in decisions_of(sitting.state, 0)):
        assert sitting.panel(0).id != panel.id


async def test_messages_are_tested_and_the_cards_come_again(sitting: Sitting) -> None:
    await sitting.at(card_asked)
    store = sitting.scene.runtime.store
    await store.people.set_surface(number(sitting, 0), "channel")
    page = await opened(sitting)
    assert "You do not receive direct messages" in text(page)
    tested = await change(sitting, 0, page, "test")
    assert "The message arrived" in said((tested.response, *tested.followups)[-1])
    assert store.known[number(sitting, 0)].surface == "dm"
    assert "messages from me arrive here" in sitting.everywhere(but=1)


async def test_sitting_down_does_not_overrule_the_channel(sitting: Sitting) -> None:
    page = await opened(sitting)
    await change(sitting, 0, page, "set:surface.channel")
    await sitting.scene.create()
    assert sitting.scene.runtime.store.known[number(sitting, 0)].surface == "channel"
    await sitting.people[0].slash(sitting.scene.channel, "table leave")
    await sitting.people[0].slash(sitting.scene.channel, "table join")
    assert sitting.scene.runtime.store.known[number(sitting, 0)].surface == "channel"


async def test_t86_the_only_legal_card_is_one_button_of_one_tap(sitting: Sitting) -> None:
    def moment(state: Any) -> bool:
        return asked("play")(state) and len(asks(state, "play")[1].cards) == 1

    state = await sitting.at(moment)
    player, decision = asks(state, "play")
    (card,) = decision.cards
    assert forced_card(state, player) == card
    assert not menus(sitting.panel(player))
    assert [verb for verb in ids(sitting.panel(player)) if verb in ("play", "card", "pick")] == ["play"]
    await sitting.press(player, sitting.panel(player), "play")
    await sitting.quiet()
    assert card not in hand(sitting.state, player)
