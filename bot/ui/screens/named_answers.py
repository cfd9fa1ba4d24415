"""The answers to a player's questions that are not cards, each by a name that can be typed or read aloud.

They are the words, numbers and combinations that are asked for, and what continues a match. ``/play`` offers and
understands them, and a panel in words lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.actions import Action, Claim, ClaimItem, ClaimOffer, Decision, Number, Say, whole, worth
from bot.engine.cards import Pack
from bot.engine.text import Line
from bot.i18n import Names, Words
from bot.table import commands as cmd
from bot.table.model import PLAYING, TableState
from bot.table.selectors import public_view
from bot.ui.screens.base import clip

LONGEST = 80
"""Characters of the longest name, so that a choice can name the table too."""


class NamedAnswer(NamedTuple):
    """An answer by its name in one language. ``offer`` is the key of the combination, if it announces a single one:
    several of these can be announced together. ``sure``: it gives points away, so only its whole name means it."""

    name: str
    body: cmd.Body
    offer: str = ""
    sure: bool = False


def named_answers(
    state: TableState, player: int, decisions: Iterable[Decision], words: Words
) -> tuple[NamedAnswer, ...]:
    """Return what the player may answer now beside cards, the needed question before optional ones. ``decisions`` are
    the open questions. The order is the same in all languages."""
    chair = state.chairs[player]
    if state.status != PLAYING or state.match is None:
        return ()
    if chair.away and not chair.gone:
        return (NamedAnswer(words.text("ui-btn-back"), cmd.TakeBack()),)
    if state.between:
        return () if player in state.ready else (NamedAnswer(words.text("ui-btn-next"), cmd.Ready()),)
    pack = pack_of(state)
    ordered = sorted(decisions, key=lambda one: one.optional)
    return tuple(answer for decision in ordered for answer in of_question(decision, state.game, pack, words))


def pack_of(state: TableState) -> Pack:
    """Return the pack of the table's game, with the card names of its look."""
    pack, view = state.rules.meta.pack, public_view(state)
    return pack.dressed(view.pack) if view is not None else pack


def of_question(decision: Decision, game: str, pack: Pack, words: Words) -> list[NamedAnswer]:
    """Return the answers to one question that are not cards."""
    found: list[NamedAnswer] = []
    if decision.claims is not None and (decision.claims or not decision.cards):
        found += _claims(decision, decision.claims, game, pack, words)
    if decision.number is not None:
        sizes = sizes_named(*decision.number, half_of(decision, decision.number))
        found += [_act(f"{words.text(f'ui-number-{name}')} ({size})", Number(size)) for name, size in sizes.items()]
    return [*found, *(_act(words.text(word.key), Say(word.word)) for word in decision.words)]


def half_of(decision: Decision, span: tuple[int, int]) -> int:
    """Return the number for a player who does not care: the neutral answer, otherwise the middle."""
    return decision.default.value if isinstance(decision.default, Number) else sum(span) // 2


def sizes_named(low: int, high: int, half: int) -> dict[str, int]:
    """Return the numbers that have a name: few, half, many."""
    quarter = max(1, (high - low) // 4)
    return {"few": low + quarter, "half": half, "many": high - quarter}


def _act(name: str, action: Action, *, offer: str = "", sure: bool = False) -> NamedAnswer:
    return NamedAnswer(clip(name, LONGEST), cmd.Act(action), offer, sure)


def _claims(decision: Decision, offers: Sequence[ClaimOffer], game: str, pack: Pack, words: Words) -> list[NamedAnswer]:
    if not offers:
        return [_act(words.text(f"claims-{game}-go-on"), Claim(()))]
    total = worth(decision, whole(decision))
    found = [_act(words.text(all_key(game, len(offers)), points=total), announced(one.key for one in offers))]
    if len(offers) > 1:
        names = _offer_names(offers, pack, words)
        found += [_act(name, announced((one.key,)), offer=one.key) for one, name in zip(offers, names, strict=True)]
    if not decision.cards:
        # If a card may be played too, playing it announces nothing.
        found.append(_act(words.text(f"claims-{game}-none"), announced(()), sure=True))
    return found


def all_key(game: str, count: int) -> str:
    """Return the catalogue key for announcing all of ``count`` combinations."""
    return f"claims-{game}-all" if count > 1 else f"claims-{game}-one"


def announced(keys: Iterable[str]) -> Claim:
    """Return the announcement of these combinations."""
    return Claim(tuple(ClaimItem(key) for key in keys))


def _offer_names(offers: Sequence[ClaimOffer], pack: Pack, words: Words) -> list[str]:
    """Return the names of combinations; those that share a name also say their cards."""
    said = [words.line(Line(one.name, one.args), Names(pack)) for one in offers]
    cards = [" ".join(words.card_short(pack.slug, pack.id(card)) for card in one.cards) for one in offers]
    return [f"{name} ({held})" if said.count(name) > 1 else name for name, held in zip(said, cards, strict=True)]
