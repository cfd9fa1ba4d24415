"""Fairness of the deal: its seal, what people added to it, and how anybody can recompute the cards (decision 11)."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.boards import for_anybody
from bot.engine.seal import WORD, Part, counting
from bot.i18n import Words
from bot.table.model import Seal, TableState
from bot.ui.screens.base import Form, body, small, table_label
from bot.ui.screens.names import Company
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import NEUTRAL, Button, Screen, Text

FIELD = "word"
"""Custom id of the field for the word."""
DIGITS = 12
"""Digits shown of a word's hash: enough to recognise it."""


def sealed(state: TableState, seal: Seal, words: Words) -> Screen:
    """Return the message that publishes a seal."""
    said = words.text("ui-seal", name=table_label(state), deal=seal.deal)
    return Screen((Text(f"{small(said)}\n`{seal.commitment}`"), (fair_button(state, words, seal.deal),)), NEUTRAL)


def fair_button(state: TableState, words: Words, deal: int = 0) -> Button:
    """Return the button that opens the fairness page of a deal; 0 is the present or next deal."""
    return Button(words.text("ui-btn-fair"), ids.FAIR.id(state.id, deal=deal))


def word_button(state: TableState, words: Words) -> Button:
    """Return the button that opens the form for a word added to the coming deal."""
    return Button(words.text("ui-btn-word"), ids.WORD.id(state.id))


def fair(state: TableState, deal: int, person: int, who: Company, words: Words) -> Screen:
    """Return the fairness page of a deal (0: the present or next one), with the contributions of this person."""
    seal = next((one for one in state.seals if one.deal == deal), state.seal if not deal else None)
    name = table_label(state)
    if seal is None:
        text = f"### {words.text('ui-fair-none-title', name=name)}\n{words.text('ui-fair-none')}"
        return Screen((Text(text),), NEUTRAL)
    lines = [
        f"### {words.text('ui-fair-title', name=name, deal=seal.deal)}",
        words.text("ui-fair-how"),
        words.text("ui-fair-seal", hash=seal.commitment),
        *_parts(seal, state.chair_of(person), who, words),
    ]
    if seal.revealed:
        lines.append(words.text("ui-fair-seed", seed=seal.seed.hex()))
    lines.append(small(words.text("ui-fair-check")))
    url = f"https://discord.com/channels/{state.guild}/{seal.channel}/{seal.message}"
    there = (Button(words.text("ui-btn-seal"), url=url, emoji="↗️"),) if seal.message else ()
    adds = seal is state.seal and seal.terms and not seal.closed and state.open and state.chair_of(person) is not None
    buttons = (*there, *((word_button(state, words),) if adds else ()))
    return Screen((Text(body(lines, words)), *((buttons,) if buttons else ())), NEUTRAL)


def _parts(seal: Seal, own: int | None, who: Company, words: Words) -> list[str]:
    """Return the contributions that count. Those of the person shown include what they need to find them in the
    record."""
    if not seal.terms:
        return [words.text("ui-fair-old")]
    if for_anybody(seal.terms):
        return [words.text("ui-duplicate-fair")]
    if not seal.message:
        return [words.text("ui-fair-unpublished" if seal.closed else "ui-fair-unseen")]
    parts = counting(seal.parts, seal.message)
    lines = [words.text("ui-fair-parts" if parts else "ui-fair-closed-nobody" if seal.closed else "ui-fair-nobody")]
    lines += [f"{number}. {_part(part, own, who, words)}" for number, part in enumerate(parts, 1)]
    return lines


def _part(part: Part, own: int | None, who: Company, words: Words) -> str:
    name = who.player_names[part.player]
    if part.player != own:
        return words.text("ui-fair-part-word" if part.word else "ui-fair-part", who=name)
    key = "ui-fair-own-word" if part.word else "ui-fair-own"
    return words.text(key, who=name, press=str(part.press), word=part.word[:DIGITS])


class WordModal(Form):
    """Form for a word or a number that goes into the coming deal. The word itself is not stored."""

    def __init__(self, state: TableState, words: Words) -> None:
        super().__init__(words.text("ui-word-title"), ids.WORD_FORM.id(state.id))
        self.field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=FIELD, min_length=1, max_length=WORD, required=True
        )
        hint = words.text("ui-word-hint")[:100]
        self.add_item(discord.ui.Label(text=words.text("ui-word-label")[:45], description=hint, component=self.field))
