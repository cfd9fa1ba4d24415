"""A screen as a value, and the path of a press until it is handled."""

from __future__ import annotations

import gc
import io
import weakref
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters

from bot.ui.messages.screen_builder import digest
from bot.ui.transport import control_ids
from bot.ui.transport.controls import Registry, handles
from bot.ui.transport.id_format import TEMPLATE, ControlId, Found
from bot.ui.transport.screen import Button, Choice, Image, Menu, Pick, Screen, Section, Text, encoded
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


EVERY_PART = Screen(
    (
        *FULL.parts,
        Section("beside", button(1, emoji="🏆")),
        menu(1, least=0, choices=(Choice("1", "line", "described", "<:S07_en_l:1234567890123456>", chosen=True),)),
        *(Pick(PICK, "Choose", kind, 0, 2, (5, 6)) for kind in ("users", "roles", "channels")),
        Image(picture(), veiled=True),
        (
            *(button(number, style=style) for number, style in enumerate(("grey", "blue", "green", "red"), 2)),
            button(6, label="", emoji="<a:S07:1234567890123456>", disabled=True),
        ),
        (Button("There", url="https://discord.com/y", emoji="⚔️", disabled=True),),
    ),
    accent=7,
)


def made_by_the_library(part: Any) -> discord.ui.Item[Any]:
    """Return a part as an item of discord.py."""
    text, row = discord.ui.TextDisplay, discord.ui.ActionRow
    match part:
        case Text(said):
            return text(said)
        case Image(shown):
            media = f"attachment://{shown.name}"
            item = discord.MediaGalleryItem(media, description=shown.alt, spoiler=part.veiled)
            return discord.ui.MediaGallery(item)
        case Section(said, beside):
            return discord.ui.Section(text(said), accessory=library_button(beside))
        case Menu():
            lines = [
                discord.SelectOption(
                    label=one.label,
                    value=one.value,
                    description=one.description or None,
                    emoji=one.emoji or None,
                    default=one.chosen,
                )
                for one in part.choices
            ]
            return row(discord.ui.Select(**library_select(part), options=lines))
        case Pick():
            kind = discord.SelectDefaultValueType[part.kind.removesuffix("s")]
            made: Any = {
                "users": discord.ui.UserSelect,
                "roles": discord.ui.RoleSelect,
                "channels": partial(discord.ui.ChannelSelect, channel_types=[discord.ChannelType.text]),
            }
            chosen = [discord.SelectDefaultValue(id=one, type=kind) for one in part.chosen]
            return row(made[part.kind](**library_select(part), default_values=chosen))
        case _:
            return row(*map(library_button, part))


def library_select(part: Menu | Pick) -> dict[str, Any]:
    return {
        "custom_id": part.id,
        "placeholder": part.placeholder,
        "min_values": part.least,
        "max_values": part.most,
    }


def library_button(part: Button) -> discord.ui.Button[Any]:
    styles = {"grey": "secondary", "blue": "primary", "green": "success", "red": "danger"}
    where: dict[str, Any] = {"url": part.url} if part.url else {"custom_id": part.id}
    style = {} if part.url else {"style": discord.ButtonStyle[styles[part.style]]}
    return discord.ui.Button(label=part.label, emoji=part.emoji or None, disabled=part.disabled, **where, **style)


async def test_every_part_is_encoded_as_the_library_does_it() -> None:
    for part in EVERY_PART.parts:
        assert encoded(part) == made_by_the_library(part).to_component_dict()
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("hello"), accent_colour=7))
    assert Screen((Text("hello"),), 7).view().to_components() == view.to_components()
    with handle_message_parameters(view=FULL.view()) as made:
        assert made.payload is not None
        assert made.payload["flags"] == discord.MessageFlags(components_v2=True).value


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


def kept_after_encoding(view: discord.ui.LayoutView, file: discord.File) -> list[weakref.ref[Any]]:
    """Encode a message as the library does for each request, and return references to what must not stay."""
    with handle_message_parameters(view=view, files=[file]) as made:
        assert made.multipart
    return [weakref.ref(view), weakref.ref(file.fp)]


async def test_what_was_sent_is_freed_without_a_collection(uncollected: None) -> None:
    kept = kept_after_encoding(FULL.view(), FULL.files()[0])
    assert [its() for its in kept] == [None, None]


async def test_the_librarys_own_view_and_file_wait_for_a_collection(uncollected: None) -> None:
    """Shows that the test above can fail."""
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("hello")))
    kept = kept_after_encoding(view, discord.File(io.BytesIO(b"picture"), "a.png"))
    del view
    assert None not in [its() for its in kept]
    gc.collect()
    assert [its() for its in kept] == [None, None]


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


async def press(recorder: Recorder, custom_id: str, values: list[str] | None = None) -> None:
    """Press a control with these choices."""
    data: dict[str, Any] = {"custom_id": custom_id, **({} if values is None else {"values": values})}
    registry = Registry(recorder)  # type: ignore[arg-type]
    registry.collect(recorder)
    interaction: Any = SimpleNamespace(id=1, data=data, type=discord.InteractionType.component)
    await registry.dispatch(interaction)


async def test_a_press_reaches_the_controls_with_its_choices() -> None:
    recorder = Recorder()
    for custom_id, values in ((PICK, ["a", "b"]), (HAND, None)):
        await press(recorder, custom_id, values)
    assert recorder.handled == [(ControlId("abc", 3, 7, "pick", "0"), ["a", "b"]), (ControlId("abc", 0, 0, "hand"), [])]


@pytest.mark.parametrize(("custom_id", "fail"), [(HAND, True), ("m1:abc:0:0:unheard", False)])
async def test_a_failure_is_logged_and_told_with_its_reference(
    custom_id: str, fail: bool, caplog: pytest.LogCaptureFixture
) -> None:
    recorder = Recorder(fail=fail, fail_twice=True)
    await press(recorder, custom_id)
    (ref,) = recorder.refs
    assert [record.ref for record in caplog.records if hasattr(record, "ref")] == [ref, ref]


def test_a_modal_brings_its_own_values() -> None:
    assert TEMPLATE.fullmatch(ControlId("abc", 0, 0, "setm").encode())
