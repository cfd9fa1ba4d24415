"""Is it fair? The page of a deal's seal, and the form in which anybody at the table adds a word to the coming deal."""

from __future__ import annotations

from bot.engine.seal import WORD, word_hash
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.words import why_no_word
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.ids import ControlId
from bot.ui.lookup import Caller, Lookup
from bot.ui.screens.fair import WordModal, fair


class FairControls:
    """Answers *Fair?* and *Add a word…*."""

    def __init__(self, lookup: Lookup, answers: Answers) -> None:
        self._lookup = lookup
        self._answers = answers

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """Show the page, open the form, or take the word. Of the word only its hash leaves this function."""
        if control.action == "fair":
            who = await self._lookup.company(state, caller.words)
            await self._answers.tell(interaction, fair(state, control.deal, caller.person.id, who, caller.words))
            return
        refusal = why_no_word(state, caller.person.id, interaction.id)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, state.id, cmd.Refused(refusal))
        elif control.action == "word":
            modal = WordModal(state, caller.words)
            await deliver.attempt(interaction.response.send_modal(modal), "asking for a word")
        else:
            await self._add(interaction, caller, state, "".join(values[:1])[:WORD])

    async def _add(self, interaction: Interaction, caller: Caller, state: TableState, word: str) -> None:
        hashed = word_hash(word)
        if not hashed:
            await self._answers.refuse(interaction, caller, "refusal-word-empty")
            return
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.AddWord(hashed))
        if isinstance(outcome, cmd.Applied):
            text = caller.words.text("reply-word", press=str(interaction.id), word=hashed[:12])
            await self._answers.tell(interaction, screens.notice(text, "done", caller.words))
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)
