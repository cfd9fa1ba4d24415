"""Explain every decision of a guided hand (ux.md S23), from what the learner can see.

For a card to a trick: which cards are allowed by which rule, and why a good player would play the suggested one. For
auctions, discards, announcements and payments: what is asked, what the rules allow and what is suggested.
"""

from __future__ import annotations

import msgspec

from bot.engine.actions import Claim, Decision, Number, Pick, Say, worth
from bot.engine.text import Arg, CardArg, CardsArg, Line
from bot.engine.view import Count
from bot.games.registry import game
from bot.teaching.cards import Spot, duty, reason
from bot.teaching.lesson import LEARNER, Position, lessons
from bot.teaching.topics import DUTIES, told


class Explained(msgspec.Struct, frozen=True):
    """What the teacher says at a question. ``topics`` are what is new there, ``reason`` what a good player would answer
    and why."""

    topics: tuple[Line, ...]
    reason: Line

    @property
    def lines(self) -> tuple[Line, ...]:
        """All of it."""
        return (*self.topics, self.reason)


def _spoken(at: Position, decision: Decision) -> Line:
    """Return what a good player would answer to a question that does not ask for a card to a trick, and why."""
    key, args = lessons()[at.slug].asks.get(decision.kind, decision.kind), _holding(at)
    args |= _answer(at, decision)
    answer = f"say-{at.suggested.word}" if isinstance(at.suggested, Say) else f"{key}-do"
    return Line(f"teach-{at.slug}-{answer}", args)


def _holding(at: Position) -> dict[str, Arg]:
    """Return arguments that describe the hand: number of cards, trumps and high cards."""
    hand, suits = at.own.hand, game(at.slug).meta.pack.suits
    lesson = lessons()[at.slug]
    return {
        "cards": len(hand),
        "trumps": sum(suits[card] == lesson.trump for card in hand),
        "high": sum(map(lesson.high, hand)),
    }


def _answer(at: Position, decision: Decision) -> dict[str, Arg]:
    """Return the suggested answer as arguments of the sentence, with arguments from the question."""
    args: dict[str, Arg] = {"count": decision.least}
    match at.suggested:
        case Pick(cards):
            args |= {"chosen": CardsArg(cards), "card": CardArg(cards[0])}
        case Number(value):
            args["value"] = value
        case Claim(items):
            keys = {item.key for item in items}
            offers = [offer for offer in decision.claims or () if offer.key in keys]
            shown = tuple(dict.fromkeys(card for offer in offers for card in offer.cards))
            args |= {"points": worth(decision, offers), "chosen": CardsArg(shown), "count": len(offers)}
        case _:
            pass
    return args


BEST = 2
"""Maximum number of count lines named as the source of the points."""


def explained(at: Position) -> Explained | None:
    """Return what is new at a question and the suggestion with its reason; None at the end of the deal. Which cards are
    allowed is explained once; after that the question itself says it.

    A sentence that was said at an earlier question has a shorter form, ``…-again``.
    """
    decision = at.decision
    if decision is None:
        return None
    now, spot = told(at), Spot.of(at)
    topics = tuple(_topic(at, name) for name in now.fresh)
    return Explained(topics, _again(_spoken(at, decision) if spot is None else reason(spot), at))


def _again(line: Line, at: Position) -> Line:
    """Return a sentence, or its shorter form if an earlier question had it."""
    general = line.key.startswith("teach-card-")
    if not general and line.key.removeprefix(f"teach-{at.slug}-") not in lessons()[at.slug].repeated:
        return line
    said = {_said(one) for one in at.before}
    return Line(f"{line.key}-again", line.args) if line.key in said else line


def _said(at: Position) -> str:
    spot = Spot.of(at)
    if spot is not None:
        return reason(spot).key
    return _spoken(at, at.decision).key if at.decision is not None else ""


def _topic(at: Position, name: str) -> Line:
    """Return the sentence that explains a topic or a duty."""
    spot = Spot.of(at) if name in DUTIES else None
    return duty(spot) if spot is not None else Line(f"teach-{at.slug}-{name}")


def ended(at: Position) -> tuple[Line, ...]:
    """Return what is explained at the end of the deal."""
    return tuple(_topic(at, name) for name in told(at).fresh)


def summed_up(at: Position) -> tuple[Line, ...]:
    """Return how the deal ended for the learner: won, lost, even, or thrown in; () before its end."""
    if at.decision is not None:
        return ()
    count = counted(at)
    if count is None or not count.lines:
        return (Line("teach-end-void"),)
    mine = side_of(count, at)
    if count.winner is None:
        return (Line("teach-end-even"),)
    return (Line("teach-end-won" if count.winner == mine else "teach-end-lost"),)


def brought(at: Position) -> tuple[tuple[Line, int], ...]:
    """Return the count lines that gave the winner points, with their amounts, largest first."""
    count = counted(at)
    if count is None or count.winner is None:
        return ()
    won = [(Line(line.key, line.args), line.amounts[count.winner]) for line in count.lines]
    scored = [(line, amount) for line, amount in won if amount is not None and amount > 0]
    return tuple(sorted(scored, key=lambda one: -one[1])[:BEST])


def counted(at: Position) -> Count | None:
    """Return the score sheet of the deal, None before the deal is counted."""
    return next(iter(at.public.counts), None)


def side_of(count: Count, at: Position) -> int:
    """Return the index of the learner's side on the score sheet."""
    seat = count.seating.index(LEARNER) if count.seating else at.own.seat
    sides = count.sides or at.public.sides
    return next(number for number, side in enumerate(sides) if seat in side)
