"""Rules guide and lesson, the pages of ``/rules`` (ux.md S23).

The guide shows the rules of a game in chapters, whose texts are in the game's own catalogues. The lesson is a guided
hand that explains what is asked and suggests an answer. The ids of its controls hold everything the next press needs:
the game, the line of play (:mod:`bot.teaching.lesson`) and what is staged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar, overload

from bot.engine.actions import Claim, ClaimItem, Decision, Number, Pick, Say, whole, worth
from bot.engine.cards import Seat
from bot.engine.text import CardArg, Line, SeatArg
from bot.games.registry import companions, games
from bot.i18n import Words
from bot.ports.people import Preferences
from bot.table.clocks import plays_a_card
from bot.table.selectors import is_choice
from bot.teaching.hints import brought, ended, explained, summed_up
from bot.teaching.lesson import LEARNER, Position, lessons
from bot.teaching.topics import told
from bot.ui.screens.base import (
    HINT,
    WHAT_NOW,
    WIDTH,
    Asked,
    PanelContext,
    body,
    label,
    laid_out,
    own_picture,
    picture_part,
    says,
    shown_cards,
    small,
)
from bot.ui.screens.card_picker import NOTHING, OFFERS, split
from bot.ui.screens.glossary import GLOSSARY, with_glossary
from bot.ui.screens.names import Company, title
from bot.ui.screens.questions import asked, asking
from bot.ui.screens.result import seat_in
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import PageControl, TableControl, base36, unbase36
from bot.ui.transport.screen import (
    ASKING,
    GOOD,
    MAX_ROWS,
    NEUTRAL,
    Button,
    Choice,
    Image,
    Menu,
    Part,
    Screen,
    Shown,
    Text,
)

NEWS = 14
"""Lines about what happened since the last choice."""

MAX_HEAD, MAX_NEWS = 900, 1500
"""Characters of the heading of a guided hand, and of the lines below it, which without a heading have the room of both.
The emojis of cards take many."""

PLAYED, WON, SCORED = "-news-played", "-news-trick", "-news-scored"
"""What follows the name of a game in the keys of three of its news: a card was played (the key may go on), a trick was
won, the deal was counted."""

MARKED = "-mark-versicola"
"""What follows the name of a game in the key that tells the points of a declared versicola once more."""

NEW = "🆕"
"""Before what is explained for the first time."""

A = TypeVar("A")


def opening(slug: str) -> str:
    """Return the id that opens the guided hand of a game, where the person stopped if they have begun it."""
    return ids.LESSON_BEGIN.id(slug)


def rules(slug: str) -> str:
    """Return the id that leads back to the first chapter."""
    return ids.GUIDE.id(f"{slug}.aim.b")


@dataclass(frozen=True, slots=True)
class LessonContext(PanelContext):
    """A ``PanelContext`` whose ids hold the whole line of the lesson instead of a table.

    ``resumed``: the person comes back to a hand that they had begun. ``skipped`` counts the answers that were given as
    suggested since their last press.
    """

    at: Position | None = None
    resumed: bool = False
    skipped: int = 0

    @overload
    def id(self, control: TableControl[None], /) -> str: ...
    @overload
    def id(self, control: TableControl[A], arg: A, /) -> str: ...
    def id(self, control: TableControl[Any], arg: Any = None, /) -> str:
        """Return the id of a control that answers the open question; several cards are identified by what is staged.
        Raises ValueError if no question is open."""
        if self.at is None or self.at.decision is None:
            raise ValueError("nothing is asked")
        if control is ids.PLAY and len(arg) > 1:
            control, arg = ids.CONFIRM, None
        if control is ids.CLAIM_SOME:
            arg = ()
        staged = write_staged(self.at.decision, self.staged)
        return lesson_id(self.at, ids.LESSON_STEPS[control], staged, control.arg.write(arg))


def lesson_id(at: Position, control: PageControl[str], staged: str = "", arg: str = "") -> str:
    """Return the id of a control of the guided hand."""
    return control.id(f"{at.slug}-{at.line}-{staged}-{arg}")


def write_staged(decision: Decision, staged: Sequence[int]) -> str:
    """Encodes what is staged in as few characters as possible: two bit masks, or "n" for announcing nothing."""
    if NOTHING in staged:
        return "n"
    cards, offers = split(staged)
    if not cards and not offers:
        return ""
    card_bits = sum(1 << place for place, card in enumerate(decision.cards) if card in cards)
    return f"{base36(card_bits)}.{base36(sum(1 << number for number in offers))}"


def read_staged(decision: Decision, text: str) -> tuple[int, ...]:
    """Decodes what :func:`write_staged` wrote; () for any other text."""
    if text == "n":
        return (NOTHING,)
    bits = [unbase36(part) for part in text.split(".")]
    if len(bits) != 2 or bits[0] is None or bits[1] is None:
        return ()
    cards = [card for place, card in enumerate(decision.cards) if bits[0] >> place & 1]
    offers = [OFFERS + number for number in range(len(decision.claims or ())) if bits[1] >> number & 1]
    return (*cards, *offers)


def lesson(desk: LessonContext, picture: Shown | None, prefers: Preferences) -> Screen:
    """Return the screen of a guided hand that waits for the learner.

    ``picture`` shows the learner's hand with the trick, or the board while they have no cards. Raises ValueError if no
    question is open.
    """
    at, words, who = desk.at, desk.words, desk.who
    if at is None or at.decision is None:
        raise ValueError("nothing is asked")
    head = [_heading(at, words)] if not at.line or desk.resumed else []
    if not at.line:
        head.append(words.text("ui-lesson-intro"))
    if desk.resumed:
        head.append(words.text("ui-lesson-back-here"))
    lines = [small(words.text("ui-lesson-skipped", count=desk.skipped))] if desk.skipped else []
    news = _unseen(desk, at) if picture is not None and desk.tiles else at.news
    lines += [f"- {line}" for line in says(in_short(at.slug, news[-NEWS:]), who, words)]
    if at.alone and not any(one.alone for one in at.before):
        lines.append(small(words.text("ui-lesson-alone", count=at.alone)))
    shown, rows = _controls(desk, at, at.decision)
    said = _said(desk, at, at.decision)
    if at.full:
        said.append(f"**{words.text('ui-lesson-full')}**")
    said += shown.lines
    if picture is None:
        lines.append(small(words.text("ui-your-cards", cards=shown_cards(desk.view.hand, who, words))))
    parts: list[Part] = [Text(body(head, words, MAX_HEAD))] if head else []
    parts += own_picture(picture, prefers)
    parts += [Text(body(lines, words, MAX_NEWS + (0 if head else MAX_HEAD)))] if lines else []
    parts.append(Text(body(said, words, 1400)))
    if not at.line and len(rows) < MAX_ROWS:
        rows.append(_other_hands(at.slug, words))
    return Screen((*parts, *rows), ASKING)


def _said(desk: LessonContext, at: Position, decision: Decision) -> list[str]:
    """Return what is new, the question and the advice."""
    said, words, who = explained(at), desk.words, desk.who
    if said is None:
        return []
    new = [f"{NEW} {line}" for line in says(said.topics, who, words)]
    (advice,) = says([said.reason], who, words)
    return [*new, f"### {_asking(desk, decision)}", f"{HINT} {advice}"]


def _asking(desk: LessonContext, decision: Decision) -> str:
    """Return what is asked, as on the panel, and in short where any card may be led."""
    trick = desk.view.public.trick
    led = trick is not None and bool(trick.cards)
    if (
        plays_a_card(decision)
        and decision.of in (None, desk.view.seat)
        and not led
        and len(decision.cards) == len(desk.view.hand)
    ):
        return desk.words.text("ui-lesson-lead")
    return asking(desk, decision)


def _unseen(desk: LessonContext, at: Position) -> list[Line]:
    """Return what happened since the learner's choice, without what they know or see: the choice itself, unless it is
    told in several lines (declarations, whose points are added), and the cards that lie on the table in the picture."""
    news, trick = list(at.news), at.public.trick
    own, known = SeatArg(at.own.seat), at.before and not desk.skipped and not desk.resumed
    several = any(line.key == news[0].key and line.args.get("seat") == own for line in news[1:2])
    if news and known and not several and _is_choice(news[0], at.before[-1], at.own.seat):
        del news[0]
    lying = () if trick is None or trick.complete else tuple(CardArg(played.card) for played in trick.cards)
    return [line for line in news if not line.key.startswith(f"{at.slug}{PLAYED}") or line.args["card"] not in lying]


def _is_choice(line: Line, before: Position, seat: Seat) -> bool:
    """Return whether a line tells what the learner has answered to their previous question."""
    if line.args.get("seat") != SeatArg(seat):
        return False
    card = line.args.get("card")
    legal = before.decision.cards if before.decision is not None else ()
    return not isinstance(card, CardArg) or card.card in legal


def in_short(slug: str, news: Iterable[Line]) -> list[Line]:
    """Return the news, with a shorter sentence for who wins a trick, whose number is in the picture, without the one
    that the deal has been counted, and without points that the line of a declaration tells."""
    told = (line for line in news if line.key not in (f"{slug}{SCORED}", f"{slug}{MARKED}"))
    return [Line("ui-lesson-won", line.args) if line.key == f"{slug}{WON}" else line for line in told]


def lesson_over(at: Position, who: Company, picture: Shown | None, words: Words) -> Screen:
    """Return the end of a guided hand: who won, what brought the points, the score sheet."""
    count = next(iter(at.public.counts), None)
    found = [_gain(words.line(line, who.marked), amount, words) for line, amount in brought(at)]
    lines = [_heading(at, words)]
    lines += [f"- {line}" for line in says(in_short(at.slug, at.news[-NEWS:]), who, words)]
    lines.append(f"### {words.text('ui-lesson-over')}")
    lines += [f"**{line}**" for line in says(summed_up(at), who, words)]
    if found and picture is None:
        lines.append(words.text("ui-lesson-brought", what=words.joined(found)))
    if count is not None:
        learner = who.spoken_to(seat_in(count, at.own, LEARNER), count.sides or at.public.sides)
        lines += says(count.outcome, learner, words)
    lines += [f"{NEW} {line}" for line in says(ended(at), who, words)]
    play = Button(words.text("ui-btn-play-game", game=title(at.slug, words)), ids.PLAY_NOW.id(at.slug), "green")
    again = Button(words.text("ui-lesson-again"), ids.LESSON_AGAIN.id(at.slug))
    back = Button(words.text("ui-lesson-back"), rules(at.slug))
    buttons = (play, again, back)
    return Screen((Text(body(lines, words, 2000)), *picture_part(picture), buttons, _other_hands(at.slug, words)), GOOD)


def _other_hands(slug: str, words: Words) -> Menu:
    """Return the menu that opens the guided hand of another game."""
    others = tuple(Choice(other, title(other, words)) for other in lessons() if other != slug)
    return Menu(ids.LESSON_BEGIN.id(""), words.text("ui-lesson-other"), others)


def _gain(name: str, amount: int, words: Words) -> str:
    """Return a line of the score sheet with its points, once: in Chinze the name begins with them (C38)."""
    return f"+{name}" if name.startswith(f"{amount} ") else words.text("ui-lesson-line", name=name, amount=amount)


def _heading(at: Position, words: Words) -> str:
    return f"## {words.text('ui-lesson-title', game=title(at.slug, words))}"


def _controls(desk: LessonContext, at: Position, decision: Decision) -> tuple[Asked, list[Part]]:
    """Return what is asked, and its rows of controls: the cards as buttons if they fit, else menus."""
    if not at.full and desk.tiles:
        shown = asked(desk, decision)
        rows = _rows(desk, at, decision, shown)
        if rows:
            return shown, rows
    plain = replace(desk, tiles=False)
    shown = Asked() if at.full else asked(plain, decision)
    return shown, _rows(plain, at, decision, shown)


def _rows(desk: LessonContext, at: Position, decision: Decision, shown: Asked) -> list[Part]:
    """Return the menus and cards, then the suggested and the other answers, then the ways out; at most five rows.
    Cards that do not fit on buttons give []."""
    words = desk.words
    finish = Button(
        words.text("ui-lesson-finish"), lesson_id(at, ids.LESSON_FINISH), "blue" if at.full else "grey", emoji="⏩"
    )
    back = Button(words.text("ui-lesson-back"), rules(at.slug))
    again = Button(words.text("ui-lesson-over-again"), ids.LESSON_AGAIN.id(at.slug), emoji="↩️")
    begun = (again,) if desk.resumed else ()
    if at.full:
        return [(finish, *begun, back)]
    style = "grey" if told(at).fresh else "blue"
    onward = Button(words.text("ui-lesson-onward"), lesson_id(at, ids.LESSON_ONWARD), style, emoji="⏭️")
    rows = _answers(desk, at, decision, shown, (onward, finish, *begun, back))
    beside = list[Button]()
    if decision.number is None and is_choice(decision):
        beside.append(Button(words.text("ui-lesson-worth"), desk.id(ids.HINT), emoji="📊"))
    beside.append(Button(words.text("ui-btn-what-now"), desk.id(ids.WHAT_NOW), emoji=WHAT_NOW))
    return _with_last(rows, beside)


def _with_last(rows: list[Part], beside: Sequence[Button]) -> list[Part]:
    """Return the rows with these buttons after all others, as many as the last row, and one below it, have room for."""
    last = rows[-1] if rows else ()
    if not isinstance(last, tuple) or not last:
        return rows
    every = (*last, *beside)
    below = every[WIDTH:] if len(rows) < MAX_ROWS else ()
    return [*rows[:-1], every[:WIDTH], *([below] if below else [])]


def _answers(
    desk: LessonContext, at: Position, decision: Decision, shown: Asked, out: tuple[Button, ...]
) -> list[Part]:
    hint = _hint(desk, at, decision)
    answers = [replace(one, style="grey") for one in shown.buttons if one.label != hint.label]
    suits = [[_suggested(desk, at, one, hint) for one in suit] for suit in shown.tiles]
    answers = answers if hint.id in {one.id for suit in suits for one in suit} else [hint, *answers]
    menus = shown.menus[: MAX_ROWS - 2]
    if desk.tiles:
        rows = laid_out(suits, answers, out, MAX_ROWS - len(menus))
        return [*menus, *rows] if rows else []
    room = 5 * (MAX_ROWS - 1 - len(menus))
    rows = [tuple(answers[start : start + 5]) for start in range(0, min(len(answers), room), 5)]
    return [*menus, *rows, out]


def _suggested(desk: LessonContext, at: Position, tile: Button, hint: Button) -> Button:
    """Return the button of a card; the one of the suggested card gives the suggested answer."""
    match at.suggested:
        case Pick((card,)) if tile.id in (desk.id(ids.CARD, card), desk.id(ids.PLAY, (card,))):
            return replace(tile, id=hint.id, label=label(f"{HINT} {tile.label}"), style="green")
        case _:
            return tile


def _hint(desk: LessonContext, at: Position, decision: Decision) -> Button:
    """Return the button that gives the suggested answer."""
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
    return Button(label(text), lesson_id(at, ids.LESSON_HINT), "green", emoji=HINT)


PAGE = "guide"
CHAPTERS = ("aim", "first", "cards", "melds", "deal", "auction", "play", "score", "well")
"""All possible chapters in their order. A game has those that its catalogue defines."""

VALUES = "cards"
"""Chapter about the values of the cards. Every other chapter has a button to it (S23)."""

PHASES = {
    "draw": ("deal", "aim"),
    "shuffle": ("deal", "aim"),
    "cut": ("deal", "aim"),
    "look": ("deal",),
    "discard": ("deal", "auction"),
    "auction": ("auction",),
    "scarto": ("auction",),
    "declare": ("melds", "auction"),
    "play": ("play",),
    "exchange": ("play",),
    "pay": ("play",),
    "over": ("score",),
    "ended": ("score",),
}
"""Chapters that fit a phase of a match, the best first."""

LONGEST = 1700
"""Maximum characters of a page (S23)."""


def chapters(slug: str, words: Words) -> tuple[str, ...]:
    """Return the chapters of a game."""
    return tuple(one for one in CHAPTERS if words.has(f"guide-{slug}-{one}"))


def sections(slug: str, words: Words) -> tuple[str, ...]:
    """Return the chapters of a game, and after them its glossary if it has one."""
    return (*chapters(slug, words), *((GLOSSARY,) if slug in with_glossary() else ()))


def chapter_title(slug: str, chapter: str, words: Words) -> str:
    """Return the title of a chapter or of the glossary."""
    if chapter == GLOSSARY:
        return words.text("ui-guide-terms")
    return words.text(f"guide-{slug}-{chapter}.title")


def chapter_at(slug: str, phase: str, words: Words) -> str:
    """Return the chapter to open in a phase of a match (``phase-<slug>-<name>``); the first for unknown phases."""
    there = chapters(slug, words)
    fitting = PHASES.get(phase.rpartition("-")[2], ())
    return next((one for one in fitting if one in there), there[0])


def numbered(slug: str, chapter: str, words: Words) -> str:
    """Return a chapter's number and title; the glossary has no number."""
    named = chapter_title(slug, chapter, words)
    return named if chapter == GLOSSARY else f"{chapters(slug, words).index(chapter) + 1}. {named}"


def guide(slug: str, chapter: str, words: Words, picture: Shown | None = None, *, begun: bool = False) -> Screen:
    """Return one chapter with its diagram, and links to the other chapters, the glossary and other games.

    ``begun``: the person has begun the guided hand of the game and not finished it.
    """
    there = chapters(slug, words)
    chapter = chapter if chapter in there else there[0]
    at, there = there.index(chapter), sections(slug, words)
    head = f"## {title(slug, words)} — {numbered(slug, chapter, words)}"
    menu = Menu(
        ids.GUIDE_CHAPTER.id(slug),
        words.text("ui-guide-choose"),
        tuple(Choice(one, numbered(slug, one, words), chosen=one == chapter) for one in there),
    )
    others = Menu(
        ids.GUIDE_GAME.id(chapter),
        words.text("ui-guide-game"),
        tuple(Choice(one, title(one, words), chosen=one == slug) for one in guided(words)),
    )
    back = Button("◀", ids.GUIDE.id(f"{slug}.{there[max(0, at - 1)]}.b"), disabled=at == 0)
    last = len(there) - 1
    on = Button("▶", ids.GUIDE.id(f"{slug}.{there[min(last, at + 1)]}.n"), disabled=at == last)
    worth = ids.GUIDE_VALUES.id(f"{slug}.{VALUES}")
    values = Button(words.text("ui-guide-values"), worth, disabled=chapter == VALUES)
    named = words.text("ui-lesson-continue" if begun else "ui-lesson-button")
    lesson = (Button(named, opening(slug), "blue", emoji="🎓"),) if slug in lessons() else ()
    glossary = (
        (Button(chapter_title(slug, GLOSSARY, words), ids.GUIDE_TERMS.id(f"{slug}.0")),) if GLOSSARY in there else ()
    )
    text = Text(f"{head}\n{words.text(f'guide-{slug}-{chapter}')}")
    shown = (Image(picture),) if picture is not None else ()
    return Screen(
        (text, *shown, menu, others, (back, on, *lesson, values, *glossary), *_famous_row(slug, words)), NEUTRAL
    )


def _famous_row(slug: str, words: Words) -> tuple[tuple[Button, ...], ...]:
    """Return the row with the button of the game's famous deal, none if the game has none."""
    if companions(slug).famous is None:
        return ()
    return ((Button(words.text("ui-famous-button"), ids.FAMOUS.id(f"{slug}.0.begin"), emoji="📜"),),)


def guided(words: Words) -> tuple[str, ...]:
    """Return the games that have chapters."""
    return tuple(slug for slug in games() if chapters(slug, words))
