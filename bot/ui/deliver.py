"""Everything the bot sends or edits goes through here; that it failed comes back as a value (:mod:`bot.ui.failure`)."""

from __future__ import annotations

import io
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, cast

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.ui.failure import Failure, attempt
from bot.ui.screen import Screen

SEEN = "germini.seen"
"""Where an interaction carries the moment (monotonic, in seconds) at which it was taken up."""

ANSWERING = "germini.answering"
"""Where an interaction carries that its first answer is on its way: what the same person presses next, they may have
pressed on seeing it."""


class Channels(Protocol):
    """What is needed of the client to reach a channel."""

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable:  # noqa: A002 (the library's name)
        """A channel of which only the id is known."""
        ...


class Answer(Protocol):
    """An answer to an interaction that can still be changed: the interaction itself, or :func:`answer_again`."""

    async def edit_original_response(self, *, view: discord.ui.LayoutView, attachments: Sequence[discord.File]) -> Any:
        """Replace what it shows."""
        ...

    async def delete_original_response(self) -> None:
        """Take it away."""
        ...


class _Again:
    """An answer of an earlier process, known by its token alone."""

    def __init__(self, webhook: discord.Webhook) -> None:
        self._webhook = webhook

    async def edit_original_response(self, *, view: discord.ui.LayoutView, attachments: Sequence[discord.File]) -> Any:
        return await self._webhook.edit_message(ORIGINAL, view=view, attachments=attachments)

    async def delete_original_response(self) -> None:
        await self._webhook.delete_message(ORIGINAL)


ORIGINAL = cast(int, "@original")
"""How Discord calls the message an interaction was answered with; the library wants a number and passes it on."""


def answer_again(client: discord.Client, application: int, token: str) -> Answer:
    """The answer to an interaction of an earlier process, by its token."""
    return _Again(discord.Webhook.partial(application, token, client=client))


async def post(
    client: Channels, channel: int, screen: Screen, *, nonce: str, silent: bool = True, mention: int = 0
) -> int | Failure:
    """Send a screen as a new message; its id. A repeated nonce gives the message that was sent first.

    ``mention`` is the only person (Discord id) whom the message may mention; 0: nobody.
    """
    where = client.get_partial_messageable(channel)
    sending = where.send(
        view=screen.view(),
        files=screen.files(),
        nonce=nonce,
        silent=silent,
        allowed_mentions=only(mention),
    )
    sent = await attempt(sending, "posting")
    return sent if isinstance(sent, Failure) else sent.id


def only(mention: int) -> discord.AllowedMentions:
    """Nobody may be mentioned but one person (Discord id; 0: nobody at all)."""
    users = [discord.Object(mention)] if mention else False
    return discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)


async def delete(client: Channels, channel: int, message: int) -> Failure | None:
    """Delete a message of the bot's own."""
    where = client.get_partial_messageable(channel).get_partial_message(message)
    return _failed(await attempt(where.delete(), "deleting"))


async def edit(client: Channels, channel: int, message: int, screen: Screen) -> Failure | None:
    """Replace what a message shows, pictures included."""
    where = client.get_partial_messageable(channel).get_partial_message(message)
    editing = where.edit(
        view=screen.view(), attachments=screen.files(), allowed_mentions=discord.AllowedMentions.none()
    )
    return _failed(await attempt(editing, "editing"))


async def respond(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Answer so that only the person sees it: as the response if there was none yet, else after it."""
    if interaction.response.is_done():
        following = interaction.followup.send(view=screen.view(), files=screen.files(), ephemeral=True, wait=True)
        return _failed(await attempt(following, "following up"))
    answering = interaction.response.send_message(view=screen.view(), files=screen.files(), ephemeral=True)
    return await _first(interaction, answering)


async def respond_for_now(
    interaction: discord.Interaction[Any], screen: Screen
) -> Callable[[], Awaitable[None]] | Failure:
    """As :func:`respond`; what comes back takes the answer away again."""
    if not interaction.response.is_done():
        failure = await respond(interaction, screen)
        return failure if failure is not None else lambda: forget(interaction)
    following = interaction.followup.send(view=screen.view(), files=screen.files(), ephemeral=True, wait=True)
    sent = await attempt(following, "following up")
    if isinstance(sent, Failure):
        return sent

    async def take_away() -> None:
        await attempt(sent.delete(), "deleting an answer")

    return take_away


async def show(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Answer so that everybody sees it. Nobody is mentioned by it."""
    quiet = discord.AllowedMentions.none()
    if interaction.response.is_done():
        following = interaction.followup.send(
            view=screen.view(), files=screen.files(), allowed_mentions=quiet, wait=True
        )
        return _failed(await attempt(following, "following up"))
    answering = interaction.response.send_message(view=screen.view(), files=screen.files(), allowed_mentions=quiet)
    return await _first(interaction, answering)


async def hand_over(interaction: discord.Interaction[Any], name: str, data: bytes, text: str) -> Failure | None:
    """Give the person alone a file, with a sentence."""
    file = discord.File(io.BytesIO(data), filename=name)
    if interaction.response.is_done():
        following = interaction.followup.send(text, file=file, ephemeral=True, wait=True)
        return _failed(await attempt(following, "following up"))
    return await _first(interaction, interaction.response.send_message(text, file=file, ephemeral=True))


async def replace(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Answer a press by changing the message that was pressed."""
    if interaction.response.is_done():
        return await replace_original(interaction, screen)
    changing = interaction.response.edit_message(view=screen.view(), attachments=screen.files())
    return await _first(interaction, changing)


async def in_place(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """As :func:`replace`, but of a message that nobody else sees: what all see stays, and the answer is her own."""
    message = interaction.message
    if message is not None and interaction.guild_id is not None and not message.flags.ephemeral:
        return await respond(interaction, screen)
    return await replace(interaction, screen)


async def replace_original(answer: Answer, screen: Screen) -> Failure | None:
    """Change the message an interaction answered with (or was pressed on), while its token lives."""
    changing = answer.edit_original_response(view=screen.view(), attachments=screen.files())
    return _failed(await attempt(changing, "changing an answer"))


async def defer(interaction: discord.Interaction[Any], *, thinking: bool = False) -> Failure | None:
    """Say that the answer comes later. ``thinking`` shows so to the person alone."""
    deferring = interaction.response.defer(thinking=thinking, ephemeral=thinking)
    return await _first(interaction, deferring)


async def hand_out(
    interaction: discord.Interaction[Any], text: str, files: Sequence[tuple[str, bytes]]
) -> Failure | None:
    """Give the person alone some files (name, content), with a line of text."""
    made = [discord.File(io.BytesIO(data), filename=name) for name, data in files]
    sending = interaction.followup.send(content=text, files=made, ephemeral=True, wait=True)
    return _failed(await attempt(sending, "handing out files"))


async def publish(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Post something where the interaction was, for everybody there; after an answer to the person alone."""
    sending = interaction.followup.send(
        view=screen.view(),
        files=screen.files(),
        ephemeral=False,
        wait=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return _failed(await attempt(sending, "sharing"))


async def acknowledge(client: discord.Client, number: int, token: str, body: dict[str, Any]) -> Failure | None:
    """Answer an interaction of which nothing was made but its number and token, with this body."""
    route = Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", webhook_id=number, webhook_token=token)
    session = client.http._HTTPClient__session  # type: ignore[attr-defined] # As the library's own interactions do.
    return _failed(await attempt(async_context.get().request(route, session, payload=body), "acknowledging"))


async def forget(answer: Answer) -> None:
    """Delete the answer of an interaction, if that is still possible."""
    await attempt(answer.delete_original_response(), "deleting an answer")


async def _first(interaction: discord.Interaction[Any], answering: Awaitable[object]) -> Failure | None:
    """Give the first answer to an interaction; how long the person waited is noted (ux.md 5.4)."""
    interaction.extras[ANSWERING] = True
    failure = _failed(await attempt(answering, "answering"))
    seen, traffic = interaction.extras.get(SEEN), getattr(interaction.client, "traffic", None)
    if failure is None and seen is not None and traffic is not None:
        traffic.answered(time.monotonic() - seen)
    return failure


def _failed(result: object) -> Failure | None:
    return result if isinstance(result, Failure) else None
