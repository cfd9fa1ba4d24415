"""A table before the match: opening it, chairs, settings, the thread."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.engine.options import complete, preset_options, with_defaults
from bot.games.registry import game, games, searched
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.facts import fact, idle, with_chair
from bot.table.model import LOBBY, PACES, TALKS, Chair, TableState, bot_name, table_name
from bot.table.selectors import longest_seated
from bot.table.verdict import BOT, HOST, Commands, Context, Verdict
from bot.table.waiting_list import off_the_list, reserved_from

COMMANDS = Commands()
on = COMMANDS.on

LEVELS = ("novice", "regular", "master")
"""The levels of computer players."""


def levels_of(slug: str) -> tuple[str, ...]:
    """Return the levels that a game has."""
    return LEVELS if searched(slug) else LEVELS[:-1]


@on(cmd.Open)
def open_table(state: TableState, body: cmd.Open, command: cmd.Command, context: Context) -> Verdict:
    """Open a table; the opener becomes the host and takes the first chair."""
    if state.seq:
        return Refusal("table-exists")
    if body.game not in games():
        return Refusal("game-unknown", {"game": body.game})
    if command.person is None:
        return Refusal("not-seated")
    settings = _settings(body.game, body.options, body.preset, body.pace, body.talk, ranked=body.ranked)
    if isinstance(settings, Refusal):
        return settings
    opened = ev.Opened(
        game=body.game,
        name=body.name or table_name(state.id),
        host=command.person,
        guild=body.guild,
        channel=body.channel,
        language=body.language,
        options=settings.options,
        preset=settings.preset,
        pace=settings.pace,
        at=context.now,
        ranked=settings.ranked,
        talk=settings.talk,
        lots=body.lots,
    )
    return (opened, ev.Seated(0, command.person))


@on(cmd.Sit, in_check=False)
def sit(state: TableState, body: cmd.Sit, command: cmd.Command, context: Context) -> Verdict:
    """Take the requested chair or the first free one; a person who already sits moves to the requested chair."""
    person = command.person
    if person is None:
        return Refusal("not-seated")
    if state.status != LOBBY:
        return Refusal("already-started")
    own = state.chair_of(person)
    wanted = _free_chair(state, body.chair)
    if isinstance(wanted, Refusal):
        return Refusal("already-seated") if own is not None and (body.chair is None or body.chair == own) else wanted
    if own is not None:
        return Refusal("already-seated") if body.chair is None else (ev.Swapped(own, wanted),)
    if reserved_from(state, person):
        return Refusal("chair-reserved")
    host = () if any(chair.person is not None for chair in state.chairs) else (ev.HostChanged(person),)
    return (ev.Seated(wanted, person), *host)


@on(cmd.GetUp)
def get_up(state: TableState, body: cmd.GetUp, command: cmd.Command, context: Context) -> Verdict:
    """Leave before the start; if the host leaves, the person who has sat longest becomes host."""
    if state.status != LOBBY:
        return Refusal("already-started-leave")
    own = None if command.person is None else state.chair_of(command.person)
    if own is None:
        return Refusal("not-seated")
    checked = (ev.CheckEnded(()),) if state.check else ()
    return (*checked, *leaving(state, (own,)))


@on(cmd.MoveTo, by=HOST, in_check=False)
def move_to(state: TableState, body: cmd.MoveTo, command: cmd.Command, context: Context) -> Verdict:
    """Move an occupant to another chair; an occupant there changes places."""
    if state.status != LOBBY:
        return Refusal("already-started")
    if not (0 <= body.source < len(state.chairs) and 0 <= body.chair < len(state.chairs)):
        return Refusal("chair-unknown")
    if body.source == body.chair or state.chairs[body.source].free:
        return Refusal("chair-same")
    return (ev.Swapped(body.source, body.chair),)


@on(cmd.AddBot, by=HOST)
def add_bot(state: TableState, body: cmd.AddBot, command: cmd.Command, context: Context) -> Verdict:
    """Put a computer player on a free chair."""
    if state.status != LOBBY:
        return Refusal("already-started")
    if body.level not in levels_of(state.game):
        return Refusal("level-unknown", {"level": body.level})
    chair = _free_chair(state, body.chair)
    if isinstance(chair, Refusal):
        return chair
    if reserved_from(state, None):
        return Refusal("chair-reserved")
    name = body.name or bot_name({taken.bot_name for taken in state.chairs}, body.level)
    return (ev.BotSeated(chair, body.level, name),)


@on(cmd.RemoveBot, by=HOST, in_check=False)
def remove_bot(state: TableState, body: cmd.RemoveBot, command: cmd.Command, context: Context) -> Verdict:
    """Free a computer player's chair."""
    if state.status != LOBBY:
        return Refusal("already-started")
    if not 0 <= body.chair < len(state.chairs) or state.chairs[body.chair].level is None:
        return Refusal("chair-no-bot")
    return (ev.Vacated(body.chair),)


@on(cmd.Configure, by=HOST, in_check=False)
def configure(state: TableState, body: cmd.Configure, command: cmd.Command, context: Context) -> Verdict:
    """Change settings; a preset replaces all options, and single options are applied on top of it."""
    if state.status != LOBBY:
        return Refusal("settings-frozen")
    preset = state.preset if body.preset is None else body.preset
    options = dict(body.options or {})
    if body.preset is None:
        options = {**state.options, **options}
    ranked = state.ranked if body.ranked is None else body.ranked
    return _as_verdict(
        _settings(state.game, options, preset, body.pace or state.pace, body.talk or state.talk, ranked=ranked)
    )


@on(cmd.Place, by=BOT)
def place(state: TableState, body: cmd.Place, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: record the thread."""
    return (ev.Placed(body.thread, body.channel),)


def leaving(state: TableState, chairs: tuple[int, ...]) -> tuple[Any, ...]:
    """Free these chairs in the lobby; if the host leaves, the person who has sat longest of the others becomes host
    (T19)."""
    gone = {state.chairs[number].person for number in chairs}
    heir = longest_seated(state, gone) if state.host in gone else None
    return (*(ev.Vacated(number) for number in chairs), *((ev.HostChanged(heir),) if heir is not None else ()))


def _free_chair(state: TableState, wanted: int | None) -> int | Refusal:
    if wanted is None:
        return next((number for number, chair in enumerate(state.chairs) if chair.free), Refusal("table-full"))
    if not 0 <= wanted < len(state.chairs):
        return Refusal("chair-unknown")
    return wanted if state.chairs[wanted].free else Refusal("chair-taken")


def _settings(
    slug: str, options: dict[str, Any], preset: str, pace: str, talk: str, *, ranked: bool
) -> ev.Configured | Refusal:
    meta = game(slug).meta
    base = preset_options(meta, preset) if preset else {}
    if base is None:
        return Refusal("preset-unknown", {"preset": preset})
    if pace not in PACES:
        return Refusal("pace-unknown", {"pace": pace})
    if talk not in TALKS:
        return Refusal("talk-unknown")
    full = complete(meta, {**base, **options})
    return full if isinstance(full, Refusal) else ev.Configured(full, preset, pace, ranked, talk)


def _as_verdict(settings: ev.Configured | Refusal) -> Verdict:
    return settings if isinstance(settings, Refusal) else (settings,)


# -- what the facts change


@fact(ev.Opened)
def _opened(state: TableState, event: ev.Opened) -> TableState:
    return replace(
        state,
        status=LOBBY,
        game=event.game,
        name=event.name,
        host=event.host,
        opener=event.host,
        guild=event.guild,
        channel=event.channel,
        language=event.language,
        options=with_defaults(game(event.game).meta, event.options),
        preset=event.preset,
        pace=event.pace,
        chairs=(Chair(),) * game(event.game).meta.players,
        opened_at=event.at,
        ranked=event.ranked,
        talk=event.talk,
        lots=event.lots,
    )


@fact(ev.Configured)
def _configured(state: TableState, event: ev.Configured) -> TableState:
    """Apply changed settings. A vote ends when the setting it was about has changed."""
    talk = event.talk or state.talk
    return replace(
        state,
        options=with_defaults(state.rules.meta, event.options),
        preset=event.preset,
        pace=event.pace,
        ranked=event.ranked,
        talk=talk,
        votes=replace(
            state.votes,
            pace=() if event.pace != state.pace or talk == state.talk else state.votes.pace,
            talk=() if talk != state.talk else state.votes.talk,
        ),
    )


@fact(ev.Placed)
def _placed(state: TableState, event: ev.Placed) -> TableState:
    return replace(state, thread=event.thread, channel=event.channel or state.channel)


@fact(ev.Seated)
def _seated(state: TableState, event: ev.Seated) -> TableState:
    return with_chair(off_the_list(state, event.person), event.chair, Chair(person=event.person, since=state.seq))


@fact(ev.BotSeated)
def _bot_seated(state: TableState, event: ev.BotSeated) -> TableState:
    return with_chair(state, event.chair, Chair(level=event.level, bot_name=event.name, since=state.seq))


@fact(ev.Vacated)
def _vacated(state: TableState, event: ev.Vacated) -> TableState:
    return with_chair(state, event.chair, Chair())


@fact(ev.Swapped)
def _swapped(state: TableState, event: ev.Swapped) -> TableState:
    chairs = list(state.chairs)
    chairs[event.chair], chairs[event.other] = chairs[event.other], chairs[event.chair]
    return replace(state, chairs=tuple(chairs))


@fact(ev.HostChanged)
def _host_changed(state: TableState, event: ev.HostChanged) -> TableState:
    if event.why != "waited":
        return replace(state, host=event.person)
    state = idle(state)
    return replace(state, host=event.person, lobby=replace(state.lobby, host_passed_at=state.seq))
