"""A card chosen before one's turn, on the panel of the one who chose it and nowhere else (S5, T87)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.actions import Decision, Pick, Refusal
from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.games.registry import game
from bot.table.look import decisions_of
from bot.table.model import TableState
from bot.table.own_moves import card_question
from bot.table.queue import may_queue, queued
from bot.ui.screen import Button
from bot.ui.screens.base import name_of
from bot.ui.screens.desk import Asked, Desk
from bot.ui.screens.picks import card_menus


@dataclass(frozen=True, slots=True)
class Advance:
    """The card queued (None: none). ``open``: one may be chosen now; ``soon``: her turn has come and it is about to be
    played; ``refusal``: her turn has come and it may not be played, and why."""

    card: Card | None = None
    open: bool = False
    soon: bool = False
    refusal: Refusal | None = None


NOTHING_QUEUED = Advance()


def advance_of(state: TableState, player: int, view: SeatView, staged: tuple[int, ...]) -> Advance:
    """How a queued card stands; ``staged`` is what is kept as chosen for the player's next question."""
    card, free = queued(state, staged), may_queue(state, player, view)
    if card is None or card not in view.hand:
        return Advance(open=free)
    question = card_question(state, player)
    if free or not decisions_of(state, player):
        return Advance(card, open=free)
    if question is not None and card in question.cards:
        return Advance(card, soon=True)
    answer = game(state.game).decide(state.match, view.seat, Pick((card,))) if question is not None else None
    return Advance(card, refusal=answer if isinstance(answer, Refusal) else None)


def advance_part(desk: Desk, advance: Advance) -> Asked:
    """What the panel says of it, and its controls."""
    part, words = Asked(), desk.words
    said = name_of(advance.card, desk.who, words) if advance.card is not None else ""
    if advance.open:
        placeholder = words.text("ui-queue-other" if said else "ui-queue")
        part.menus += card_menus(
            desk, Decision(desk.view.seat, "queue", cards=desk.view.hand), placeholder, None, "queue"
        )
    if said and advance.open:
        part.lines.append(words.text("ui-queued", card=said))
        part.buttons.append(Button(words.text("ui-btn-unqueue"), desk.id("cancel")))
    elif advance.soon:
        part.lines.append(words.text("ui-queue-soon"))
    elif advance.refusal is not None:
        part.lines.append(words.text("ui-queue-illegal", card=said))
        part.lines.append(words.refusal(advance.refusal, desk.who.names))
    return part
