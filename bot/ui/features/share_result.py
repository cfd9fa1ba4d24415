"""Post the result of a finished match in the channel of its table, once for each match."""

from __future__ import annotations

from bot.table.model import FINISHED
from bot.table.ports import Slot
from bot.table.quota import POST
from bot.ui import screens
from bot.ui.features.dispatch import TablePress
from bot.ui.messages.screen_builder import ScreenBuilder, digest
from bot.ui.messages.sender import nonce
from bot.ui.requests.answers import Answers, TurnedAway
from bot.ui.requests.caller import Callers
from bot.ui.requests.quotas import Quotas
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.send import Failure

SLOT = "shared"
"""The slot of the message in the channel: its row says that the result is posted."""


class ShareResult:
    """Answers *Share*. The post shows no more than the table's thread, whose names follow the people's wishes."""

    def __init__(self, client: send.Channels, callers: Callers, answers: Answers, builder: ScreenBuilder) -> None:
        self._client = client
        self._services = callers.services
        self._answers = answers
        self._builder = builder
        self._quotas = Quotas(callers.services)
        self._posting: set[str] = set()

    @handles(ids.SHARE_RESULT)
    async def share(self, press: TablePress) -> None:
        """Post the result for everybody in the channel, if the person played the match."""
        interaction, caller, state = press.interaction, press.caller, press.state
        if state.board is not None:
            await self._answers.refuse(interaction, caller, "refusal-board-tournament")
            return
        if state.status != FINISHED or state.chair_of(caller.person.id) is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
            return
        if state.id in self._posting or await self._posted(state.id):
            await self._answers.refuse(interaction, caller, "ui-share-result-again")
            return
        self._posting.add(state.id)
        try:
            refusal = await self._quotas.spend(interaction, caller, POST, state.guild)
            if refusal is not None:
                await self._answers.outcome(interaction, caller, "", TurnedAway(refusal))
                return
            await send.defer(interaction, thinking=True)
            if await self._post(press):
                text = caller.words.text("ui-share-result-done", channel=f"<#{state.channel}>")
                await self._answers.tell(interaction, screens.notice(text, "done", caller.words))
            else:
                await self._quotas.give_back(interaction, caller, POST, state.guild)
                await self._answers.refuse(interaction, caller, "ui-share-result-failed")
        finally:
            self._posting.discard(state.id)

    async def _posted(self, table: str) -> bool:
        return any(row.slot == SLOT and not row.gone for row in await self._services.store.messages.slots(table))

    async def _post(self, press: TablePress) -> bool:
        """Post the message and store where it is. Returns whether it was posted."""
        state = press.state
        screen = await self._builder.shared(state)
        if screen is None:
            return False
        name = nonce(state.id, SLOT, None)
        sent = await send.post(self._client, state.channel, screen, nonce=name)
        if isinstance(sent, Failure) and screen.pictures:
            sent = await send.post(self._client, state.channel, screen.without_pictures(), nonce=name)
        if isinstance(sent, Failure):
            return False
        row = Slot(state.id, SLOT, state.channel, sent, self._services.clock.now(), state.seq, digest(screen))
        await self._services.store.messages.save_slot(row)
        return True
