"""The Discord side: every control, menu, command and form of the real client, with invented ids and values."""

from __future__ import annotations

import contextlib
import random
import re
import tempfile
from pathlib import Path
from typing import Any

from bot.local_server import CannotUse, LocalDiscord, Person, guilds, new_world
from bot.local_server.permissions import MANAGE_GUILD
from bot.table import commands as cmd
from bot.ui.transport import id_format
from tests.fuzz import odd
from tests.fuzz.home import Home, listening
from tests.fuzz.target import Target, need
from tests.support.panel import controls
from tests.support.pressed import ACTIONS, PANEL

COMMANDS: dict[str, tuple[str, ...]] = {
    "table create": ("game", "rules", "length", "pace"),
    "table join": ("table", "seat"),
    "table leave": ("table",),
    "table start": ("table",),
    "table settings": ("table",),
    "table close": ("table",),
    "table pause": ("table",),
    "table resign": ("table",),
    "table list": (),
    "play-now": ("game",),
    "hand": ("table",),
    "play": ("card", "table"),
    "history": ("game", "server"),
    "replay": ("match", "deal"),
    "leaderboard": ("game", "scope", "period", "measure"),
    "profile": (),
    "preferences": (),
    "privacy": (),
    "help": (),
    "rules": ("game", "topic"),
    "admin setup": (),
    "admin reports": (),
    "admin table": ("table", "what"),
    "admin retention": ("months",),
    "admin season open": ("name",),
}

NUMBERS = ("length", "seat", "deal", "months")

PAGES = ("play", "board", "profile", "privacy", "prefs", "setup", "data", "reports", "guide", "lesson", "nothing")

DEEDS = (
    *("set", "choose", "test", "data", "open", "wish", "export", "forget", "channels", "role", "limit", "language"),
    *(
        "boards",
        "desk",
        "notices",
        "read",
        "settle",
        "log",
        "erase",
        "game",
        "measure",
        "period",
        "mine",
        "words",
        "best",
        "page",
        "check",
        "now",
    ),
)
"""Everything but the second press of "forget me", which would remove the person for the rest of the run."""

OWN_CARDS = re.compile(r"/hand-[0-9a-f]{12}\.png")
"""The address of a picture of a player's cards: the server replaces ``attachment://`` when the message arrives."""

FRESH = 0.02
"""How often a new table replaces the open one: sooner or later all four sit at a table, and then nobody is left who
could try to see another person's cards."""


def _on_panel(custom_id: str) -> bool:
    """Return whether this control is only on the panel of a player."""
    parts = custom_id.split(":")
    return parts[0] == "m1" and parts[4] in PANEL


class Presses(Target):
    """Every press is answered, none fails, and people without a chair never see anybody's cards."""

    name = "presses"
    slow = True

    async def open(self) -> None:
        self.stack = contextlib.AsyncExitStack()
        self.errors = self.stack.enter_context(listening())
        folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory(prefix="g-")))
        world = new_world()
        world.rates.enabled = False
        await self.stack.enter_async_context(LocalDiscord(world, unix_path=folder / "s"))
        self.its = Home(world, folder)
        guilds.grant(world, self.its.people[0].id, MANAGE_GUILD)
        await self.its.start()
        self.stack.push_async_callback(self.its.stop)
        self.known: set[str] = set()
        self.heard: dict[str, None] = {}

    async def close(self) -> None:
        await self.stack.aclose()

    async def one(self, chance: random.Random) -> bool:
        its = self.its
        if await its.look() is None or chance.random() < FRESH:
            await self._broken_off()
            await self._sat_down(chance)
        person = chance.choice(its.people)
        with contextlib.suppress(CannotUse):
            await chance.choice((self._press, self._press, self._press, self._command, self._typing))(chance, person)
        await its.quiet()
        await self._saves_again()
        need(not self.errors.lines, *(line[:1500] for line in self.errors.lines[:1]))
        await self._nobody_looks_into_cards()
        return True

    async def _saves_again(self) -> None:
        """Ignore a write that was too late on a busy machine, if the next one succeeds."""
        if any("nothing can be saved: locked" in line for line in self.errors.lines):
            assert self.its.bot is not None
            await self.its.bot.services.store.heartbeat.beat(self.its.bot.services.clock.now())
            self.errors.lines = [line for line in self.errors.lines if "can be saved: locked" not in line]

    async def _broken_off(self) -> None:
        its = self.its
        if its.now is not None:
            assert its.bot is not None
            end = cmd.Command("fv", its.now.id, cmd.Moderate("void"), its.now.host, moderator=True)
            await its.bot.services.tables.submit(end)

    async def _sat_down(self, chance: random.Random) -> None:
        """Open a new table with some people at it, mostly in play."""
        its = self.its
        assert its.bot is not None
        services = its.bot.services
        with contextlib.suppress(CannotUse):
            await its.host.slash(its.channel, "table create", game=chance.choice(("minchiate", "chinze")), pace="none")
        await its.quiet()
        state = await its.look()
        if state is None:
            return
        self.known.add(state.id)
        for person in its.people[1 : chance.randrange(1, 4)]:
            known = await services.store.people.person(int(person.id), person.name, "en-US")
            await services.tables.submit(cmd.Command(f"f{known.id}", state.id, cmd.Sit(), known.id))
        for number in range(4):
            await services.tables.submit(cmd.Command(f"fb{number}", state.id, cmd.AddBot("novice"), state.host))
        if chance.random() < 0.8:
            await services.tables.submit(cmd.Command("fs", state.id, cmd.Start(), state.host))
        await its.quiet()
        await its.look()

    async def _press(self, chance: random.Random, person: Person) -> None:
        """Press a control that exists, or one that does not, on any message the bot has sent."""
        its = self.its
        messages = [m for held in its.world.messages.values() for m in held.values() if m.get("components")]
        public = [m for m in messages if m["id"] not in its.world.only_for]
        message = chance.choice(chance.choice((messages[-40:], public[-4:])))
        there = [node["custom_id"] for node in controls(message) if node.get("custom_id")]
        custom_id = chance.choice(there) if there and chance.random() < 0.4 else self._forged(chance)
        if chance.random() < 0.2:
            custom_id = odd.bent(chance, custom_id).encode("utf-8", "replace").decode()[:100]
        if custom_id.startswith("p1:") and ":sure:" in custom_id:
            return
        twice = chance.random() < 0.1
        if chance.random() < 0.5:
            await self._answered(person.click(message["id"], custom_id, force=True, duplicate=twice), chance, person)
        else:
            values = [
                chance.choice((self._value(chance), odd.sendable(chance)[:100])) for _ in range(chance.randrange(4))
            ]
            choosing = person.choose(message["id"], custom_id, values, force=True, duplicate=twice)
            await self._answered(choosing, chance, person)

    async def _answered(self, pressing: Any, chance: random.Random, person: Person) -> None:
        """Follow what a press brings; a form that opens is sent with odd content."""
        made = await pressing
        if made.modal is None:
            return
        nodes = [
            node
            for row in made.modal["components"]
            for node in (row.get("component"), *row.get("components", ()))
            if node
        ]
        fields = {
            node["custom_id"]: odd.sendable(chance) if node["type"] == 4 else [odd.sendable(chance)] for node in nodes
        }
        await person.submit(made, fields, force=True)

    def _forged(self, chance: random.Random) -> str:
        its = self.its
        if chance.random() < 0.3:
            arg = (
                self._value(chance)
                if chance.random() < 0.5
                else f"{chance.choice(('surface', 'theme', 'language'))}.{self._value(chance)}"
            )
            return f"p1:{chance.choice(PAGES)}:{chance.choice(DEEDS)}:{arg}"[:100]
        table = chance.choice((*sorted(self.known), self._table(), self._table(), "zzzzzzzz", "0"))
        deal, asked = chance.randrange(4), chance.choice((0, 1, *(its.now.asked if its.now else ())))
        arg = ".".join(self._value(chance) for _ in range(chance.randrange(3)))
        made = f"m1:{table}:{deal}:{id_format.base36(asked)}:{chance.choice(sorted(ACTIONS))}" + (
            f":{arg}" if arg else ""
        )
        return made[:100]

    def _table(self) -> str:
        return self.its.now.id if self.its.now is not None else "zzzzzzzz"

    def _value(self, chance: random.Random) -> str:
        its = self.its
        return chance.choice(
            (
                id_format.base36(chance.randrange(110)),
                *(self._table(), its.people[chance.randrange(4)].id, its.channel),
                *(
                    "dm",
                    "channel",
                    "yes",
                    "no",
                    "it",
                    "here",
                    "all",
                    "live",
                    "minchiate",
                    "same",
                    "lots",
                    "²",
                    "-1",
                    "zzzzzz",
                ),
            )
        )

    async def _command(self, chance: random.Random, person: Person) -> None:
        path = chance.choice(sorted(COMMANDS))
        options = {
            name: chance.randrange(-3, 50) if name in NUMBERS else self._said(chance)
            for name in COMMANDS[path]
            if chance.random() < 0.8
        }
        await self._answered(person.slash(self.its.channel, path, **options), chance, person)

    async def _typing(self, chance: random.Random, person: Person) -> None:
        """Request completions during typing."""
        path, name = chance.choice((("play", "card"), ("hand", "table"), ("table join", "table"), ("replay", "match")))
        await person.autocomplete(self.its.channel, path, name, self._said(chance))

    def _said(self, chance: random.Random) -> str:
        return chance.choice((self._value(chance), odd.sendable(chance)))

    async def _nobody_looks_into_cards(self) -> None:
        """Check that people without a chair find no cards in the messages that only they see."""
        its = self.its
        assert its.bot is not None
        for message in [m for held in its.world.messages.values() for m in held.values()]:
            owner = its.world.only_for.get(message["id"])
            if owner is None or message["id"] in self.heard:
                continue
            self.heard[message["id"]] = None
            person = await its.bot.services.store.people.person_of(int(owner))
            tables = await its.bot.services.store.tables.listed(person=person.id) if person is not None else []
            if not tables:
                need(not OWN_CARDS.search(str(message)), message)
                private = [node["custom_id"] for node in controls(message) if _on_panel(node.get("custom_id", ""))]
                need(not private, private, message)
