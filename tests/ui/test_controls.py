"""Controls are declared once and bound once; the registry finds what answers a press."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.transport import control_ids as ids
from bot.ui.transport.controls import Registry, fields_of, handles
from bot.ui.transport.id_format import (
    CARDS,
    IN_PLACE,
    INDEX,
    INT36,
    NONE,
    TEXT,
    Found,
    PageControl,
    TableControl,
    declared,
)

PRESS, FORM = discord.InteractionType.component, discord.InteractionType.modal_submit


def pressed(custom_id: str) -> Any:
    """Return a press on the control with this id, with one choice."""
    return SimpleNamespace(id=1, type=PRESS, data={"custom_id": custom_id, "values": ["5"]}, extras={})


def submitted(custom_id: str, *components: Any) -> Any:
    """Return a form with these components."""
    return SimpleNamespace(id=1, type=FORM, data={"custom_id": custom_id, "components": list(components)}, extras={})


def typed(name: str, value: Any) -> dict[str, Any]:
    """Return a field inside its label, as clients send it."""
    return {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}


class Desk:
    """Prepares presses and answers some of them."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.open = True

    async def begin(self, interaction: Any, found: Found, values: list[str]) -> Any:
        return None if found.parts[0] == "shut" else (found.control, values)

    async def unknown(self, interaction: Any) -> None:
        self.told.append("unknown")

    async def broken(self, interaction: Any, ref: str) -> None:
        self.told.append("broken")

    async def is_open(self, press: Any) -> bool:
        self.told.append("asked")
        return self.open

    @handles(ids.SIT, ids.SETTINGS_FORM)
    async def sit(self, press: Any) -> None:
        self.told.append(press)

    @handles(ids.CHAIR, ids.REMOVE_BOT, before="is_open")
    async def chair(self, press: Any, number: int) -> None:
        self.told.append((press, number))

    @handles(ids.PRIVACY)
    async def page(self, press: Any, person: str) -> None:
        self.told.append((press, person))


@pytest.fixture
def desk() -> Desk:
    return Desk()


def registry(desk: Any) -> Registry:
    made = Registry(desk)
    made.collect(desk)
    return made


async def test_a_press_reaches_the_method_with_its_argument(desk: Desk) -> None:
    controls = registry(desk)
    await controls.dispatch(pressed(ids.SIT.id("abc")))
    await controls.dispatch(pressed(ids.CHAIR.id("abc", 37)))
    await controls.dispatch(pressed(ids.PRIVACY.id("7")))
    assert desk.told == [
        (ids.SIT, ["5"]), "asked", ((ids.CHAIR, ["5"]), 37), ((ids.PRIVACY, ["5"]), "7"),
    ]  # fmt: skip


async def test_the_fields_of_a_form_are_read_from_what_was_sent_whatever_its_shape(desk: Desk) -> None:
    chosen = {"type": 18, "component": {"type": 3, "custom_id": "pace", "values": ["daily", "live"]}}
    none = {"type": 18, "component": {"type": 3, "custom_id": "whom", "values": []}}
    row = {"type": 1, "components": [{"type": 4, "custom_id": "zone", "value": "Europe/Rome"}]}
    odd = ({"type": 18}, "odd", None)
    form = submitted(ids.SETTINGS_FORM.id("abc"), chosen, none, row, typed("number", 7), *odd, typed("said", "a=b"))
    assert fields_of(form) == {"pace": "daily", "zone": "Europe/Rome", "said": "a=b"}
    await registry(desk).dispatch(form)
    assert desk.told == [(ids.SETTINGS_FORM, ["daily", "Europe/Rome", "a=b"])]
    for data in (None, {}, {"components": 3}, {"components": {"a": 1}}):
        assert fields_of(SimpleNamespace(type=FORM, data=data, extras={})) == {}  # type: ignore[arg-type]


async def test_what_is_refused_before_reaches_no_method(desk: Desk) -> None:
    controls, desk.open = registry(desk), False
    await controls.dispatch(pressed(ids.CHAIR.id("abc", 1)))
    await controls.dispatch(pressed(ids.SIT.id("shut")))
    assert desk.told == ["asked"]


@pytest.mark.parametrize(
    "custom_id",
    [
        "m1:abc:0:0:sit:1",
        "m1:abc:0:0:chair",
        "m1:abc:0:0:chair:A.b",
        "m1:abc:0:0:dance",
        "p1:moon:open:",
        "nonsense",
        ids.KEEP.id("abc"),
    ],
)
async def test_an_argument_that_cannot_be_read_is_answered_like_an_unknown_control(desk: Desk, custom_id: str) -> None:
    await registry(desk).dispatch(pressed(custom_id))
    assert desk.told == ["unknown"]


async def test_a_form_that_names_a_button_is_unknown(desk: Desk) -> None:
    await registry(desk).dispatch(submitted(ids.SIT.id("abc")))
    assert desk.told == ["unknown"]


class Again:
    """Binds a control that another feature also binds."""

    @handles(ids.SIT, ids.SETTINGS_FORM)
    async def sit(self, press: Any) -> None: ...


def test_a_control_that_is_bound_twice_is_refused(desk: Desk) -> None:
    controls = registry(desk)
    assert controls.bound == {ids.SIT, ids.SETTINGS_FORM, ids.CHAIR, ids.REMOVE_BOT, ids.PRIVACY}
    with pytest.raises(ValueError, match="bound twice: m1 sit"):
        controls.collect(Again())


def test_two_controls_with_the_same_id_are_refused() -> None:
    with pytest.raises(ValueError, match="same id: m1 sit"):
        declared([ids.SIT, ids.HAND, TableControl("sit", TEXT)])
    with pytest.raises(ValueError, match="same id: p1 prefs open"):
        declared([ids.PREFERENCES, PageControl("prefs", "open", NONE)])


def test_arguments_are_written_and_read() -> None:
    assert ids.PLAY.id("abc", (40, 3), deal=1, asked=2) == "m1:abc:1:2:play:14.3"
    assert CARDS.read("14.3") == (40, 3)
    assert (CARDS.write(tuple(range(60, 95))), CARDS.read("")) == ("", ())
    assert (INDEX.write(0), INDEX.read(""), INDEX.read("2")) == ("0", 0, 2)
    assert [ids.RULES.id("abc", there) for there in (False, True)] == ["m1:abc:0:0:rules", "m1:abc:0:0:rules:b"]
    for codec, text in (
        (NONE, "x"),
        (INT36, ""),
        (INT36, "A"),
        (CARDS, "1..2"),
        (IN_PLACE, "c"),
    ):
        with pytest.raises(ValueError, match=r"not|belongs|neither"):
            codec.read(text)


async def test_a_failure_is_answered(desk: Desk) -> None:
    async def broken(press: Any) -> bool:
        raise RuntimeError("broken on purpose")

    desk.is_open = broken  # type: ignore[method-assign]
    await registry(desk).dispatch(pressed(ids.CHAIR.id("abc", 1)))
    assert desk.told == ["broken"]
