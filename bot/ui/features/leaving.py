"""Leave a running match: ``/table resign`` and the buttons that follow from it (ux.md 3.3)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.i18n import escape, plain
from bot.table import commands as cmd
from bot.table.concede import DEAL, MATCH, STOP
from bot.table.model import LOBBY, PLAYING, TableState
from bot.ui import screens
from bot.ui.features.dispatch import TablePress
from bot.ui.features.hand import HandControls
from bot.ui.messages.direct_messages import Dms
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.offers import Offer, Offers
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles

CONCEDED = {"concede": "conceded", "agree": "agreed"}

VERBS = {ids.CONCEDE_SURE.action: "concede"}
"""The verbs of controls whose action is another word."""


def _what(arg: str) -> str:
    return arg if arg in (DEAL, STOP) else MATCH


def _done(verb: str, of: str, after: TableState | None) -> str:
    """Return the part of the reply's key that says what was done: offered, agreed, or conceded at once."""
    if verb not in ("concede", "agree"):
        return verb
    if of == DEAL:
        stands = after is not None and after.offer is not None
        return "concede-deal" if stands and verb == "concede" else f"{CONCEDED[verb]}-deal"
    if after is not None and not after.open:
        return CONCEDED[verb]
    return "agree-stop" if of == STOP else verb


class LeaveControls:
    """Answers the ways out of a match."""

    def __init__(self, callers: Callers, answers: Answers, hands: HandControls, dms: Dms, admission: Admission) -> None:
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._dms = dms
        self._admission = admission
        self._offers = Offers(callers.services, answers)

    async def ask(self, interaction: Interaction, caller: Caller, table: str) -> None:
        """Show the ways out, to the player who wants to leave only. Their next answer in the match removes them."""
        state = await self._callers.state(table)
        player = state.chair_of(caller.person.id) if state is not None else None
        if state is None or not state.seq:
            await self._answers.refuse(interaction, caller, "refusal-table-unknown")
        elif player is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
        elif not state.open:
            await self._over(interaction, caller, state)
        elif state.status != PLAYING:
            await self._answers.refuse(interaction, caller, "refusal-not-started")
        else:
            who = await self._callers.company(state, caller.words)
            screen = screens.leaving(state, player, who, caller.words)
            await self._hands.tell_typist(interaction, caller, state, screen)

    async def _over(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Say that the match is over. That takes the place of controls that are of no more use."""
        screen = await self._answers.explain(cmd.Refused(Refusal("table-over")), state.id, caller)
        if interaction.message is None:
            await self._answers.tell(interaction, screen)
        else:
            await send.in_place(interaction, screen)

    @handles(ids.HAND_OVER)
    async def hand_over(self, press: TablePress) -> None:
        """Give the chair to a bot."""
        await self._give(press, cmd.HandOver())

    @handles(ids.OFFER_CHAIR)
    async def offer_chair(self, press: TablePress) -> None:
        """Ask for a substitute."""
        await self._give(press, cmd.OfferChair())

    @handles(ids.KEEP_CHAIR)
    async def keep_chair(self, press: TablePress) -> None:
        """Withdraw the request for a substitute."""
        await self._give(press, cmd.OfferChair(open=False))

    @handles(ids.CONCEDE)
    async def ask_to_concede(self, press: TablePress, what: str) -> None:
        """Ask whether to concede the match or this deal, and say what it costs. The question replaces the page."""
        interaction, caller, state = press.interaction, press.caller, press.state
        player = state.chair_of(caller.person.id)
        if player is None or state.status != PLAYING:
            await self.ask(interaction, caller, state.id)
            return
        who = await self._callers.company(state, caller.words)
        screen = screens.conceding_asked(state, player, _what(what), who, caller.words)
        await send.in_place(interaction, screen)

    @handles(ids.CONCEDE_SURE)
    async def concede(self, press: TablePress, what: str) -> None:
        """Offer to concede the match or this deal."""
        of = _what(what)
        await self._give(press, cmd.Concede(of, press.deal), of)

    @handles(ids.QUIT)
    async def quit(self, press: TablePress) -> None:
        """Leave a table from elsewhere: get up if it has not begun, else show the ways out of the match."""
        interaction, caller, state = press.interaction, press.caller, press.state
        if state.status != LOBBY:
            await self.ask(interaction, caller, state.id)
            return
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.GetUp())
        if not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        text = caller.words.text("reply-leave", table=escape(plain(state.name, "…")))
        await send.in_place(interaction, screens.notice(text, "done", caller.words))

    @handles(ids.AGREE, ids.DECLINE)
    async def answer(self, press: TablePress, what: str) -> None:
        """Answer another player's offer, or withdraw one's own."""
        of = _what(what)
        body = cmd.AnswerConcession(press.deal, press.control is ids.AGREE, of)
        await self._give(press, body, of, public=True)

    async def _give(self, press: TablePress, body: cmd.Body, of: str = MATCH, *, public: bool = False) -> None:
        """Submit. The answer replaces the question, but never a message that everybody sees."""
        with self._hands.pressing(press.state, press.caller):
            await self._submit(press, body, of, public=public)

    async def _submit(self, press: TablePress, body: cmd.Body, of: str, *, public: bool) -> None:
        interaction, caller, state = press.interaction, press.caller, press.state
        if not state.open and not public:
            await self._over(interaction, caller, state)
            return
        if isinstance(body, Offer):
            outcome = await self._offers.submit(interaction, caller, state, body)
        else:
            outcome = await self._answers.submit(interaction, caller, state.id, body)
        if not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        after = await self._callers.state(state.id)
        verb = VERBS.get(press.control.action, press.control.action)
        text = caller.words.text(f"reply-{_done(verb, of, after)}", table=escape(plain(state.name, "…")))
        notice = screens.notice(text, "done", caller.words)
        if public:
            await self._answers.tell(interaction, notice)
        else:
            await send.in_place(interaction, notice)

    @handles(ids.SUBSTITUTE)
    async def substitute(self, press: TablePress, player: int) -> None:
        """Sit down as a substitute during the match. The answer shows the cards."""
        interaction, caller, state = press.interaction, press.caller, press.state
        body = cmd.Substitute(player)
        async with self._admission.person(caller.person.id):
            turned_away = await self._admission.sit(caller, state.id)
            if turned_away is not None:
                await self._answers.outcome(interaction, caller, state.id, turned_away)
                return
            await self._dms.ask_again(caller.person)
            outcome = await self._answers.submit(interaction, caller, state.id, body, thinking=True)
        after = await self._callers.state(state.id)
        if isinstance(outcome, cmd.Applied | cmd.Duplicate) and after is not None:
            await self._hands.open(interaction, caller, after)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)
