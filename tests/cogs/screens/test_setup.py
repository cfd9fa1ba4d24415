"""Before the first trick: the cut, the look at the packet, what was robbed, the folla."""

from __future__ import annotations

import re

from bot.table.model import TableState
from bot.table.selectors import public_view, seat_view
from tests.cogs.screens.conftest import Sitting, alts, ids, labels, names, said, short
from tests.support.paper import asked, asks

ANNA, BRUNO, CARLA, DINO = range(4)
"""The dealer of the first deal and their partner."""


def robbed(state: TableState) -> tuple[int, ...]:
    """What lies robbed before everybody's eyes."""
    return state.match.setup.robbed


def folla(state: TableState) -> tuple[int, ...]:
    """The cards of the folla as the dealer holds it now."""
    return state.match.setup.folla1


async def test_the_cut_is_chosen_from_menus_by_the_cutter_alone(wordy: Sitting) -> None:
    state = await wordy.at(asked("cut"))
    cutter, cut = asks(state, "cut")
    panel = wordy.panel(cutter)
    assert "how many cards do you lift (13 to 84)?" in said(panel)
    assert ids(panel).count("num") == 3
    assert cut.number == (13, 84)
    for other in {0, 1, 2, 3} - {cutter}:
        assert not {"num", "numd"} & set(ids(wordy.panel(other)))
        assert "dino cuts." in said(wordy.panel(other))
    await wordy.choose(cutter, panel, "num", ["18"], "1")
    await wordy.quiet()
    assert wordy.state.match.setup.cut == 44
    assert "dino lifts 44 cards." in said(wordy.board)


async def test_the_cut_has_a_button_for_the_middle(sitting: Sitting) -> None:
    state = await sitting.at(asked("cut"))
    cutter, _ = asks(state, "cut")
    assert labels(sitting.panel(cutter))[:4] == ["Few", "Half", "Many", "Surprise me"]
    assert "Exact number…" not in labels(sitting.panel(cutter))
    await sitting.people[cutter].click(sitting.panel(cutter), label="Half")
    await sitting.quiet()
    assert sitting.state.match.setup.cut == 48


async def test_an_exact_number_is_behind_more_and_typed_into_a_form(sitting: Sitting) -> None:
    state = await sitting.at(asked("cut"))
    cutter, _ = asks(state, "cut")
    person = sitting.people[cutter]
    own = (await person.click(sitting.board, label="My cards")).response.message
    menu = (await sitting.press(cutter, own, "panelmore")).response
    assert labels(menu)[0] == "Exact number…"
    form = await sitting.press(cutter, menu.message, "numask")
    await person.submit_modal(form, {"number": "31"})
    await sitting.quiet()
    assert sitting.state.match.setup.cut == 31
    assert menu.message.id not in {message.id for message in person.seen()}, "the menu goes with the answer"
    for panel in (sitting.panel(cutter), next(message for message in person.seen() if message.id == own.id)):
        assert "numd" not in ids(panel), "both panels follow"
        assert "panelmore" in ids(panel)


async def test_an_exact_number_that_is_too_large_is_refused_with_those_that_may_be_chosen(sitting: Sitting) -> None:
    state = await sitting.at(asked("cut"))
    cutter, _ = asks(state, "cut")
    menu = (await sitting.press(cutter, sitting.panel(cutter), "panelmore")).response
    form = await sitting.press(cutter, menu.message, "numask")
    refused = (await sitting.people[cutter].submit_modal(form, {"number": "97"})).response
    assert "13 to 84" in said(refused)
    assert asks(sitting.state, "cut")[0] == cutter


async def test_only_who_is_asked_for_a_number_finds_it_behind_more(sitting: Sitting) -> None:
    state = await sitting.at(asked("cut"))
    cutter, _ = asks(state, "cut")
    other = next(one for one in range(4) if one != cutter)
    assert "numask" not in ids((await sitting.press(other, sitting.panel(other), "panelmore")).response)
    assert "numask" not in ids((await sitting.people[cutter].click(sitting.board, label="More…")).response)


async def test_a_surprise_lifts_some_cards(sitting: Sitting) -> None:
    state = await sitting.at(asked("cut"))
    cutter, _ = asks(state, "cut")
    await sitting.press(cutter, sitting.panel(cutter), "numany")
    await sitting.quiet()
    assert 13 <= sitting.state.match.setup.cut <= 84


async def test_the_cutter_alone_looks_at_the_thirteen_cards_then_goes_on(sitting: Sitting) -> None:
    state = await sitting.at(asked("look"))
    cutter, _ = asks(state, "look")
    before = sitting.everywhere(but=cutter)
    shown = (await sitting.press(cutter, sitting.panel(cutter), "zone", "0")).response
    assert shown.ephemeral
    assert "The thirteen cards of the cut" in said(shown)
    assert "Only you can see this." in said(shown)
    (alt,) = alts(shown)
    assert all(name in alt and name in said(shown) for name in names(state.match.setup.peek))
    assert sitting.everywhere(but=cutter) == before
    await sitting.press(cutter, sitting.panel(cutter), "say", "deal")
    await sitting.quiet()
    assert "zone" not in ids(sitting.panel(cutter))[:1]
    assert "Your cards:" in await sitting.panel_in_words(cutter)


async def test_a_look_that_has_gone_brings_the_fresh_panel_and_a_word(sitting: Sitting) -> None:
    state = await sitting.at(asked("look"))
    cutter, _ = asks(state, "look")
    old = sitting.panel(cutter)
    await sitting.press(cutter, old, "say", "deal")
    await sitting.quiet()
    seen = seat_view(sitting.state, cutter)
    assert seen is not None
    assert not seen.zones
    seq = sitting.state.seq
    result = await sitting.press_old(cutter, sitting.panel(cutter), old, "zone", "0")
    assert "was from an earlier moment" in said(result.followups[0])
    assert result.followups[0].ephemeral
    assert "zone" not in ids(sitting.panel(cutter))
    assert sitting.state.seq == seq


async def test_what_was_robbed_is_seen_by_all_and_marked_on_the_board(sitting: Sitting) -> None:
    state = await sitting.at(lambda state: asked("discard")(state) and len(robbed(state)) >= 2)
    line = next(line for line in said(sitting.board).splitlines() if line.startswith("-# Robbed: "))
    assert line == f"-# Robbed: dino — {short(robbed(state))}"
    (picture,) = alts(sitting.board)
    assert f"Robbed: {', '.join(names(robbed(state)))}" in picture
    for player in (ANNA, BRUNO, CARLA):
        assert line in await sitting.panel_in_words(player)
    assert line.replace("dino", "You") in await sitting.panel_in_words(DINO)


async def test_what_was_turned_up_and_taken_from_the_folla_stands_on_the_board(sitting: Sitting) -> None:
    def moment(state: TableState) -> bool:
        return asked("discard")(state) and bool(state.match.setup.turned) and bool(state.match.setup.taken)

    state = await sitting.at(moment)
    assert f"Turned up from the folla: anna — {short(state.match.setup.turned)}" in said(sitting.board)
    assert f"Taken from the folla: anna — {short(state.match.setup.taken)}" in said(sitting.board)
    assert all(name in alts(sitting.board)[0] for name in names(state.match.setup.taken))


async def test_dealer_and_partner_look_at_the_folla_and_nobody_else_can(sitting: Sitting) -> None:
    state = await sitting.at(lambda state: asked("discard")(state) and folla(state))
    for looker in (ANNA, CARLA):
        assert "The cards of the folla" in said(sitting.panel(looker))
        before = sitting.everywhere(but=looker)
        shown = (await sitting.press(looker, sitting.panel(looker), "zone", "0")).response
        assert shown.ephemeral
        assert all(name in alts(shown)[0] for name in names(folla(state)))
        assert sitting.everywhere(but=looker) == before
    for other in (1, 3):
        assert "zone" not in ids(sitting.panel(other))
        assert "The cards of the folla" not in said(sitting.panel(other))
    assert f"Folla: anna — {len(folla(state))} cards" in said(sitting.board)
    view = public_view(state)
    assert view is not None
    seen = {card for zone in view.zones for card in zone.cards}
    hidden = names(card for card in folla(state) if card not in seen)
    assert hidden
    assert not [name for name in hidden if re.search(rf"{name}\b", alts(sitting.board)[0])]


async def test_after_the_first_trick_the_folla_is_the_dealers_alone(sitting: Sitting) -> None:
    state = await sitting.at(lambda state: asked("play")(state) and state.match.tricks.number == 2)
    shown = await sitting.look(ANNA, "The cards of the folla")
    assert all(name in alts(shown)[0] for name in names(state.match.setup.folla2))
    answer = (await sitting.press(CARLA, sitting.panel(CARLA), "panelmore")).response
    assert "The cards of the folla" not in said(answer)


async def test_nobody_gets_the_folla_by_pressing_the_dealers_button(sitting: Sitting) -> None:
    """A control carries no right: who presses decides what is shown."""
    await sitting.at(lambda state: asked("discard")(state) and folla(state))
    result = await sitting.press_old(1, sitting.panel(1), sitting.panel(ANNA), "zone", "0")
    told = [said(one) for one in (result.response, *result.followups) if one is not None]
    assert told
    assert not any("The cards of the folla" in text or "Only you can see this" in text for text in told)


async def test_the_cutter_sees_the_cards_on_the_panel_that_asks_about_them(sitting: Sitting) -> None:
    state = await sitting.at(asked("look"))
    cutter, _ = asks(state, "look")
    peek = names(state.match.setup.peek)
    (alt,) = alts(sitting.panel(cutter))
    assert all(name in alt for name in peek), (alt, peek)
    assert [player for player in range(4) if any(peek[5] in alt for alt in alts(sitting.panel(player)))] == [cutter]
