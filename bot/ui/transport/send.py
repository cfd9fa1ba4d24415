"""Every message that the bot sends, edits or deletes; failures are returned as values.

Discord's error codes become a :class:`Failure` (ux.md sections 4 and 7). Unexpected errors become ``UNREACHABLE`` or
``REFUSED`` and are logged here, so that a failed request cannot break a table.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol, TypeVar

import aiohttp
import discord
from discord.http import HTTPClient, Route, handle_message_parameters
from discord.webhook.async_ import async_context

from bot.ui.transport.screen import Screen, Upload

log = logging.getLogger(__name__)

T = TypeVar("T")


class Failure(Enum):
    """Why a request to Discord failed."""

    GONE = auto()
    """The message no longer exists."""
    NOWHERE = auto()
    """The channel no longer exists."""
    LOCKED = auto()
    """The thread is locked."""
    ARCHIVED = auto()
    """The thread is archived and can be reopened."""
    CLOSED = auto()
    """The person does not accept direct messages."""
    STRANGER = auto()
    """The person cannot receive direct messages: they share no server with the bot, or their account is deleted."""
    TOO_MANY = auto()
    """Too many direct messages were opened in a short time."""
    FORBIDDEN = auto()
    """A permission is missing."""
    BLOCKED = auto()
    """An AutoMod rule of the server blocks the text."""
    CROWDED = auto()
    """The server has reached its limit of active threads."""
    EXPIRED = auto()
    """The interaction has expired or was answered already."""
    TOO_OLD = auto()
    """Messages older than an hour were edited too often."""
    LOST_EMOJI = auto()
    """A button or a menu has an emoji that does not exist any more."""
    REFUSED = auto()
    """Discord rejects the content."""
    UNREACHABLE = auto()
    """No answer, or an answer that asks to try later."""


SESSION_CLOSED = "Session is closed"
"""Message of the RuntimeError that the HTTP library raises for a request after the bot has logged out."""

CODES = {
    10003: Failure.NOWHERE,
    10008: Failure.GONE,
    10013: Failure.STRANGER,
    10015: Failure.EXPIRED,
    10062: Failure.EXPIRED,
    30046: Failure.TOO_OLD,
    40003: Failure.TOO_MANY,
    40060: Failure.EXPIRED,
    50001: Failure.FORBIDDEN,
    50007: Failure.CLOSED,
    50013: Failure.FORBIDDEN,
    50027: Failure.EXPIRED,
    50083: Failure.ARCHIVED,
    50278: Failure.STRANGER,
    160005: Failure.LOCKED,
    160006: Failure.CROWDED,
    200000: Failure.BLOCKED,
    200001: Failure.BLOCKED,
}


INVALID_EMOJI = "Invalid emoji"
"""In Discord's error: an emoji of a component is unknown."""


async def attempt(work: Awaitable[T], what: str) -> T | Failure:
    """Return the result of a request, or why it failed. ``what`` names it in the log."""
    try:
        return await work
    except discord.InteractionResponded:
        return Failure.EXPIRED
    except discord.HTTPException as error:
        failure = _failure(error)
        if failure in (Failure.REFUSED, Failure.UNREACHABLE, Failure.FORBIDDEN):
            log.warning("%s failed", what, extra={"status": error.status, "code": error.code})
        return failure
    except discord.RateLimited:
        return Failure.UNREACHABLE
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        log.warning("%s failed", what, extra={"why": type(error).__name__})
        return Failure.UNREACHABLE
    except RuntimeError as error:
        if str(error) != SESSION_CLOSED:
            raise
        return Failure.UNREACHABLE


def _failure(error: discord.HTTPException) -> Failure:
    known = CODES.get(error.code)
    if known is not None:
        return known
    if error.status == 400 and INVALID_EMOJI in error.text:
        return Failure.LOST_EMOJI
    if error.status == 403:
        return Failure.FORBIDDEN
    if error.status == 404:
        return Failure.NOWHERE
    return Failure.UNREACHABLE if error.status == 429 or error.status >= 500 else Failure.REFUSED


async def screened(client: object, screen: Screen, send: Callable[[Screen], Awaitable[T]], what: str) -> T | Failure:
    """Return what ``send`` returns for a screen, or why it failed; ``what`` names it in the log.

    If an emoji on the screen does not exist any more, the screen is sent without emojis of its own, and the client is
    told (``emojis_lost``), which looks what Discord has.
    """
    sent = await attempt(send(screen), what)
    if sent is not Failure.LOST_EMOJI:
        return sent
    log.warning("an emoji is lost: %s is tried without", what)
    getattr(client, "emojis_lost", lambda: None)()
    again = await attempt(send(screen.without_own_emojis()), what)
    return Failure.REFUSED if again is Failure.LOST_EMOJI else again


SEEN = "germini.seen"
"""Key in ``interaction.extras``: the moment (monotonic, in seconds) at which the person pressed, by Discord's clock."""

ANSWERING = "germini.answering"
"""Key in ``interaction.extras``: set once the first answer is being sent. The person may have seen it before their next
press."""


class Channels(Protocol):
    """The part of the client that gives access to channels."""

    http: HTTPClient

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable:  # noqa: A002 (the library's name)
        """Return a channel of which only the id is known."""
        ...


class Answer(Protocol):
    """An answer to an interaction that can still be changed, by its token: the interaction itself, or the
    :class:`EarlierAnswer` of a process before this one."""

    @property
    def client(self) -> discord.Client:
        """The client that answered."""
        ...

    @property
    def application_id(self) -> int:
        """The bot's id."""
        ...

    @property
    def token(self) -> str:
        """The interaction's token."""
        ...


class EarlierAnswer(NamedTuple):
    """An answer of an earlier process. See :class:`Answer`."""

    client: discord.Client
    application_id: int
    token: str


async def post(
    client: Channels, channel: int, screen: Screen, *, nonce: str, silent: bool = True, mention: int = 0
) -> int | Failure:
    """Sends a screen as a new message and returns its id. A repeated nonce returns the message that was sent first.

    ``mention`` is the only person (Discord id) whom the message may mention; 0 allows no mention.
    """
    where = client.get_partial_messageable(channel)

    def sending(shown: Screen) -> Awaitable[discord.Message]:
        return where.send(
            view=shown.view(), files=shown.files(), nonce=nonce, silent=silent, allowed_mentions=only(mention)
        )

    sent = await screened(client, screen, sending, "posting")
    return sent if isinstance(sent, Failure) else sent.id


def only(mention: int) -> discord.AllowedMentions:
    """Return the setting that allows a mention of one person (Discord id), or no mention for 0."""
    users = [discord.Object(mention)] if mention else False
    return discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)


async def delete(client: Channels, channel: int, message: int) -> Failure | None:
    """Deletes one of the bot's own messages."""
    where = client.get_partial_messageable(channel).get_partial_message(message)
    return _failed(await attempt(where.delete(), "deleting"))


async def edit(client: Channels, channel: int, message: int, screen: Screen) -> Failure | None:
    """Replaces the contents of a message, pictures included."""
    quiet = discord.AllowedMentions.none()

    async def editing(shown: Screen) -> None:
        files = shown.files()
        with handle_message_parameters(view=shown.view(), attachments=files, allowed_mentions=quiet) as made:
            # The library's own method makes an object of each part of the answer, which nobody reads.
            await client.http.edit_message(channel, message, params=made)

    return _failed(await screened(client, screen, editing, "editing"))


def others_see(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the original response of the interaction is a message that others see too: the press was answered
    by changing its message, and that is not the person's own."""
    changing = (discord.InteractionResponseType.deferred_message_update, discord.InteractionResponseType.message_update)
    message = interaction.message
    return interaction.response.type in changing and message is not None and not message.flags.ephemeral


async def respond(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Answers visibly to this person only: as the response if there is none yet, otherwise as a followup."""
    if interaction.response.is_done():
        return _failed(await _followup(interaction, screen))

    def answering(shown: Screen) -> Awaitable[object]:
        return interaction.response.send_message(view=shown.view(), files=shown.files(), ephemeral=True)

    return await _first(interaction, screened(interaction.client, screen, answering, "answering"))


async def _followup(interaction: discord.Interaction[Any], screen: Screen) -> discord.WebhookMessage | Failure:
    """Sends one more answer that this person alone sees."""

    def following(shown: Screen) -> Awaitable[discord.WebhookMessage]:
        return interaction.followup.send(view=shown.view(), files=shown.files(), ephemeral=True, wait=True)

    return await screened(interaction.client, screen, following, "following up")


async def respond_for_now(
    interaction: discord.Interaction[Any], screen: Screen
) -> Callable[[], Awaitable[None]] | Failure:
    """Answers as :func:`respond` does. Returns a function that deletes the answer again."""
    if not interaction.response.is_done():
        failure = await respond(interaction, screen)
        return failure if failure is not None else lambda: forget(interaction)
    sent = await _followup(interaction, screen)
    if isinstance(sent, Failure):
        return sent

    async def take_away() -> None:
        await attempt(sent.delete(), "deleting an answer")

    return take_away


async def show(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Answers visibly to everybody, without mentions."""
    quiet = discord.AllowedMentions.none()
    answered = interaction.response.is_done()

    def answering(shown: Screen) -> Awaitable[object]:
        if answered:
            return interaction.followup.send(view=shown.view(), files=shown.files(), allowed_mentions=quiet, wait=True)
        return interaction.response.send_message(view=shown.view(), files=shown.files(), allowed_mentions=quiet)

    if answered:
        return _failed(await screened(interaction.client, screen, answering, "following up"))
    return await _first(interaction, screened(interaction.client, screen, answering, "answering"))


async def hand_over(interaction: discord.Interaction[Any], name: str, data: bytes, text: str) -> Failure | None:
    """Sends a file with a sentence to this person only."""
    file = Upload(data, name)
    if interaction.response.is_done():
        following = interaction.followup.send(text, file=file, ephemeral=True, wait=True)
        return _failed(await attempt(following, "following up"))
    answering = interaction.response.send_message(text, file=file, ephemeral=True)
    return await _first(interaction, attempt(answering, "answering"))


async def replace(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Answers a press by changing the message that was pressed. A picture that the message is to keep may be gone,
    because the message was changed since the press: the answer then has no picture."""
    failure = await _replaced(interaction, screen, "answering")
    if failure is Failure.REFUSED and screen.keeps:
        return await _replaced(interaction, screen.without_pictures(), "answering without a picture")
    return failure


async def _replaced(interaction: discord.Interaction[Any], screen: Screen, doing: str) -> Failure | None:
    if interaction.response.is_done():
        return await replace_original(interaction, screen)

    def changing(shown: Screen) -> Awaitable[object]:
        return interaction.response.edit_message(view=shown.view(), attachments=shown.attachments())

    return await _first(interaction, screened(interaction.client, screen, changing, doing))


async def in_place(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Answers as :func:`replace` does if only this person sees the message; otherwise leaves it and answers this person
    only, and so if it was deleted meanwhile: what ends with the match may go while it is pressed."""
    message = interaction.message
    if message is not None and interaction.guild_id is not None and not message.flags.ephemeral:
        return await respond(interaction, screen)
    failure = await replace(interaction, screen)
    return await respond(interaction, screen) if failure is Failure.GONE else failure


async def replace_original(answer: Answer, screen: Screen) -> Failure | None:
    """Changes the message that an interaction answered with (or was pressed on), while its token is valid."""

    async def changing(shown: Screen) -> None:
        mentions = answer.client.allowed_mentions
        files = shown.attachments()
        with handle_message_parameters(view=shown.view(), attachments=files, allowed_mentions=mentions) as made:
            await _original("PATCH", answer, payload=made.payload, multipart=made.multipart, files=made.files)

    return _failed(await screened(answer.client, screen, changing, "changing an answer"))


async def defer(interaction: discord.Interaction[Any], *, thinking: bool = False) -> Failure | None:
    """Announces a later answer. ``thinking`` shows this to the person alone."""
    deferring = interaction.response.defer(thinking=thinking, ephemeral=thinking)
    return await _first(interaction, attempt(deferring, "answering"))


async def hand_out(
    interaction: discord.Interaction[Any], text: str, files: Sequence[tuple[str, bytes]]
) -> Failure | None:
    """Sends files (name, content) with a line of text to this person only."""
    made = [Upload(data, name) for name, data in files]
    sending = interaction.followup.send(content=text, files=made, ephemeral=True, wait=True)
    return _failed(await attempt(sending, "handing out files"))


async def publish(interaction: discord.Interaction[Any], screen: Screen) -> Failure | None:
    """Posts a screen for everybody in the channel of the interaction, after an answer to this person only."""
    quiet = discord.AllowedMentions.none()

    def sending(shown: Screen) -> Awaitable[object]:
        return interaction.followup.send(
            view=shown.view(), files=shown.files(), ephemeral=False, wait=True, allowed_mentions=quiet
        )

    return _failed(await screened(interaction.client, screen, sending, "sharing"))


async def acknowledge(client: discord.Client, number: int, token: str, body: dict[str, Any]) -> Failure | None:
    """Answers an interaction, known only by its number and token, with this body."""
    route = Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", webhook_id=number, webhook_token=token)
    return _failed(await attempt(_request(client, route, payload=body), "acknowledging"))


async def forget(answer: Answer) -> None:
    """Deletes the answer to an interaction, if that is still possible."""
    await attempt(_original("DELETE", answer), "deleting an answer")


def _original(method: str, answer: Answer, **contents: Any) -> Awaitable[object]:
    """Request something of the message that an interaction was answered with. The library's own methods make an object
    of each part of Discord's answer, which nobody reads."""
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    route = Route(method, path, webhook_id=answer.application_id, webhook_token=answer.token)
    return _request(answer.client, route, **contents)


def _request(client: discord.Client, route: Route, **contents: Any) -> Awaitable[object]:
    session = client.http._HTTPClient__session  # type: ignore[attr-defined] # As the library's own interactions do.
    return async_context.get().request(route, session, **contents)


async def _first(interaction: discord.Interaction[Any], answering: Awaitable[object]) -> Failure | None:
    """Waits for the first answer to an interaction and records how long the person waited (ux.md 5.4), also for one
    that came too late. ``answering`` returns a Failure if it failed."""
    interaction.extras[ANSWERING] = True
    failure = _failed(await answering)
    seen, traffic = interaction.extras.get(SEEN), getattr(interaction.client, "traffic", None)
    if failure in (None, Failure.EXPIRED) and seen is not None and traffic is not None:
        traffic.answered(time.monotonic() - seen)
    return failure


def _failed(result: object) -> Failure | None:
    return result if isinstance(result, Failure) else None
