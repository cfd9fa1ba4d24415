"""What can I do now?: what a player is asked, which cards are legal, the rule that bars each other card, and what each
word or number means. Rules only: nothing of it is advice."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Decision
from bot.engine.text import Line, TermArg
from bot.engine.view import SeatView
from bot.i18n import Words
from bot.teaching.what_now import Barred, Choice, choice
from bot.ui.screens.base import WHAT_NOW, PanelContext, body, label, says, shown_cards
from bot.ui.screens.card_picker import TRUMPS
from bot.ui.screens.guide import chapter_title, chapters
from bot.ui.screens.named_answers import half_of, sizes_named
from bot.ui.screens.names import Company
from bot.ui.screens.questions import FEW_NUMBERS, asking
from bot.ui.screens.table import awaited
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import NEUTRAL, Button, Screen, Text

CHAPTERS = 5
"""Chapters with a button: more than a player is ever asked about at once."""


def what_now(desk: PanelContext) -> Screen:
    """Return what the player can do now, the question that must be answered before optional ones, and a button for each
    chapter that explains it."""
    words, view = desk.words, desk.view
    asked = sorted(view.decisions, key=lambda one: one.optional)
    lines = [f"### {WHAT_NOW} {words.text('ui-now-title')}"]
    if not asked or desk.state.between or not desk.state.open:
        lines += [words.text("ui-now-nothing"), awaited(desk.state, view.public, desk.who, words)]
        return Screen((Text(body(lines, words)),), NEUTRAL)
    found = [choice(desk.state.match, view, decision) for decision in asked]
    for one in found:
        lines += explained(desk, one)
    there = chapters(view.public.game, words)
    named = [one for one in dict.fromkeys(each.chapter for each in found) if one in there]
    buttons = tuple(chapter_button(view.public.game, one, words) for one in named[:CHAPTERS])
    return Screen((Text(body(lines, words)), *([buttons] if buttons else [])), NEUTRAL)


def chapter_button(slug: str, chapter: str, words: Words) -> Button:
    """Return the button that leads from an explanation to a chapter of the rules."""
    text = words.text("ui-now-chapter", chapter=chapter_title(slug, chapter, words))
    return Button(label(text), ids.GUIDE.id(f"{slug}.{chapter}.w"), emoji="📖")


def explained(desk: PanelContext, found: Choice) -> list[str]:
    """Return the lines on one question."""
    words, who = desk.words, desk.who
    lines = [f"**{asking(desk, found.decision)}**", *says(found.why, who, words)]
    if found.legal:
        cards = shown_cards(_in_order(found, desk.view), who, words)
        lines.append(f"✅ {words.text('ui-now-legal', count=len(found.legal), cards=cards)}")
    for barred in found.barred:
        cards = shown_cards(barred.cards, who, words)
        said = words.text("ui-now-barred", count=len(barred.cards), cards=cards)
        lines.append(f"🚫 {why_not(found, barred, who, words)} {said}")
    lines += [f"- {line}" for line in (*_offers(desk, found.decision), *_said(found, who, words))]
    lines += _sizes(found.decision, words)
    if words.has(found.rule.key):
        lines.append(f"📖 {words.line(found.rule, who.marked)}")
    return lines


def _in_order(found: Choice, view: SeatView) -> tuple[int, ...]:
    """Return the legal cards in the order of the hand, then those from elsewhere."""
    own = [card for card in view.hand if card in found.legal]
    return (*own, *(card for card in found.legal if card not in own))


def why_not(found: Choice, barred: Barred, who: Company, words: Words) -> str:
    """Return the rule that bars some cards: the sentence for several of them, of the game or of all games, else the
    refusal itself."""
    code = barred.refusal.code
    args: dict[str, Any] = {**found.args, **barred.refusal.args, "rule": barred.refusal.rule}
    shared = code.partition("-")[2]
    led = args.get("suit")
    of_trumps = isinstance(led, TermArg) and led.key.endswith(f"-{TRUMPS}")
    for key in (f"now-not-{code}", *([f"now-not-{shared}-trump"] if of_trumps else []), f"now-not-{shared}"):
        if words.has(key):
            return words.line(Line(key, args), who.marked)
    return words.refusal(barred.refusal, who.marked)


def _said(found: Choice, who: Company, words: Words) -> list[str]:
    """Return what each word means."""
    slug, _, _ = found.rule.key.removeprefix("now-").partition("-")
    return [
        f"**{words.text(one.key)}**: {words.line(Line(f'now-{slug}-say-{one.word}', found.args), who.marked)}"
        for one in found.decision.words
        if words.has(f"now-{slug}-say-{one.word}")
    ]


def _sizes(decision: Decision, words: Words) -> list[str]:
    """Return what the names of the numbers mean, where not every number has a button."""
    if decision.number is None or decision.number[1] - decision.number[0] < FEW_NUMBERS:
        return []
    sizes = sizes_named(*decision.number, half_of(decision, decision.number))
    return [
        f"- {words.text('ui-now-size', name=words.text(f'ui-number-{name}'), count=size)}"
        for name, size in sizes.items()
    ]


def _offers(desk: PanelContext, decision: Decision) -> list[str]:
    """Return the combinations that can be declared, with their cards and points."""
    words, who = desk.words, desk.who
    if decision.claims == () and not decision.cards:
        return [words.text(f"claims-{desk.view.public.game}-go-on")]
    return [
        words.text(
            "ui-now-offer",
            name=words.line(Line(one.name, one.args), who.names),
            points=one.points,
            cards=shown_cards(one.cards, who, words),
        )
        for one in decision.claims or ()
        if not one.part_of
    ]
