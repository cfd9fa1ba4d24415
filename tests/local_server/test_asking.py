"""Input from a person: modals, options, menus of every type."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from bot.local_server import CannotUse
from tests.local_server.harness import Stage, picture


async def test_modal_from_a_command(scene: Stage) -> None:
    class Name(ui.Modal, title="Name of the table"):
        name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
        level: ui.Label[Any] = ui.Label(
            text="Level",
            component=ui.Select(
                custom_id="level",
                options=[
                    discord.SelectOption(label="a", value="a"),
                    discord.SelectOption(label="b", value="b", default=True),
                ],
            ),
        )
        hints: ui.Label[Any] = ui.Label(text="Hints", component=ui.Checkbox(custom_id="hints"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            name, level, hints = self.name.component, self.level.component, self.hints.component
            assert isinstance(name, ui.TextInput)
            assert isinstance(level, ui.Select)
            assert isinstance(hints, ui.Checkbox)
            await interaction.response.send_message(f"{name.value} {level.values} {hints.value}")

    @scene.bot.tree.command(description="Rename")
    async def rename(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Name())

    await scene.start()
    opened = await scene.alice.slash(scene.cards, "rename")
    assert opened.modal is not None
    assert opened.modal["title"] == "Name of the table"
    for fields in ({"name": "x" * 21}, {}, {"name": "x", "level": ["c"]}, {"name": "x", "other": "y"}):
        with pytest.raises(CannotUse):
            await scene.alice.submit(opened, fields)  # type: ignore[arg-type]
    with pytest.raises(CannotUse):
        await scene.bob.submit(opened, {"name": "x"})
    done = await scene.alice.submit(opened, {"name": "Deep Blue", "hints": True})
    assert done.message is not None
    assert done.message["content"] == "Deep Blue ['b'] True"
    meta = done.message["interaction_metadata"]["triggering_interaction_metadata"]
    assert meta["id"] == opened.id


async def test_every_control_of_the_library_passes(scene: Stage) -> None:
    class Everything(ui.Modal, title="Settings"):
        def __init__(self) -> None:
            super().__init__(custom_id="all")
            two = [discord.RadioGroupOption(label=n, value=n) for n in ("a", "b")]
            boxes = [discord.CheckboxGroupOption(label=n, value=n) for n in ("a", "b")]
            self.radio: ui.RadioGroup[Any] = ui.RadioGroup(custom_id="radio", options=two)
            self.boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(custom_id="boxes", options=boxes, required=False)
            self.channel: ui.ChannelSelect[Any] = ui.ChannelSelect(
                custom_id="channel", channel_types=[discord.ChannelType.text]
            )
            self.add_item(ui.TextDisplay("Choose"))
            self.add_item(ui.Label(text="Radio", component=self.radio))
            self.add_item(ui.Label(text="Boxes", component=self.boxes))
            self.add_item(ui.Label(text="Channel", component=self.channel))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            names = [channel.name for channel in self.channel.values]
            await interaction.response.send_message(f"{self.radio.value} {self.boxes.values} {names}")

    class Page(ui.LayoutView):
        def __init__(self) -> None:
            super().__init__(timeout=None)
            more: ui.Button[Any] = ui.Button(label="Settings", custom_id="more", emoji="⚙️")
            more.callback = self.on_more
            link: ui.Button[Any] = ui.Button(label="Rules", url="https://example.org/rules")
            inner = ui.Section("text", accessory=ui.Thumbnail("attachment://one.png", description="one"))
            file: ui.File[Any] = ui.File("attachment://two.png")
            who: ui.MentionableSelect[Any] = ui.MentionableSelect(custom_id="who")
            rows: list[ui.ActionRow[Any]] = [ui.ActionRow(more, link), ui.ActionRow(who)]
            self.add_item(
                ui.Container(inner, ui.Separator(), file, *rows, accent_colour=discord.Colour.red(), spoiler=True)
            )
            self.add_item(ui.Section("more", accessory=ui.Button(label="x", custom_id="x", disabled=True)))

        async def on_more(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Everything())

    await scene.start()
    sent = await scene.text().send(view=Page(), files=[picture("one.png"), picture("two.png")])
    opened = await scene.alice.click(str(sent.id), "more")
    with pytest.raises(CannotUse):
        await scene.alice.submit(opened, {"boxes": ["a"], "channel": [scene.cards]})
    done = await scene.alice.submit(opened, {"radio": "b", "boxes": ["a", "b"], "channel": [scene.cards]})
    assert done.message is not None
    assert done.message["content"] == "b ['a', 'b'] ['cards']"
    await sent.edit(view=Page(), attachments=[picture("one.png"), picture("two.png")])


async def test_autocomplete_and_options(scene: Stage) -> None:
    group = app_commands.Group(name="table", description="Tables")

    @group.command(description="Open")
    async def create(
        interaction: discord.Interaction, game: str, seats: int = 4, friend: discord.Member | None = None
    ) -> None:
        await interaction.response.send_message(f"{game} {seats} {friend and friend.display_name}")

    @create.autocomplete("game")
    async def games(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=n, value=n) for n in ("minchiate", "tarot") if n.startswith(current)]

    scene.bot.tree.add_command(group)
    await scene.start()
    offered = await scene.alice.autocomplete(scene.cards, "table create", "game", "mi")
    assert [choice["value"] for choice in offered] == ["minchiate"]
    made = await scene.alice.slash(scene.cards, "table create", game="minchiate", friend=scene.bob)
    assert made.message is not None
    assert made.message["content"] == "minchiate 4 Bob"
    assert made.message["interaction"]["name"] == "table create", "Discord shows the subcommand too"
    for options in ({}, {"game": 3}, {"game": "x", "seats": "four"}, {"game": "x", "colour": "red"}):
        with pytest.raises(CannotUse):
            await scene.alice.slash(scene.cards, "table create", **options)
    with pytest.raises(CannotUse):
        await scene.alice.slash(scene.cards, "table")


async def test_context_menus_and_entity_selects(scene: Stage) -> None:
    @scene.bot.tree.context_menu(name="Invite")
    async def invite(interaction: discord.Interaction, member: discord.Member) -> None:
        view = ui.View(timeout=None)
        select: ui.UserSelect[Any] = ui.UserSelect(custom_id="who")

        async def picked(answer: discord.Interaction) -> None:
            await answer.response.send_message(select.values[0].display_name)

        select.callback = picked
        view.add_item(select)
        await interaction.response.send_message(f"invited {member.display_name}", view=view)

    await scene.start()
    made = await scene.alice.menu(scene.cards, "Invite", scene.bob.id)
    assert made.message is not None
    assert made.message["content"] == "invited Bob"
    picked = await scene.bob.choose(made.message["id"], "who", [scene.alice.id])
    assert picked.message is not None
    assert picked.message["content"] == "Alice"
