"""What a player can do now: which cards are legal and why, and for each other card the rule that bars it.

This is rules only, nothing of strategy, so it is also shown in ranked matches. What is said of a card is the refusal
that the game gives when the player chooses it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.actions import Decision, Pick, Refusal
from bot.engine.cards import Card
from bot.engine.guide import Lesson
from bot.engine.text import Arg, Line, SeatArg, TermArg
from bot.engine.view import SeatView
from bot.games.registry import companions, game
from bot.table.clocks import CARD_QUESTIONS


class Barred(msgspec.Struct, frozen=True):
    """Cards that are not legal now for the same reason: the refusal of the first of them."""

    refusal: Refusal
    cards: tuple[Card, ...]


class Choice(msgspec.Struct, frozen=True):
    """What may answer one question.

    ``legal`` and ``barred`` have every card of the hand once, and those that are offered beside it; they are empty for
    a question without cards. ``why`` says why the legal cards are legal, where no refusal says it. ``rule`` is the rule
    in words (``now-<slug>-<kind>``), and ``chapter`` the chapter of the guide that has it, "" if the game names none.
    ``args`` are what all its sentences may name.
    """

    decision: Decision
    legal: tuple[Card, ...]
    barred: tuple[Barred, ...]
    why: tuple[Line, ...]
    rule: Line
    chapter: str
    args: dict[str, Arg]


def choice(match: Any, view: SeatView, decision: Decision) -> Choice:
    """Return what may answer a question of the player whose view this is, in this state of the match."""
    slug = view.public.game
    lesson = companions(slug).lesson
    args = _args(view, decision, lesson)
    hand = _hand(view, decision)
    legal = tuple(decision.cards)
    barred = _barred(match, slug, decision, hand)
    trick = decision.kind in CARD_QUESTIONS and lesson is not None
    why = _why(view, decision, hand, lesson, bool(barred), args) if trick and lesson is not None else ()
    chapter = companions(slug).chapters.get(decision.kind, "")
    return Choice(decision, legal, barred, why, Line(f"now-{slug}-{decision.kind}", args), chapter, args)


def _args(view: SeatView, decision: Decision, lesson: Lesson | None) -> dict[str, Arg]:
    """Return what the sentences may name: the options of the table, the arguments of the question, whose hand it is."""
    of = decision.seat if decision.of is None else decision.of
    options = {key: _option(value) for key, value in view.public.options.items()}
    return {
        **options,
        "least": decision.least,
        "most": decision.most,
        **decision.args,
        "who": SeatArg(of),
        "whose": "own" if of == view.seat else "other",
        "word": lesson.word if lesson is not None else "trump",
    }


def _option(value: str | int | bool) -> str | int:
    return ("on" if value else "off") if isinstance(value, bool) else value


def _hand(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Return the hand that a question is about: the player's own, or the open one of another seat."""
    if not decision.cards:
        return ()
    if decision.of is None or decision.of == view.seat:
        return view.hand
    return view.public.seats[decision.of].open_hand or ()


def _barred(match: Any, slug: str, decision: Decision, hand: tuple[Card, ...]) -> tuple[Barred, ...]:
    """Return the cards of the hand that may not be chosen, by the reason, in the order of the hand."""
    legal = set(decision.cards)
    found: dict[tuple[str, str], tuple[Refusal, list[Card]]] = {}
    for card in hand:
        if card in legal:
            continue
        # Of several cards that are chosen together only this one is wrong.
        others = decision.cards[: max(decision.least, 1) - 1]
        answer = game(slug).decide(match, decision.seat, Pick((*others, card)))
        if isinstance(answer, Refusal):
            found.setdefault((answer.code, answer.rule), (answer, []))[1].append(card)
    return tuple(Barred(refusal, tuple(cards)) for refusal, cards in found.values())


def _why(
    view: SeatView, decision: Decision, hand: tuple[Card, ...], lesson: Lesson, barred: bool, args: dict[str, Arg]
) -> tuple[Line, ...]:
    """Return why the legal cards of a trick are legal. Where a card is barred its refusal says so, and only the Fool,
    which is bound to no suit, is left to tell."""
    suits, rules, trick = game(view.public.game).meta.pack.suits, lesson.rules, view.public.trick
    running = trick is not None and trick.cards and not trick.complete
    led = trick.suit if trick is not None and running else ""
    if barred:
        fool = led and len(decision.cards) > 1 and any(suits[card] == lesson.fool for card in decision.cards)
        name = TermArg(f"suit-{view.public.game}-{lesson.fool}")
        return (Line("now-fool", {**args, "fool": name, "rule": rules.fool}),) if fool else ()
    if len(hand) == 1:
        return (Line("now-only-card", args),)
    if not running:
        return (Line("now-lead", {**args, "rule": rules.lead}),)
    if not led:
        return (Line("now-after-fool", {**args, "rule": rules.after_fool}),)
    key, rule = _unbarred({suits[card] for card in hand} - {lesson.fool}, led, lesson)
    suit = TermArg(f"suit-{view.public.game}-{led}")
    return (Line(f"now-{key}", {**args, "suit": suit, "rule": rule}),)


def _unbarred(held: set[str], led: str, lesson: Lesson) -> tuple[str, str]:
    """Return why all cards of a hand with these suits are legal, and the number of the rule."""
    if led in held:
        return "all-follow", lesson.rules.follow if led != lesson.trump else lesson.rules.trumps
    if held == {lesson.trump}:
        return "all-trumps", lesson.rules.void
    if lesson.trump in held:
        return "void-free", lesson.rules.void
    return "no-trumps" if led == lesson.trump else "neither", lesson.rules.free
