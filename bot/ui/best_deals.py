"""The best deal of a profile, from the log of its match to a card that everybody may see."""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.view import Count, PublicView
from bot.games.registry import game
from bot.i18n import Words, plain
from bot.records import Match, Played
from bot.records.text import deal_name, game_title, labels, names_of
from bot.render.best_deal import BestDeal
from bot.store.records import Best
from bot.ui.replay_pictures import seating_of
from bot.ui.screen import NEUTRAL, Image, Screen, Shown, Text
from bot.ui.screens.profiles import day


def best_deal(match: Match, best: Best, player: int, words: Words) -> tuple[BestDeal, str] | None:
    """The card of a deal in which ``player`` gained much, and the look of its cards; None if the match has no such
    deal."""
    played = next((one for one in match.deals if one.deal == best.deal), None)
    if played is None:
        return None
    view = match.view(played.moments[-1])
    count = next((one for one in view.counts if one.deal == best.deal), None)
    look = view.pack
    pack = match.rules.meta.pack
    ids = tuple(pack.names(hand_of(match, played, player)))
    who, date = labels(match, words)[player], day(best.at, words)
    amount = words.text(game(match.game).meta.unit, count=best.gain)
    title = game_title(match.game, words)
    said = ", ".join(words.card_short(look, one) for one in ids)
    sides, outcome = _outcome(match, view, count, player, words)
    alt = words.text("ui-best-alt", who=who, game=title, date=date, amount=amount, cards=said)
    card = BestDeal(
        name=who,
        amount=f"+{amount}",
        terms=" · ".join(
            (words.text("ui-best-terms", game=title, date=date), deal_name(best.deal, words), plain(match.name, "—"))
        ),
        cards=ids,
        sides=sides,
        outcome=outcome,
        alt=" ".join(filter(None, (alt, f"{'; '.join(sides)}." if sides else "", outcome))),
    )
    return card, look


def hand_of(match: Match, played: Played, player: int) -> tuple[Card, ...]:
    """The hand a player went into the tricks with: the last one before the first card fell."""
    hand: tuple[Card, ...] = ()
    for moment in played.moments:
        seen = match.seat_view(moment, player)
        begun = seen.public.history or (seen.public.trick is not None and seen.public.trick.cards)
        if begun and hand:
            break
        hand = seen.hand or hand
    return hand


def _outcome(
    match: Match, view: PublicView, count: Count | None, player: int, words: Words
) -> tuple[tuple[str, ...], str]:
    """Who made how much, the player's own side first; and what came of it."""
    if count is None:
        return (), ""
    sides = count.sides or view.sides
    seating = count.seating or seating_of(view)
    names = names_of(match, seating, sides, words, view.pack)
    seat = seating.index(player)
    made = [
        (seat not in side, f"{' + '.join(names.seats[one] for one in side)}: {words.number(total)}")
        for side, total in zip(sides, count.totals, strict=False)
        if total is not None
    ]
    outcome = " ".join(words.line(line, names) for line in count.outcome)
    return tuple(said for _, said in sorted(made, key=lambda one: one[0])), outcome


def best_screen(who: str, title: str, amount: str, picture: Shown, words: Words) -> Screen:
    """What is posted for everybody; ``who`` fit for a message."""
    return Screen((Text(words.text("ui-best-shared", who=who, game=title, amount=amount)), Image(picture)), NEUTRAL)
