"""Slash commands, buttons, selects, modals, autocomplete; deadlines and tokens."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from bot.local_server import CannotUse, Interaction, NoAnswer
from tests.local_server.harness import Stage, picture


class Board(ui.LayoutView):
    """A Components V2 message: text, a picture, a button and a select."""

    def __init__(self, text: str = "The board", *, name: str = "board.webp") -> None:
        super().__init__(timeout=None)
        self.play: ui.Button[Board] = ui.Button(label="Play", custom_id="play")
        self.play.callback = self.on_play
        self.pick: ui.Select[Board] = ui.Select(
            custom_id="pick", max_values=2, options=[discord.SelectOption(label=n, value=n) for n in ("one", "two")]
        )
        self.pick.callback = self.on_pick
        gallery = ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="four cards"))
        rows: list[ui.ActionRow[Any]] = [ui.ActionRow(self.play), ui.ActionRow(self.pick)]
        self.add_item(ui.Container(ui.TextDisplay(text), gallery, *rows))

    async def on_play(self, interaction: discord.Interaction) -> None:
        view = Board(f"{interaction.user.display_name} played", name="after.webp")
        await interaction.response.edit_message(view=view, attachments=[picture("after.webp")])

    async def on_pick(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(",".join(self.pick.values), ephemeral=True)


def text_of(message: dict[str, Any] | None) -> str:
    assert message is not None
    return message["components"][0]["components"][0]["content"]


async def board(scene: Stage) -> Interaction:
    @scene.bot.tree.command(description="Show the board")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=picture())

    await scene.start()
    return await scene.alice.slash(scene.cards, "show")


async def test_v2_message_with_a_picture(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    assert made.message["flags"] == 1 << 15
    assert made.message["attachments"] == [], "files shown by components are not listed"
    media = made.message["components"][0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"]) == (64, 32)
    assert media["url"].startswith("https://cdn.discordapp.com/attachments/")
    assert made.message["interaction_metadata"]["user"]["id"] == scene.alice.id


async def test_click_edits_and_replaces_the_picture(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    events: list[str] = []
    stop = scene.world.watch(lambda event, _: events.append(event))
    clicked = await scene.bob.click(made.message["id"], "play")
    stop()
    assert clicked.message is made.message
    assert text_of(clicked.message) == "Bob played"
    assert [file["filename"] for file in scene.world.files[made.message["id"]]] == ["after.webp"]
    assert events == ["INTERACTION_CREATE", "MESSAGE_UPDATE", "INTERACTION_DONE"]


async def test_select_answers_ephemerally_and_only_one_person_sees_it(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    seen: list[tuple[str, Any]] = []
    scene.world.watch(lambda event, data: seen.append((event, data.get("_only_for"))))
    chosen = await scene.bob.choose(made.message["id"], "pick", ["one", "two"])
    assert chosen.message is not None
    assert chosen.message["content"] == "one,two"
    assert ("MESSAGE_CREATE", scene.bob.id) in seen
    assert chosen.message in scene.bob.messages(scene.cards)
    assert chosen.message not in scene.alice.messages(scene.cards)
    with pytest.raises(discord.NotFound) as caught:
        await scene.text().fetch_message(int(chosen.message["id"]))
    assert caught.value.code == 10008
    partial = scene.text().get_partial_message(int(chosen.message["id"]))
    with pytest.raises(discord.NotFound):
        await partial.edit(content="no")
    with pytest.raises(CannotUse):
        scene.alice.dismiss(chosen.message["id"])
    scene.bob.dismiss(chosen.message["id"])
    assert chosen.message not in scene.bob.messages(scene.cards)


async def test_a_client_offers_only_what_is_there(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    mid = made.message["id"]
    for deed in (
        scene.bob.click(mid, "nothing"),
        scene.bob.click("1", "play"),
        scene.bob.choose(mid, "pick", ["three"]),
        scene.bob.choose(mid, "pick", []),
        scene.bob.click(mid, "pick"),
    ):
        with pytest.raises(CannotUse):
            await deed
    forged = await scene.bob.choose(mid, "pick", ["three"], force=True)
    assert forged.message is not None
    assert forged.message["content"] == "three"


async def test_a_delivery_may_come_twice(scene: Stage) -> None:
    made = await board(scene)
    assert made.message is not None
    await scene.bob.click(made.message["id"], "play", duplicate=True)
    callbacks = scene.world.requests

    def statuses() -> list[int]:
        return sorted(r.status for r in callbacks if r.path.startswith("/interactions/") and r.status)[-3:]

    await scene.world.until(lambda: len(statuses()) == 3)
    assert statuses() == [200, 200, 400]


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
    for options in ({}, {"game": 3}, {"game": "x", "seats": "four"}, {"game": "x", "colour": "red"}):
        with pytest.raises(CannotUse):
            await scene.alice.slash(scene.cards, "table create", **options)
    with pytest.raises(CannotUse):
        await scene.alice.slash(scene.cards, "table")


async def test_deferred_reply_is_completed_by_the_first_follow_up(scene: Stage) -> None:
    @scene.bot.tree.command(description="Think")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("done")
        await interaction.followup.send("more", ephemeral=True)
        await interaction.edit_original_response(content="really done")

    await scene.start()
    made = await scene.alice.slash(scene.cards, "think")
    message = made.message
    assert message is not None
    await scene.world.until(lambda: message["content"] == "really done")
    assert message["flags"] == 64
    assert [m["content"] for m in scene.alice.messages(scene.cards)] == ["really done", "more"]
    assert scene.bob.messages(scene.cards) == []
    assert len(made.followups) == 1


async def test_three_second_deadline_in_real_time(scene: Stage) -> None:
    failures: list[discord.HTTPException] = []

    @scene.bot.tree.command(description="Late")
    async def late(interaction: discord.Interaction) -> None:
        await asyncio.sleep(3.05)
        try:
            await interaction.response.send_message("too late")
        except discord.HTTPException as error:
            failures.append(error)

    await scene.start()
    with pytest.raises(NoAnswer):
        await scene.alice.slash(scene.cards, "late")
    await scene.world.until(lambda: failures)
    assert (failures[0].status, failures[0].code) == (404, 10062)
    assert scene.alice.messages(scene.cards) == []


async def test_tokens_expire_after_a_quarter_of_an_hour(scene: Stage) -> None:
    kept: list[discord.Interaction] = []

    @scene.bot.tree.command(description="Keep")
    async def keep(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("secret", ephemeral=True)

    await scene.start()
    await scene.alice.slash(scene.cards, "keep")
    await kept[0].edit_original_response(content="changed")
    scene.world.advance(14 * 60)
    await kept[0].edit_original_response(content="again")
    scene.world.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].followup.send("too late")
    assert caught.value.code == 50027
    assert scene.alice.messages(scene.cards)[0]["content"] == "again"


async def test_answers_that_do_not_fit_are_refused(scene: Stage) -> None:
    made: list[discord.Interaction] = []

    @scene.bot.tree.command(description="Wrong")
    async def wrong(interaction: discord.Interaction) -> None:
        made.append(interaction)
        route = discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        for body in (
            {"type": 7, "data": {"content": "x"}},
            {"type": 8, "data": {"choices": []}},
            {"type": 1},
            {"type": 4, "data": {}},
        ):
            try:
                await interaction.client.http.request(route, json=body)
            except discord.HTTPException as error:
                scene.bot.errors.append(error)
        await interaction.response.send_message("right")

    await scene.start()
    await scene.alice.slash(scene.cards, "wrong")
    assert [getattr(error, "code", 0) for error in scene.bot.errors] == [50035, 50035, 50035, 50006]


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
