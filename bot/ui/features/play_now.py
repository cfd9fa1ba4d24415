"""``/play-now`` and its button: open a table, fill it with computer players, start a short match, and show the cards.

All of it is one press: the answer to it is the player's own panel. What everybody sees is posted first, so that it does
not push the panel out of sight.
"""

from __future__ import annotations

from bot.games.registry import games
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import new_table_id
from bot.ui.features.dispatch import PagePress
from bot.ui.features.hand import HandControls
from bot.ui.messages.reconciler import Reconciler
from bot.ui.requests.answers import Answers, Interaction, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.opening import POSTED, Opening, short_match
from bot.ui.requests.panels import Panels
from bot.ui.transport import control_ids as ids
from bot.ui.transport.controls import handles

LEVEL = "regular"
"""The level of the computer players."""

PACE = "relaxed"
"""The pace of the table."""


class PlayNow:
    """Starts matches against computer players."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        hands: HandControls,
        panels: Panels,
        opening: Opening,
        reconciler: Reconciler,
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._panels = panels
        self._opening = opening
        self._reconciler = reconciler

    async def command(self, interaction: Interaction, game: str | None) -> None:
        """Answer ``/play-now``. Without a game it is the one that the player finished last on this server."""
        self._panels.saw(interaction)
        await self._begin(interaction, await self._callers.caller(interaction), game or "")

    @handles(ids.PLAY_NOW)
    async def pressed(self, press: PagePress, game: str) -> None:
        """Answer the button *Play now*. Its argument is the game; "" for the one played last."""
        await self._begin(press.interaction, press.caller, game)

    async def _begin(self, interaction: Interaction, caller: Caller, wanted: str) -> None:
        """Open a table of the game and start it, or say why that is not possible."""
        guild = interaction.guild_id or 0
        if not guild:
            await self._answers.refuse(interaction, caller, "reply-play-now-server")
            return
        slug = wanted if wanted in games() else await self._played_last(caller, guild)
        body = cmd.Open(
            slug,
            guild,
            interaction.channel_id or 0,
            await self._opening.language(interaction, caller, alone=True),
            options=dict(short_match(games()[slug].meta)),
            pace=PACE,
        )
        table = new_table_id()
        # Held back until the match has begun, so that the message is never posted as a lobby with its picture.
        async with self._reconciler.held(table, "lobby"):
            outcome = await self._opening.open(interaction, caller, table, body)
            if outcome is None:
                return
            if isinstance(outcome, cmd.Applied):
                starting = cmd.Command("now-start", table, cmd.Fill(LEVEL, check=True), caller.person.id)
                filling = self._services.tables.submit(starting)
                outcome = await in_time(interaction, filling, thinking=True, table=True)
        state = await self._callers.state(table)
        if state is None or not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        await in_time(interaction, self._reconciler.in_channel(table, POSTED), thinking=True, table=True)
        await self._hands.open(interaction, caller, state)

    async def _played_last(self, caller: Caller, guild: int) -> str:
        """Return the game that the person finished last on this server, else the one for the fewest players."""
        last = await self._services.store.profiles.played_last(caller.person.id, guild)
        return last if last in games() else min(games(), key=lambda slug: games()[slug].meta.players)
