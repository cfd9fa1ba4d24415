"""The lobby card: chairs, settings, rules, invitations, the start and the closing of a table.

Everybody may read the rules of a table. The host and moderators change them one by one before the match.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.engine.actions import Refusal
from bot.i18n import escape, plain
from bot.table import commands as cmd
from bot.table.concede import STOP, asked_to_concede
from bot.table.host import hosts
from bot.table.model import LOBBY, PLAYING, TableState
from bot.ui import screens
from bot.ui.features.dispatch import TablePress
from bot.ui.features.hand import HandControls
from bot.ui.features.invitations import Guests
from bot.ui.features.table_menu import lobby_page
from bot.ui.features.waiting_list import WaitingListControls
from bot.ui.messages.direct_messages import Dms
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.offers import Offers
from bot.ui.screens import table_settings as pages
from bot.ui.screens.table_settings import configure, wished
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import unbase36
from bot.ui.transport.screen import Screen


class HouseRules:
    """Answers the controls of the rules pages. A changed rule is a setting and becomes an event of the table."""

    def __init__(self, callers: Callers, answers: Answers, admission: Admission) -> None:
        self._callers = callers
        self._answers = answers
        self._admission = admission

    @handles(ids.RULES)
    async def show(self, press: TablePress, in_place: bool) -> None:
        """Show all rules."""
        caller, state = press.caller, press.state
        screen = pages.house_rules(state, caller.words, may_change=may_change(caller, state))
        await self._show(press.interaction, screen, in_place=in_place)

    async def may_set(self, press: TablePress) -> bool:
        """Return whether the person may change the rules now; if not, they are told."""
        allowed = may_change(press.caller, press.state)
        if not allowed:
            key = "refusal-not-host" if press.state.status == LOBBY else "refusal-settings-frozen"
            await self._answers.refuse(press.interaction, press.caller, key)
        return allowed

    @handles(ids.RULE, before="may_set")
    async def choose(self, press: TablePress, menu: int) -> None:
        """Show the choices of the rule that was chosen."""
        interaction, caller, state = press.interaction, press.caller, press.state
        number = unbase36(press.value)
        if not await self._known(press, number) or number is None:
            return
        if pages.in_a_menu(pages.options_of(state.game)[number]):
            await self._show(interaction, pages.rule_choice(state, number, caller.words), in_place=True)
        else:
            modal = pages.NumberModal(state, number, caller.words)
            await send.attempt(interaction.response.send_modal(modal), "asking for a number")

    async def _known(self, press: TablePress, number: int | None) -> bool:
        """Return whether the game has a rule with this number; if not, the person is told."""
        known = number is not None and 0 <= number < len(pages.options_of(press.state.game))
        if not known:
            unknown = cmd.Refused(Refusal("option-unknown"))
            await self._answers.outcome(press.interaction, press.caller, press.state.id, unknown)
        return known

    @handles(ids.SET_RULE, ids.RULE_NUMBER, before="may_set")
    async def set(self, press: TablePress, number: int) -> None:
        """Set a rule to the chosen value, or to the number that was typed."""
        if not await self._known(press, number):
            return
        interaction, caller, state = press.interaction, press.caller, press.state
        spec = pages.options_of(state.game)[number]
        value = pages.chosen_value(spec, press.values, typed=press.control is ids.RULE_NUMBER)
        # The table itself refuses what is not a value of the option, and says so.
        body = cmd.Configure({spec.key: press.value[:20] if value is None else value})
        outcome = await self._admission.change(caller, state, body)
        outcome = outcome or await self._answers.submit(interaction, caller, state.id, body)
        after = await self._callers.state(state.id)
        if after is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        await self._show(interaction, pages.house_rules(after, caller.words, may_change=True), in_place=True)

    async def _show(self, interaction: Interaction, screen: Screen, *, in_place: bool) -> None:
        """Show a page to the person alone. ``in_place`` replaces their own page, never a message that everybody
        sees."""
        if in_place:
            await send.in_place(interaction, screen)
        else:
            await self._answers.tell(interaction, screen)


def may_change(caller: Caller, state: TableState) -> bool:
    """Return whether the person may change the rules now."""
    return state.status == LOBBY and (caller.moderates(state) or hosts(state, caller.person.id))


BOT_LEVEL = "regular"
"""The level of the computer player that the button adds. The command offers the others."""

CARD_PICTURE_WAIT = 0.8
"""Seconds to wait for the picture of the card while a person waits for the answer. A later one follows by an edit."""

Show = Callable[[Interaction, Caller, str, cmd.Outcome], Awaitable[None]]
"""Shows the person the outcome of their press at a table, given by its id."""


class LobbyControls:
    """Answers the controls of the lobby card and of the pages it opens."""

    def __init__(
        self,
        callers: Callers,
        answers: Answers,
        builder: ScreenBuilder,
        reconciler: Reconciler,
        dms: Dms,
        admission: Admission,
        guests: Guests,
        waiting_list: WaitingListControls,
        hands: HandControls,
    ) -> None:
        self._callers = callers
        self._answers = answers
        self._offers = Offers(callers.services, answers)
        self._builder = builder
        self._reconciler = reconciler
        self._dms = dms
        self._admission = admission
        self.guests = guests
        self.waiting_list = waiting_list
        self._hands = hands

    async def sit(self, interaction: Interaction, caller: Caller, table: str, chair: int | None) -> cmd.Outcome:
        """Sit down. The player expects cards by direct message, so messages that were refused before are tried
        again."""
        async with self._admission.person(caller.person.id):
            turned_away = await self._admission.sit(caller, table)
            if turned_away is not None:
                return turned_away
            await self._dms.ask_again(caller.person)
            return await self._answers.submit(interaction, caller, table, cmd.Sit(chair))

    @handles(ids.CHAIRS)
    async def chairs(self, press: TablePress) -> None:
        """Show all chairs."""
        await self._answers.tell(press.interaction, await self._chairs(press.caller, press.state))

    @handles(ids.CHAIR)
    async def take(self, press: TablePress, chair: int) -> None:
        """Sit down on a chair."""
        outcome = await self._sit_or_queue(press.interaction, press.caller, press.state, chair, self._show_chairs)
        await self.guests.sat_down(press.caller, press.table, outcome)

    @handles(ids.REMOVE_BOT)
    async def remove_bot(self, press: TablePress, chair: int) -> None:
        """Remove the computer player from a chair."""
        body = cmd.RemoveBot(chair)
        outcome = await self._answers.submit(press.interaction, press.caller, press.table, body)
        await self._show_chairs(press.interaction, press.caller, press.table, outcome)

    @handles(ids.SIT)
    async def sit_anywhere(self, press: TablePress) -> None:
        """Sit down on any chair, or on the one that is kept for the player."""
        interaction, caller, state = press.interaction, press.caller, press.state
        if any(one.person == caller.person.id for one in state.waiting_list.reserved):
            outcome = await self._sit_kept(interaction, caller, state)
        else:
            async with self._reconciler.held(state.id, "lobby"):
                outcome = await self._sit_or_queue(interaction, caller, state, None, self._show_card)
        await self.guests.sat_down(caller, state.id, outcome)

    @handles(ids.WELCOME)
    async def welcome(self, press: TablePress) -> None:
        """Sit down by an invitation. The message that offered the chair then says who took it."""
        interaction, caller, state = press.interaction, press.caller, press.state
        outcome = await self.sit(interaction, caller, state.id, None)
        if await self.waiting_list.offered(interaction, caller, state.id, outcome, late=True):
            return
        if not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        if interaction.message is not None:
            await self.guests.taken(state, interaction.message.id)
        await send.replace(interaction, self.guests.welcomed(caller, state))

    @handles(ids.SETTINGS)
    async def open_settings(self, press: TablePress) -> None:
        """Open the settings."""
        await self.settings(press.interaction, press.caller, press.state)

    @handles(ids.SETTINGS_FORM)
    async def configure(self, press: TablePress) -> None:
        """Take the settings. In a running match the other players are asked."""
        interaction, caller, state = press.interaction, press.caller, press.state
        pace, talk = wished(press.fields)
        if state.status == PLAYING and (pace or talk):
            await self.guests.wish(interaction, caller, state, pace, talk)
        else:
            await self._configure(interaction, caller, state, configure(press.fields, state))

    @handles(ids.UP)
    async def get_up(self, press: TablePress) -> None:
        """Leave the chair."""
        await self._change(press, cmd.GetUp())

    @handles(ids.ADD_BOT)
    async def add_bot(self, press: TablePress) -> None:
        """Add a computer player."""
        await self._change(press, cmd.AddBot(BOT_LEVEL))

    @handles(ids.START)
    async def start(self, press: TablePress) -> None:
        """Start the match, once everybody has said that they are there."""
        unsealed = self.unsealed(press.caller, press.state)
        if unsealed is None:
            await self._change(press, cmd.Start(check=True))
        else:
            await self._answers.outcome(press.interaction, press.caller, press.table, unsealed)

    def unsealed(self, caller: Caller, state: TableState) -> cmd.Refused | None:
        """Return the refusal of *Start* while the seal of the first deal is on its way, because a press before it does
        not count for the deal. None for who may not start anyway, and where seats are drawn: the press draws them, and
        the deal is sealed after it."""
        if state.status != LOBBY or state.check or state.lots or not may_change(caller, state):
            return None
        waits = self._reconciler.waits_for_seal(state, starting=True)
        return cmd.Refused(Refusal("start-unsealed")) if waits else None

    @handles(ids.FILL)
    async def fill(self, press: TablePress) -> None:
        """Seat a bot on every free seat and start. A player who starts at once sees their cards with the same press."""
        interaction, caller, table = press.interaction, press.caller, press.table
        async with self._reconciler.held(table, "lobby"):
            outcome = await self._answers.submit(interaction, caller, table, cmd.Fill(BOT_LEVEL, check=True))
            after = await self._callers.state(table)
            if after is None or after.status != PLAYING or after.chair_of(caller.person.id) is None:
                await self._show_card(interaction, caller, table, outcome)
                return
        # The press is answered by the player's own cards, so that they stay up to date. The card itself is edited as a
        # message.
        self._reconciler.wake(table, "lobby")
        await self._hands.open(interaction, caller, after)

    @handles(ids.HERE)
    async def here(self, press: TablePress) -> None:
        """Say that the player is there."""
        await self._change(press, cmd.Here())

    @handles(ids.CLOSE)
    async def close(self, press: TablePress) -> None:
        """Close the table. If that would end a match, ask for confirmation first."""
        if may_end(press.caller, press.state):
            await self.ask_to_end(press.interaction, press.caller, press.state)
        else:
            await self._change(press, cmd.Close())

    async def _change(self, press: TablePress, body: cmd.Body) -> None:
        """Submit, and show the outcome on the card."""
        async with self._reconciler.held(press.table, "lobby"):
            outcome = await self._answers.submit(press.interaction, press.caller, press.table, body)
            await self._show_card(press.interaction, press.caller, press.table, outcome)

    async def _sit_or_queue(
        self, interaction: Interaction, caller: Caller, state: TableState, chair: int | None, show: Show
    ) -> cmd.Outcome:
        """Sit down on this chair (None: on any), show the outcome and return it. If none is free the waiting list is
        offered."""
        outcome = await self.sit(interaction, caller, state.id, chair)
        if not await self.waiting_list.offered(interaction, caller, state.id, outcome, late=True):
            await show(interaction, caller, state.id, outcome)
        return outcome

    async def _sit_kept(self, interaction: Interaction, caller: Caller, state: TableState) -> cmd.Outcome:
        """Sit down on the chair reserved for the player. The message that called them disappears, so they get an answer
        in words."""
        outcome = await self.sit(interaction, caller, state.id, None)
        if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return outcome
        text = caller.words.text("reply-join", table=escape(plain(state.name, "…")))
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))
        return outcome

    async def settings(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Open the settings for those who may change them. In a match all players may change pace and table talk
        (T17)."""
        if state.status != LOBBY and (state.status != PLAYING or state.chair_of(caller.person.id) is None):
            await self._answers.refuse(interaction, caller, "refusal-settings-frozen")
        elif state.status == LOBBY and caller.person.id != state.host and not caller.moderates(state):
            await self._answers.refuse(interaction, caller, "refusal-not-host")
        else:
            modal = screens.settings_modal(state, caller.words)
            await send.attempt(interaction.response.send_modal(modal), "opening the settings")

    async def ask_to_end(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Ask for confirmation before a running match is ended."""
        player = state.chair_of(caller.person.id)
        needed = () if player is None else asked_to_concede(state, player, STOP)
        who = await self._callers.company(state, caller.words)
        names = [who.player_names[one] for one in needed]
        await self._answers.tell(interaction, screens.closing(state, names, caller.words))

    @handles(ids.END, ids.KEEP)
    async def end(self, press: TablePress) -> None:
        """Answer that question in its place."""
        interaction, caller, state = press.interaction, press.caller, press.state
        sure = press.control is ids.END
        if sure:
            outcome = await self._offers.submit(interaction, caller, state, cmd.Close())
            if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
                await self._answers.outcome(interaction, caller, state.id, outcome)
                return
        after = await self._callers.state(state.id)
        over = after is None or not after.open
        if over and not sure:
            screen = await self._answers.explain(cmd.Refused(Refusal("table-over")), state.id, caller)
            await send.in_place(interaction, screen)
            return
        ended = "reply-ended" if over else "reply-end-asked"
        text = caller.words.text(ended if sure else "reply-kept", table=escape(plain(state.name, "…")))
        await send.in_place(interaction, screens.notice(text, "done", caller.words))

    async def _configure(
        self, interaction: Interaction, caller: Caller, state: TableState, body: cmd.Configure
    ) -> None:
        turned_away = await self._admission.change(caller, state, body)
        if turned_away is not None:
            await self._answers.outcome(interaction, caller, state.id, turned_away)
            return
        await self._answer_private(interaction, caller, state, body)

    async def _answer_private(
        self, interaction: Interaction, caller: Caller, state: TableState, body: cmd.Body
    ) -> None:
        typed = interaction.message is None
        outcome = await self._answers.submit(interaction, caller, state.id, body, thinking=typed)
        if isinstance(outcome, cmd.Applied) and not typed:
            async with self._reconciler.held(state.id, "lobby"):
                await self._show_card(interaction, caller, state.id, outcome)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    async def _show_card(self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome) -> None:
        """Show the lobby card as the answer to a press on it. A refusal is shown to the person alone.

        The caller holds the card's slot from before the press is submitted, so that its worker does not make the same
        edit (T13).
        """
        if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        state = await self._callers.state(table)
        message = interaction.message
        if state is None or message is None:
            return
        rows = await self._callers.services.store.messages.slots(table)
        if next((row.message for row in rows if row.slot == "lobby"), message.id) != message.id:
            # The pressed message is not this table's card, which is updated by its worker. The person's own page More…
            # shows the table as it is now.
            own = message.flags.ephemeral and state.status == LOBBY and not state.check
            if own:
                await send.in_place(interaction, await lobby_page(self._callers, caller, state))
            else:
                await send.defer(interaction)
            self._reconciler.wake(table, "lobby")
            return
        if self._reconciler.waits_for_seal(state):
            await send.defer(interaction)
            self._reconciler.wake(table, "lobby")
            return
        screen = await self._builder.lobby(state, patience=CARD_PICTURE_WAIT)
        if await send.replace(interaction, screen) is None:
            await self._reconciler.shown(table, "lobby", message.id, screen)
        if screen.owed or (state.status == LOBBY and not state.check and not screen.pictures):
            self._reconciler.wake(table, "lobby")

    async def _show_chairs(self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome) -> None:
        state = await self._callers.state(table)
        if state is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        await send.in_place(interaction, await self._chairs(caller, state))

    async def _chairs(self, caller: Caller, state: TableState) -> Any:
        who = await self._callers.company(state, caller.words)
        return screens.chairs(state, who, caller.words, caller.person.id)


def may_end(caller: Caller, state: TableState) -> bool:
    """Return whether closing this table ends a match and the person may do that."""
    return state.status == PLAYING and (caller.moderates(state) or hosts(state, caller.person.id))
