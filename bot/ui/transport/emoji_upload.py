"""Upload the emojis of cards to the application, once, slowly and in the background.

What Discord has is listed at every start, so an upload that was broken off goes on where it ended. A stored fact holds
the hash of every picture uploaded: a picture that has changed is replaced.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from typing import Protocol

import discord

from bot.ui.transport.card_emojis import CardEmojis
from bot.ui.transport.load import Traffic
from cards_art import card_emojis

log = logging.getLogger(__name__)

UPLOADED = "edge.emojis"
"""Key of the stored fact: id and hash of every uploaded emoji by name."""

EMOJI_LIMIT = 2000
"""Emojis that Discord allows an application."""

QUIET = 15.0
"""Requests per second above which no emoji is uploaded, so that they leave room for people."""

BUSY_PAUSE = 1.0
"""Seconds after which a busy bot is looked at again."""

RETRY_AFTER, LONGEST_RETRY = 30.0, 3600.0
"""Seconds before a failed upload is tried again; doubled each time up to the longest pause."""

RECHECK = 600.0
"""Minimum number of seconds between two looks at what Discord has because it refused an emoji."""

TOLD = 20
"""Number of uploads after which the progress is logged and stored."""

NAME_TAKEN = "name:"
"""In Discord's error: the name is in use, because an answer was lost or another process uploads too."""
MOST_REACHED = 30008
"""Discord's code for an application that has all the emojis it may have."""


class Facts(Protocol):
    """The part of the store that is needed (:class:`bot.store.heartbeat.StoredFacts`)."""

    async def get_fact(self, key: str) -> str | None: ...

    async def set_fact(self, key: str, value: str) -> None: ...


class Application(Protocol):
    """The part of the client that is needed."""

    async def fetch_application_emojis(self) -> Sequence[discord.Emoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji: ...


class Refused(Exception):
    """Discord does not let this application have emojis, or no more of them."""


Record = tuple[int, str]
"""Id and hash of an uploaded emoji."""


class EmojiUpload:
    """Keeps the application's emojis equal to the committed pictures. ``spacing`` is the pause between two requests in
    seconds; ``patience`` the pause after a failure."""

    def __init__(
        self,
        client: Application,
        facts: Facts,
        emojis: CardEmojis,
        traffic: Traffic,
        *,
        spacing: float,
        patience: float = RETRY_AFTER,
    ) -> None:
        self._client = client
        self._facts = facts
        self._emojis = emojis
        self._traffic = traffic
        self._spacing = spacing
        self._patience = patience
        self._wanted = card_emojis.hashes()
        self._known: dict[str, Record] = {}
        self._task: asyncio.Task[None] | None = None
        self._lost = False
        self._looked = -RECHECK

    async def prepare(self) -> None:
        """Use what was uploaded before, so that messages look the same after a restart. Sends no request."""
        stored: dict[str, list[int | str]] = json.loads(await self._facts.get_fact(UPLOADED) or "{}")
        self._known = {name: (int(number), str(digest)) for name, (number, digest) in stored.items()}
        self._show()

    def start(self) -> None:
        """Upload what is missing, in the background. May be called again."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="emojis")

    def lost(self) -> None:
        """Look at what Discord has, because it has refused an emoji, and upload what is missing. Until it is known, no
        emoji is used. At most once in RECHECK seconds, since a message is sent without them anyway."""
        now = time.monotonic()
        if self._task is None or now - self._looked < RECHECK:
            return
        self._looked, self._lost = now, True
        self._emojis.use({})
        if self._task.done():
            self._task = asyncio.create_task(self._run(), name="emojis")

    async def stop(self) -> None:
        """Stop uploading; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = self._patience
        while True:
            before, self._lost = len(self._known), False
            try:
                await self._sync()
            except Refused as refused:
                log.warning("emojis are not uploaded: %s", refused, extra=self._progress())
                return
            except discord.RateLimited as limit:
                await self._save()
                log.info(
                    "emojis: Discord asks to wait", extra={"seconds": round(limit.retry_after), **self._progress()}
                )
                await asyncio.sleep(limit.retry_after)
                continue
            except Exception as error:
                why = f"{type(error).__name__}: {error}"[:200]
                log.warning("emojis could not be uploaded now", extra={"why": why, **self._progress()})
                await self._save()
            else:
                if not self._lost:
                    return
                continue
            pause = self._patience if len(self._known) > before else min(pause * 2, LONGEST_RETRY)
            await asyncio.sleep(pause)

    async def _sync(self) -> None:
        """Make the application's emojis equal to the pictures. Raises Refused, and what the requests raise."""
        await self._turn()
        try:
            listed = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        except discord.HTTPException as error:
            raise _understood(error) from error
        stale = [name for name in self._known if name in listed and name not in self._wanted]
        self._adopt(listed)
        for name in [*stale, *(name for name, digest in self._wanted.items() if self._outdated(name, digest))]:
            await self._delete(listed.pop(name))
        missing = [name for name in self._wanted if name not in self._known]
        room = max(0, EMOJI_LIMIT - len(listed))
        if missing:
            log.info("emojis: %d of %d uploaded", len(self._known), len(self._wanted))
        for done, name in enumerate(missing[:room], 1):
            await self._create(name)
            if done % TOLD == 0 or done == len(missing):
                await self._save()
                log.info("emojis: %d of %d uploaded", len(self._known), len(self._wanted))
        await self._save()
        if len(missing) > room:
            raise Refused("the application has as many emojis as Discord allows")

    def _adopt(self, listed: dict[str, discord.Emoji]) -> None:
        """Take over what is there. An emoji that is there but not stored was uploaded just before a kill, or by another
        process: it is taken for the present picture, so that nothing is uploaded twice."""
        found: dict[str, Record] = {}
        for name, digest in self._wanted.items():
            if name in listed:
                number, known = listed[name].id, self._known.get(name)
                found[name] = known if known is not None and known[0] == number else (number, digest)
        self._known = found
        self._show()

    def _outdated(self, name: str, digest: str) -> bool:
        return name in self._known and self._known[name][1] != digest

    async def _delete(self, emoji: discord.Emoji) -> None:
        """Delete an emoji. It is no longer used before it is gone, because Discord refuses buttons with a lost one."""
        self._known.pop(emoji.name, None)
        self._emojis.drop(emoji.name)
        await self._save()
        await self._turn()
        try:
            await emoji.delete()
        except discord.NotFound:
            return
        except discord.HTTPException as error:
            raise _understood(error) from error

    async def _create(self, name: str) -> None:
        image = await asyncio.to_thread(card_emojis.picture, name)
        await self._turn()
        try:
            made = await self._client.create_application_emoji(name=name, image=image)
        except discord.HTTPException as error:
            raise _understood(error) from error
        self._known[name] = (made.id, self._wanted[name])
        self._emojis.add(name, made.id)

    async def _turn(self) -> None:
        """Wait until a request is in nobody's way."""
        await asyncio.sleep(self._spacing)
        while self._busy():  # noqa: ASYNC110 (load is a figure that is looked at)
            await asyncio.sleep(BUSY_PAUSE)

    def _busy(self) -> bool:
        return self._traffic.load() > QUIET or self._traffic.level() > 0 or self._traffic.shut() > 0

    def _show(self) -> None:
        self._emojis.use({name: number for name, (number, _) in self._known.items() if name in self._wanted})

    async def _save(self) -> None:
        await self._facts.set_fact(UPLOADED, json.dumps(self._known))

    def _progress(self) -> dict[str, int]:
        return {"uploaded": len(self._known), "of": len(self._wanted)}


def _understood(error: discord.HTTPException) -> Exception:
    """Return the error itself if the request is worth another try, otherwise :class:`Refused`."""
    if error.code == MOST_REACHED:
        return Refused("the application has as many emojis as Discord allows")
    if error.status in (401, 403, 404):
        return Refused(f"Discord forbids it ({error.status}, code {error.code})")
    if error.status == 429 and (after := error.response.headers.get("Retry-After")):
        return discord.RateLimited(float(after))
    if 400 <= error.status < 429 and NAME_TAKEN not in error.text:
        return Refused(f"Discord refuses a picture ({error.status}, code {error.code})")
    return error
