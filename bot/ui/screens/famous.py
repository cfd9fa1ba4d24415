"""A famous deal, walked through step by step with its commentary (``/rules``): every hand face up, as in a replay."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.companions import FamousStep
from bot.engine.view import PublicView, Trick
from bot.games.registry import companions, game
from bot.i18n import Names, Words
from bot.render import PlayerNames
from bot.ui.screens.base import body, clip, says, small, trick_text
from bot.ui.screens.guide import rules
from bot.ui.screens.names import Company, Marks, no_marks, title
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import MAX_LABEL, MAX_OPTIONS, NEUTRAL, Button, Choice, Image, Menu, Screen, Shown, Text


def players(slug: str, view: PublicView, words: Words, marks: Marks = no_marks) -> Company:
    """Return the players of the deal, who are named after their seats. Raises ValueError if the game has no famous
    deal."""
    deal = companions(slug).famous
    if deal is None:
        raise ValueError(slug)
    seats = tuple(words.text(f"famous-{slug}-{name}") for name in deal.seats)
    sides = tuple(words.joined([seats[seat] for seat in side]) for side in view.sides)
    pack = game(slug).meta.pack.dressed(view.pack)
    cast = PlayerNames(seats, words.text(f"famous-{slug}-title"))
    return Company(seats, sides, seats, seats, Names(pack, seats, sides), cast, marks=marks(view.pack))


def opened(slug: str, step: FamousStep) -> PublicView:
    """Return what a step shows: the table with every hand face up, and after a trick still that trick."""
    its_game = game(slug)
    view = its_game.view(step.state)
    seats = tuple(
        msgspec.structs.replace(info, open_hand=its_game.seat_view(step.state, info.seat).hand) for info in view.seats
    )
    view = msgspec.structs.replace(view, seats=seats, deals=1)
    trick = finished(view, step)
    return view if trick is None else msgspec.structs.replace(view, trick=trick, status=())


def finished(view: PublicView, step: FamousStep) -> Trick | None:
    """Return the trick that a step is about, None for one before the first trick and for the count."""
    return next((one for one in view.history if one.number == step.trick), None)


def step_title(slug: str, step: FamousStep, words: Words) -> str:
    """Return the name of a step."""
    if step.trick:
        return words.text("ui-trick-number", number=step.trick)
    return words.text(f"famous-{slug}-{step.name}.title")


def famous(
    slug: str, steps: Sequence[FamousStep], at: int, who: Company, pictures: Sequence[Shown], words: Words
) -> Screen:
    """Return one step: the picture, what happened and why, then the ways on, which stay at the end of the message."""
    step, last = steps[at], len(steps) - 1
    view = opened(slug, step)
    where = [step_title(slug, step, words), words.text("replay-step", step=at + 1, steps=last + 1)]
    heading = f"## {title(slug, words)} — {words.text(f'famous-{slug}-title')}"
    above = [heading, small(" · ".join([*where, *says(view.score, who, words)]))]
    trick = finished(view, step)
    told = [words.text(f"famous-{slug}-{step.name}")]
    if trick is not None:
        told.append(small(trick_text(trick, who, words)))
    shown = tuple(Image(picture) for picture in pictures)
    menu = Menu(ids.FAMOUS_STEP.id(slug), words.text("ui-famous-go"), _choices(slug, steps, at, words))
    row = (
        _step(slug, "back", "◀️", at - 1, at == 0, words),
        _step(slug, "next", "▶️", at + 1, at == last, words),
        Button(words.text("ui-lesson-back"), rules(slug)),
    )
    return Screen((Text("\n".join(above)), *shown, Text(body(told, words)), menu, row), NEUTRAL)


def _step(slug: str, which: str, emoji: str, to: int, nowhere: bool, words: Words) -> Button:
    """Return the button to the previous or the next step, disabled if there is none."""
    style = "blue" if which == "next" else "grey"
    control = ids.FAMOUS.id(f"{slug}.{base36(max(to, 0))}.{which}")
    return Button(words.text(f"replay-btn-{which}"), control, style, emoji=emoji, disabled=nowhere)


def _choices(slug: str, steps: Sequence[FamousStep], at: int, words: Words) -> tuple[Choice, ...]:
    """Return the steps to go to, at most 25: those around the present one."""
    start = min(max(at - MAX_OPTIONS // 2, 0), max(len(steps) - MAX_OPTIONS, 0))
    return tuple(
        Choice(base36(number), clip(step_title(slug, steps[number], words), MAX_LABEL), chosen=number == at)
        for number in range(start, min(start + MAX_OPTIONS, len(steps)))
    )
