"""A message with buttons, a menu and a picture, and how its text is read."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.local_server import Interaction
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
