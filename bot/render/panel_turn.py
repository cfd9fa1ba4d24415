"""Whose turn it is, in a few words: for the plate at the right end of the strip, and for the alt text."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.actions import Decision
from bot.engine.cards import Seat
from bot.engine.view import SeatView
from bot.render.captions import Speech


class Turn(NamedTuple):
    """`mine`: the player must act. `ways` are wordings with shorter and shorter names, none between deals."""

    mine: bool
    ways: tuple[str, ...]


def main_question(view: SeatView) -> Decision | None:
    """Return the question that the match waits for this player to answer, None if there is none."""
    return next((one for one in view.decisions if not one.optional), None)


def whose_turn(view: SeatView, speech: Speech) -> Turn:
    """Return whose turn it is, as the player at `view.seat` sees it."""
    question = main_question(view)
    if question is not None:
        return Turn(True, tuple(_mine(view, question, speech)))
    public = view.public
    waiting = [info.seat for info in public.seats if info.waiting]
    if public.over or public.deal_over or not waiting:
        return Turn(False, ())
    if len(waiting) == 1:
        return Turn(False, tuple(speech.text("render-turn-of", who=who) for who in speech.clips(waiting[0])))
    return Turn(False, (speech.text("render-turn-several"),))


def _mine(view: SeatView, question: Decision, speech: Speech) -> list[str]:
    public = view.public
    if question.of is not None and question.of != view.seat:
        return [speech.text("render-turn-for", who=who) for who in speech.clips(question.of)]
    if question.cards and question.most > 1 and question.least == question.most:
        return [speech.text("render-turn-choose", count=question.most)]
    if public.auction:
        return [speech.text("render-turn-call")]
    if public.trick is not None and not public.trick.cards and question.cards:
        return [speech.text("render-turn-lead")]
    return [speech.text("render-turn-yours")]


def asked_place(view: SeatView) -> Seat | None:
    """Return the seat whose place is the player's to fill now: their own, that of an open hand from which they choose
    (M104), or None."""
    question = main_question(view)
    if question is None:
        return None
    return view.seat if question.of is None else question.of
