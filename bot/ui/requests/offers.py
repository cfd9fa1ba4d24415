"""Submit what asks the other players of a running match something in a message of its own: to concede, to end the
match, to find a substitute.

Each such message is counted, because its player could withdraw and repeat it without end. Each table has its own count:
what somebody posts elsewhere never keeps them from asking to end their own match.
"""

from __future__ import annotations

from bot.services import Services
from bot.table import commands as cmd
from bot.table.concede import STOP, asked_to_concede
from bot.table.model import PLAYING, TableState
from bot.table.quota import OFFER
from bot.ui.requests.answers import Answers, Interaction, TurnedAway
from bot.ui.requests.caller import Caller
from bot.ui.requests.quotas import UNDONE, Quotas

Offer = cmd.Concede | cmd.Close | cmd.OfferChair
"""Commands that may ask the others."""


def asks_others(state: TableState, person: int, body: Offer) -> bool:
    """Return whether this command of a person posts a question. What ends a match or deal at once posts none."""
    player = state.chair_of(person)
    if player is None or state.status != PLAYING:
        return False
    if isinstance(body, cmd.OfferChair):
        return body.open and not state.chairs[player].offered
    if state.offer is not None:
        return False
    return bool(asked_to_concede(state, player, body.of if isinstance(body, cmd.Concede) else STOP))


class Offers:
    """Submits offers within their limit."""

    def __init__(self, services: Services, answers: Answers) -> None:
        self._answers = answers
        self._quotas = Quotas(services)

    async def submit(self, interaction: Interaction, caller: Caller, state: TableState, body: Offer) -> cmd.Outcome:
        """Submit a command and return its outcome; a refusal if the person has asked too often here. Raises StoreBusy
        if nothing can be written."""
        posts = asks_others(state, caller.person.id, body)
        counted = interaction, caller, OFFER, state.guild
        refusal = await self._quotas.spend(*counted, part=state.id) if posts else None
        if refusal is not None:
            return TurnedAway(refusal)
        outcome = await self._answers.submit(interaction, caller, state.id, body)
        if posts and isinstance(outcome, UNDONE):
            await self._quotas.give_back(*counted, part=state.id)
        return outcome
