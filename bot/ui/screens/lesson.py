"""The guided hand in the panel of ``/rules`` (ux.md S23): what lies there, what is asked, what a good player would do.

Everything the next press has to know stands in its id: game, line (:mod:`bot.teaching.answers`), what is staged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.actions import Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.claims import whole, worth
from bot.i18n import Words
from bot.store.preferences import Preferences
from bot.teaching.hand import Position, lessons
from bot.teaching.teacher import brought, explained, summed_up
from bot.ui.cast import Company
from bot.ui.ids import base36, unbase36
from bot.ui.page_items import PageId
from bot.ui.screen import ASKING, GOOD, MAX_ROWS, Button, Choice, Menu, Part, Screen, Shown, Text
from bot.ui.screens.base import (
    body,
    label,
    own_picture,
    picture_part,
    says,
    short,
    small,
)
from bot.ui.screens.desk import Asked, Desk, question
from bot.ui.screens.naming import title
from bot.ui.screens.picks import NOTHING, OFFERS, split
from bot.ui.screens.questions import asked

PAGE = "lesson"

NEWS = 14
"""Lines about what happened since the last choice."""

ENOUGH = 6
"""After so many tricks one has seen how the game goes."""

HINT = "💡"


def opening(slug: str) -> str:
    """The id that opens the guided hand of a game."""
    return PageId(PAGE, "begin", slug).encode()


def rules(slug: str) -> str:
    """The id that leads back to the first chapter."""
    return PageId("guide", "open", f"{slug}.aim.b").encode()


@dataclass(frozen=True, slots=True)
class LessonDesk(Desk):
    """A desk whose controls say the whole line of the lesson instead of naming a table."""

    at: Position | None = None

    def id(self, action: str, arg: str = "") -> str:
        """The id of a control that answers the question now open; several cards are told by what is staged."""
        if self.at is None or self.at.decision is None:
            raise ValueError("nothing is asked")
        if action == "play" and "." in arg:
            action, arg = "confirm", ""
        if action == "claimsome":
            arg = ""
        return lesson_id(self.at, action, write_staged(self.at.decision, self.staged), arg)


def lesson_id(at: Position, deed: str, staged: str = "", arg: str = "") -> str:
    """The id of a control of the guided hand."""
    return PageId(PAGE, deed, f"{at.slug}-{at.line}-{staged}-{arg}").encode()


def write_staged(decision: Decision, staged: Sequence[int]) -> str:
    """What is chosen and not confirmed, in as few characters as possible: two masks, or that nothing is announced."""
    if NOTHING in staged:
        return "n"
    cards, offers = split(staged)
    if not cards and not offers:
        return ""
    card_bits = sum(1 << place for place, card in enumerate(decision.cards) if card in cards)
    return f"{base36(card_bits)}.{base36(sum(1 << number for number in offers))}"


def read_staged(decision: Decision, text: str) -> tuple[int, ...]:
    """What :func:`write_staged` wrote; nothing for anything else."""
    if text == "n":
        return (NOTHING,)
    bits = [unbase36(part) for part in text.split(".")]
    if len(bits) != 2 or bits[0] is None or bits[1] is None:
        return ()
    cards = [card for place, card in enumerate(decision.cards) if bits[0] >> place & 1]
    offers = [OFFERS + number for number in range(len(decision.claims or ())) if bits[1] >> number & 1]
    return (*cards, *offers)


def lesson(desk: LessonDesk, board: Shown | None, hand: Shown | None, prefers: Preferences) -> Screen:
    """A guided hand that waits for the learner."""
    at, words, who = desk.at, desk.words, desk.who
    if at is None or at.decision is None:
        raise ValueError("nothing is asked")
    public = desk.view.public
    head = [_heading(at, words)]
    if not at.line:
        head.append(words.text("ui-lesson-intro"))
    lines = [f"- {line}" for line in says(at.news[-NEWS:], who, words)]
    if at.alone:
        lines.append(small(words.text("ui-lesson-alone", count=at.alone)))
    shown = Asked() if at.full else asked(desk, at.decision)
    said = [f"### {question(desk, at.decision)}", *says(explained(at), who, words)]
    if at.full:
        said.append(f"**{words.text('ui-lesson-full')}**")
    elif len(public.history) >= ENOUGH or (public.trick is not None and public.trick.number > ENOUGH):
        said.append(small(words.text("ui-lesson-enough")))
    said += shown.lines
    lines.append(small(words.text("ui-your-cards", cards=short(desk.view.hand, who, words))))
    parts: list[Part] = [Text(body(head, words, 900)), *picture_part(board), *own_picture(hand, prefers)]
    parts += [Text(body(lines, words, 1500)), Text(body(said, words, 1400))]
    return Screen((*parts, *_rows(desk, at, at.decision, shown)), ASKING)


def lesson_over(at: Position, who: Company, picture: Shown | None, words: Words) -> Screen:
    """The end of a guided hand: who won, what brought the points, the score sheet."""
    count = next(iter(at.public.counts), None)
    found = [
        words.text("ui-lesson-line", name=words.line(line, who.names), amount=amount) for line, amount in brought(at)
    ]
    lines = [_heading(at, words), f"### {words.text('ui-lesson-over')}"]
    lines += [f"**{line}**" for line in says(summed_up(at), who, words)]
    if found:
        lines.append(words.text("ui-lesson-brought", what=words.joined(found)))
    lines += says(count.outcome, who, words) if count is not None else []
    again = Button(words.text("ui-lesson-again"), opening(at.slug), "green")
    back = Button(words.text("ui-lesson-back"), rules(at.slug))
    others = tuple(Choice(slug, title(slug, words)) for slug in lessons() if slug != at.slug)
    menu = Menu(PageId(PAGE, "begin", "").encode(), words.text("ui-guide-game"), others)
    return Screen((Text(body(lines, words, 2000)), *picture_part(picture), (again, back), menu), GOOD)


def _heading(at: Position, words: Words) -> str:
    return f"## {words.text('ui-lesson-title', game=title(at.slug, words))}"


def _rows(desk: LessonDesk, at: Position, decision: Decision, shown: Asked) -> list[Part]:
    """Menus, then what is suggested and the other answers, then the ways out; never more than five rows."""
    words = desk.words
    out = (
        Button(words.text("ui-lesson-finish"), lesson_id(at, "finish"), "blue" if at.full else "grey", emoji="⏩"),
        Button(words.text("ui-lesson-back"), rules(at.slug)),
    )
    if at.full:
        return [out]
    hint = _hint(desk, at, decision)
    answers = [hint, *(replace(one, style="grey") for one in shown.buttons if one.label != hint.label)]
    menus = shown.menus[: MAX_ROWS - 2]
    room = 5 * (MAX_ROWS - 1 - len(menus))
    rows = [tuple(answers[start : start + 5]) for start in range(0, min(len(answers), room), 5)]
    return [*menus, *rows, out]


def _hint(desk: LessonDesk, at: Position, decision: Decision) -> Button:
    """The button that does what is suggested."""
    words, who = desk.words, desk.who
    match at.suggested:
        case Pick((card,)):
            text = words.card_short(who.pack.slug, who.pack.id(card))
        case Pick(cards):
            text = words.text("ui-lesson-cards", count=len(cards))
        case Say(word):
            text = next(words.text(one.key) for one in decision.words if one.word == word)
        case Number(value):
            text = words.number(value)
        case Claim(items) if items == tuple(ClaimItem(offer.key) for offer in whole(decision)):
            text = words.text(f"claims-{at.slug}-all", points=worth(decision, whole(decision)))
        case _:
            text = words.text("ui-lesson-button")
    return Button(label(text), lesson_id(at, "hint"), "green", emoji=HINT)
