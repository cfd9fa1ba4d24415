"""``/leaderboard``: the answer to the command and to its buttons. Everybody sees the answer; whoever did not ask and
presses gets a page of her own."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.games.registry import game, games
from bot.render.leaderboard import ROWS, leaders_picture
from bot.standings import EVER, month_of, season_key, week_of
from bot.standings.tally import EVERYWHERE as ALL
from bot.store.boards import Board
from bot.store.schema import MEASURES
from bot.store.seasons import Season
from bot.ui import deliver
from bot.ui.answers import Interaction
from bot.ui.drawn import PATIENCE, drawn_in_time
from bot.ui.lookup import Caller
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.quotas import Quotas
from bot.ui.screen import Screen
from bot.ui.screens.boards import (
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
    leaders,
)

log = logging.getLogger(__name__)


class BoardPages(Page):
    """Leaderboards."""

    async def command(
        self,
        interaction: Interaction,
        game: str | None,
        scope: str | None,
        period: str | None,
        measure: str | None,
    ) -> None:
        """``/leaderboard``."""
        caller = await self._lookup.caller(interaction)
        if await self._shut(interaction, caller):
            return
        here = interaction.guild_id is not None
        if game not in games():
            game = await self._services.store.played_last(caller.person.id, interaction.guild_id or 0)
        asked = Asked(
            caller.person.id,
            scope if scope in (HERE, EVERYWHERE) and here else HERE if here else EVERYWHERE,
            game if game in games() else next(iter(games())),
            period if period in PERIODS else EVER,
            measure if measure in MEASURES else MEASURES[0],
        )
        if asked.scope == EVERYWHERE and asked.period == SEASON:
            # Seasons are a server's own.
            asked = replace(asked, period=EVER)
        screen = await self._screen(interaction, caller, asked)
        # In direct messages nobody else sees it.
        shown = Quotas(self._services).show(interaction, caller, screen) if here else deliver.show(interaction, screen)
        failure = await shown
        if failure is not None:
            log.warning("a leaderboard did not arrive", extra={"why": failure.name})

    async def _shut(self, interaction: Interaction, caller: Caller) -> bool:
        """Whether the server shows no leaderboards (S25); the person is told so."""
        guild = interaction.guild_id
        if guild is None or (await self._services.store.guild(guild)).boards:
            return False
        await self._answers.refuse(interaction, caller, "reply-boards-off")
        return True

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """One of its buttons or menus."""
        asked = asked_of(control.arg)
        if await self._shut(interaction, caller):
            return
        if asked is None:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        own = asked.asker == caller.person.id
        asked = replace(_chosen(asked, control.deed, values), asker=caller.person.id)
        if interaction.guild_id is None:
            asked = replace(asked, scope=EVERYWHERE)
        if control.deed == "words":
            season, board = await self._found(interaction, asked)
            ever = await self._ever(interaction, asked, board)
            await self._answers.tell(interaction, board_words(asked, board, season, caller.words, ever))
            return
        if control.deed == "mine":
            asked = replace(asked, offset=await self._own_page(interaction, asked))
        screen = await self._screen(interaction, caller, asked)
        if own:
            await deliver.replace(interaction, screen)
        else:
            await self._answers.tell(interaction, screen)

    async def _found(self, interaction: Interaction, asked: Asked) -> tuple[Season | None, Board]:
        seasons = await self._seasons(interaction, asked)
        season = season_of(asked.period, seasons)
        return season, await self._board(interaction, asked, season)

    async def _seasons(self, interaction: Interaction, asked: Asked) -> list[Season]:
        if asked.scope != HERE or interaction.guild_id is None:
            return []
        return await self._services.store.seasons(interaction.guild_id)

    async def _board(self, interaction: Interaction, asked: Asked, season: Season | None) -> Board:
        period = self._period(asked, season)
        page = {"person": asked.asker, "offset": asked.offset, "count": ROWS}
        return await self._services.store.board(_scope(interaction, asked), asked.game, period, asked.measure, **page)

    def _period(self, asked: Asked, season: Season | None) -> str:
        """The key under which the standings of what is asked are kept."""
        if season is not None:
            return season_key(season.id)
        now = self._services.clock.now()
        return {MONTH: month_of(now), WEEK: week_of(now), EVER: EVER}.get(asked.period, "")

    async def _ever(self, interaction: Interaction, asked: Asked, board: Board) -> dict[int, int]:
        """The ranked matches behind the ratings of a page, where it shows only some of them."""
        if asked.measure != "rating" or asked.period not in (WEEK, MONTH):
            return {}
        persons = [row.person for row in (*board.rows, *filter(None, [board.own]))]
        return await self._services.store.ranked_matches(_scope(interaction, asked), asked.game, persons)

    async def _own_page(self, interaction: Interaction, asked: Asked) -> int:
        """The first line of the page on which the asker's stands: many may share her place, so that does not tell."""
        seasons = await self._seasons(interaction, asked)
        period = self._period(asked, season_of(asked.period, seasons))
        scope = _scope(interaction, asked)
        above = await self._services.store.lines_before(scope, asked.game, period, asked.measure, asked.asker)
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
        picture = None
        # Where nobody stands yet the sentence alone says so: an empty slate shows no more.
        if shown.lines or shown.own:
            drawing = self._services.pictures.drawn(
                lambda: leaders_picture(shown, pack, said, theme=theme, large=large)
            )
            picture = await drawn_in_time(drawing, PATIENCE, "a leaderboard")
        server = interaction.guild_id is not None
        return board_screen(asked, board, seasons, season, picture, said, ever, server=server)


def _scope(interaction: Interaction, asked: Asked) -> int:
    return (interaction.guild_id or ALL) if asked.scope == HERE else ALL


def season_of(period: str, seasons: list[Season]) -> Season | None:
    """The season a period names: one by its row, or the newest."""
    if period == SEASON:
        return seasons[0] if seasons else None
    return next((one for one in seasons if season_key(one.id) == period), None)


def _chosen(asked: Asked, deed: str, values: list[str]) -> Asked:
    value = values[0] if values else ""
    if deed == "game" and value in games():
        return replace(asked, game=value, offset=0)
    if deed == "measure" and value in MEASURES:
        return replace(asked, measure=value, offset=0)
    if deed == "period" and value:
        return replace(asked, period=value, offset=0)
    return asked
