"""``/replay``: a finished match moment by moment, and a deal posted as an animated picture.

Before the end of a match nobody sees any of it here, not even its players. In the functions that draw, ``theme`` and
``large`` (large print) are the settings of the person who looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any

import msgspec

from bot.duplicate.visibility import is_public
from bot.engine.view import PublicView
from bot.i18n import Words, plain
from bot.ports.people import Preferences
from bot.records import Match, Played, RecordError, problem_text
from bot.records.text import deal_name, faces_of, game_title, labels, names_of
from bot.render import Animation, Picture, Pictures, PlayerNames, animated, drawn_in_time, frames_of
from bot.render.replay import dealt
from bot.services import Services
from bot.standings import Decided
from bot.standings.decided import NOTHING
from bot.table.model import TableState
from bot.table.quota import POST
from bot.ui import screens
from bot.ui.features.dispatch import MatchPress
from bot.ui.features.history import HistoryCommands, MatchLoader, over
from bot.ui.requests.answers import Answers, Interaction, TurnedAway, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import Panels
from bot.ui.requests.quotas import Quotas
from bot.ui.requests.visibility import shown_to_all, table_id, the_table
from bot.ui.screens.replay import ALL, TABLE, Spot, clamp, pointer_of
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import unbase36
from bot.ui.transport.screen import Screen


def player_names_of(match: Match, seating: Sequence[int], words: Words) -> PlayerNames:
    """Return the players' names by the seats they had then."""
    by_player, faces = labels(match, words), faces_of(match)
    names, shown = tuple(by_player[player] for player in seating), tuple(faces[player] for player in seating)
    return PlayerNames(names, plain(match.name, match.table), shown)


def seating_of(view: PublicView) -> tuple[int, ...]:
    """Return the player at each seat."""
    return tuple(info.player for info in view.seats)


def _numbered(view: PublicView, match: Match) -> PublicView:
    """Return the view with the number of deals that were played, which is known now and which the texts say."""
    return msgspec.structs.replace(view, deals=len(match.deals))


async def moment_pictures(
    pictures: Pictures,
    match: Match,
    spot: Spot,
    words: Words,
    decided: Decided = NOTHING,
    *,
    theme: str = "dark",
    large: bool = False,
) -> list[Picture]:
    """Return pictures of the table, and of the hand or the score sheet if there is one. The first ones point out what
    ``decided`` the match.

    A picture that cannot be drawn is left out: the text says the same.
    """
    moments = match.deals[spot.deal - 1].moments
    moment = moments[spot.moment]
    view = _numbered(match.view(moment), match)
    cast = player_names_of(match, seating_of(view), words)
    wanted: list[Awaitable[Picture]] = []
    pointer = pointer_of(spot, view, decided, words)
    opened = _numbered(match.all_hands(moment), match) if spot.eyes == ALL else None
    if opened is not None and dealt(opened):
        wanted.append(pictures.open_table(opened, cast, words, theme=theme, large=large, pointer=pointer))
    else:
        wanted.append(pictures.board(view, cast, words, theme=theme, large=large, pointer=pointer))
    if spot.player is not None:
        seen = match.seat_view(moment, spot.player)
        if seen.hand:
            seen = msgspec.structs.replace(seen, public=_numbered(seen.public, match))
            wanted.append(pictures.hand(seen, cast, words, theme=theme, large=large, to_others=True))
    count = next((one for one in view.counts if one.deal == view.deal), None)
    if count is not None and spot.moment == len(moments) - 1:
        counted = player_names_of(match, count.seating or seating_of(view), words)
        wanted.append(pictures.count(view, count, counted, words, theme=theme, large=large))
    drawn = [await drawn_in_time(one, None, "a picture of a replay") for one in wanted]
    return [picture for picture in drawn if picture is not None]


def animation_of(
    match: Match,
    played: Played,
    words: Words,
    *,
    open_hands: bool = False,
    theme: str = "dark",
    large: bool = False,
) -> Animation:
    """Draw a deal as an animated picture, with all hands face up if wanted. Takes seconds: not for the event loop."""
    seen = match.all_hands if open_hands else match.view
    views = [_numbered(seen(moment), match) for moment in played.moments]
    casts = {seating: player_names_of(match, seating, words) for seating in map(seating_of, views)}
    last = views[-1]
    count = next((one for one in last.counts if one.deal == last.deal), None)
    seating = (count.seating if count is not None else ()) or seating_of(last)
    shown = [casts[seating_of(view)] for view in views]
    frames = frames_of(views, shown, count, player_names_of(match, seating, words), open_hands=open_hands)
    return animated(frames, animation_alt(match, played, words), words, theme=theme, large=large)


def animation_alt(match: Match, played: Played, words: Words) -> str:
    """Return the alternative text of the animated picture, in a few sentences."""
    last = match.view(played.moments[-1])
    count = next((one for one in last.counts if one.deal == last.deal), None)
    names = names_of(match, (count.seating if count else ()) or seating_of(last), last.sides, words, last.pack)
    said = [
        words.text(
            "replay-animation-alt",
            game=game_title(match.game, words),
            deal=deal_name(played.deal, words),
            who=words.joined(labels(match, words)),
        )
    ]
    said += [words.line(line, names) for line in (count.outcome if count is not None else ())]
    return " ".join(said)[:1000]


log = logging.getLogger(__name__)

Key = tuple[str, int, bool, str, tuple[str, ...], str, bool]
"""What an animated picture depends on: table, deal, whether hands are open, language, names, theme, large print."""


class ReplayCommands:
    """Answers ``/replay``, the buttons of replays, and those of single matches in the history."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        panels: Panels,
        history: HistoryCommands,
        loader: MatchLoader,
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._panels = panels
        self._history = history
        self._loader = loader
        self._quotas = Quotas(services)
        self._drawing = asyncio.Semaphore(1)
        self._sharing: set[int] = set()  # People for whom an animated picture is being drawn.
        self._newest: tuple[Key, Animation] | None = None

    async def replay(self, interaction: Interaction, table: str, deal: int | None) -> None:
        """Answer ``/replay``: open a match at a deal."""
        self._panels.saw(interaction)
        caller = await self._callers.caller(interaction)
        await self._open(interaction, caller, table, deal or 1)

    async def open(self, interaction: Interaction, caller: Caller, table: str) -> None:
        """Open a match from another page."""
        self._panels.saw(interaction)
        await self._open(interaction, caller, table, 1)

    @handles(ids.POST)
    async def post(self, press: MatchPress) -> None:
        """Post a match of the list for everybody."""
        interaction, caller = press.interaction, press.caller
        posted = await self._history.post(interaction, caller, press.table)
        if not posted and await self._visible(interaction, caller, press.table) is not None:
            await self._answers.refuse(interaction, caller, "replay-unknown")

    @handles(ids.EXPORT)
    async def export(self, press: MatchPress) -> None:
        """Send a match as files."""
        state = await self._visible(press.interaction, press.caller, press.table)
        if state is not None:
            await self._history.export(press.interaction, press.caller, state)

    @handles(ids.REPLAY)
    async def begin(self, press: MatchPress) -> None:
        """Open a match at a deal."""
        await self._open(press.interaction, press.caller, press.table, press.deal or 1)

    @handles(ids.STEP)
    async def step(self, press: MatchPress, where: str) -> None:
        """Go to a moment of the deal."""
        await self._go(press, press.deal, press.asked, where.partition(".")[0])

    @handles(ids.TO_TRICK)
    async def to_trick(self, press: MatchPress, eyes: str) -> None:
        """Go to the trick that was chosen."""
        chosen = unbase36(press.value)
        await self._go(press, press.deal, press.asked if chosen is None else chosen, eyes)

    @handles(ids.TO_DEAL)
    async def to_deal(self, press: MatchPress, eyes: str) -> None:
        """Go to the beginning of the deal that was chosen."""
        chosen = unbase36(press.value)
        await (self._go(press, press.deal, press.asked, eyes) if chosen is None else self._go(press, chosen, 0, eyes))

    @handles(ids.EYES)
    async def look_as(self, press: MatchPress) -> None:
        """Change the point of view."""
        await self._go(press, press.deal, press.asked, press.value)

    @handles(ids.WATCH)
    async def watch(self, press: MatchPress, eyes: str) -> None:
        """Let a deal play by itself, in an answer to the person alone."""
        await self.play_deal(press.interaction, press.caller, press.table, press.deal, eyes)

    @handles(ids.WATCH_ON)
    async def watch_on(self, press: MatchPress, eyes: str) -> None:
        """Let another deal play in place of the one that is shown."""
        await self.play_deal(press.interaction, press.caller, press.table, press.deal, eyes, in_place=True)

    async def play_deal(
        self, interaction: Interaction, caller: Caller, table: str, deal: int, eyes: str = "", *, in_place: bool = False
    ) -> None:
        """Show the person alone a deal (0: the first) as an animated picture, with all hands face up as in `/replay`
        unless ``eyes`` is the table.

        Drawing takes seconds: one picture is drawn at a time, and one for each person.
        """
        state = await self._visible(interaction, caller, table)
        if state is None:
            return
        person = caller.person.id
        if person in self._sharing:
            await self._answers.refuse(interaction, caller, "replay-share-busy")
            return
        self._sharing.add(person)
        try:
            await _in_time(interaction, self._watched(state, caller, deal, eyes), thinking=not in_place)
        finally:
            self._sharing.discard(person)

    async def _watched(self, state: TableState, caller: Caller, deal: int, eyes: str) -> Screen:
        match = await self._loader.match(state, caller.words, caller.person.id)
        spot = clamp(match, deal, 0, TABLE if eyes == TABLE else ALL)
        made = await self._animation(match, spot, caller.words, caller.prefers)
        start = Spot(spot.deal, await self._first_lead(match, spot.deal), spot.eyes)
        return screens.watched(match, start, made.picture, made.ms, caller.words)

    async def _go(self, press: MatchPress, deal: int, moment: int, eyes: str) -> None:
        """Show a moment of the match. Values out of range lead to the nearest one."""
        interaction, caller = press.interaction, press.caller
        state = await self._visible(interaction, caller, press.table)
        if state is not None:
            match = await self._loader.match(state, caller.words, caller.person.id)
            showing = self._screen(state, match, clamp(match, deal, moment, eyes), caller)
            await _in_time(interaction, showing, thinking=False)

    async def _open(self, interaction: Interaction, caller: Caller, table: str, deal: int) -> None:
        state = await self._visible(interaction, caller, table)
        if state is not None:
            await _in_time(interaction, self._first(state, caller, deal), thinking=True)

    async def _first(self, state: TableState, caller: Caller, deal: int) -> Screen:
        """Return the deal before its first lead, with all hands face up: a finished match has no secret."""
        match = await self._loader.match(state, caller.words, caller.person.id)
        spot = clamp(match, deal, 0)
        start = Spot(spot.deal, await self._first_lead(match, spot.deal), ALL)
        return await self._screen(state, match, start, caller)

    async def _first_lead(self, match: Match, deal: int) -> int:
        """Return the moment before the first lead of a deal, 0 for a deal without tricks."""
        tricks = (await self._loader.tricks(match, deal)).starts
        return max(tricks[0][1] - 1, 0) if tricks else 0

    async def _visible(self, interaction: Interaction, caller: Caller, typed: str) -> TableState | None:
        """Return the finished match if this person may see it here; else tell them why not and return None."""
        if await self._loader.reached(caller, typed) is None:
            await self._answers.refuse(interaction, caller, "replay-unknown")
            return None
        table = table_id(typed)
        state = await self._loader.state(table)
        if state is None:
            gone = await self._loader.dropped(table)
            await self._answers.refuse(interaction, caller, "replay-dropped" if gone else "replay-unknown")
            return None
        if not is_public(state) and not caller.reaches(state):
            await self._answers.refuse(interaction, caller, "replay-unknown")
            return None
        if not over(state) or not is_public(state):
            text = problem_text(RecordError("unfinished" if is_public(state) else "unrevealed"), caller.words)
            await self._answers.tell(interaction, screens.notice(text, "refused", caller.words))
            return None
        return state

    async def _screen(self, state: TableState, match: Match, spot: Spot, caller: Caller) -> Screen:
        tricks = (await self._loader.tricks(match, spot.deal)).starts
        theme, large = caller.prefers.theme, caller.prefers.large
        draw, words, decided = self._services.pictures, caller.words, await self._loader.decided(state)
        pictures = await moment_pictures(draw, match, spot, words, decided, theme=theme, large=large)
        return screens.replay(match, spot, tricks, pictures, words, decided)

    @handles(ids.SHARE)
    async def share(self, press: MatchPress, eyes: str) -> None:
        """Post the deal as an animated picture, if everybody who will see it may see the match.

        Drawing takes seconds: one picture is drawn at a time, and one for each person.
        """
        interaction, caller = press.interaction, press.caller
        state = await self._visible(interaction, caller, press.table)
        if state is None:
            return
        said, person = caller.words, caller.person.id
        if not shown_to_all(caller.viewer, the_table(state)):
            await self._answers.refuse(interaction, caller, "reply-not-shown-here")
            return
        if person in self._sharing:
            await self._answers.refuse(interaction, caller, "replay-share-busy")
            return
        self._sharing.add(person)
        here = interaction.guild_id or 0
        try:
            refusal = await self._quotas.spend(interaction, caller, POST, here)
            if refusal is not None:
                await self._answers.outcome(interaction, caller, "", TurnedAway(refusal))
                return
            await self._answers.tell(interaction, screens.notice(said.text("replay-share-soon"), "info", said))
            home = interaction.guild_id is not None
            match = await self._loader.match(state, said, 0 if home else person)
            spot = clamp(match, press.deal, press.asked, eyes)
            made = await self._animation(match, spot, said, caller.prefers)
            named = await self._callers.named_people([person], 0 if home else person)
            who = named[person].name if person in named else ""
            screen = screens.shared(match, spot.deal, who, made.picture, said, home=home)
            if await send.publish(interaction, screen) is not None:
                await self._quotas.give_back(interaction, caller, POST, here)
                await self._answers.refuse(interaction, caller, "replay-share-failed")
        finally:
            self._sharing.discard(person)

    async def _animation(self, match: Match, spot: Spot, said: Words, prefers: Preferences) -> Animation:
        opened, theme, large = spot.eyes == ALL, prefers.theme, prefers.large
        key: Key = (match.table, spot.deal, opened, said.language, match.names, theme, large)
        async with self._drawing:
            if self._newest is None or self._newest[0] != key:
                played = match.deals[spot.deal - 1]
                made = await asyncio.to_thread(
                    *(animation_of, match, played, said), open_hands=opened, theme=theme, large=large
                )
                self._newest = (key, made)
            return self._newest[1]


async def _in_time(interaction: Interaction, showing: Coroutine[Any, Any, Screen], *, thinking: bool) -> None:
    """Answer with a screen."""
    screen = await in_time(interaction, showing, thinking=thinking)
    failure = await (send.respond if thinking else send.in_place)(interaction, screen)
    if failure is not None:
        log.warning("a replay did not arrive", extra={"interaction": interaction.id, "why": failure.name})
