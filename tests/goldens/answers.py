"""The answer to each custom id on the real client: its kind, the form it opens, its sentences by key."""

from __future__ import annotations

import asyncio
import contextlib
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

from bot.i18n import Words
from bot.local_server import CannotUse, Interaction, LocalDiscord, guilds, new_world
from bot.local_server.permissions import MANAGE_GUILD
from bot.table.model import LOBBY
from bot.ui.features import card_answers
from tests.fuzz.home import Home, listening
from tests.goldens import ids
from tests.goldens.files import kept
from tests.support.panel import texts
from tests.support.waiting import LONG

SAID = 3
"""Number of keys kept of an answer: the first ones identify it."""

KINDS = {None: "none", 4: "message", 5: "message", 6: "change", 7: "change", 9: "form"}
"""Kinds of Discord's answers. Immediate and deferred ones share a name, since the load of the machine decides."""

DEFERRED = 6
"""The kind of answer after which the message may be changed."""

NOT_TOLD = ("person-", "side-", "list-", "card-", "suit-", "game-")
"""Prefixes of keys of names inside sentences, which are not recorded."""


@contextlib.contextmanager
def speaking() -> Iterator[dict[str, str]]:
    """Record the key of every sentence made meanwhile."""
    keys: dict[str, str] = {}
    real = Words.text

    def text(self: Words, key: str, /, **args: str | int) -> str:
        said = real(self, key, **args)
        keys[said] = key
        return said

    with mock.patch.object(Words, "text", text):
        yield keys


def keys_of(answer: str, keys: dict[str, str]) -> list[str]:
    """Return the keys of the sentences in an answer, in their order, at most SAID of them."""
    found = [(answer.find(said), -len(said), key) for said, key in keys.items() if len(said) > 5 and said in answer]
    ordered = dict.fromkeys(key for _, _, key in sorted(found) if not key.startswith(NOT_TOLD))
    return list(ordered)[:SAID]


def told(made: Interaction, keys: dict[str, str]) -> str:
    """Return one answer on one line."""
    parts = [KINDS.get(made.callback_type, str(made.callback_type))]
    if made.modal is not None:
        parts += [re.sub(r"^m1:[^:]+", "m1:T", made.modal["custom_id"])]
        return " ".join([*parts, *keys_of(made.modal["title"], keys)])
    # A message that was only to be changed and was not still has the sentences from before.
    own = made.message if made.callback_type != DEFERRED or (made.message or {}).get("edited_timestamp") else None
    shown = [one for one in (own, *made.followups) if one is not None]
    return " ".join([*parts, *keys_of("\n".join(map(texts, shown)), keys)])


class Desk(Home):
    """A server whose moderator presses every control, on the card of a table that has not begun."""

    async def table_id(self) -> str:
        """Return the table that has not begun, a new one if the last press has begun or ended it."""
        state = await self.look()
        if state is None or state.host != 1 or state.status != LOBBY:
            await self.host.slash(self.channel, "table create", game="minchiate", pace="none")
            await self.quiet()
            state = await self.look()
        assert state is not None
        return state.id

    async def answer(self, custom_id: str, values: list[str]) -> str:
        """Return the answer to one press."""
        assert self.bot is not None
        table = await self.table_id()
        made = await self.host.slash(self.channel, "help")
        assert made.message is not None
        its = re.sub(r"^m1:(?!0:)[^:]+", f"m1:{table}", custom_id)
        with speaking() as keys:
            with contextlib.suppress(CannotUse):
                made = await self.host.choose(made.message["id"], its, values, force=True)
            await self.bot._in_flight.finish(30)  # pyright: ignore[reportPrivateUsage]
        return told(made, keys)


async def answers(custom_ids: Iterable[str]) -> dict[str, str]:
    """Return the answer to each id, and at the end whether anything failed."""
    found: dict[str, str] = {}
    lowest = SimpleNamespace(randbelow=lambda _: 0)  # A number drawn by the bot leads to the same cards each time.
    drawing = mock.patch.object(card_answers, "secrets", lowest)
    with tempfile.TemporaryDirectory(prefix="g-") as folder, listening() as errors, drawing:
        world = new_world()
        world.rates.enabled = False
        world.ACK_SECONDS = LONG  # A busy machine answers later than Discord waits.
        async with LocalDiscord(world, unix_path=Path(folder) / "s"):
            its = Desk(world, Path(folder))
            guilds.grant(world, its.host.id, MANAGE_GUILD)
            await its.start()
            try:
                for one in custom_ids:
                    found[one] = await its.answer(one, ["1"])
            finally:
                await its.stop()
    assert errors.lines == []
    return found


def pressed() -> list[str]:
    """Return one id for each action of a table and of a page; deleting one's own data comes last."""
    found: dict[str, str] = {}
    for sample in sorted(kept("ids")["samples"].values(), key=lambda text: (text.count(":"), text)):
        parts = sample.split(":")
        found.setdefault(":".join((parts[0], parts[4])) if parts[0] == "m1" else ":".join(parts[:3]), sample)
    for kind, names in ids.declared().items():
        for name in names:
            plain = f"m1:{ids.TABLE}:0:0:{name}" if kind == "m1" else f"{kind}:{name}:"
            found.setdefault(f"{kind}:{name}", plain)
    return sorted(map(own, found.values()), key=lambda text: ("privacy:sure" in text, text))


def own(custom_id: str) -> str:
    """Return the id as made for the person who presses here: ids of pages name their owner and the person shown."""
    mine = re.sub(r"^(p1:(?:board|privacy):\w+):\w+", r"\1:1", custom_id)
    return re.sub(r"^(p1:profile:\w+):\w+\.\w+", r"\1:1.1", mine)


def golden() -> dict[str, str]:
    """Return the answer to each of them."""
    return asyncio.run(answers(pressed()))
