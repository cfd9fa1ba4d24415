"""The rows of a panel, and the rest of a control that has taken the place of another one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.ui.requests.panels import PanelPlaces, Panels
from bot.ui.screens.base import laid_out
from bot.ui.transport import send
from bot.ui.transport.screen import Button, Choice, Image, Menu, Screen, Text
from tests.ui.tables import picture

HAND = ("t", 0)


def buttons(name: str, count: int) -> list[Button]:
    """Buttons named after their suit."""
    return [Button(f"{name}{number}", f"{name}{number}") for number in range(count)]


def labels(rows: list[tuple[Button, ...]]) -> list[str]:
    return [" ".join(one.label for one in row) for row in rows]


TOOLS = buttons("w", 2)


def test_each_suit_has_its_own_rows_if_they_fit() -> None:
    rows = laid_out([buttons("a", 10), buttons("b", 1)], [], TOOLS, 5)
    assert labels(rows) == ["a0 a1 a2 a3 a4", "a5 a6 a7 a8 a9", "b0", "w0 w1"]


def test_small_suits_share_a_row_before_a_suit_is_broken() -> None:
    rows = laid_out([buttons("a", 2), buttons("b", 3), buttons("c", 2), buttons("d", 4), buttons("e", 5)], [], TOOLS, 5)
    assert labels(rows) == ["a0 a1 b0 b1 b2", "c0 c1", "d0 d1 d2 d3", "e0 e1 e2 e3 e4", "w0 w1"]


@pytest.mark.parametrize(("cards", "fits"), [(20, True), (23, True), (24, False)])
def test_as_many_cards_as_fit_beside_the_tools(cards: int, fits: bool) -> None:
    rows = laid_out([buttons("a", cards // 2), buttons("b", cards - cards // 2)], [], TOOLS, 5)
    assert bool(rows) is fits
    assert sum(map(len, rows)) == (cards + 2 if fits else 0)
    assert all(len(row) <= 5 for row in rows)


# -- nothing under the finger


class Hands:
    """One panel, and a clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.places = PanelPlaces(lambda: self.now, 700)

    def show(self, *rows: tuple[str, ...] | Menu, pictured: bool = True, person: int = 7) -> None:
        parts = [Text("x"), *([Image(picture())] if pictured else [])]
        shown = [row if isinstance(row, Menu) else tuple(Button("x", one) for one in row) for row in rows]
        self.places.built(HAND, person, Screen((*parts, *shown)))
        self.places.arrived(HAND, private=True)

    def rests(self, custom_id: str, *, private: bool = True) -> bool:
        return self.places.rests(HAND, custom_id, private=private)


def card(asked: int, number: int) -> str:
    return f"m1:abc:1:{asked}:card:{number}"


def test_a_control_in_the_place_of_another_rests_for_a_moment() -> None:
    hands = Hands()
    hands.show((card(1, 1), card(1, 2)))
    assert not hands.rests(card(1, 1)), "nothing stood there before"
    hands.show((card(2, 5), card(2, 6), card(2, 7)))
    hands.now += 699
    assert hands.rests(card(2, 5))
    assert not hands.rests(card(2, 7)), "its place was empty"
    hands.now += 1
    assert not hands.rests(card(2, 5))


def test_a_control_that_stays_does_not_rest() -> None:
    hands = Hands()
    hands.show((card(1, 1), card(1, 2)))
    hands.show((card(1, 1), card(1, 3)))
    assert not hands.rests(card(1, 1))
    assert hands.rests(card(1, 3))
    hands.now += 500
    hands.show((card(1, 1), card(1, 3)))
    hands.now += 200
    assert not hands.rests(card(1, 3)), "shown again it does not begin to rest again"


def test_what_stood_on_the_panel_of_a_replaced_player_is_dropped() -> None:
    """A substitute has the same chair and a panel of their own: nothing on it has taken the place of another control,
    and a control of the replaced player's panel is unknown."""
    hands = Hands()
    hands.show((card(1, 1), card(1, 2)))
    hands.show((card(2, 1), card(2, 2)))
    assert hands.rests(card(2, 1))
    hands.show((card(2, 3), card(2, 4)), person=8)
    assert not hands.rests(card(2, 3))
    assert not hands.rests(card(2, 1))
    hands.show((card(2, 3), card(3, 5)), person=8)
    assert hands.rests(card(3, 5))
    assert not hands.rests(card(2, 3))


def test_a_place_remembers_who_stood_there_while_it_was_empty() -> None:
    hands = Hands()
    hands.show((card(1, 1), card(1, 2)))
    hands.show(Menu("m1:abc:1:2:queue:0", "x", (Choice("1", "x"),)))
    hands.show((card(3, 1), card(3, 2)))
    assert hands.rests(card(3, 2))


def test_the_button_that_confirms_is_the_same_whatever_is_chosen() -> None:
    hands = Hands()
    hands.show((card(1, 1), "m1:abc:1:1:play:1"))
    hands.show((card(1, 1), "m1:abc:1:1:play:1.2"))
    assert not hands.rests("m1:abc:1:1:play:1.2")
    hands.show((card(2, 1), "m1:abc:1:2:play:3"))
    assert hands.rests("m1:abc:1:2:play:3")


def test_all_controls_rest_when_the_picture_has_come_or_gone() -> None:
    hands = Hands()
    hands.show((card(1, 1),), pictured=False)
    hands.show((card(1, 1),))
    assert hands.rests(card(1, 1))
    hands.now += 700
    assert not hands.rests(card(1, 1))


def test_a_control_of_another_panel_counts_as_new_while_the_panel_has_just_changed() -> None:
    hands = Hands()
    hands.show((card(1, 1),))
    hands.show((card(2, 1),))
    assert hands.rests(card(2, 9))
    hands.now += 700
    assert not hands.rests(card(2, 9)), "an old panel still works"


def test_a_panel_whose_match_is_over_is_forgotten() -> None:
    hands = Hands()
    hands.show((card(1, 1),))
    hands.show((card(2, 1),))
    assert hands.rests(card(2, 1))
    hands.places.built(HAND, 7, Screen((Text("x"), (Button("x", "m1:abc:rematch"),))), over=True)
    hands.places.arrived(HAND, private=True)
    assert not hands.rests(card(2, 1))
    assert not hands.places._panels  # what is kept cannot be seen from outside


def test_what_is_sent_but_not_there_yet_begins_to_rest_when_it_arrives() -> None:
    hands = Hands()
    hands.show((card(1, 1),))
    hands.places.built(HAND, 7, Screen((Text("x"), Image(picture()), (Button("x", card(2, 1)),))))
    hands.now += 600
    hands.places.arrived(HAND, private=True)
    hands.now += 600
    assert hands.rests(card(2, 1))


def test_a_panel_does_not_rest_again_when_the_other_one_of_the_player_follows() -> None:
    """A direct message may be edited seconds after the private panel, which the player has pressed meanwhile."""
    hands = Hands()
    hands.show((card(1, 1),))
    hands.show((card(2, 1),))
    hands.now += 700
    hands.places.arrived(HAND, private=False)
    assert not hands.rests(card(2, 1))
    assert hands.rests(card(2, 1), private=False)
    hands.now += 700
    assert not hands.rests(card(2, 1), private=False)


def test_a_panel_that_was_just_opened_does_not_rest() -> None:
    hands = Hands()
    hands.show((card(1, 1),))
    hands.places.built(HAND, 7, Screen((Text("x"), Image(picture()), (Button("x", card(2, 1)),))))
    hands.places.opened(HAND)
    assert not hands.rests(card(2, 1))
    hands.places.arrived(HAND, private=True)
    assert not hands.rests(card(2, 1))


async def test_a_private_panel_that_is_updated_rests_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The update of the private panel is what its player sees, not the edit of the direct message that follows."""
    replaced = AsyncMock(return_value=None)
    monkeypatch.setattr(send, "replace_original", replaced)
    monkeypatch.setattr(send, "others_see", lambda interaction: False)
    now = [1_000_000]
    panels = Panels(lambda: now[0], rest=700)
    interaction: Any = SimpleNamespace(user=SimpleNamespace(id=5), application_id=1, token="t")
    await panels.opened(*HAND, 7, interaction, "first")
    for number in (1, 2):
        screen = Screen((Text("x"), (Button("x", card(number, 1)),)))
        panels.places.built(HAND, 7, screen)
        now[0] += 600
        await panels.push(*HAND, 5, screen, f"screen {number}")
    assert replaced.await_count == 2
    now[0] += 600
    assert panels.places.rests(HAND, card(2, 1), private=True)
    now[0] += 100
    panels.places.arrived(HAND, private=False)
    assert not panels.places.rests(HAND, card(2, 1), private=True)
