"""What a director of a tournament sees: the page of what can be done, its steps, and the forms for reasons and scores.

What is done is named in the ids (``what``), followed by what is known of it already: the steps keep no state.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord

from bot.duplicate.tournament.directing import MAX_REASON
from bot.duplicate.tournament.model import ANNOUNCED, Round, State, is_bot
from bot.duplicate.tournament.rounds import minimum
from bot.i18n import Words, escape
from bot.ui.screens.base import Form, body, clip, label, small
from bot.ui.screens.tournament_field import Field, heading, status_line
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, MAX_OPTIONS, Button, Choice, Menu, Part, Pick, Screen, Text

OPEN, BEGIN, CLOSE, EXTEND, PAUSE, RESUME, FILL = "open", "begin", "close", "extend", "pause", "resume", "fill"
REPLACE, SUBSTITUTE, ADJUST, PENALIZE, APPOINT, CANCEL = (
    "replace",
    "substitute",
    "adjust",
    "penalize",
    "appoint",
    "cancel",
)

FURTHER = (REPLACE, SUBSTITUTE, ADJUST, PENALIZE, APPOINT, CANCEL)
"""What the menu of the page offers."""

IN_A_ROUND = (REPLACE,)
WITH_ROUNDS = (ADJUST, PENALIZE)
"""What is possible only while a round runs, and only after the first one has begun."""

MINUTES = (5, 15, 30, 60)
"""Minutes by which a round can be extended at once."""

MENUS = 4
"""Most menus of a step."""

FILLS = 6
"""Numbers of contestants that are offered for filling up with bots."""

REASON, POINTS, SIDE = "reason", "points", "side"
"""Names of the fields of forms; a side has its number after it."""


def arg_of(state: State, what: str, *known: int | str) -> str:
    """Return the argument of a step's controls."""
    return "-".join((state.id, what, *map(str, known)))


def director_screen(its: Field, *, done: bool = False) -> Screen:
    """Return the director’s page: where the tournament stands, and what can be done now. ``done``: something was."""
    state, words = its.state, its.words
    lines = [
        heading(its, "###"),
        *([f"✅ {words.text('ui-tour-done')}"] if done else []),
        status_line(its),
        small(words.text("ui-tour-director-note")),
    ]
    rows: list[Part] = []
    buttons = [_now(its)] if not state.paused else []
    running = state.round
    if running is not None and running.until:
        buttons.append(_step(its, EXTEND, emoji="⏱️"))
    pausing = RESUME if state.paused else PAUSE
    control = ids.TOURNAMENT_DO.id(arg_of(state, pausing))
    buttons.append(Button(words.text(f"ui-tour-do-{pausing}"), control, emoji="▶️" if state.paused else "⏸️"))
    rows.append(tuple(buttons))
    if not state.rounds:
        targets = fill_targets(state)
        if targets:
            choices = tuple(Choice(str(one), words.text("ui-tour-fill-to", count=one)) for one in targets)
            rows.append(Menu(ids.TOURNAMENT_WHICH.id(arg_of(state, FILL)), words.text("ui-tour-do-fill"), choices))
    further = [one for one in FURTHER if _possible(state, one)]
    choices = tuple(Choice(one, words.text(f"ui-tour-do-{one}"), words.text(f"ui-tour-what-{one}")) for one in further)
    rows.append(Menu(ids.TOURNAMENT_WHICH.id(arg_of(state, "more")), words.text("ui-tour-more-actions"), choices))
    return Screen((Text(body(lines, words)), *rows), ASKING)


def _possible(state: State, what: str) -> bool:
    if what in IN_A_ROUND:
        return state.round is not None
    if what in WITH_ROUNDS:
        return bool(state.rounds)
    return what != SUBSTITUTE or bool(state.active())


def _now(its: Field) -> Button:
    """Return the button of the next step of the tournament."""
    state = its.state
    if state.status == ANNOUNCED:
        return _step(its, OPEN, emoji="✅", style="blue")
    running = state.round
    if running is not None:
        return _step(its, CLOSE, running.number, emoji="🏁")
    return _step(its, BEGIN, len(state.rounds) + 1, emoji="▶️", style="blue")


def _step(its: Field, what: str, *known: int, emoji: str = "", style: str = "grey") -> Button:
    text = its.words.text(f"ui-tour-do-{what}", round=known[0] if known else 0)
    return Button(text, ids.TOURNAMENT_ASK.id(arg_of(its.state, what, *known)), style, emoji=emoji)


def fill_targets(state: State) -> tuple[int, ...]:
    """Return up to how many contestants bots can be entered: whole tables, first the least number that can play."""
    size, active = state.shape.meeting(state.announced.form), len(state.active())
    first = max(minimum(state), active + 1)
    first = -(-first // size) * size
    most = state.announced.limit
    found = [first + number * max(size, 4 if size == 2 else size) for number in range(FILLS)]
    return tuple(one for one in found if active < one <= most)


def sure_screen(its: Field, what: str, known: Sequence[str], **args: str | int) -> Screen:
    """Return the question before something that cannot be taken back."""
    words = its.words
    lines = [heading(its, "###"), words.text(f"ui-tour-sure-{what}", **args)]
    control = ids.TOURNAMENT_DO.id(arg_of(its.state, what, *known))
    return Screen((Text(body(lines, words)), (Button(words.text("ui-tour-yes"), control, "red"), _back(its))), ASKING)


def _back(its: Field) -> Button:
    return Button(its.words.text("ui-tour-back"), ids.TOURNAMENT_DIRECT.id(its.state.id), emoji="◀️")


def extend_screen(its: Field, running: Round, now: int) -> Screen:
    """Return the choice of how much more time a round gets. The ids name the new time, so that a second press changes
    nothing."""
    words = its.words
    since = max(now, running.until)
    buttons = [
        Button(
            words.text("ui-tour-plus-minutes", count=one),
            ids.TOURNAMENT_DO.id(arg_of(its.state, EXTEND, running.number, (since + one * 60_000) // 1000)),
        )
        for one in MINUTES
    ]
    lines = [heading(its, "###"), status_line(its), words.text("ui-tour-extend-how")]
    return Screen((Text(body(lines, words)), (*buttons, _back(its))), ASKING)


def which_screen(its: Field, what: str, known: Sequence[str], choices: Iterable[tuple[str, str]], key: str) -> Screen:
    """Return a step in which something is chosen from menus. ``choices`` are values and labels; ``key`` says what is
    asked."""
    words, every = its.words, list(choices)
    groups = [every[start : start + MAX_OPTIONS] for start in range(0, len(every), MAX_OPTIONS)][:MENUS]
    lines = [heading(its, "###"), words.text(f"ui-tour-do-{what}"), words.text(key)]
    hidden = len(every) - sum(map(len, groups))
    if hidden:
        lines.append(small(words.text("ui-tour-more", count=hidden)))
    menus: list[Part] = []
    for number, group in enumerate(groups):
        first, last = clip(group[0][1], 40), clip(group[-1][1], 40)
        placeholder = words.text(key) if len(groups) == 1 else f"{first} – {last}"
        shown = tuple(Choice(value, clip(text, 100)) for value, text in group)
        menus.append(Menu(ids.TOURNAMENT_WHICH.id(arg_of(its.state, what, *known, f"m{number}")), placeholder, shown))
    return Screen((Text(body(lines, words)), *menus, (_back(its),)), ASKING)


def person_screen(its: Field, what: str, known: Sequence[str], **args: str) -> Screen:
    """Return a step in which a person is chosen."""
    words = its.words
    lines = [heading(its, "###"), words.text(f"ui-tour-who-{what}", **args)]
    pick = Pick(
        ids.TOURNAMENT_PERSON.id(arg_of(its.state, what, *known)), words.text("ui-tour-pick-person"), "users", 1, 1
    )
    return Screen((Text(body(lines, words)), pick, (_back(its),)), ASKING)


def contestants(its: Field) -> list[tuple[str, str]]:
    """Return those who play as choices: number and name."""
    return [(str(one.number), its.contestant(one.number)) for one in its.state.active()]


def people(its: Field) -> list[tuple[str, str]]:
    """Return the people and bots who play as choices: number and name. A bot’s number has a b before it."""
    return [
        (f"b{-member}" if is_bot(member) else str(member), its.member(member))
        for one in its.state.active()
        for member in one.members
    ]


def member_of(value: str) -> int:
    """Return the number of a person or bot that was chosen, 0 for other text."""
    found = re.fullmatch(r"(b?)(\d{1,9})", value)
    return (-1 if found[1] else 1) * int(found[2]) if found is not None else 0


def tables(its: Field, its_round: Round) -> list[tuple[str, str]]:
    """Return the tables of a round as choices."""
    return [
        (
            str(table.number),
            label(
                f"{its.words.text('ui-tour-table', number=table.number)}: "
                + ", ".join(its.contestant(one) for one in dict.fromkeys(table.contestants))
            ),
        )
        for table in its_round.tables
    ]


def seats_at(its: Field, its_round: Round, number: int) -> list[tuple[str, str]]:
    """Return the people of a table for whom no bot plays, as choices: chair and name."""
    table = its_round.table(number)
    if table is None:
        return []
    last = len(its.state.deals)
    seated = ((chair, its_round.player(table, chair, last)) for chair in range(len(table.people)))
    return [(str(chair), its.member(person)) for chair, person in seated if person is not None]


def deals(its: Field) -> list[tuple[str, str]]:
    """Return the deals of a round as choices."""
    return [(str(one.number), its.words.text("ui-tour-deal", number=one.number)) for one in its.state.deals]


def rounds(its: Field) -> list[tuple[str, str]]:
    """Return the rounds as choices, the newest first."""
    return [(str(one.number), its.words.text("ui-tour-round", round=one.number)) for one in reversed(its.state.rounds)]


# -- forms


class ReasonForm(Form):
    """A form for a reason that everybody sees. ``points``: also for the points of a penalty."""

    def __init__(self, its: Field, what: str, known: Sequence[str], *, points: bool = False) -> None:
        words = its.words
        super().__init__(words.text(f"ui-tour-do-{what}"), ids.TOURNAMENT_FORM.id(arg_of(its.state, what, *known)))
        if points:
            scoring = its.state.announced.scoring
            field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=POINTS, max_length=6, required=True)
            self.add_item(discord.ui.Label(text=words.text(f"ui-tour-penalty-{scoring}")[:45], component=field))
        self.add_item(_reason(words))


class ScoresForm(Form):
    """A form for the adjusted score of a deal: a number or a percentage for each side, and the reason."""

    def __init__(self, its: Field, its_round: Round, table: int, deal: int) -> None:
        words = its.words
        known = (its_round.number, table, deal)
        super().__init__(words.text("ui-tour-do-adjust"), ids.TOURNAMENT_FORM.id(arg_of(its.state, ADJUST, *known)))
        sat = its_round.table(table)
        for number, chairs in enumerate(its.state.shape.sides):
            names = [its.contestant(sat.contestants[chair]) for chair in chairs] if sat is not None else ["…"]
            field: discord.ui.TextInput[Any] = discord.ui.TextInput(
                custom_id=f"{SIDE}{number}", max_length=7, required=True, placeholder="12 · −12 · 60 %"
            )
            text = clip(" + ".join(dict.fromkeys(names)), 45)
            self.add_item(
                discord.ui.Label(text=text, description=words.text("ui-tour-score-hint")[:100], component=field)
            )
        self.add_item(_reason(words))


def _reason(words: Words) -> discord.ui.Label[Any]:
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=REASON, style=discord.TextStyle.paragraph, max_length=MAX_REASON, required=True
    )
    return discord.ui.Label(
        text=words.text("ui-tour-reason")[:45], description=words.text("ui-tour-reason-hint")[:100], component=field
    )


_NUMBER = re.compile(r"([+\-−]?)\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*(%?)")


def hundredths_of(text: str) -> int | None:
    """Return a number with at most two decimals in hundredths, None for other text."""
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        return None
    amount = 100 * int(found[2]) + int((found[3] or "").ljust(2, "0"))
    return -amount if found[1] in ("-", "−") else amount


def scores_of(state: State, fields: Mapping[str, str]) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Return what a form says of a deal, by chair: scores and (), or () and percents. None if it is neither."""
    by_chair: list[int] = [0] * state.shape.players
    percent: set[bool] = set()
    for number, chairs in enumerate(state.shape.sides):
        text = fields.get(f"{SIDE}{number}", "")
        found = hundredths_of(text)
        if found is None or found % 100:
            return None
        percent.add(text.strip().endswith("%"))
        for chair in chairs:
            by_chair[chair] = found // 100
    if len(percent) != 1:
        return None
    return ((), tuple(by_chair)) if percent.pop() else (tuple(by_chair), ())


def next_deal(state: State, table: int) -> int:
    """Return the next deal of a running round that has not begun at a table; the last one if all have."""
    running = state.round
    counted = max((deal for number, deal in running.results if number == table), default=0) if running else 0
    return min(counted + 2, len(state.deals))


def named(its: Field, member: int) -> str:
    """Return the name of a person or bot for the text of a message."""
    return escape(its.member(member))
