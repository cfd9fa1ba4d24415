"""Short answers to one person, the help page, the list of tables (S26), and the choice of a table.

``which_table`` and ``which_play`` ask which of several tables is meant (ux.md 3.8, T30).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.cards import Card
from bot.i18n import Words, escape, plain
from bot.table.model import LOBBY, TableState
from bot.table.ports import TableSummary
from bot.teaching.lesson import lessons
from bot.ui.screens.base import answering, body, clip
from bot.ui.screens.guide import chapters, opening, rules
from bot.ui.screens.names import pace_name, title
from bot.ui.screens.offers import NO_POSTERS, Posters, offered, poster_parts
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import pack_numbers
from bot.ui.transport.screen import ASKING, BAD, GOOD, MAX_LABEL, NEUTRAL, Button, Choice, Menu, Row, Screen, Text

KINDS = {"info": NEUTRAL, "done": GOOD, "refused": BAD, "stale": NEUTRAL, "busy": BAD, "broken": BAD}
NEXT_STEPS = {"stale": "ui-next-stale", "busy": "ui-next-busy", "broken": "ui-next-broken"}
"""Catalogue keys of what to do next, by kind, if the notice itself does not say so."""

LISTED = 12
"""Tables named in one list."""


def notice(
    text: str, kind: str, words: Words, *, table: str = "", url: str = "", leaves: str = "", resumes: str = ""
) -> Screen:
    """Return a sentence about what happened and what to do next. ``kind`` is one of KINDS.

    With ``table``, a button shows the person's cards there; with ``url``, a button links to that place; with
    ``leaves``, buttons show the person's cards at that table and let them leave it; with ``resumes``, a button ends
    the pause of that table.
    """
    lines = [clip(text, 1500)]
    if kind in NEXT_STEPS:
        lines.append(words.text(NEXT_STEPS[kind]))
    buttons: list[Button] = []
    if table:
        buttons.append(Button(words.text("ui-btn-hand"), ids.HAND.id(table), "blue"))
    if resumes:
        buttons.append(Button(words.text("ui-btn-resume"), ids.RESUME.id(resumes), "green", emoji="▶️"))
    if leaves:
        buttons.append(Button(words.text("ui-btn-hand"), ids.HAND.id(leaves), "blue"))
    if url:
        buttons.append(Button(words.text("ui-btn-to-table"), url=url, emoji="↗️"))
    if leaves:
        buttons.append(Button(words.text("ui-btn-quit"), ids.QUIT.id(leaves), "red"))
    rows: list[Row] = [tuple(buttons)] if buttons else []
    return Screen((Text(body(lines, words)), *rows), KINDS[kind])


def help_page(
    words: Words, ids: Mapping[str, int] | None = None, posters: Posters = NO_POSTERS, *, on_server: bool = True
) -> Screen:
    """Return how to start, how to play, and where to report a problem, in eight lines at most. ``ids`` by command
    ("table create") make the commands clickable (T9). On a server each game has its poster and a button that starts a
    match."""
    lines = [f"## {words.text('ui-help-title')}", *(words.text(f"ui-help-{part}") for part in HELP)]
    lines = [mentioned(line, ids or {}, words) for line in lines]
    offers = poster_parts(posters, words) if on_server else []
    return Screen((Text(body(lines, words)), *offers, _reading(words)), NEUTRAL)


def welcome(words: Words, posters: Posters) -> Screen:
    """Return the message with which the bot greets a server: a poster and a button for each game."""
    lines = [f"## {words.text('ui-welcome-title')}", words.text("ui-welcome-text")]
    return Screen((Text(body(lines, words)), *poster_parts(posters, words), _reading(words)), NEUTRAL)


def _reading(words: Words) -> Row:
    """Return the buttons for those who read first: the rules, a guided hand, the preferences."""
    buttons = [Button(words.text("ui-prefs-title"), ids.PREFERENCES.id())]
    told = [slug for slug in offered() if chapters(slug, words)]
    taught = [slug for slug in offered() if slug in lessons()]
    if taught:
        buttons.insert(0, Button(words.text("ui-lesson-button"), opening(taught[0]), emoji="🎓"))
    if told:
        buttons.insert(0, Button(words.text("ui-btn-rules"), rules(told[0]), emoji="📖"))
    return tuple(buttons)


def mentioned(text: str, ids: Mapping[str, int], words: Words) -> str:
    """Return the text with its commands as clickable mentions; commands without an id stay unchanged."""
    for path, number in ids.items():
        text = text.replace(f"`/{path}`", f"</{path}:{number}>")
        parts = path.split(" ")
        keys = ["cmd-" + "-".join(parts[: place + 1]) for place in range(len(parts))]
        if all(words.has(key) for key in keys):
            text = text.replace(f"`/{' '.join(words.text(key) for key in keys)}`", f"</{path}:{number}>")
    return text


HELP = ("start", "seats", "cards", "commands", "fair", "privacy")


def table_list(
    rows: Sequence[TableSummary], words: Words, person: int | None = None, posters: Posters = NO_POSTERS
) -> Screen:
    """Return the tables open or in play, each with a link. Tables at which ``person`` sits come first. Without a table
    each game has its poster and a button that starts a match."""
    ordered = sorted(rows, key=lambda row: person not in row.persons) if person is not None else list(rows)
    lines = [f"## {words.text('ui-list-title')}"]
    lines += [_row(row, words, person) for row in ordered[:LISTED]]
    if not rows:
        lines.append(words.text("ui-list-none"))
    if len(ordered) > LISTED:
        lines.append(words.text("ui-list-more", count=len(ordered) - LISTED))
    offers = [] if rows else poster_parts(posters, words)
    return Screen((Text(body(lines, words)), *offers), NEUTRAL)


def _row(row: TableSummary, words: Words, person: int | None) -> str:
    name = escape(plain(row.name, "…"))
    url = f"https://discord.com/channels/{row.guild}/{row.thread or row.channel}"
    state = words.text("ui-list-lobby" if row.status == LOBBY else "ui-list-playing")
    key = "ui-list-yours" if person is not None and person in row.persons else "ui-list-row"
    return words.text(
        key,
        game=title(row.game, words),
        name=f"[{name}]({url})",
        state=state,
        count=len(row.persons),
        chairs=row.chairs,
    )


MAX_LISTED = 25

MAX_BUTTONS = 15
"""Highest number of tables with a button each; nobody may sit at more (ux.md 3.8)."""


def which_table(states: Sequence[TableState], words: Words) -> Screen:
    """Return the tables that wait for the person, the most urgent first."""
    lines = tuple(
        Choice(state.id, clip(f"{title(state.game, words)} {_named(state, words)}", 100), pace_name(state.pace, words))
        for state in states[:MAX_LISTED]
    )
    menu = Menu(ids.WHICH.id(states[0].id), words.text("ui-which-choose"), lines)
    return Screen((Text(words.text("ui-which-title", count=len(states))), menu), ASKING)


def _named(state: TableState, words: Words) -> str:
    """Return the table's name in the quotation marks of the language."""
    return words.text("ui-table-named", name=plain(state.name, "…"))


def which_play(
    ready: Sequence[tuple[TableState, str, tuple[Card, ...]]], waiting: int, person: int, words: Words
) -> Screen:
    """Asks at which table a card is to be played. ``ready`` has table, names of the cards, cards; ``waiting`` is the
    number of tables that wait for the person."""
    buttons: list[Button] = []
    for state, names, cards in ready[:MAX_BUTTONS]:
        player, arg = state.chair_of(person), pack_numbers(cards)
        if player is not None and arg:
            text = words.text("ui-which-play-at", card=names, table=plain(state.name, "…"))
            buttons.append(Button(clip(text, MAX_LABEL), answering(state, player, ids.PLAY, cards), "green"))
    rows = [tuple(buttons[start : start + 5]) for start in range(0, len(buttons), 5)]
    return Screen((Text(words.text("ui-which-play", count=waiting)), *rows), ASKING)
