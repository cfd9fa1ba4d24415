"""The card of a table in its channel, the chairs, and the message that tests whether a person can be written to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.registry import game
from bot.i18n import Words
from bot.table.look import public_view
from bot.table.model import CLOSED, FINISHED, LOBBY, Chair, TableState
from bot.ui.cast import Company
from bot.ui.screen import ASKING, BAD, GOOD, NEUTRAL, Button, Row, Screen, Text
from bot.ui.screens.base import (
    body,
    deal_text,
    in_rows,
    label,
    number_arg,
    reading,
    says,
    small,
    table_label,
    to_table,
)
from bot.ui.screens.check import checking
from bot.ui.screens.counting import counting
from bot.ui.screens.house_rules import own_rules
from bot.ui.screens.naming import game_name, length_name, pace_name, preset_name
from bot.ui.screens.queue import queue_button, queue_lines
from bot.ui.screens.standings import standings_lines


def lobby(state: TableState, who: Company, words: Words, *, here: bool = False) -> Screen:
    """S1: who sits where and how it will be played; once begun, the score and the way to the thread. ``here``: it will
    be played where the card stands (E17)."""
    if state.status == CLOSED:
        return lobby_closed(state, words)
    title = words.text("ui-lobby-title", game=game_name(state, words), name=table_label(state))
    if state.status != LOBBY:
        return _begun(state, who, words, title)
    if state.check:
        return checking(state, who, words, f"## {title}")
    lines = [f"## {title}", _terms(state, words), *_chairs(state, who, words)]
    host = state.chair_of(state.host)
    if host is not None:
        lines.append(small(words.text("ui-lobby-host", who=who.player_names[host])))
    free = any(chair.free for chair in state.chairs)
    lines.append(words.text("ui-lobby-waiting" if free else "ui-lobby-full"))
    lines += [small(words.text("ui-lobby-here"))] if here else []
    lines += queue_lines(state, words)
    lines.append(counting(state, words))
    sit = Button(words.text("ui-btn-sit"), reading(state, "sit"), "green")
    first: Row = (
        *(queue_button(state, words) or (sit,)),
        Button(words.text("ui-btn-up"), reading(state, "up")),
        Button(words.text("ui-btn-chairs"), reading(state, "chairs")),
        Button(words.text("ui-btn-bot"), reading(state, "bot"), disabled=not free),
        Button(words.text("ui-btn-start"), reading(state, "start"), "grey" if free else "green"),
    )
    second: Row = (
        Button(words.text("ui-btn-invite"), reading(state, "invite"), disabled=not free),
        Button(words.text("ui-btn-set"), reading(state, "set")),
        Button(words.text("ui-btn-rules"), reading(state, "rules")),
        Button(words.text("ui-btn-others"), reading(state, "others")),
        Button(words.text("ui-btn-close"), reading(state, "close"), "red"),
    )
    return Screen((Text(body(lines, words)), first, second), NEUTRAL if free else ASKING)


def _begun(state: TableState, who: Company, words: Words, title: str) -> Screen:
    view = public_view(state)
    lines = [f"## {title}", _terms(state, words)]
    lines.append(words.text("ui-lobby-players", who=words.joined(who.player_names)))
    lines.append(counting(state, words))
    over = state.status == FINISHED
    if view is not None and not over:
        # The points of the last deal beside the result of the match would be figures nobody can tell apart.
        lines += [deal_text(view, words) and f"**{deal_text(view, words)}**", *says(view.score, who, words)]
    if view is not None:
        lines += standings_lines(state, view, who, words)
    lines += queue_lines(state, words)
    if over:
        lines.append(words.text("ui-lobby-finished"))
    row: Row = (to_table(state, words), *queue_button(state, words))
    return Screen((Text(body(lines, words)), row), GOOD if over else NEUTRAL)


def lobby_closed(state: TableState, words: Words) -> Screen:
    """The card of a table that was closed."""
    title = words.text("ui-lobby-title", game=game_name(state, words), name=table_label(state))
    why = f"ui-closed-{state.close_reason}"
    reason = words.text(why) if words.has(why) else words.text("ui-closed-host")
    return Screen((Text(f"## {title}\n{reason}"),), NEUTRAL)


def closing(state: TableState, needed: Sequence[str], words: Words) -> Screen:
    """Whether the running match is really to be ended, at once or as soon as these have agreed."""
    asked = words.text("ui-closing-asked", who=words.joined(needed)) if needed else words.text("ui-closing-text")
    lines = [f"### {words.text('ui-closing-title', name=table_label(state))}", asked]
    answers: Row = (
        Button(words.text("ui-btn-end"), reading(state, "end"), "red"),
        Button(words.text("ui-btn-keep"), reading(state, "keep")),
    )
    return Screen((Text(body(lines, words)), answers), BAD)


def chairs(state: TableState, who: Company, words: Words, person: int) -> Screen:
    """S3: choose a chair; the host may also take a computer player away."""
    buttons: list[Button] = []
    for number, chair in enumerate(state.chairs):
        occupant = words.text("ui-chair-free") if chair.free else who.players[number]
        text = words.text("ui-chair-button", number=number + 1, who=occupant)
        mine = chair.person == person
        buttons.append(
            Button(
                label(text),
                reading(state, "chair", number_arg(number)),
                "green" if mine else "grey",
                disabled=not chair.free,
            )
        )
    rows = in_rows(buttons)
    bots = [number for number, chair in enumerate(state.chairs) if chair.level is not None]
    if person == state.host and bots:
        rows += in_rows(
            [
                Button(
                    label(words.text("ui-chair-unbot", who=who.players[n])),
                    reading(state, "unbot", number_arg(n)),
                    "red",
                )
                for n in bots
            ]
        )
    lines = [f"### {words.text('ui-chairs-title')}", words.text("ui-chairs-hint")]
    return Screen((Text(body(lines, words)), *rows), ASKING)


def seated(state: TableState, words: Words) -> Screen:
    """S30: the first direct message; that it arrives shows that the hand can be shown here."""
    lines = [
        f"### {words.text('ui-seated-title', name=table_label(state))}",
        words.text("ui-seated-text", game=game_name(state, words)),
        small(words.text("ui-seated-fair")),
    ]
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def seated_no_dm(state: TableState, words: Words) -> Screen:
    """What a person is told, only to her, when she cannot be written to."""
    text = f"### {words.text('ui-seated-title', name=table_label(state))}\n{words.text('ui-no-dm')}"
    button = Button(words.text("ui-btn-hand"), reading(state, "hand"), "blue")
    return Screen((Text(text), (button,)), BAD)


def _terms(state: TableState, words: Words) -> str:
    meta = game(state.game).meta
    length = state.options.get(meta.length_option)
    parts = [preset_name(state.game, state.preset, words)]
    if isinstance(length, int):
        parts.append(length_name(state.game, length, words))
    parts.append(pace_name(state.pace, words))
    parts.append(words.text(f"ui-talk-{state.talk}"))
    own = len(own_rules(state))
    parts.append(words.text("ui-rules-own", count=own) if own else "")
    return " · ".join(part for part in parts if part)


def _chairs(state: TableState, who: Company, words: Words) -> list[str]:
    return [_chair(state, number, chair, who, words) for number, chair in enumerate(state.chairs)]


def _chair(state: TableState, number: int, chair: Chair, who: Company, words: Words) -> str:
    if chair.free:
        return words.text("ui-lobby-chair-free", number=number + 1)
    name = who.player_names[number]
    if chair.level is not None:
        level = words.text(f"ui-level-{chair.level}")
        return words.text("ui-lobby-chair-bot", number=number + 1, who=name, level=level)
    said = words.text("ui-lobby-chair", number=number + 1, who=name)
    return f"{said} — {words.text('ui-lobby-plays-here')}" if number in who.here else said
