"""``/hint`` and the button on the panel: the best answer to what a player is asked, and what each answer is worth.

A hint is made of the player's own view, and only where the match allows it (:func:`bot.table.selectors.no_hints`).
Only the player sees it; their next answer removes it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256

from bot.cache import LruCache
from bot.engine.actions import Refusal
from bot.engine.view import SeatView
from bot.players.hints import Hint, hint
from bot.render import Picture, drawn_in_time
from bot.services import Services
from bot.table import commands as cmd
from bot.table.hints import costs
from bot.table.model import TableState
from bot.table.selectors import decisions_of, matters, no_hints, seat_view
from bot.ui.features.dispatch import PanelPress
from bot.ui.features.hand import HandControls
from bot.ui.requests.answers import Answers, Interaction, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import Panels
from bot.ui.screens.hint import choices_of, cost_screen, hint_screen
from bot.ui.screens.names import Company
from bot.ui.transport import control_ids as ids
from bot.ui.transport.controls import handles
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Screen

DRAWING = 0.25
"""Seconds the picture may take. After that the hint has a list instead: it comes within one second."""

KEPT = 256
"""Number of hints that are kept, so that a second press shows the same at once."""

Tell = Callable[[Screen], Awaitable[None]]


class Hints:
    """Answers ``/hint`` and the button on the panel."""

    def __init__(
        self, services: Services, callers: Callers, answers: Answers, hands: HandControls, panels: Panels
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._panels = panels
        self._kept: LruCache[tuple[str, int, int], Hint] = LruCache(KEPT)

    async def command(self, interaction: Interaction, table: str | None) -> None:
        """Answer ``/hint`` for the table that was named, or the one that waits for the player."""
        self._panels.saw(interaction)
        caller = await self._callers.caller(interaction)
        found = await self._callers.waiting_table(caller, interaction, table)
        state = await self._callers.state(found) if found is not None else None
        if state is None or not state.seq:
            key = "reply-no-own-table" if found is None else "refusal-table-unknown"
            await self._answers.refuse(interaction, caller, key)
            return

        async def tell(screen: Screen) -> None:
            await self._hands.tell_typist(interaction, caller, state, screen)

        await self._answer(interaction, caller, state, tell, thinking=True)

    @handles(ids.HINT)
    async def pressed(self, press: PanelPress) -> None:
        """Show a hint, or what it would cost."""
        await self._press(press)

    @handles(ids.HINT_SURE)
    async def sure(self, press: PanelPress) -> None:
        """Show a hint that costs the match its place on the ladder."""
        await self._press(press, sure=True)

    async def _press(self, press: PanelPress, *, sure: bool = False) -> None:
        async def tell(screen: Screen) -> None:
            await self._hands.tell_for_now(press, screen)

        await self._answer(press.interaction, press.caller, press.state, tell, sure=sure)

    async def _answer(
        self,
        interaction: Interaction,
        caller: Caller,
        state: TableState,
        tell: Tell,
        *,
        sure: bool = False,
        thinking: bool = False,
    ) -> None:
        player = state.chair_of(caller.person.id)
        refusal = why_no_hint(state, player)
        if refusal is not None or player is None:
            outcome = cmd.Refused(refusal or Refusal("not-seated"))
            await tell(await self._answers.explain(outcome, state.id, caller))
            return
        if costs(state) and not sure:
            await tell(cost_screen(state, player, caller.words))
            return
        if costs(state):
            outcome = await self._answers.submit(interaction, caller, state.id, cmd.TakeHint(), thinking=thinking)
            if isinstance(outcome, cmd.Refused | cmd.Busy | cmd.Broken):
                await tell(await self._answers.explain(outcome, state.id, caller))
                return
        await tell(await in_time(interaction, self._made(state, player, caller), thinking=thinking))

    async def _made(self, state: TableState, player: int, caller: Caller) -> Screen:
        view, key = seat_view(state, player), (state.id, player, state.asked[player])
        assert view is not None
        found = self._kept.get(key)
        if found is None:
            found = await hint(view, seed_of(*key), self._services.search)
            if found.advice is not None or found.only:
                self._kept[key] = found
        who = await self._callers.reader(state, caller)
        who = who.spoken_to(view.seat, view.public.sides)
        after = await self._callers.state(state.id)
        if after is not None and after.asked != state.asked and after.asked[player] != state.asked[player]:
            return await self._answers.explain(cmd.Stale(after.seq), state.id, caller)
        picture = await drawn(self._services, found, view, who, caller)
        return hint_screen(view, found, who, picture, caller.words, caller.prefers)


async def drawn(services: Services, found: Hint, view: SeatView, who: Company, caller: Caller) -> Picture | None:
    """Return the picture of a hint; None if there is nothing to show or it would be late."""
    choices, prefers = choices_of(view, found, who, caller.words), caller.prefers
    if choices is None or services.pictures.behind() > DUE:
        return None
    drawing = services.pictures.choices(
        choices, view.public.pack, caller.words, theme=prefers.theme, large=prefers.large
    )
    return await drawn_in_time(drawing, DRAWING)


def why_no_hint(state: TableState, player: int | None) -> Refusal | None:
    """Return why the person gets no hint now, None if they do."""
    if player is None:
        return Refusal("not-seated")
    refusal = no_hints(state, player)
    if refusal is not None:
        return refusal
    asked = [decision for decision in decisions_of(state, player) if not decision.optional]
    if asked and not any(matters(state.game, decision) for decision in asked):
        return Refusal("hint-cut")
    return None if asked else Refusal("hint-not-asked")


def seed_of(*key: str | int) -> int:
    """Return the seed of a question, which ``key`` names: the same question always gets the same hint."""
    return int.from_bytes(sha256(" ".join(map(str, ("hint", *key))).encode()).digest()[:7], "big")
