"""A diagram in words: everything that it shows, in its order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.cards import Card
from bot.engine.diagram import Cell, Diagram, Group, Ladder, Round, Shown
from bot.render.alt import clipped
from bot.render.diagram_print import Print
from bot.render.model import ALT_LIMIT


def diagram_alt(shown: Diagram, print_: Print, head: str) -> str:
    """What :func:`bot.render.diagram.draw_diagram` shows; cards by their short names where whole ones are too long.
    ``head`` says which diagram it is."""
    for name in (print_.card, print_.card_short):
        said = [f"{head}.", *_parts(shown, print_, name)]
        if len(" ".join(said)) <= ALT_LIMIT:
            return " ".join(said)
    return clipped([f"{head}.", *_parts(shown, print_, print_.card_short)])


def _parts(shown: Diagram, print_: Print, name: Callable[[Card], str]) -> Iterator[str]:
    for band in shown.bands:
        for cell in band:
            yield from _cell(cell, print_, name)


def _cell(cell: Cell, print_: Print, name: Callable[[Card], str]) -> Iterator[str]:
    if isinstance(cell, Group):
        cards = print_.said(cell.spoken) or ", ".join(_shown(one, print_, name) for one in cell.cards)
        head = " ".join(filter(None, (print_.said(cell.title).rstrip(".:"), f"({cell.worth})" * bool(cell.worth))))
        yield from _sentences(": ".join(filter(None, (head, cards))), print_.said(cell.note))
        return
    yield from _sentences(print_.said(cell.title))
    if isinstance(cell, Ladder):
        for n, one in enumerate(cell.steps, cell.first):
            figure = f"{n}. " if cell.first else ""
            worth = f" ({one.worth})" if one.worth else ""
            told = print_.said(one.told)
            yield from _sentences(f"{figure}{print_.said(one.name).rstrip('.')}{worth}" + f": {told}" * bool(told))
    else:
        yield from _sentences("; ".join(_places(cell, print_)))
        note = print_.said(cell.note)
        yield from _sentences(f"{note}: {cell.count}" if cell.count else note)
        return
    yield from _sentences(print_.said(cell.note))


def _shown(one: Shown, print_: Print, name: Callable[[Card], str]) -> str:
    more = ", ".join(filter(None, (one.mark, print_.said(one.said).rstrip("."))))
    return f"{name(one.card)} ({more})" if more else name(one.card)


def _places(table: Round, print_: Print) -> Iterator[str]:
    for one in table.places:
        told = print_.said(one.told)
        yield f"{one.mark} {print_.said(one.name)}" + f", {told}" * bool(told)


def _sentences(*said: str) -> Iterator[str]:
    for one in said:
        if one:
            yield one if one[-1] in ".!?…" else f"{one}."
