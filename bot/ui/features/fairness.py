"""Answer *Fair?*, the page of a deal's seal, and the form that adds a player's word to the next deal."""

from __future__ import annotations

from bot.engine.seal import WORD, word_hash
from bot.table import commands as cmd
from bot.table.added_words import deal_with, why_no_word
from bot.ui import screens
from bot.ui.features.dispatch import TablePress
from bot.ui.requests.answers import Answers
from bot.ui.requests.caller import Callers
from bot.ui.screens.fairness import WordModal, fair
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles


class FairControls:
    """Answers *Fair?* and *Add a word…*."""

    def __init__(self, callers: Callers, answers: Answers) -> None:
        self._callers = callers
        self._answers = answers

    @handles(ids.FAIR)
    async def seal(self, press: TablePress) -> None:
        """Show the page of a deal's seal."""
        caller, state = press.caller, press.state
        who = await self._callers.company(state, caller.words)
        await self._answers.tell(press.interaction, fair(state, press.deal, caller.person.id, who, caller.words))

    async def may_add(self, press: TablePress) -> bool:
        """Return whether the player may add a word to the coming deal; if not, they are told."""
        refusal = why_no_word(press.state, press.caller.person.id, press.interaction.id)
        if refusal is not None:
            await self._answers.outcome(press.interaction, press.caller, press.table, cmd.Refused(refusal))
        return refusal is None

    @handles(ids.WORD, before="may_add")
    async def ask(self, press: TablePress) -> None:
        """Open the form."""
        modal = WordModal(press.state, press.caller.words)
        await send.attempt(press.interaction.response.send_modal(modal), "asking for a word")

    @handles(ids.WORD_FORM)
    async def add(self, press: TablePress) -> None:
        """Take the word. Only its hash leaves this class. The table itself says when the word is too late."""
        interaction, caller, state = press.interaction, press.caller, press.state
        hashed = word_hash(press.value[:WORD])
        if not hashed:
            await self._answers.refuse(interaction, caller, "refusal-word-empty")
            return
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.AddWord(hashed))
        if not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        after = await self._callers.state(state.id)
        deal = deal_with(after, interaction.id) if after is not None else None
        if deal is None:
            await self._answers.refuse(interaction, caller, "refusal-word-missed")
            return
        text = caller.words.text("reply-word", deal=deal, press=str(interaction.id), word=hashed[:12])
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))
