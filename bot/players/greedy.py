"""A greedy player for every game: it takes a trick that has points as cheaply as it can, and otherwise gives little.

It is a yardstick for measurements, and knows no more of a game than the order of its cards and what a card is worth.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick, Say
from bot.engine.cards import Card
from bot.engine.companions import Worth
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.engine.view import Played, SeatView, Trick
from bot.games.chinze.options import read as chinze_rules
from bot.games.minchiate.deck import POWER
from bot.games.registry import companions, game
from bot.games.terziglio.play import table_strengths
from bot.players.random_answers import plain

Order = Callable[[Options], Callable[[Card], int]]


def _bolognese(options: Options) -> Callable[[Card], int]:
    power = table_strengths(options["trump_order"] == "bolognese", options["pip_order"] == "bolognese")
    suits = game("terziglio").meta.pack.suits
    led = "SBCDTM"
    return lambda card: power[min(led.index(suits[card]), 4)][card]


ORDER: dict[str, Order] = {
    "minchiate": lambda options: lambda card: POWER[card],
    "chinze": lambda options: lambda card: chinze_rules(options).strength[card],
    "terziglio": _bolognese,
}
"""How strong a card is in its suit, for the games in which that is not the order of the pack."""


def greedy(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Return an answer to any question of any game."""
    if decision.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims if not offer.part_of))
    if decision.words and not decision.cards:
        return _call(view, decision)
    if not decision.cards:
        return plain(decision)
    options, worth = view.public.options, companions(view.public.game).worth
    strength = ORDER.get(view.public.game, lambda _: lambda card: card)(options)
    if decision.most > 1 or view.public.trick is None:
        cheap = sorted(decision.cards, key=lambda card: (_points(worth, options, card), strength(card)))
        return Pick(tuple(cheap[: decision.least]))
    return Pick((_card(view, decision, view.public.trick, strength, lambda card: _points(worth, options, card)),))


def _points(worth: Worth | None, options: Options, *cards: Card) -> int:
    if worth is None:
        return 0
    return worth(Trick(1, 0, tuple(Played(0, card, 0) for card in cards)), options)


def _call(view: SeatView, decision: Decision) -> Action:
    """Plays alone with many trumps; otherwise gives the neutral answer."""
    words, suits = [word.word for word in decision.words], game(view.public.game).meta.pack.suits
    for word in ("play", "solo"):
        if word in words and sum(suits[card] == "T" for card in view.hand) * 20 >= 9 * len(view.hand):
            return Say(word)
    return plain(decision)


def _card(
    view: SeatView, decision: Decision, trick: Trick, strength: Callable[[Card], int], points: Callable[[Card], int]
) -> Card:
    """Leads its strongest card without points; takes a trick as cheaply as it can; gives points to a friend only."""
    suits, cards = game(view.public.game).meta.pack.suits, decision.cards
    top = next((played for played in trick.cards if played.seat == trick.winning), None)
    if top is None:
        return min(cards, key=lambda card: (points(card), suits[card] == "T", -strength(card)))
    sides = [seat.side for seat in view.public.seats]
    takers = [card for card in cards if _beats(suits, strength, card, top.card)]
    if sides[top.seat] == sides[decision.seat if decision.of is None else decision.of]:
        return max(cards, key=lambda card: (points(card), -strength(card)))
    if takers:
        return min(takers, key=lambda card: (suits[card] == "T", strength(card)))
    return min(cards, key=lambda card: (points(card), suits[card] == "T", strength(card)))


def _beats(suits: tuple[str, ...], strength: Callable[[Card], int], card: Card, top: Card) -> bool:
    if suits[card] == suits[top]:
        return strength(card) > strength(top)
    return suits[card] == "T"
