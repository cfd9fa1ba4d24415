"""``/leaderboard``: answer the command and its buttons.

Everybody sees the answer. A press by somebody who did not ask for it opens a page of their own. It opens on the game
that the person played last, and against bots if they have no line among people but one there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec.structs import replace

from bot.games.registry import game, games
from bot.ports.leaderboards import LADDER_MEASURES, MEASURES, LeaderboardPage, Season
from bot.render import drawn_in_time
from bot.render.leaderboard import ROWS
from bot.services import Services
from bot.standings import EVER, month_of, season_key, week_of
from bot.standings.tally import EVERYWHERE as ALL
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.pictures import PICTURE_WAIT
from bot.ui.requests.quotas import Quotas
from bot.ui.screens.leaderboard import (
    BOTS,
    EVERYWHERE,
    HERE,
    MONTH,
    PERIODS,
    SEASON,
    WEEK,
    Asked,
    asked_of,
    board_screen,
    board_words,
    deserted,
    leaders,
    view_of,
)
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.screen import Screen

ALL_LEVELS = "all"
"""Asks for the ladder against bots of all levels together."""

log = logging.getLogger(__name__)


class BoardPages(Page):
    """Shows leaderboards."""

    def __init__(self, services: Services, callers: Callers, answers: Answers, builder: ScreenBuilder) -> None:
        super().__init__(services, callers, answers)
        self._builder = builder

    async def command(
        self,
        interaction: Interaction,
        game: str | None,
        scope: str | None,
        period: str | None,
        measure: str | None,
        bots: str | None = None,
    ) -> None:
        """Answer ``/leaderboard``. ``bots`` asks for the ladder against bots of a level (ALL_LEVELS: of all)."""
        caller = await self._callers.caller(interaction)
        if await self._shut(interaction, caller):
            return
        here = interaction.guild_id is not None
        asked = Asked(
            caller.person.id,
            scope if scope in (HERE, EVERYWHERE) and here else HERE if here else EVERYWHERE,
            game if game in games() else await self._game_of(interaction, caller),
            period if period in PERIODS else EVER,
            measure if measure in (*MEASURES, *LADDER_MEASURES) else MEASURES[0],
        )
        if bots is not None:
            asked = asked.seen(view_of("" if bots == ALL_LEVELS else bots))
        elif measure in LADDER_MEASURES and measure not in MEASURES:
            asked = asked.seen(BOTS)
        elif asked.scope == EVERYWHERE and asked.period == SEASON:
            # Seasons belong to one server.
            asked = replace(asked, period=EVER)
        if bots is None and period is None and measure is None:
            asked = await self._opened(interaction, asked, chosen=game in games())
        screen = await self._screen(interaction, caller, asked)
        # In direct messages no other person sees the answer, so it costs no quota.
        shown = Quotas(self._services).show(interaction, caller, screen) if here else send.show(interaction, screen)
        failure = await shown
        if failure is not None:
            log.warning("a leaderboard did not arrive", extra={"why": failure.name})

    async def _game_of(self, interaction: Interaction, caller: Caller) -> str:
        """Return the game that the person played last, else the one played most on the server."""
        found = await self._services.store.profiles.played_last(caller.person.id, interaction.guild_id or 0)
        return found if found in games() else next(iter(games()))

    async def _opened(self, interaction: Interaction, asked: Asked, *, chosen: bool) -> Asked:
        """Return the view in which the person finds their own line: among people, else against bots. Unless they chose
        the game, another game comes into question if nobody has a line in theirs."""
        others = () if chosen else tuple(slug for slug in games() if slug != asked.game)
        filled: Asked | None = None
        for slug in (asked.game, *others):
            for one in (asked.of_game(slug), asked.of_game(slug).seen(BOTS)):
                board = await self._board(interaction, one, None)
                if board.own is not None:
                    return one
                filled = filled or (one if board.rows else None)
            if filled is not None and slug == asked.game:
                return filled
        return filled or asked

    async def _shut(self, interaction: Interaction, caller: Caller) -> bool:
        """Return whether the server shows no leaderboards (S25). The person is told so."""
        guild = interaction.guild_id
        if guild is None or (await self._services.store.servers.settings(guild)).boards:
            return False
        await self._answers.refuse(interaction, caller, "reply-boards-off")
        return True

    @handles(ids.BOARD_GAME)
    async def of_game(self, press: PagePress, arg: str) -> None:
        """Show the leaderboard of the game that was chosen."""
        await self._turn(press, arg, lambda asked: asked.of_game(press.value) if press.value in games() else asked)

    @handles(ids.BOARD_MEASURE)
    async def by_measure(self, press: PagePress, arg: str) -> None:
        """Sort by the measure that was chosen."""
        await self._turn(
            press,
            arg,
            lambda asked: replace(asked, measure=press.value, offset=0) if press.value in asked.measures else asked,
        )

    @handles(ids.BOARD_PERIOD)
    async def of_period(self, press: PagePress, arg: str) -> None:
        """Show the period that was chosen or, against bots, their level."""
        await self._turn(press, arg, lambda asked: asked.seen(press.value) if press.value else asked)

    @handles(ids.BOARD_SCOPE, ids.BOARD_BACK, ids.BOARD_ON)
    async def turn(self, press: PagePress, arg: str) -> None:
        """Show what the button names: another page, another scope, or the other view."""
        await self._turn(press, arg, lambda asked: asked)

    @handles(ids.BOARD_MINE)
    async def mine(self, press: PagePress, arg: str) -> None:
        """Show the page that has the person's own line."""
        asked = await self._asked(press, arg)
        if asked is not None:
            offset = await self._own_page(press.interaction, asked)
            await self._turn(press, arg, lambda asked: replace(asked, offset=offset))

    @handles(ids.BOARD_WORDS)
    async def in_words(self, press: PagePress, arg: str) -> None:
        """Show the page as text."""
        asked = await self._asked(press, arg)
        if asked is not None:
            season, board = await self._found(press.interaction, asked)
            ever = await self._ever(press.interaction, asked, board)
            screen = board_words(asked, board, season, press.caller.words, ever)
            await self._answers.tell(press.interaction, screen)

    async def _turn(self, press: PagePress, arg: str, chosen: Callable[[Asked], Asked]) -> None:
        """Show the page that follows from what was chosen there: in its place if it is the person's own."""
        asked = await self._asked(press, arg)
        if asked is None:
            return
        screen = await self._screen(press.interaction, press.caller, chosen(asked))
        before = asked_of(arg)
        if before is not None and before.asker == press.caller.person.id:
            await send.replace(press.interaction, screen)
        else:
            await self._answers.tell(press.interaction, screen)

    async def _asked(self, press: PagePress, arg: str) -> Asked | None:
        """Return the page for the person who presses. None if there are no leaderboards here, or no such page: they are
        told."""
        asked = asked_of(arg)
        if await self._shut(press.interaction, press.caller):
            return None
        if asked is None:
            await self._answers.refuse(press.interaction, press.caller, "reply-old-control")
            return None
        asked = replace(asked, asker=press.caller.person.id)
        return replace(asked, scope=EVERYWHERE) if press.interaction.guild_id is None else asked

    async def _found(self, interaction: Interaction, asked: Asked) -> tuple[Season | None, LeaderboardPage]:
        seasons = await self._seasons(interaction, asked)
        season = season_of(asked.period, seasons)
        return season, await self._board(interaction, asked, season)

    async def _seasons(self, interaction: Interaction, asked: Asked) -> list[Season]:
        if asked.scope != HERE or interaction.guild_id is None:
            return []
        return await self._services.store.seasons.of_server(interaction.guild_id)

    async def _board(self, interaction: Interaction, asked: Asked, season: Season | None) -> LeaderboardPage:
        page: dict[str, int] = {"person": asked.asker, "offset": asked.offset, "count": ROWS}
        if asked.level is not None:
            ladder = self._services.store.ladder
            return await ladder.page(_scope(interaction, asked), asked.game, asked.level, asked.measure, **page)
        period = self._period(asked, season)
        return await self._services.store.leaderboards.page(
            _scope(interaction, asked), asked.game, period, asked.measure, **page
        )

    def _period(self, asked: Asked, season: Season | None) -> str:
        """Return the key of the period under which the standings are stored."""
        if season is not None:
            return season_key(season.id)
        now = self._services.clock.now()
        return {MONTH: month_of(now), WEEK: week_of(now), EVER: EVER}.get(asked.period, "")

    async def _ever(self, interaction: Interaction, asked: Asked, board: LeaderboardPage) -> dict[int, int]:
        """Return the number of all ranked matches per player, for pages of ratings that show only those of a week or
        month."""
        if asked.measure != "rating" or asked.period not in (WEEK, MONTH):
            return {}
        persons = [row.person for row in (*board.rows, *filter(None, [board.own]))]
        return await self._services.store.leaderboards.ranked_matches(_scope(interaction, asked), asked.game, persons)

    async def _own_page(self, interaction: Interaction, asked: Asked) -> int:
        """Return the offset of the page that has the asking player's line. Many may share a place, so the place is not
        enough."""
        scope = _scope(interaction, asked)
        if asked.level is not None:
            ladder = self._services.store.ladder
            above = await ladder.lines_before(scope, asked.game, asked.level, asked.measure, asked.asker)
            return 0 if above is None else above // ROWS * ROWS
        seasons = await self._seasons(interaction, asked)
        period = self._period(asked, season_of(asked.period, seasons))
        above = await self._services.store.leaderboards.lines_before(
            scope, asked.game, period, asked.measure, asked.asker
        )
        return 0 if above is None else above // ROWS * ROWS

    async def _screen(self, interaction: Interaction, caller: Caller, asked: Asked) -> Screen:
        seasons = await self._seasons(interaction, asked)
        season = season_of(asked.period, seasons)
        board = await self._board(interaction, asked, season)
        said = caller.words
        ever = await self._ever(interaction, asked, board)
        shown = leaders(asked, board, said, season, ever)
        pack = game(asked.game).meta.pack.slug
        theme, large = caller.prefers.theme, caller.prefers.large
        picture, server, posters = None, interaction.guild_id is not None, {}
        # A leaderboard without players has no picture of its own: its text says so, and the poster offers a match.
        if shown.lines or shown.own:
            drawing = self._services.pictures.leaders(shown, pack, said, theme=theme, large=large)
            picture = await drawn_in_time(drawing, PICTURE_WAIT, "a leaderboard")
        elif deserted(asked, board) and server:
            posters = await self._builder.posters(said, theme, only=asked.game)
        poster = posters.get(asked.game)
        return board_screen(asked, board, seasons, season, picture, said, ever, server=server, poster=poster)


def _scope(interaction: Interaction, asked: Asked) -> int:
    return (interaction.guild_id or ALL) if asked.scope == HERE else ALL


def season_of(period: str, seasons: list[Season]) -> Season | None:
    """Return the season of a period, given by its key or as the newest one."""
    if period == SEASON:
        return seasons[0] if seasons else None
    return next((one for one in seasons if season_key(one.id) == period), None)
