"""``/tournament create``, ``join``, ``leave``, ``check-in``, ``standings`` and ``rounds``, and the same by buttons."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.duplicate.seating import INDIVIDUALS, shape_of
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.entering import BOT_MEMBER
from bot.duplicate.tournament.model import CHECK_IN, RUNNING, SWISS, State
from bot.engine.options import deal_options
from bot.games.registry import companions, game, games
from bot.render import Picture, drawn_in_time
from bot.services import Services
from bot.ui import screens
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.messages.tournaments import links_of
from bot.ui.requests.answers import Answers, Interaction, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.slash_commands import Choice, offered
from bot.ui.requests.tournament_answers import TournamentAnswers
from bot.ui.screens.tournament import card_of, join_screen, leave_screen, list_screen, tournament_screen
from bot.ui.screens.tournament_director import next_deal
from bot.ui.screens.tournament_field import Field, closed_rounds, kind_line, name_of
from bot.ui.screens.tournament_round import round_screen, seals_screen
from bot.ui.screens.tournament_standings import standings_screen, standings_table
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import whole
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Screen

DRAWING = 8.0
"""Seconds a picture may take. After that the screen is shown in words."""

MINUTE = 60_000

SOON = 60_000
"""The least time (ms) until a tournament begins: people have to enter and check in."""

ROUNDS, BEGINS = 3, "15"
"""What a tournament has if nothing is said: rounds, and minutes until it begins."""

CHECK_IN_TIME = 15 * MINUTE
"""How long before the first round the check-in opens (ms)."""

SLACK = 1.5
"""How much longer a round may last than its deals usually take."""

MAX_OPEN = 12
"""Open tournaments of a server."""

_MINUTES = re.compile(r"\d{1,5}")
_CLOCK = re.compile(r"(?:(\d{4})-(\d\d)-(\d\d)[ T])?(\d{1,2})[:.](\d\d)(?: ?UTC)?", re.IGNORECASE)
_STAMP = re.compile(r"<t:(\d{9,11})(?::[tTdDfFR])?>")


class TournamentPages(Page):
    """Answers the commands and controls of everybody."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        super().__init__(services, callers, answers)
        self._tours = TournamentAnswers(services, callers, answers)

    async def create(self, interaction: Interaction, name: str, slug: str, **asked: Any) -> None:
        """Announce a tournament in this channel."""
        caller = await self._callers.caller(interaction)
        now = self._services.clock.now()
        begins = begins_at(asked.get("begins") or BEGINS, now)
        if slug not in games() or begins is None:
            await self._answers.refuse(interaction, caller, "reply-tour-when")
            return
        if not interaction.app_permissions.send_messages:
            await self._answers.refuse(interaction, caller, "reply-tour-not-posted")
            return
        if self._tours.service is None:
            await self._answers.refuse(interaction, caller, "reply-unsaved")
            return
        if len(await self._tours.service.of_guild(caller.guild, open_only=True)) >= MAX_OPEN:
            await self._answers.refuse(interaction, caller, "reply-tour-many", most=MAX_OPEN)
            return
        body = announcement(name, slug, begins, now, asked, guild=caller.guild, channel=_channel(interaction))
        making = self._tours.service.create(body, caller.person.id, f"i{interaction.id}")
        _, outcome = await in_time(interaction, making, thinking=True)
        await self._answered(interaction, caller, outcome, "ui-tour-done-create")

    async def join(self, interaction: Interaction, tournament: str | None) -> None:
        """Enter a tournament."""
        caller, state = await self._commanded(interaction, tournament)
        if state is not None:
            await self._enter(interaction, caller, state)

    async def leave(self, interaction: Interaction, tournament: str | None) -> None:
        """Leave a tournament."""
        caller, state = await self._commanded(interaction, tournament)
        if state is not None:
            await self._leave(interaction, caller, state)

    async def check_in(self, interaction: Interaction, tournament: str | None) -> None:
        """Check in, or take the seat back from a bot."""
        caller, state = await self._commanded(interaction, tournament)
        if state is not None:
            await self._here(interaction, caller, state)

    async def standings(self, interaction: Interaction, tournament: str | None) -> None:
        """Show the standings."""
        caller, state = await self._commanded(interaction, tournament)
        if state is not None:
            making = self._standings(caller, state, 0)
            await self._answers.tell(interaction, await in_time(interaction, making, thinking=True))

    async def rounds(self, interaction: Interaction, tournament: str | None) -> None:
        """Show the newest round."""
        caller, state = await self._commanded(interaction, tournament)
        if state is not None:
            making = self._round(caller, state, len(state.rounds), 0)
            await self._answers.tell(interaction, await in_time(interaction, making, thinking=True))

    async def choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Return the tournaments of this server, the open ones first."""
        caller = await self._callers.caller(interaction)
        found = await self._tours.here(caller, open_only=False)
        found.sort(key=lambda state: not state.open)
        lines = [(f"{name_of(one)} · {kind_line(Field(one, {}, caller.words))}", one.id) for one in found]
        return offered(lines, typed)

    # -- controls

    @handles(ids.TOURNAMENT)
    async def open(self, press: PagePress, arg: str) -> None:
        """Show a tournament."""
        state = await self._pressed(press, arg)
        if state is not None:
            await send.in_place(press.interaction, await in_time(press.interaction, self._shown(press.caller, state)))

    @handles(ids.TOURNAMENT_JOIN)
    async def pressed_join(self, press: PagePress, arg: str) -> None:
        """Enter, or choose partners."""
        state = await self._pressed(press, arg)
        if state is not None:
            await self._enter(press.interaction, press.caller, state)

    @handles(ids.TOURNAMENT_WITH)
    async def chosen(self, press: PagePress, arg: str) -> None:
        """Enter with the people who were chosen; bots take the seats that are left."""
        state = await self._pressed(press, arg)
        if state is None:
            return
        data: dict[str, Any] = dict(press.interaction.data or {})
        users = (data.get("resolved") or {}).get("users") or {}
        members = [press.caller.person.id]
        for value in dict.fromkeys(press.values):
            user, number = users.get(value), whole(value)
            if user is None or number is None or user.get("bot"):
                await self._answers.refuse(press.interaction, press.caller, "reply-tour-bot")
                return
            name = str(user.get("global_name") or user.get("username") or "")
            members.append((await self._services.store.people.person(number, name, "")).id)
        await self._join(press.interaction, press.caller, state, dict.fromkeys(members))

    @handles(ids.TOURNAMENT_BOTS)
    async def with_bots(self, press: PagePress, arg: str) -> None:
        """Enter with bots as partners."""
        state = await self._pressed(press, arg)
        if state is not None:
            await self._join(press.interaction, press.caller, state, {press.caller.person.id: None})

    @handles(ids.TOURNAMENT_HERE)
    async def pressed_here(self, press: PagePress, arg: str) -> None:
        """Check in."""
        state = await self._pressed(press, arg)
        if state is not None:
            await self._here(press.interaction, press.caller, state)

    @handles(ids.TOURNAMENT_LEAVE)
    async def pressed_leave(self, press: PagePress, arg: str) -> None:
        """Leave, after a question if the tournament has begun."""
        state = await self._pressed(press, arg)
        if state is not None:
            await self._leave(press.interaction, press.caller, state)

    @handles(ids.TOURNAMENT_LEFT)
    async def left(self, press: PagePress, arg: str) -> None:
        """Leave a tournament that has begun."""
        state = await self._pressed(press, arg)
        if state is not None:
            outcome = await self._tours.submit(press.interaction, press.caller, state.id, cmd.Leave())
            await self._answered(press.interaction, press.caller, outcome, "ui-tour-done-leave")

    @handles(ids.TOURNAMENT_STANDINGS)
    async def turned_standings(self, press: PagePress, arg: str) -> None:
        """Show a page of the standings."""
        name, _, page = arg.partition("-")
        state = await self._pressed(press, name)
        if state is not None:
            making = self._standings(press.caller, state, whole(page) or 0)
            await send.in_place(press.interaction, await in_time(press.interaction, making))

    @handles(ids.TOURNAMENT_ROUND)
    async def turned_round(self, press: PagePress, arg: str) -> None:
        """Show a page of a round."""
        name, _, rest = arg.partition("-")
        number, _, page = rest.partition("-")
        state = await self._pressed(press, name)
        if state is not None:
            making = self._round(press.caller, state, whole(number) or 0, whole(page) or 0)
            await send.in_place(press.interaction, await in_time(press.interaction, making))

    @handles(ids.TOURNAMENT_SEALS)
    async def seals(self, press: PagePress, arg: str) -> None:
        """Show the seals of a round; once it is closed also the seeds."""
        name, _, number = arg.partition("-")
        state = await self._pressed(press, name)
        if state is None:
            return
        wanted = whole(number) or 0
        boards = await self._tours.service.boards(state.id, wanted) if 1 <= wanted <= len(state.rounds) else []
        its = await self._field(press.caller, state)
        await send.in_place(press.interaction, seals_screen(its, wanted, boards))

    # -- what is done

    async def _enter(self, interaction: Interaction, caller: Caller, state: State) -> None:
        if state.shape.people(state.announced.form) > 1 and state.contestant_of(caller.person.id) is None:
            await self._answers.tell(interaction, join_screen(await self._field(caller, state)))
            return
        await self._join(interaction, caller, state, {caller.person.id: None})

    async def _join(self, interaction: Interaction, caller: Caller, state: State, members: dict[int, None]) -> None:
        size = state.shape.people(state.announced.form)
        people = (*members, *(BOT_MEMBER,) * (size - len(members)))
        outcome = await self._tours.submit(interaction, caller, state.id, cmd.Join(people))
        await self._answered(interaction, caller, outcome, "ui-tour-done-join")

    async def _leave(self, interaction: Interaction, caller: Caller, state: State) -> None:
        if state.status == RUNNING and state.contestant_of(caller.person.id) is not None:
            await self._answers.tell(interaction, leave_screen(await self._field(caller, state)))
            return
        outcome = await self._tours.submit(interaction, caller, state.id, cmd.Leave())
        await self._answered(interaction, caller, outcome, "ui-tour-done-leave")

    async def _here(self, interaction: Interaction, caller: Caller, state: State) -> None:
        person, running = caller.person.id, state.round
        sat = running.chair_of(person) if running is not None else None
        body: cmd.Body = cmd.CheckIn()
        done = "ui-tour-done-here"
        if running is not None and sat is not None and person in state.absent:
            counted = max((deal for number, deal in running.results if number == sat[0].number), default=0)
            last = counted + 1 >= len(state.deals)
            deal = len(state.deals) + 1 if last else next_deal(state, sat[0].number)
            body, done = cmd.TakeOver(running.number, deal), "ui-tour-done-take-over"
        outcome = await self._tours.submit(interaction, caller, state.id, body)
        there = person in state.present and state.status in (CHECK_IN, RUNNING)
        if there and self._tours.explained(outcome, caller.words) is not None:
            # A second press says the same as the first one.
            await self._answers.tell(interaction, screens.notice(caller.words.text(done), "done", caller.words))
            return
        await self._answered(interaction, caller, outcome, done)

    async def _answered(self, interaction: Interaction, caller: Caller, outcome: Any, done: str) -> None:
        why = self._tours.explained(outcome, caller.words)
        text = screens.notice(caller.words.text(done), "done", caller.words)
        await self._answers.tell(interaction, why or text)

    # -- what is shown

    async def _commanded(self, interaction: Interaction, tournament: str | None) -> tuple[Caller, State | None]:
        caller = await self._callers.caller(interaction)
        state = await self._tours.meant(caller, interaction, tournament)
        if state is None and tournament:
            await self._answers.refuse(interaction, caller, "refusal-tournament-unknown")
        elif state is None:
            await self._answers.tell(interaction, list_screen((), caller.words))
        return caller, state

    async def _pressed(self, press: PagePress, tournament: str) -> State | None:
        state = await self._tours.named(press.caller, tournament)
        if state is None:
            await self._answers.refuse(press.interaction, press.caller, "refusal-tournament-unknown")
        return state

    async def _field(self, caller: Caller, state: State) -> Field:
        return await self._tours.field(state, caller.words, caller.person.id)

    async def _shown(self, caller: Caller, state: State) -> Screen:
        its = await self._field(caller, state)
        pictures = self._services.pictures
        picture: Picture | None = None
        if pictures.behind() <= DUE:
            drawing = pictures.tournament(card_of(its), theme=caller.prefers.theme)
            picture = await drawn_in_time(drawing, DRAWING)
        return tournament_screen(its, picture)

    async def _standings(self, caller: Caller, state: State, page: int) -> Screen:
        words, prefers = caller.words, caller.prefers
        if not closed_rounds(state):
            return screens.notice(words.text("reply-tour-no-standings"), "info", words)
        its = await self._field(caller, state)
        pictures = self._services.pictures
        picture: Picture | None = None
        if pictures.behind() <= DUE:
            table = standings_table(its, max(0, page))
            drawing = pictures.tournament_standings(table, words, theme=prefers.theme, large=prefers.large)
            picture = await drawn_in_time(drawing, DRAWING)
        return standings_screen(its, picture, page)

    async def _round(self, caller: Caller, state: State, number: int, page: int) -> Screen:
        if not 1 <= number <= len(state.rounds):
            return screens.notice(caller.words.text("reply-tour-no-rounds"), "info", caller.words)
        its = await self._field(caller, state)
        links = await links_of(self._services, state, number)
        return round_screen(its, number, links, page)


def _channel(interaction: Interaction) -> int:
    """Return the channel of a command; in a thread the channel above it."""
    parent = getattr(interaction.channel, "parent_id", None)
    return parent or interaction.channel_id or 0


def begins_at(text: str, now: int) -> int | None:
    """Return the moment that was typed (Unix ms): minutes from now, a time of today or tomorrow in UTC, with or without
    a date, or a timestamp of Discord. None for other text and for a moment that has passed."""
    said = text.strip()
    if _MINUTES.fullmatch(said):
        return now + max(int(said) * MINUTE, SOON)
    stamp = _STAMP.fullmatch(said)
    if stamp is not None:
        at = int(stamp[1]) * 1000
        return at if at >= now else None
    found = _CLOCK.fullmatch(said)
    if found is None:
        return None
    year, month, day, hour, minute = found.groups()
    today = datetime.fromtimestamp(now / 1000, UTC)
    try:
        on = today if year is None else datetime(int(year), int(month), int(day), tzinfo=UTC)
        meant = on.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)
    except ValueError:
        return None
    if year is None and meant < today:
        meant += timedelta(days=1)
    at = int(meant.timestamp() * 1000)
    return at if at >= now else None


def announcement(
    name: str, slug: str, begins: int, now: int, asked: dict[str, Any], *, guild: int, channel: int
) -> cmd.Create:
    """Return what is announced: what was asked for, and what is usual for the rest."""
    shape, form = shape_of(slug), asked.get("form") or INDIVIDUALS
    boards = asked.get("deals") or usual_deals(slug, form)
    deals = boards * 2 if form == INDIVIDUALS and shape.players == 2 else boards
    minutes = asked.get("minutes")
    showcase = companions(slug).showcase
    if minutes is None:
        each = showcase.minutes if showcase is not None else 5
        minutes = max(10, -(-round(deals * each * SLACK) // 5) * 5)
    return cmd.Create(
        name=name,
        game=slug,
        form=form,
        rounds=asked.get("rounds") or ROUNDS,
        boards=boards,
        opens=max(now, begins - CHECK_IN_TIME),
        begins=begins,
        system=asked.get("system") or SWISS,
        scoring=asked.get("scoring") or "",
        options=deal_options(game(slug)),
        round_ms=minutes * MINUTE,
        guild=guild,
        channel=channel,
        directed=bool(asked.get("director")),
    )


def usual_deals(slug: str, form: str) -> int:
    """Return how many deals a round has if nothing is said."""
    players = shape_of(slug).players
    return 3 if players == 3 else 2 if players == 2 and form == INDIVIDUALS else 4
