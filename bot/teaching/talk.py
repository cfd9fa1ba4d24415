"""Every other question explained, game by game: auctions, discards, what is announced, what is paid."""

from __future__ import annotations

from bot.engine.actions import Claim, Decision, Number, Pick, Say
from bot.engine.claims import worth
from bot.engine.text import Arg, CardArg, CardsArg, Line
from bot.games.registry import game
from bot.teaching.hand import Position, lessons


def spoken(at: Position, decision: Decision) -> list[Line]:
    """What is asked, what the rules allow, and what a good player would answer here and why."""
    key, args = lessons()[at.slug].topics.get(decision.kind, decision.kind), _holding(at)
    args |= _answer(at, decision)
    answer = f"say-{at.suggested.word}" if isinstance(at.suggested, Say) else f"{key}-do"
    return [Line(f"teach-{at.slug}-{key}", args), Line(f"teach-{at.slug}-{answer}", args)]


def _holding(at: Position) -> dict[str, Arg]:
    """What the hand holds, as players say it."""
    hand, suits = at.own.hand, game(at.slug).meta.pack.suits
    lesson = lessons()[at.slug]
    return {
        "cards": len(hand),
        "trumps": sum(suits[card] == lesson.trump for card in hand),
        "high": sum(map(lesson.high, hand)),
    }


def _answer(at: Position, decision: Decision) -> dict[str, Arg]:
    """The suggested answer as words for the sentence; what the question itself says comes along."""
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
