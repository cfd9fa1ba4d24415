"""The rules of a table before the match: everybody may read them, host and moderators change them one by one."""

from __future__ import annotations

from bot.table import commands as cmd
from bot.table.hosting import hosts
from bot.table.model import LOBBY, TableState
from bot.ui import deliver
from bot.ui.answers import Answers, Interaction
from bot.ui.doors import Doors
from bot.ui.ids import ControlId, unbase36
from bot.ui.lookup import Caller, Lookup
from bot.ui.screen import Screen
from bot.ui.screens import house_rules as pages

IN_PLACE = "b"
"""The arg of the control that shows all rules in place of the page of one."""


class HouseRules:
    """Answers the controls of the page of rules. What is changed is a setting like any other: a fact of the table."""

    def __init__(self, lookup: Lookup, answers: Answers, doors: Doors) -> None:
        self._lookup = lookup
        self._answers = answers
        self._doors = doors

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """Show all rules or the ways of one, or take up what was chosen."""
        number = unbase36((values or [""])[0] if control.action == "rule" else control.arg)
        if control.action == "rules":
            screen = pages.house_rules(state, caller.words, may_change=may_change(caller, state))
            await self._show(interaction, screen, in_place=control.arg == IN_PLACE)
        elif state.status != LOBBY:
            await self._answers.refuse(interaction, caller, "refusal-settings-frozen")
        elif not may_change(caller, state):
            await self._answers.refuse(interaction, caller, "refusal-not-host")
        elif number is None or not 0 <= number < len(pages.options_of(state.game)):
            await self._answers.refuse(interaction, caller, "refusal-option-unknown", option=control.arg)
        elif control.action != "rule":
            await self._set(interaction, caller, state, number, values, typed=control.action == "rulenum")
        elif pages.in_a_menu(pages.options_of(state.game)[number]):
            await self._show(interaction, pages.rule_choice(state, number, caller.words), in_place=True)
        else:
            modal = pages.NumberModal(state, number, caller.words)
            await deliver.attempt(interaction.response.send_modal(modal), "asking for a number")

    async def _set(
        self,
        interaction: Interaction,
        caller: Caller,
        state: TableState,
        number: int,
        values: list[str],
        *,
        typed: bool,
    ) -> None:
        spec = pages.options_of(state.game)[number]
        value = pages.chosen_value(spec, values, typed=typed)
        # What is no value of the option the table refuses by itself, and says so.
        body = cmd.Configure({spec.key: (values or [""])[0][:20] if value is None else value})
        outcome = await self._doors.change(caller, state, body)
        outcome = outcome or await self._answers.submit(interaction, caller, state.id, body)
        after = await self._lookup.state(state.id)
        if after is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        await self._show(interaction, pages.house_rules(after, caller.words, may_change=True), in_place=True)

    async def _show(self, interaction: Interaction, screen: Screen, *, in_place: bool) -> None:
        """Only to the person; ``in_place`` of her own page that was pressed, never of a message all see."""
        if in_place:
            await deliver.in_place(interaction, screen)
        else:
            await self._answers.tell(interaction, screen)


def may_change(caller: Caller, state: TableState) -> bool:
    """Whether the person may change the rules now."""
    return state.status == LOBBY and (caller.moderates(state) or hosts(state, caller.person.id))
