"""``/tournament director``: rounds, time, pauses, substitutes, adjusted scores, penalties, the end.

A director and a moderator of the channel may do it, and until the first round the person who announced it. Each step
names in its ids what is known already; what cannot be taken back is asked first, or needs a form with a reason.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.model import Round, State
from bot.duplicate.tournament.verdict import organizes
from bot.services import Services
from bot.ui import screens
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.tournament_answers import TournamentAnswers
from bot.ui.screens.tournament import list_screen
from bot.ui.screens.tournament_director import (
    ADJUST,
    APPOINT,
    CANCEL,
    FILL,
    OPEN,
    PENALIZE,
    POINTS,
    REASON,
    REPLACE,
    SUBSTITUTE,
    ReasonForm,
    ScoresForm,
    contestants,
    deals,
    director_screen,
    extend_screen,
    hundredths_of,
    member_of,
    named,
    next_deal,
    people,
    person_screen,
    rounds,
    scores_of,
    seats_at,
    sure_screen,
    tables,
    which_screen,
)
from bot.ui.screens.tournament_field import Field
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import whole
from bot.ui.transport.screen import Screen

_MENU = re.compile(r"m\d")

MORE = "more"
"""What the menu of the page names before something is chosen."""


class TournamentDirecting(Page):
    """Answers the command and its controls."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        super().__init__(services, callers, answers)
        self._tours = TournamentAnswers(services, callers, answers)

    async def command(self, interaction: Interaction, tournament: str | None) -> None:
        """Show the director’s page."""
        caller = await self._callers.caller(interaction)
        state = await self._tours.meant(caller, interaction, tournament)
        if state is None and not tournament:
            await self._answers.tell(interaction, list_screen((), caller.words))
        elif await self._may(interaction, caller, state) and state is not None:
            await self._answers.tell(interaction, director_screen(await self._field(caller, state)))

    @handles(ids.TOURNAMENT_DIRECT)
    async def page(self, press: PagePress, arg: str) -> None:
        """Show the director’s page."""
        found = await self._read(press, arg)
        if found is not None:
            await send.in_place(press.interaction, director_screen(await self._field(press.caller, found[0])))

    @handles(ids.TOURNAMENT_ASK)
    async def ask(self, press: PagePress, arg: str) -> None:
        """Open the next step."""
        found = await self._read(press, arg)
        if found is not None:
            await self._next(press, *found)

    @handles(ids.TOURNAMENT_WHICH)
    async def which(self, press: PagePress, arg: str) -> None:
        """Go on with what was chosen in a menu."""
        found = await self._read(press, arg)
        if found is None:
            return
        state, what, known = found
        value = press.value if re.fullmatch(r"[a-z0-9]{1,12}", press.value) else ""
        known = [one for one in known if not _MENU.fullmatch(one)]
        if what == MORE:
            await self._next(press, state, value, known)
        elif what == FILL:
            await self._do(press, state, cmd.Fill(whole(value) or 0))
        else:
            await self._next(press, state, what, [*known, value])

    @handles(ids.TOURNAMENT_PERSON)
    async def person(self, press: PagePress, arg: str) -> None:
        """Go on with the person who was chosen."""
        found = await self._read(press, arg)
        if found is None:
            return
        state, what, known = found
        data: dict[str, Any] = dict(press.interaction.data or {})
        user = ((data.get("resolved") or {}).get("users") or {}).get(press.value)
        number = whole(press.value)
        if user is None or number is None or user.get("bot"):
            await self._answers.refuse(press.interaction, press.caller, "reply-tour-bot")
            return
        name = str(user.get("global_name") or user.get("username") or "")
        person = await self._services.store.people.person(number, name, "")
        await self._next(press, state, what, [*known, f"p{person.id}"])

    @handles(ids.TOURNAMENT_DO)
    async def do(self, press: PagePress, arg: str) -> None:
        """Do what was asked, or what can be taken back."""
        found = await self._read(press, arg)
        if found is None:
            return
        state, what, known = found
        body = _body(state, what, [whole(one) or member_of(one.removeprefix("p")) for one in known])
        if body is None:
            await self._answers.refuse(press.interaction, press.caller, "reply-old-control")
        else:
            await self._do(press, state, body)

    @handles(ids.TOURNAMENT_FORM)
    async def form(self, press: PagePress, arg: str) -> None:
        """Do what a form says."""
        found = await self._read(press, arg)
        if found is None:
            return
        state, what, known = found
        body = _formed(state, what, known, press.fields)
        if body is None:
            await self._answers.refuse(press.interaction, press.caller, "reply-tour-number")
        else:
            await self._do(press, state, body)

    # -- steps

    async def _next(self, press: PagePress, state: State, what: str, known: Sequence[str]) -> None:
        """Show the next step of what is done, or its form."""
        its = await self._field(press.caller, state)
        step = _step(its, what, known, self._services.clock.now())
        if isinstance(step, Screen):
            await send.in_place(press.interaction, step)
        elif step is None:
            await self._answers.refuse(press.interaction, press.caller, "reply-old-control")
        else:
            await send.attempt(press.interaction.response.send_modal(step), "asking a director")

    async def _do(self, press: PagePress, state: State, body: cmd.Body) -> None:
        interaction, caller = press.interaction, press.caller
        moderator = self._tours.moderates(caller, state)
        outcome = await self._tours.submit(interaction, caller, state.id, body, moderator=moderator)
        why = self._tours.explained(outcome, caller.words)
        after = await self._tours.named(caller, state.id) if why is None else None
        done = screens.notice(caller.words.text("ui-tour-done"), "done", caller.words)
        if after is not None and after.open:
            done = director_screen(await self._field(caller, after), done=True)
        await send.in_place(interaction, why or done)

    # -- who may

    async def _read(self, press: PagePress, arg: str) -> tuple[State, str, list[str]] | None:
        """Return the tournament that an id names, what is done, and what is known of it. None if the person may not."""
        name, *rest = arg.split("-")
        state = await self._tours.named(press.caller, name)
        if not await self._may(press.interaction, press.caller, state) or state is None:
            return None
        return state, rest[0] if rest else "", rest[1:]

    async def _may(self, interaction: Interaction, caller: Caller, state: State | None) -> bool:
        person = caller.person.id
        if state is None:
            key = "refusal-tournament-unknown"
        elif not state.open:
            key = "refusal-tournament-over"
        elif person in state.directors or organizes(state, person) or self._tours.moderates(caller, state):
            return True
        else:
            key = "refusal-tournament-not-director"
        await self._answers.refuse(interaction, caller, key)
        return False

    async def _field(self, caller: Caller, state: State) -> Field:
        return await self._tours.field(state, caller.words, caller.person.id)


def _step(its: Field, what: str, known: Sequence[str], now: int) -> Screen | ReasonForm | ScoresForm | None:
    """Return what follows when so much is known. None if it cannot be done now."""
    state = its.state
    running = state.round
    match what, list(known):
        case "open", []:
            return sure_screen(its, OPEN, ())
        case (("begin" | "close"), [number]):
            return sure_screen(its, what, [number])
        case "extend", [] if running is not None and running.until:
            return extend_screen(its, running, now)
        case "cancel", []:
            return ReasonForm(its, CANCEL, ())
        case "appoint", []:
            return person_screen(its, APPOINT, ())
        case "appoint", [person]:
            return sure_screen(its, APPOINT, [person], who=_person(its, person))
        case "penalize", []:
            return which_screen(its, PENALIZE, (), contestants(its), "ui-tour-which-contestant")
        case "penalize", [number]:
            return ReasonForm(its, PENALIZE, [number], points=True)
        case "substitute", _:
            return _substitution(its, known)
        case "replace", _ if running is not None:
            return _replacement(its, running, known)
        case "adjust", _ if state.rounds:
            return _adjustment(its, known)
        case _:
            return None


def _person(its: Field, value: str) -> str:
    return named(its, member_of(value.removeprefix("p")))


def _substitution(its: Field, known: Sequence[str]) -> Screen | ReasonForm | None:
    match list(known):
        case []:
            return which_screen(its, SUBSTITUTE, (), people(its), "ui-tour-which-member")
        case [member]:
            return person_screen(its, SUBSTITUTE, [member], who=named(its, member_of(member)))
        case [member, person]:
            return ReasonForm(its, SUBSTITUTE, [member, person])
        case _:
            return None


def _replacement(its: Field, running: Round, known: Sequence[str]) -> Screen | None:
    match list(known):
        case []:
            return which_screen(its, REPLACE, (), tables(its, running), "ui-tour-which-table")
        case [table]:
            seats = seats_at(its, running, whole(table) or 0)
            return which_screen(its, REPLACE, [table], seats, "ui-tour-which-seat") if seats else None
        case [table, chair]:
            names = dict(seats_at(its, running, whole(table) or 0))
            if chair not in names:
                return None
            known = [f"{running.number}", table, chair]
            return sure_screen(its, REPLACE, known, who=names[chair])
        case _:
            return None


def _adjustment(its: Field, known: Sequence[str]) -> Screen | ScoresForm | None:
    state = its.state
    if not known and len(state.rounds) > 1:
        return which_screen(its, ADJUST, (), rounds(its), "ui-tour-which-round")
    number = whole(known[0]) or 0 if known else 1
    if not 1 <= number <= len(state.rounds):
        return None
    its_round = state.rounds[number - 1]
    match list(known[1:]):
        case []:
            return which_screen(its, ADJUST, [f"{number}"], tables(its, its_round), "ui-tour-which-table")
        case [table]:
            return which_screen(its, ADJUST, [f"{number}", table], deals(its), "ui-tour-which-deal")
        case [table, deal]:
            return ScoresForm(its, its_round, whole(table) or 0, whole(deal) or 0)
        case _:
            return None


def _body(state: State, what: str, known: Sequence[int]) -> cmd.Body | None:
    """Return the command of a control, None if the id says something else."""
    match what, list(known):
        case "open", []:
            return cmd.OpenCheckIn()
        case "begin", [number]:
            return cmd.BeginRound(number, ())
        case "close", [number]:
            return cmd.CloseRound(number)
        case "extend", [number, until]:
            return cmd.Extend(number, until * 1000)
        case "pause", []:
            return cmd.Pause()
        case "resume", []:
            return cmd.Resume()
        case "appoint", [person] if person > 0:
            return cmd.Appoint(person)
        case "replace", [number, table, chair]:
            return cmd.Replace(number, table, chair, next_deal(state, table))
        case _:
            return None


def _formed(state: State, what: str, known: Sequence[str], fields: dict[str, str]) -> cmd.Body | None:
    """Return the command of a form, None if its numbers cannot be read."""
    reason = fields.get(REASON, "")
    match what, list(known):
        case "cancel", []:
            return cmd.Cancel(reason)
        case "penalize", [number]:
            points = hundredths_of(fields.get(POINTS, ""))
            return None if points is None else cmd.Penalize(whole(number) or 0, points, reason)
        case "substitute", [member, person]:
            gone, comes = member_of(member), member_of(person.removeprefix("p"))
            return cmd.Substitute(gone, comes, _deal_of(state, gone), reason) if comes > 0 else None
        case "adjust", [number, table, deal]:
            scores = scores_of(state, fields)
            at = (whole(number) or 0, whole(table) or 0, whole(deal) or 0)
            return None if scores is None else cmd.Adjust(*at, reason, *scores)
        case _:
            return None


def _deal_of(state: State, member: int) -> int:
    """Return the next deal that has not begun where somebody sits."""
    sat = state.round.chair_of(member) if state.round is not None else None
    return next_deal(state, sat[0].number) if sat is not None else 1
