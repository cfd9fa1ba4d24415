"""Puzzles: the position with its question, and what each card is worth after the answer. Nothing here shows the hands
of others before that."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar, overload

import msgspec
from babel.numbers import format_decimal

from bot.engine.view import PublicView
from bot.games.registry import companions, game
from bot.i18n import Words
from bot.players.puzzles.model import GAPS, Position, Puzzle
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.ports.puzzles import DailyCount, Outcome, Solver
from bot.records.text import LOCALES
from bot.standings import rating
from bot.table.model import PLAYING, Chair, TableState, bot_name
from bot.ui.screens.base import (
    Asked,
    PanelContext,
    body,
    laid_out,
    marked_name,
    minus,
    own_picture,
    picture_part,
    short,
    shown_cards,
    small,
)
from bot.ui.screens.names import title
from bot.ui.screens.questions import asked, asking
from bot.ui.screens.table import running_trick, score_strip, zone_lines
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import TableControl, base36
from bot.ui.transport.screen import ASKING, BAD, GOOD, MAX_ROWS, NEUTRAL, Button, Part, Screen, Shown, Text

MARK = "🧩"

LEVEL = "regular"
"""Level of the bots whose names the other seats have."""

LISTED = 8
"""Cards whose worth is listed; of more the rest is left out."""

BAR = 10
"""Characters of the longest bar."""

WHOLE = 2.0
"""From this gap on the score of a game is told in whole numbers."""

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class PuzzleContext(PanelContext):
    """A ``PanelContext`` whose ids name the puzzle instead of a table."""

    key: str = ""

    @overload
    def id(self, control: TableControl[None], /) -> str: ...
    @overload
    def id(self, control: TableControl[A], arg: A, /) -> str: ...
    def id(self, control: TableControl[Any], arg: Any = None, /) -> str:
        """Return the id of a menu of cards or of a card."""
        if control is ids.PICK:
            return ids.PUZZLE_PICK.id(f"{self.key}-{arg}")
        return ids.PUZZLE_CARD.id(f"{self.key}-{base36(arg[0] if control is ids.PLAY else arg)}")


def key_of(slug: str, number: int) -> str:
    """Return the name of a puzzle in ids."""
    return f"{slug}-{number}"


def puzzle_screen(
    desk: PuzzleContext,
    at: Position,
    puzzle: Puzzle,
    solver: Solver,
    picture: Shown | None,
    prefers: Preferences = DEFAULT_PREFERENCES,
    *,
    again: bool = False,
) -> Screen:
    """Return the position, the question and a control for each card. ``again``: the person has answered it before."""
    words = desk.words
    lines = [
        _heading(at.slug, puzzle, words),
        small(words.text("ui-puzzle-again")) if again else "",
        f"### {asking(desk, at.decision)}",
        words.text("ui-puzzle-ask"),
    ]
    if picture is None or prefers.panel == "words":
        lines += _in_words(desk)
    lines.append(small(_standing(solver, words)))
    parts: list[Part] = [*own_picture(picture, prefers), Text(body(lines, words))]
    return Screen((*parts, *_controls(desk, at, puzzle)), ASKING)


def _heading(slug: str, puzzle: Puzzle, words: Words) -> str:
    difficulty = words.text(f"ui-puzzle-{puzzle.difficulty}")
    named = words.text("ui-puzzle-title", game=title(slug, words), number=puzzle.number, difficulty=difficulty)
    return f"## {MARK} {named}"


def _in_words(desk: PuzzleContext) -> list[str]:
    """Return what the picture shows."""
    view, who, words = desk.view, desk.who, desk.words
    return [
        *running_trick(view.public, who, words),
        words.text("ui-your-cards", cards=shown_cards(view.hand, who, words)),
        *score_strip(view.public, who, words),
        *zone_lines(view.public, who, words),
    ]


def _standing(solver: Solver, words: Words) -> str:
    shown = minus(rating(solver.skill))
    return words.text(
        "ui-puzzle-standing", rating=shown, solved=solver.solved, count=solver.answered, streak=solver.streak
    )


def _controls(desk: PuzzleContext, at: Position, puzzle: Puzzle) -> list[Part]:
    """Return the cards as buttons if they fit, else in menus, and the button of another puzzle."""
    # A recommended answer would be a hint.
    decision = msgspec.structs.replace(at.decision, default=None)
    tools = (_another(at.slug, puzzle, desk.words, style="grey"),)
    if desk.tiles:
        shown = asked(desk, decision)
        rows = laid_out(shown.tiles, [], tools, MAX_ROWS)
        if rows:
            return [*rows]
    shown: Asked = asked(replace(desk, tiles=False), decision)
    return [*shown.menus[: MAX_ROWS - 1], tools]


def _another(slug: str, puzzle: Puzzle, words: Words, style: str) -> Button:
    return Button(words.text("ui-puzzle-another"), ids.PUZZLE_NEXT.id(key_of(slug, puzzle.number)), style, emoji=MARK)


def solved_screen(
    desk: PuzzleContext,
    at: Position,
    puzzle: Puzzle,
    card: str,
    outcome: Outcome,
    picture: Shown | None,
    prefers: Preferences = DEFAULT_PREFERENCES,
    *,
    hands: PublicView | None = None,
) -> Screen:
    """Return what the person's card and the others are worth. ``hands`` is the table with all hands open, which the
    picture then shows."""
    words, slug = desk.words, at.slug
    solved = card == puzzle.best
    best, own = (_name(desk, one) for one in (puzzle.best, card))
    if solved:
        said = f"### ✅ {words.text('ui-puzzle-solved', card=best)}"
    else:
        lost = amount(slug, puzzle.lost(card), words)
        said = f"### ❌ {words.text('ui-puzzle-missed', card=own, best=best, lost=lost)}"
    lines = [_heading(slug, puzzle, words), said, *_worths(desk, slug, puzzle, card)]
    lines += _hands(desk, hands) if hands is not None else []
    lines.append(small(_change(outcome, words) if hands is None else _standing(outcome.after, words)))
    buttons = [_another(slug, puzzle, words, style="blue")]
    if hands is None and not puzzle.closed:
        buttons.append(Button(words.text("ui-puzzle-hands"), ids.PUZZLE_HANDS.id(key_of(slug, puzzle.number))))
    shown = own_picture(picture, prefers) if hands is None else picture_part(picture)
    return Screen((*shown, Text(body(lines, words)), tuple(buttons)), GOOD if solved else BAD)


def daily_screen(
    at: Position, puzzle: Puzzle, picture: Shown | None, before: DailyCount | None, words: Words
) -> Screen:
    """Return the puzzle of the day for everybody: without the solution, with a button that shows it to one person.
    ``before`` counts the answers to the puzzle posted before, None if there was none."""
    difficulty = words.text(f"ui-puzzle-{puzzle.difficulty}")
    lines = [
        f"## {MARK} {words.text('ui-daily-title')}",
        words.text("ui-daily-text", game=title(at.slug, words), difficulty=difficulty),
    ]
    if before is not None:
        lines.append(small(words.text("ui-daily-before", count=before.answered, solved=before.solved)))
    solve = Button(words.text("ui-daily-solve"), ids.PUZZLE_OPEN.id(key_of(at.slug, puzzle.number)), "blue", emoji=MARK)
    return Screen((Text(body(lines, words)), *picture_part(picture), (solve,)), NEUTRAL)


def _worths(desk: PuzzleContext, slug: str, puzzle: Puzzle, card: str) -> list[str]:
    """Return a line for each card with a bar of what it loses; the person's own is always among them."""
    words = desk.words
    listed = list(puzzle.judged[:LISTED])
    if all(one.card != card for one in listed):
        listed = [*listed[:-1], *(one for one in puzzle.judged if one.card == card)]
    longest = max(puzzle.lost(one.card) for one in listed)
    unit = words.text(unit_of(slug), count=2).removeprefix("2 ")
    lines = [words.text("ui-puzzle-worth", unit=unit)]
    for one in listed:
        lost = puzzle.lost(one.card)
        bar = "▰" * max(1, round(BAR * lost / longest)) if lost else ""
        worth = f"−{amount(slug, lost, words)} {bar}" if lost else words.text("ui-puzzle-best")
        name = _name(desk, one.card)
        own = f" ← {words.text('ui-puzzle-yours')}" if one.card == card else ""
        lines.append(f"- {f'**{name}**' if not lost else name} · {worth}{own}")
    left = len(puzzle.judged) - len(listed)
    return [*lines, small(words.text("ui-puzzle-rest", count=left))] if left else lines


def _hands(desk: PuzzleContext, view: PublicView) -> list[str]:
    """Return the hands of the others in words."""
    hands = [(info.seat, info.open_hand) for info in view.seats if info.seat != desk.view.seat and info.open_hand]
    who, words = desk.who, desk.words
    told = [(who.names.seats[seat], short(hand, who, words)) for seat, hand in hands]
    return [small(words.text("ui-hand-of", who=name, cards=cards)) for name, cards in told]


def _change(outcome: Outcome, words: Words) -> str:
    if not outcome.counted:
        return f"{words.text('ui-puzzle-uncounted')} {_standing(outcome.after, words)}"
    before, after = rating(outcome.before.skill), rating(outcome.after.skill)
    return f"{words.text('ui-puzzle-change', change=words.signed(after - before))} {_standing(outcome.after, words)}"


def _name(desk: PuzzleContext, card_id: str) -> str:
    card = desk.who.pack.card(card_id)
    assert card is not None
    return marked_name(card, desk.who, desk.words)


def unit_of(slug: str) -> str:
    """Return the catalogue key of the score in which puzzles of a game are judged."""
    return "unit-points" if companions(slug).deal_points is not None else game(slug).meta.unit


def amount(slug: str, lost: float, words: Words) -> str:
    """Return a loss as a number in the language's format: whole where the score has large numbers."""
    pattern = "#,##0" if GAPS[slug] >= WHOLE else "#,##0.0"
    return format_decimal(lost, format=pattern, locale=LOCALES[words.language])


def all_hands(at: Position) -> PublicView:
    """Return the view of the table with all hands open."""
    its_game = game(at.slug)
    view = its_game.view(at.match)
    seats = tuple(
        msgspec.structs.replace(info, open_hand=its_game.seat_view(at.match, info.seat).hand) for info in view.seats
    )
    return msgspec.structs.replace(view, seats=seats)


def pretended(at: Position, words: Words, person: int | None = None) -> TableState:
    """Return the position as the state of a table, which screens and pictures need. It is stored nowhere. The person
    has the seat that is asked; bots have the others, or all seats."""
    its_game = game(at.slug)
    player = its_game.seating(at.match)[at.view.seat]
    names: list[str] = []
    chairs: list[Chair] = []
    for number in range(its_game.meta.players):
        if number == player and person is not None:
            chairs.append(Chair(person=person))
        else:
            names.append(bot_name(names))
            chairs.append(Chair(level=LEVEL, bot_name=names[-1]))
    return TableState(
        id="0",
        status=PLAYING,
        game=at.slug,
        name=title(at.slug, words),
        chairs=tuple(chairs),
        match=at.match,
        asked=(0,) * len(chairs),
    )
