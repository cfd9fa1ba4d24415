"""A screen as a value, and the path of a press until it is handled."""

from __future__ import annotations

import gc
import io
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters

from bot.ui.messages.screen_builder import digest
from bot.ui.transport import control_ids
from bot.ui.transport.controls import Registry, TableItem, dispatch, handles
from bot.ui.transport.id_format import TEMPLATE, ControlId, Found
from bot.ui.transport.screen import Button, Choice, Image, Menu, Screen, Text
from tests.ui.limits import assert_limits, nodes
from tests.ui.tables import picture

HAND = ControlId("abc", 0, 0, "hand").encode()
PICK = ControlId("abc", 3, 7, "pick", "0").encode()


def button(number: int = 0, **changes: Any) -> Button:
    """Return a button with its own id."""
    fields: dict[str, Any] = {"label": "Go", "id": ControlId("abc", 0, number, "hand").encode()}
    return Button(**{**fields, **changes})


def menu(count: int = 3, **changes: Any) -> Menu:
    """Return a menu of ``count`` lines."""
    return Menu(**{"id": PICK, "placeholder": "Choose", "choices": choices(count), **changes})


def choices(count: int, *, chosen: int = 0) -> tuple[Choice, ...]:
    """Return lines of a menu, the first ``chosen`` ticked."""
    return tuple(Choice(str(number), f"line {number}", chosen=number < chosen) for number in range(count))


FULL = Screen((Text("hello"), Image(picture()), menu(25), (button(), Button("There", url="https://discord.com/x"))))


def test_each_view_is_new_and_lasts() -> None:
    first, second = FULL.view(), FULL.view()
    assert first is not second
    assert first.timeout is None
    assert first.is_persistent()
    assert first.to_components() == second.to_components()
    assert_limits(first)


async def test_nothing_waits_in_a_view_that_was_sent() -> None:
    """The library would keep an unfinished view, with a task for each message that only one person sees."""
    assert FULL.view().is_finished()


def test_every_control_is_the_one_dynamic_item() -> None:
    controls = [item for item in FULL.view().walk_children() if item.is_dispatchable()]
    dynamic = [item for item in controls if isinstance(item, discord.ui.DynamicItem)]
    assert {type(item) for item in dynamic} == {TableItem}
    assert [item.custom_id for item in dynamic] == [PICK, HAND]
    ordinary = [
        item
        for item in controls
        if isinstance(item, discord.ui.Button | discord.ui.Select) and item.custom_id not in (PICK, HAND)
    ]
    assert ordinary == []


def test_files_can_be_sent_again_and_again() -> None:
    for _ in range(2):
        (file,) = FULL.files()
        assert file.filename == "ab12cd34-1.webp"
        assert file.fp.read() == b"RIFF"
    gallery = next(node for node in nodes(FULL.view()) if node["type"] == 12)
    assert gallery["items"][0]["media"]["url"] == "attachment://ab12cd34-1.webp"
    assert FULL.without_pictures().files() == []


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage collection during the test: what is freed is freed by its last reference."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def encoded(view: discord.ui.LayoutView, file: discord.File) -> list[weakref.ref[Any]]:
    """Encode a message as the library does for each request, and return references to what must not stay."""
    with handle_message_parameters(view=view, files=[file]) as made:
        assert made.multipart
    return [weakref.ref(view), weakref.ref(view.children[0]), weakref.ref(file.fp)]


async def test_what_was_sent_is_freed_without_a_collection(uncollected: None) -> None:
    kept = encoded(FULL.view(), FULL.files()[0])
    assert [its() for its in kept] == [None, None, None]


async def test_the_librarys_own_view_and_file_wait_for_a_collection(uncollected: None) -> None:
    """Shows that the test above can fail."""
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("hello")))
    kept = encoded(view, discord.File(io.BytesIO(b"picture"), "a.png"))
    del view
    assert None not in [its() for its in kept]
    gc.collect()
    assert [its() for its in kept] == [None, None, None]


async def test_a_view_is_encoded_as_the_library_does_it() -> None:
    assert FULL.view().to_components() == discord.ui.LayoutView.to_components(FULL.view())


def test_the_digest_changes_with_all_that_can_be_seen() -> None:
    others = [
        FULL,
        Screen(FULL.parts, 7),
        FULL.without_pictures(),
        Screen((Text("hello!"), *FULL.parts[1:])),
        Screen((FULL.parts[0], Image(picture(), look="large"), *FULL.parts[2:])),
        Screen((*FULL.parts[:2], menu(24), FULL.parts[3])),
        Screen((*FULL.parts[:2], menu(25, choices=choices(25, chosen=1)), FULL.parts[3])),
        Screen((*FULL.parts[:3], (button(disabled=True),))),
    ]
    assert len({digest(screen) for screen in others}) == len(others)
    assert digest(FULL) == digest(Screen(FULL.parts))


BROKEN: dict[str, tuple[Any, ...]] = {
    "too much text": (Text("x" * 2001), Text("x" * 2000)),
    "nothing to show": (),
    "an empty text": (Text(" "),),
    "too many rows": tuple((button(number),) for number in range(6)),
    "too many components": tuple(Text("x") for _ in range(40)),
    "a menu of 26 lines": (menu(26),),
    "a menu of 0 lines": (menu(0),),
    "a menu that wants 2 to 1": (menu(3, least=2, most=1),),
    "a menu that wants 1 to 4": (menu(3, most=4),),
    "a menu with too many ticks": (menu(3, choices=choices(3, chosen=2)),),
    "a menu with a line twice": (menu(2, choices=choices(1) * 2),),
    "a line of a menu is empty or too long": (menu(1, choices=(Choice("1", "x" * 101),)),),
    "a row of 6 buttons": (tuple(button(number) for number in range(6)),),
    "a button labelled": ((button(label="x" * 81),),),
    "a button that leads nowhere": ((button(id=""),),),
    "a custom id stands twice": ((button(1), button(1)),),
    "alt text of 1025": (Image(picture(alt="x" * 1025)),),
}


@pytest.mark.parametrize("fault", sorted(BROKEN))
def test_what_discord_would_refuse_is_named(fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Screen(BROKEN[fault]).assert_limits()


def test_a_screen_at_the_limits_passes() -> None:
    rows = tuple(tuple(button(5 * row + place) for place in range(5)) for row in range(5))
    full = Screen((Text("x" * 4000), *rows))
    full.assert_limits()
    assert_limits(full.view())


class Recorder:
    """Replaces the controls of the client."""

    def __init__(self, fail: bool = False, fail_twice: bool = False) -> None:
        self.fail, self.fail_twice = fail, fail_twice
        self.handled: list[tuple[ControlId, list[str]]] = []
        self.refs: list[str] = []

    async def begin(self, interaction: Any, found: Found, values: list[str]) -> object:
        return found.parts, values

    @handles(control_ids.PICK, control_ids.HAND)
    async def handle(self, press: tuple[ControlId, list[str]]) -> None:
        if self.fail:
            raise RuntimeError("broken on purpose")
        self.handled.append(press)

    async def broken(self, interaction: Any, ref: str) -> None:
        self.refs.append(ref)
        if self.fail_twice:
            raise RuntimeError("still broken")


def press(recorder: Recorder, values: list[str] | None = None) -> Any:
    """Return an interaction with these choices."""
    data = {} if values is None else {"values": values}
    registry = Registry(recorder)  # type: ignore[arg-type]
    registry.collect(recorder)
    return SimpleNamespace(client=SimpleNamespace(controls=registry), data=data, type=discord.InteractionType.component)


async def test_a_press_reaches_the_controls_with_its_choices() -> None:
    recorder = Recorder()
    for custom_id, values in ((PICK, ["a", "b"]), (HAND, None)):
        interaction = press(recorder, values)
        found = TEMPLATE.fullmatch(custom_id)
        assert found is not None
        base: Any = discord.ui.Button(custom_id=custom_id)
        item = await TableItem.from_custom_id(interaction, base, found)
        await item.callback(interaction)
    assert recorder.handled == [(ControlId("abc", 3, 7, "pick", "0"), ["a", "b"]), (ControlId("abc", 0, 0, "hand"), [])]


@pytest.mark.parametrize(("custom_id", "fail"), [(HAND, True), ("m1:abc:0:0:unheard", False)])
async def test_a_failure_is_logged_and_told_with_its_reference(
    custom_id: str, fail: bool, caplog: pytest.LogCaptureFixture
) -> None:
    recorder = Recorder(fail=fail, fail_twice=True)
    await dispatch(press(recorder), custom_id)
    (ref,) = recorder.refs
    assert [record.ref for record in caplog.records if hasattr(record, "ref")] == [ref, ref]


def test_a_modal_brings_its_own_values() -> None:
    assert TEMPLATE.fullmatch(ControlId("abc", 0, 0, "setm").encode())
