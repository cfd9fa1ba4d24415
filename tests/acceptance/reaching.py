"""Everything that takes an id, tried from outside: what is asked for, by whom, and what came back.

The vault is a channel that only Zenobia, Yngwie and the bot can see. In it stand a lobby, a running match and a
finished one, and somebody has reported the running one.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.local_server import CannotUse, Interaction, LocalDiscord, Person, World
from bot.local_server.commands import GLOBAL
from bot.local_server.permissions import EVERYONE, MANAGE_GUILD, MANAGE_MESSAGES, VIEW_CHANNEL
from bot.store.reports import Report
from bot.table import commands as cmd
from bot.ui import ids
from bot.ui.page_items import DEEDS
from tests.fuzz.home import Home
from tests.support.played import Play

TABLE, MATCH, REPORT, PERSON, PLACE = "table", "match", "report", "person", "place"
"""What an id is one of: a table, a finished match, a report, a person, a channel or role of a server."""
PLAIN = "plain"
"""No id: a number, a word, a name of a game."""

COMMANDS: dict[str, dict[str, str]] = {
    "table create": dict.fromkeys(("game", "pace", "rules", "length", "ranked", "talk"), PLAIN),
    "table join": {"table": TABLE, "seat": PLAIN},
    "table leave": {"table": TABLE},
    "table start": {"table": TABLE},
    "table seat": {"seat": PLAIN, "player": PERSON},
    "table add-bot": {"level": PLAIN, "seat": PLAIN},
    "table invite": {"player": PERSON},
    "table settings": {"table": TABLE},
    "table list": {},
    "table close": {"table": TABLE},
    "table pause": {"table": TABLE},
    "table resign": {"table": TABLE},
    "hand": {"table": TABLE},
    "play": {"card": TABLE, "table": TABLE},
    "history": {"game": PLAIN, "player": PERSON, "server": PLAIN},
    "replay": {"match": MATCH, "deal": PLAIN},
    "leaderboard": dict.fromkeys(("game", "scope", "period", "measure"), PLAIN),
    "profile": {"player": PERSON},
    "privacy": {},
    "preferences": {},
    "help": {},
    "rules": {"game": PLAIN, "topic": PLAIN},
    "admin season open": {"name": PLAIN},
    "admin season close": {},
    "admin retention": {"months": PLAIN},
    "admin table": {"table": TABLE, "what": PLAIN},
    "admin ban": {"player": PERSON},
    "admin setup": {},
    "admin reports": {},
    "admin signals": {},
    "admin data": {},
}
"""Every option of every command. A card may carry the table at which it is played (``12@ab12cd34``)."""

MENUS = {"menu-invite": PERSON, "menu-record": PERSON}
"""The menus of a person."""

FILLED: dict[str, dict[str, Any]] = {"play": {"card": "1"}, "admin table": {"what": "void"}, "table seat": {"seat": 1}}
"""What a command cannot do without."""

CONTROLS: dict[str, str] = {
    **dict.fromkeys(
        ids.LOBBY_ACTIONS
        | ids.BOARD_ACTIONS
        | ids.MORE_ACTIONS
        | ids.REPORT_ACTIONS
        | ids.CALL_ACTIONS
        | ids.HAND_ACTIONS
        | ids.LEAVE_ACTIONS
        | ids.RESULT_ACTIONS
        | ids.MODAL_ACTIONS
        | ids.PLACE_ACTIONS
        | ids.FAIR_ACTIONS,
        TABLE,
    ),
    **dict.fromkeys(("replay", "step", "totrick", "todeal", "eyes", "share", "export", "post"), MATCH),
    "history": PERSON,
}
"""What the table id (or the arg) of each control of a table names. The values of some menus are ids too: *which* names
a table, *invited* people, *where* one of the channels in which the person can write (test_places)."""

PAGES: dict[tuple[str, str], str] = {
    **{("board", deed): PERSON for deed in ("game", "measure", "period", "back", "on", "mine", "words", "scope")},
    ("profile", "game"): PERSON,
    ("profile", "replay"): MATCH,
    ("profile", "best"): PERSON,
    **{("privacy", deed): PERSON for deed in ("open", "wish", "export", "forget", "sure")},
    **{("prefs", deed): PLAIN for deed in ("open", "choose", "set", "quiet", "test", "data", "people", "invites")},
    **{("prefs", deed): PERSON for deed in ("block", "unblock")},
    **{("setup", deed): PLAIN for deed in ("open", "limit", "language", "boards", "desk", "check", "limits", "hourly")},
    ("signals", "days"): PLAIN,
    **{("setup", deed): PLACE for deed in ("channels", "role", "notices")},
    **{("data", deed): PLACE for deed in ("open", "export", "erase", "sure")},
    ("reports", "open"): PLAIN,
    **{("reports", deed): REPORT for deed in ("read", "log", "settle")},
    **{("guide", deed): PLAIN for deed in ("open", "go", "game", "values")},
    **{("lesson", deed): PLAIN for deed in (ids.HAND_ACTIONS | {"begin", "finish", "hint"})},
}
"""What each control of a page names."""

NOTHING = {TABLE: "zzzzzzz9", MATCH: "zzzzzzz9", REPORT: "1234567890123", PERSON: "999", PLACE: "1234567890123"}
"""Ids that nothing has: what is hidden is answered like these."""


def unclassified(bot: Any) -> list[str]:
    """Commands, options, menus and controls of which nobody has said what their ids name, or that are no more."""
    tree, found = bot.tree, list[str]()
    commands = {one.qualified_name: one for one in tree.walk_commands() if hasattr(one, "parameters")}
    found += sorted(set(commands) ^ set(COMMANDS))
    for path, command in commands.items():
        options = {parameter.name for parameter in command.parameters}
        found += [f"{path} {name}" for name in sorted(options ^ set(COMMANDS.get(path, {})))]
    menus = {one.name for kind in (2, 3) for one in tree.get_commands(type=_kind(kind))}
    found += [] if len(menus) == len(MENUS) else sorted(menus)
    found += sorted(ids.ACTIONS ^ set(CONTROLS))
    deeds = {(page, deed) for page, its in DEEDS.items() for deed in its}
    return found + [" ".join(one) for one in sorted(deeds ^ set(PAGES))]


def _kind(number: int) -> Any:
    import discord

    return discord.AppCommandType(number)


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks from outside: a channel in which they are, and a message there on which they press."""

    name: str
    person: Person
    channel: str
    message: str
    guild: bool


@dataclass(frozen=True)
class Probe:
    """One try: what it is called, the id of what is hidden, that of nothing, and how one asks for either."""

    name: str
    hidden: str
    nothing: str
    ask: Callable[[Seeker, str], Awaitable[Interaction | list[Any]]]
    sums: bool = False
    """Whether it asks for somebody's record: its sums are no secret, but no line of it may lead into the vault."""


class Vault(Home):
    """The server with the vault, another server, and those who look from outside."""

    async def build(self) -> None:
        """Make all of it."""
        world = self.world
        assert self.bot is not None
        self.vault = world.channel("vault")["id"]
        self.zenobia, self.yngwie = world.person("Zenobia"), world.person("Yngwie")
        world.overwrite(self.vault, world.guild_id, deny=VIEW_CHANNEL)
        for one in (self.zenobia.id, self.yngwie.id, world.bot["id"]):
            world.overwrite(self.vault, one, allow=EVERYONE)
        await self.until(lambda: self.zenobia.commands(self.vault))
        store, guild = self.bot.services.store, int(world.guild_id)
        members = (self.zenobia, self.yngwie)
        self.numbers = [(await store.person(int(one.id), one.name, "en-US")).id for one in members]
        play = Play("q7x9k2w4", 3, self.bot.services.clock.now() - 3_600_000, store)
        where: dict[str, Any] = {"guild": guild, "channel": int(self.vault)}
        await play.open("minchiate", self.numbers, bots=2, options={"set_length": 1}, **where)
        await play.to_end(minutes=0)
        self.finished = play.state.id
        self.tables = [self.finished]
        for start in (True, False):
            await self.zenobia.slash(self.vault, "table create", game="minchiate", pace="daily")
            row = next(one for one in await store.tables(guild=guild) if one.id not in self.tables)
            self.tables.append(row.id)
            for number in range(3 if start else 0):
                await self._give(f"b{number}", row.id, cmd.AddBot("novice"))
            if start:
                await self._give("s", row.id, cmd.Start())
            await self.quiet()
        self.report = 987654321
        told = Report(self.report, guild, self.tables[1], self.numbers[1], None, None, 1, 9, "Secret words", 1)
        await store.file_report(told)
        self.seekers = [seeker async for seeker in self._seekers()]

    async def _give(self, name: str, table: str, body: cmd.Body) -> None:
        assert self.bot is not None
        done = await self.bot.services.tables.submit(cmd.Command(name, table, body, self.numbers[0]))
        assert isinstance(done, cmd.Applied), done

    async def _seekers(self) -> AsyncIterator[Seeker]:
        """A stranger who manages another server; a member; a moderator of another channel; both in messages."""
        world, dino = self.world, self.people[3]
        admin = next(command for command in world.commands[GLOBAL] if command["name"] == "admin")
        admin["default_member_permissions"] = None
        guild = world.add_guild("Elsewhere")["id"]
        rosa, keeper = world.person("Rosa"), world.person("Kuno")
        for one in (rosa, dino, keeper, self.host):
            one.locale = "en-US"
        world.leave(rosa.id)
        world.join(rosa.id, guild)
        world.grant(rosa.id, MANAGE_GUILD, guild)
        far, corner = world.channel("far", guild_id=guild)["id"], world.channel("corner")["id"]
        world.overwrite(corner, keeper.id, allow=MANAGE_MESSAGES)
        places = (("stranger", rosa, far), ("member", dino, self.channel), ("moderator elsewhere", keeper, corner))
        for name, person, channel in (*places, ("in messages", dino, dino.open_dm()["id"])):
            await self.until(lambda person=person, channel=channel: person.commands(channel))
            yield await self.seeker(name, person, channel)
        await dino.slash(self.channel, "table create", game="minchiate", pace="daily")
        assert self.bot is not None
        rows = await self.bot.services.store.tables()
        self.own = next(row.id for row in rows if row.id not in self.tables)

    async def seeker(self, name: str, person: Person, channel: str) -> Seeker:
        """Somebody in a channel, with a message of their own there to press on."""
        made = await person.slash(channel, "help")
        assert made.message is not None
        return Seeker(name, person, channel, made.message["id"], "guild_id" in self.world.channels[channel])

    # -- what is tried

    def probes(self) -> Iterator[Probe]:
        """Every command, control and choice that takes an id."""
        for path, options in COMMANDS.items():
            for option, kind in options.items():
                for hidden in self._hidden(kind) if kind != PERSON else ():
                    yield self._typed(path, option, hidden, kind)
        for action, kind in sorted(CONTROLS.items()):
            for hidden in self.tables if kind != PERSON else ():
                yield self._pressed(action, hidden)
        # The menu whose values are tables, on a table of one's own.
        yield self._chosen("which", "m1:{own}:0:0:which", self.tables[1], TABLE)
        yield self._chosen("profile replay", "p1:profile:replay:1.1", self.finished, MATCH)
        yield self._paged("history beside", "m1:0:0:0:history:-.{id}.0", ids.base36(self.numbers[0]), ids.base36(999))
        for (page, deed), kind in PAGES.items():
            if kind == REPORT:
                yield self._paged(f"{page} {deed}", f"p1:{page}:{deed}:{{id}}", str(self.report), NOTHING[REPORT])
            elif kind == PLACE and page == "setup":
                yield self._chosen(f"{page} {deed}", f"p1:{page}:{deed}:", self.vault, PLACE)
            elif kind == PERSON and page == "profile":
                arg = f"p1:{page}:{deed}:{{id}}.{{id}}" + (".minchiate" if deed == "best" else "")
                numbers = ids.base36(self.numbers[0]), ids.base36(999)
                yield self._paged(f"{page} {deed}", arg, *numbers, sums=deed == "game")

    def _hidden(self, kind: str) -> list[str]:
        return self.tables if kind in (TABLE, MATCH) else []

    def _typed(self, path: str, option: str, hidden: str, kind: str) -> Probe:
        async def ask(seeker: Seeker, number: str) -> Interaction:
            value = f"1@{number}" if option == "card" else number
            return await seeker.person.slash(seeker.channel, path, **{**FILLED.get(path, {}), option: value})

        return Probe(f"/{path} {option}", hidden, NOTHING[kind], ask)

    def _pressed(self, action: str, hidden: str) -> Probe:
        arg = {"again": "same", "step": "p.next"}.get(action, "1")

        async def ask(seeker: Seeker, number: str) -> Interaction:
            control = ids.ControlId(number, 1, 0, action, arg).encode()
            return await seeker.person.choose(seeker.message, control, ["1"], force=True)

        return Probe(f"[{action}]", hidden, NOTHING[TABLE], ask)

    def _chosen(self, name: str, control: str, hidden: str, kind: str) -> Probe:
        async def ask(seeker: Seeker, number: str) -> Interaction:
            custom_id = control.replace("{own}", self.own)
            return await seeker.person.choose(seeker.message, custom_id, [number], force=True)

        return Probe(f"[{name}] value", hidden, NOTHING[kind], ask)

    def _paged(self, name: str, control: str, hidden: str, nothing: str, *, sums: bool = False) -> Probe:
        async def ask(seeker: Seeker, number: str) -> Interaction:
            return await seeker.person.click(seeker.message, control.replace("{id}", number), force=True)

        return Probe(f"[{name}]", hidden, nothing, ask, sums)

    # -- what came back

    async def answer(self, seeker: Seeker, made: Interaction | list[Any]) -> str:
        """What somebody reads in answer, form and files too."""
        assert self.bot is not None
        if isinstance(made, list):
            return json.dumps(made)
        await self.bot._at_work.finish(30)  # pyright: ignore[reportPrivateUsage]
        shown = [one for one in (made.message, *made.followups) if one is not None]
        parts = [[one.get("content"), one.get("components"), _files(one)] for one in shown]
        return json.dumps([*parts, made.modal, made.choices], ensure_ascii=False)

    async def found(self, probe: Probe, seeker: Seeker) -> str:
        """What this one learns by the probe of what is hidden; "" where it is answered as what does not exist."""
        with contextlib.suppress(CannotUse):
            hidden = await self.answer(seeker, await probe.ask(seeker, probe.hidden))
            nothing = await self.answer(seeker, await probe.ask(seeker, probe.nothing))
            same = hidden == nothing or _bare(hidden, probe.hidden) == _bare(nothing, probe.nothing)
            if probe.sums and seeker.guild and self.leads(hidden):
                return f"{seeker.name}, {probe.name}: {hidden}"
            if not probe.sums and (not same or self.secrets(hidden, (probe.hidden,))):
                return f"{seeker.name}, {probe.name}: {hidden[:600]} // {nothing[:300]}"
        return ""

    def leads(self, text: str) -> bool:
        """Whether something in a record leads to a match: its name, a line of the list, a best deal, a menu."""
        people = ("Zenobia", "Yngwie")
        return bool(self.secrets(text, people)) or "profile:replay" in text or "★" in text or "profile:best" in text

    def secrets(self, text: str, but: Iterable[str] = ()) -> list[str]:
        """What of the vault stands in a text."""
        known = {*self.tables, "Zenobia", "Yngwie", "Secret words", self.vault, str(self.report)} - set(but)
        return sorted(one for one in known if one in text)


def _files(message: dict[str, Any]) -> list[str]:
    return [one["filename"] for one in message.get("attachments") or ()]


def _bare(text: str, number: str) -> str:
    """The text without the id that was asked for, and without the numbers that Discord gives the parts of a message."""
    text = text.replace(number, "ID") if len(number) > 5 else text
    return re.sub(r'"(id|url|proxy_url|attachment_id)": ("[^"]*"|\d+)', '"x": 0', text)


@contextlib.asynccontextmanager
async def vault(folder: Path) -> AsyncIterator[Vault]:
    """All of it, on a database of its own."""
    world = World()
    world.rates.enabled = False
    async with LocalDiscord(world, unix_path=folder / "s"):
        its = Vault(world, folder)
        await its.start()
        try:
            await its.build()
            yield its
        finally:
            await its.stop()
