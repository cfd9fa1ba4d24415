"""Every control and command that takes an id, used by people who may not see its table.

The vault is a channel that only Zenobia, Yngwie and the bot can see. It contains a lobby, a running match and a
finished one, and there is a report about the running one.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.local_server import CannotUse, Interaction, LocalDiscord, Person, guilds, new_world, person_named
from bot.local_server.commands import GLOBAL
from bot.local_server.permissions import EVERYONE, MANAGE_GUILD, MANAGE_MESSAGES, VIEW_CHANNEL
from bot.ports.servers import Report
from bot.table import commands as cmd
from bot.ui.transport import control_ids, id_format
from tests.fuzz.home import Home
from tests.support.played import Play
from tests.support.pressed import AT_TABLES, arg_for

TABLE, MATCH, REPORT, PERSON, PLACE = "table", "match", "report", "person", "place"
"""Kinds of ids: of a table, a finished match, a report, a person, a channel or role of a server."""
PLAIN = "plain"
"""No id: a number, a word, a name of a game."""

COMMANDS: dict[str, dict[str, str]] = {
    "table create": dict.fromkeys(("game", "pace", "rules", "length", "ranked", "chat"), PLAIN),
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
    "play-now": {"game": PLAIN},
    "hand": {"table": TABLE},
    "hint": {"table": TABLE},
    "play": {"answer": TABLE, "table": TABLE},
    "history": {"game": PLAIN, "player": PERSON, "server": PLAIN},
    "replay": {"match": MATCH, "deal": PLAIN},
    "leaderboard": dict.fromkeys(("game", "scope", "period", "measure", "bots"), PLAIN),
    "profile": {"player": PERSON},
    "privacy": {},
    "preferences": {},
    "help": {},
    "rules": {"game": PLAIN, "topic": PLAIN},
    "puzzle": {"game": PLAIN},
    "daily": {"game": PLAIN},
    "tournament create": dict.fromkeys(
        ("name", "game", "form", "system", "scoring", "rounds", "deals", "begins", "minutes", "director"), PLAIN
    ),
    **{
        f"tournament {deed}": {"tournament": PLAIN}
        for deed in ("join", "leave", "check-in", "standings", "rounds", "director")
    },
    "admin season open": {"name": PLAIN},
    "admin season close": {},
    "admin retention": {"months": PLAIN},
    "admin table": {"table": TABLE, "what": PLAIN},
    "admin ban": {"player": PERSON},
    "admin setup": {},
    "admin reports": {},
    "admin signals": {},
    "admin doctor": {},
    "admin data": {},
}
"""Every option of every command. A card may include the table at which it is played (``12@ab12cd34``)."""

MENUS = {"menu-invite": PERSON, "menu-record": PERSON}
"""The menus on a person."""

FILLED: dict[str, dict[str, Any]] = {
    "play": {"answer": "1"},
    "admin table": {"what": "void"},
    "table seat": {"seat": 1},
}
"""The required options of the commands."""

CONTROLS: dict[str, str] = {
    **dict.fromkeys(AT_TABLES, TABLE),
    **dict.fromkeys(("replay", "step", "totrick", "todeal", "eyes", "export", "post"), MATCH),
    **dict.fromkeys(("share", "watch", "watchon"), MATCH),
    "history": PERSON,
}
"""What the table id (or the arg) of each control of a table names. The values of some menus are ids too: *which* names
a table, *invited* people, *where* one of the channels in which the person can write (test_channel_loss)."""

PAGES: dict[tuple[str, str], str] = {
    **{("board", deed): PERSON for deed in ("game", "measure", "period", "back", "on", "mine", "words", "scope")},
    ("play", "now"): PLAIN,
    ("profile", "game"): PERSON,
    ("profile", "replay"): MATCH,
    ("profile", "watch"): MATCH,
    ("profile", "best"): PERSON,
    ("profile", "badges"): PERSON,
    ("profile", "losses"): PERSON,
    **{("privacy", deed): PERSON for deed in ("open", "wish", "export", "forget", "sure")},
    **{("prefs", deed): PLAIN for deed in ("open", "choose", "set", "quiet", "test", "data", "people", "invites")},
    **{("prefs", deed): PERSON for deed in ("block", "unblock")},
    **{
        ("setup", deed): PLAIN
        for deed in ("open", "limit", "language", "boards", "desk", "check", "limits", "hourly", "daily", "dealshour")
    },
    ("signals", "days"): PLAIN,
    **{("setup", deed): PLACE for deed in ("channels", "role", "notices", "puzzles", "deals")},
    **{("data", deed): PLACE for deed in ("open", "export", "erase", "sure")},
    ("reports", "open"): PLAIN,
    **{("reports", deed): REPORT for deed in ("read", "log", "settle")},
    **{("guide", deed): PLAIN for deed in ("open", "go", "game", "values", "terms", "term")},
    **{("famous", deed): PLAIN for deed in ("show", "step")},
    **{("daily", deed): PLAIN for deed in ("day", "open", "start", "share", "file", "line")},
    **{("dailyhand", one.action): PLAIN for one in control_ids.DAILY_STEPS.values()},
    **{
        ("tour", deed): PLAIN
        for deed in (
            *("open", "join", "with", "bots", "here", "leave", "left", "standings", "round", "seals"),
            *("direct", "ask", "which", "person", "do", "form"),
        )
    },
    **{("puzzle", deed): PLAIN for deed in ("next", "open", "card", "pick", "hands")},
    **{("lesson", one.action): PLAIN for one in control_ids.LESSON_STEPS.values()},
    **{("lesson", deed): PLAIN for deed in ("again", "begin", "finish", "hint", "onward")},
}
"""What the ids of the controls of each page name. Who reaches a tournament is in ``tests/ui/test_tournament.py``."""

NOTHING = {TABLE: "zzzzzzz9", MATCH: "zzzzzzz9", REPORT: "1234567890123", PERSON: "999", PLACE: "1234567890123"}
"""Ids that do not exist: requests for what is hidden are answered like these."""


def unclassified(bot: Any) -> list[str]:
    """Return the commands, options, menus and controls that are not declared here, or are declared but do not exist."""
    tree, found = bot.tree, list[str]()
    commands = {one.qualified_name: one for one in tree.walk_commands() if hasattr(one, "parameters")}
    found += sorted(set(commands) ^ set(COMMANDS))
    for path, command in commands.items():
        options = {parameter.name for parameter in command.parameters}
        found += [f"{path} {name}" for name in sorted(options ^ set(COMMANDS.get(path, {})))]
    menus = {one.name for kind in (2, 3) for one in tree.get_commands(type=_kind(kind))}
    found += [] if len(menus) == len(MENUS) else sorted(menus)
    found += sorted(set(control_ids.CONTROLS[""]) ^ set(CONTROLS))
    deeds = {(page, deed) for page, its in control_ids.CONTROLS.items() if page for deed in its}
    return found + [" ".join(one) for one in sorted(deeds ^ set(PAGES))]


def _kind(number: int) -> Any:
    import discord

    return discord.AppCommandType(number)


@dataclass(frozen=True)
class Seeker:
    """A person outside the vault: a channel that they see, and a message there whose controls they use."""

    name: str
    person: Person
    channel: str
    message: str
    guild: bool


@dataclass(frozen=True)
class Probe:
    """One try: its name, the id of what is hidden, an id that does not exist, and how one asks for either."""

    name: str
    hidden: str
    nothing: str
    ask: Callable[[Seeker, str], Awaitable[Interaction | list[Any]]]
    sums: bool = False
    """Whether it asks for a person's record: its sums are no secret, but no line of it may lead into the vault."""


class Vault(Home):
    """The server with the vault, another server, and the people outside."""

    async def build(self) -> None:
        """Create all of it."""
        world = self.world
        assert self.bot is not None
        self.vault = guilds.channel(world, "vault")["id"]
        self.zenobia, self.yngwie = person_named(world, "Zenobia"), person_named(world, "Yngwie")
        guilds.overwrite(world, self.vault, world.guild_id, deny=VIEW_CHANNEL)
        for one in (self.zenobia.id, self.yngwie.id, world.bot["id"]):
            guilds.overwrite(world, self.vault, one, allow=EVERYONE)
        await self.until(lambda: self.zenobia.commands(self.vault))
        store, guild = self.bot.services.store, int(world.guild_id)
        members = (self.zenobia, self.yngwie)
        self.numbers = [(await store.people.person(int(one.id), one.name, "en-US")).id for one in members]
        play = Play("q7x9k2w4", 3, self.bot.services.clock.now() - 3_600_000, store)
        where: dict[str, Any] = {"guild": guild, "channel": int(self.vault)}
        await play.open("minchiate", self.numbers, bots=2, options={"set_length": 1}, **where)
        await play.to_end(minutes=0)
        self.finished = play.state.id
        self.tables = [self.finished]
        for start in (True, False):
            await self.zenobia.slash(self.vault, "table create", game="minchiate", pace="daily")
            row = next(one for one in await store.tables.listed(guild=guild) if one.id not in self.tables)
            self.tables.append(row.id)
            for number in range(3 if start else 0):
                await self._give(f"b{number}", row.id, cmd.AddBot("novice"))
            if start:
                await self._give("s", row.id, cmd.Start())
            await self.quiet()
        self.report = 987654321
        told = Report(self.report, guild, self.tables[1], self.numbers[1], None, None, 1, 9, "Secret words", 1)
        await store.reports.file_report(told)
        self.seekers = [seeker async for seeker in self._seekers()]

    async def _give(self, name: str, table: str, body: cmd.Body) -> None:
        assert self.bot is not None
        done = await self.bot.services.tables.submit(cmd.Command(name, table, body, self.numbers[0]))
        assert isinstance(done, cmd.Applied), done

    async def _seekers(self) -> AsyncIterator[Seeker]:
        """Yield a stranger who manages another server, a member, a moderator of another channel, and both in
        messages."""
        world, dino = self.world, self.people[3]
        admin = next(command for command in world.commands[GLOBAL] if command["name"] == "admin")
        admin["default_member_permissions"] = None
        guild = guilds.add_guild(world, "Elsewhere")["id"]
        rosa, keeper = person_named(world, "Rosa"), person_named(world, "Kuno")
        for one in (rosa, dino, keeper, self.host):
            one.locale = "en-US"
        guilds.leave(world, rosa.id)
        guilds.join(world, rosa.id, guild)
        guilds.grant(world, rosa.id, MANAGE_GUILD, guild)
        far, corner = guilds.channel(world, "far", guild_id=guild)["id"], guilds.channel(world, "corner")["id"]
        guilds.overwrite(world, corner, keeper.id, allow=MANAGE_MESSAGES)
        places = (("stranger", rosa, far), ("member", dino, self.channel), ("moderator elsewhere", keeper, corner))
        for name, person, channel in (*places, ("in messages", dino, dino.open_dm()["id"])):
            await self.until(lambda person=person, channel=channel: person.commands(channel))
            yield await self.seeker(name, person, channel)
        await dino.slash(self.channel, "table create", game="minchiate", pace="daily")
        assert self.bot is not None
        rows = await self.bot.services.store.tables.listed()
        self.own = next(row.id for row in rows if row.id not in self.tables)

    async def seeker(self, name: str, person: Person, channel: str) -> Seeker:
        """Return a person in a channel, with their own message there."""
        made = await person.slash(channel, "help")
        assert made.message is not None
        return Seeker(name, person, channel, made.message["id"], "guild_id" in self.world.channels[channel])

    # -- the tries

    def probes(self) -> Iterator[Probe]:
        """Yield every command, control and choice that takes an id."""
        for path, options in COMMANDS.items():
            for option, kind in options.items():
                for hidden in self._hidden(kind) if kind != PERSON else ():
                    yield self._typed(path, option, hidden, kind)
        for action, kind in sorted(CONTROLS.items()):
            for hidden in self.tables if kind != PERSON else ():
                yield self._pressed(action, hidden)
        # The menu whose values are tables, on the person's own table.
        yield self._chosen("which", "m1:{own}:0:0:which", self.tables[1], TABLE)
        for deed in ("replay", "watch"):
            yield self._chosen(f"profile {deed}", f"p1:profile:{deed}:1.1", self.finished, MATCH)
        yield self._paged(
            "history beside",
            "m1:0:0:0:history:-.{id}.0",
            id_format.base36(self.numbers[0]),
            id_format.base36(999),
        )
        for (page, deed), kind in PAGES.items():
            if kind == REPORT:
                yield self._paged(f"{page} {deed}", f"p1:{page}:{deed}:{{id}}", str(self.report), NOTHING[REPORT])
            elif kind == PLACE and page == "setup":
                yield self._chosen(f"{page} {deed}", f"p1:{page}:{deed}:", self.vault, PLACE)
            elif kind == PERSON and page == "profile":
                arg = f"p1:{page}:{deed}:{{id}}.{{id}}" + (".minchiate" if deed in ("best", "badges", "losses") else "")
                numbers = id_format.base36(self.numbers[0]), id_format.base36(999)
                yield self._paged(f"{page} {deed}", arg, *numbers, sums=deed in ("game", "badges"))

    def _hidden(self, kind: str) -> list[str]:
        return self.tables if kind in (TABLE, MATCH) else []

    def _typed(self, path: str, option: str, hidden: str, kind: str) -> Probe:
        async def ask(seeker: Seeker, number: str) -> Interaction:
            value = f"1@{number}" if option == "card" else number
            return await seeker.person.slash(seeker.channel, path, **{**FILLED.get(path, {}), option: value})

        return Probe(f"/{path} {option}", hidden, NOTHING[kind], ask)

    def _pressed(self, action: str, hidden: str) -> Probe:
        arg = arg_for(action, {"again": "same", "step": "p.next"}.get(action, "1"))

        async def ask(seeker: Seeker, number: str) -> Interaction:
            control = id_format.ControlId(number, 1, 0, action, arg).encode()
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

    # -- the answers

    async def answer(self, seeker: Seeker, made: Interaction | list[Any]) -> str:
        """Return the text of an answer, its form and files included."""
        assert self.bot is not None
        if isinstance(made, list):
            return json.dumps(made)
        await self.bot._in_flight.finish(30)  # pyright: ignore[reportPrivateUsage]
        shown = [one for one in (made.message, *made.followups) if one is not None]
        parts = [[one.get("content"), one.get("components"), _files(one)] for one in shown]
        return json.dumps([*parts, made.modal, made.choices], ensure_ascii=False)

    async def found(self, probe: Probe, seeker: Seeker) -> str:
        """Return what the seeker learns of what is hidden; "" if the answer is the one for what does not exist."""
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
        """Return whether something in a record leads to a match: its name, a line of the list, a best deal, a menu."""
        people = ("Zenobia", "Yngwie")
        return bool(self.secrets(text, people)) or any(
            sign in text for sign in ("profile:replay", "profile:watch", ":watch:", "★", "profile:best")
        )

    def secrets(self, text: str, but: Iterable[str] = ()) -> list[str]:
        """Return which of the vault's secrets are in a text."""
        known = {*self.tables, "Zenobia", "Yngwie", "Secret words", self.vault, str(self.report)} - set(but)
        return sorted(one for one in known if one in text)


def _files(message: dict[str, Any]) -> list[str]:
    return [one["filename"] for one in message.get("attachments") or ()]


def _bare(text: str, number: str) -> str:
    """Return the text without the id that was asked for, and without Discord's ids of the parts of a message."""
    text = text.replace(number, "ID") if len(number) > 5 else text
    return re.sub(r'"(id|url|proxy_url|attachment_id)": ("[^"]*"|\d+)', '"x": 0', text)


@contextlib.asynccontextmanager
async def vault(folder: Path) -> AsyncIterator[Vault]:
    """Start the vault on a database of its own."""
    world = new_world()
    world.rates.enabled = False
    async with LocalDiscord(world, unix_path=folder / "s"):
        its = Vault(world, folder)
        await its.start()
        try:
            await its.build()
            yield its
        finally:
            await its.stop()
