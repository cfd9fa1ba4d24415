"""Leaving a running match: /table resign and the buttons that follow from it (ux.md 3.3)."""

from __future__ import annotations

from bot.i18n import escape, plain
from bot.table import commands as cmd
from bot.table.conceding import DEAL, MATCH, STOP
from bot.table.model import PLAYING, TableState
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.dm import Dms
from bot.ui.doors import Doors
from bot.ui.hand_controls import HandControls
from bot.ui.ids import ControlId, unbase36
from bot.ui.lookup import Caller, Lookup

BODIES = {
    "handover": cmd.HandOver(),
    "offerchair": cmd.OfferChair(),
    "keepchair": cmd.OfferChair(open=False),
}
"""What the buttons of the question do."""
CONCEDED = {"concede": "conceded", "agree": "agreed"}


def _what(control: ControlId) -> str:
    return control.arg if control.arg in (DEAL, STOP) else MATCH


def _done(verb: str, of: str, after: TableState | None) -> str:
    """What has been done, for the key of the reply: offered, agreed, or conceded there and then."""
    if verb not in ("concede", "agree"):
        return verb
    if of == DEAL:
        stands = after is not None and after.offering is not None
        return "concede-deal" if stands and verb == "concede" else f"{CONCEDED[verb]}-deal"
    if after is not None and not after.open:
        return CONCEDED[verb]
    return "agree-stop" if of == STOP else verb


class LeaveControls:
    """The ways out of a match."""

    def __init__(self, lookup: Lookup, answers: Answers, hands: HandControls, dms: Dms, doors: Doors) -> None:
        self._lookup = lookup
        self._answers = answers
        self._hands = hands
        self._dms = dms
        self._doors = doors

    async def ask(self, interaction: Interaction, caller: Caller, table: str) -> None:
        """Show the ways there are, only to whoever wants to leave."""
        state = await self._lookup.state(table)
        player = state.chair_of(caller.person.id) if state is not None else None
        if state is None or not state.seq:
            await self._answers.refuse(interaction, caller, "refusal-table-unknown")
        elif player is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
        elif state.status != PLAYING:
            key = "refusal-not-started" if state.open else "refusal-table-over"
            await self._answers.refuse(interaction, caller, key)
        else:
            who = await self._lookup.company(state, caller.words)
            await self._answers.tell(interaction, screens.leaving(state, player, who, caller.words))

    async def press(self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId) -> None:
        """One of the ways was chosen, or an offer is answered."""
        match control.action:
            case "concede":
                of = _what(control)
                await self._give(interaction, caller, state, cmd.Concede(of, control.deal), control.action, of)
            case "agree" | "decline":
                of = _what(control)
                body = cmd.AnswerConcession(control.deal, control.action == "agree", of)
                await self._give(interaction, caller, state, body, control.action, of, public=True)
            case "relieve":
                await self._relieve(interaction, caller, state, unbase36(control.arg))
            case _:
                await self._give(interaction, caller, state, BODIES[control.action], control.action)

    async def _give(
        self,
        interaction: Interaction,
        caller: Caller,
        state: TableState,
        body: cmd.Body,
        verb: str,
        of: str = MATCH,
        *,
        public: bool = False,
    ) -> None:
        """Submit; the answer takes the place of the question, but not of a message that everybody sees."""
        outcome = await self._answers.submit(interaction, caller, state.id, body)
        if not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        after = await self._lookup.state(state.id)
        text = caller.words.text(f"reply-{_done(verb, of, after)}", table=escape(plain(state.name, "…")))
        notice = screens.notice(text, "done", caller.words)
        if public:
            await self._answers.tell(interaction, notice)
        else:
            await deliver.in_place(interaction, notice)

    async def _relieve(self, interaction: Interaction, caller: Caller, state: TableState, player: int | None) -> None:
        """Sit down in the middle of the match; the cards are the answer."""
        body = cmd.Relieve(-1 if player is None else player)
        async with self._doors.person(caller.person.id):
            turned_away = await self._doors.sit(caller, state.id)
            if turned_away is not None:
                await self._answers.outcome(interaction, caller, state.id, turned_away)
                return
            await self._dms.ask_again(caller.person)
            outcome = await self._answers.submit(interaction, caller, state.id, body, thinking=True)
        after = await self._lookup.state(state.id)
        if isinstance(outcome, cmd.Applied | cmd.Duplicate) and after is not None:
            await self._hands.open(interaction, caller, after)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)
