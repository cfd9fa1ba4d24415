"""Every decision is explained, in three languages, from what the learner can see; what is new once, then in short
(ux.md S23)."""

from __future__ import annotations

import re

import pytest

from bot.engine.actions import Pick
from bot.engine.text import CardArg, CardsArg
from bot.games.registry import game
from bot.i18n import LANGUAGES, Names, words
from bot.table.clocks import CARD_QUESTIONS
from bot.teaching.cards import Spot, duty
from bot.teaching.hints import brought, counted, ended, explained, side_of, summed_up
from bot.teaching.lesson import Position, finished, position
from tests.teaching.lines import SLUGS, Chooses, other, played, suggested

BY_GAME = pytest.mark.parametrize("slug", SLUGS)
RULE = re.compile(r"\([MTCS]\d+(–[MTCS]\d+)?(, [MTCS]\d+(–[MTCS]\d+)?)*\)")

QUESTIONS = {
    "chinze": ("cut", "meld", "show", "three", "exchange"),
    "minchiate": ("cut", "discard"),
    "mineo": ("call", "final", "answer", "scarto", "scommessa", "rivanto"),
    "terziglio": ("auction", "overcall", "discard", "declare", "pay"),
}
"""Every question of the games, under the options of their lessons, that does not ask for a card to a trick."""

ANSWERS = {
    "chinze": ("cut-do", "meld-do", "exchange-do", "say-back"),
    "minchiate": ("cut-do", "discard-do"),
    "mineo": (
        *("scarto-do", "say-altre5", "say-mischio", "say-pago", "say-prendo", "say-solo", "say-scommessa"),
        *("say-rivanto", "say-no"),
    ),
    "terziglio": ("discard-do", "declare-do", "pay-do", "say-pass", "say-play", "say-solo"),
}
"""Every answer that a good player may give to these questions."""


def names_of(at: Position) -> Names:
    seats = tuple(f"P{player}" for player in game(at.slug).seating(at.match))
    return Names(game(at.slug).meta.pack.dressed(at.public.pack), seats, seats)


@BY_GAME
@pytest.mark.parametrize("choose", [suggested, other(4), other(5)], ids=["suggested", "four", "five"])
def test_every_decision_has_its_words_and_its_rule_in_every_language(slug: str, choose: Chooses) -> None:
    for at in played(slug, choose):
        told = explained(at)
        assert (told is not None) == (at.decision is not None)
        for language in LANGUAGES:
            for line in told.topics if told is not None else ended(at):
                said = words(language).line(line, names_of(at))
                assert 20 < len(said) < 420, said
                assert RULE.search(said), said
                assert said.startswith("**"), "what it is about"
            if told is not None:
                advice = words(language).line(told.reason, names_of(at))
                assert advice.startswith("**"), advice
                assert 20 < len(advice) < 420, advice


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_question_that_can_come(slug: str, language: str) -> None:
    said = words(language)
    wanted = [f"teach-{slug}-{key}" for key in (*QUESTIONS[slug], *ANSWERS[slug])]
    assert [key for key in wanted if not said.has(key)] == []


@BY_GAME
def test_no_card_is_named_that_the_learner_does_not_see(slug: str) -> None:
    for at in played(slug, suggested):
        own = set(at.own.hand) | {card for zone in at.own.zones for card in zone.cards}
        own |= {card for info in at.public.seats for card in info.open_hand or ()}
        own |= set(at.decision.cards) if at.decision is not None else set()
        told = explained(at)
        for line in told.lines if told is not None else ():
            for arg in line.args.values():
                if isinstance(arg, CardArg):
                    assert arg.card in own
                if isinstance(arg, CardsArg):
                    assert own.issuperset(arg.cards)


def keys(at: Position) -> list[str]:
    """Return the keys of what is said, without the end of a shorter form."""
    told = explained(at)
    return [line.key.removesuffix("-again") for line in told.lines] if told is not None else []


def duty_of(at: Position) -> str:
    spot = Spot.of(at)
    assert spot is not None
    return duty(spot).key


def said_of(slug: str, kind: str) -> dict[str, Position]:
    """Return one position for each reason that is given for a card."""
    found: dict[str, Position] = {}
    for choose in (suggested, other(6), other(7), other(8)):
        for at in played(slug, choose):
            if at.decision is not None and at.decision.kind == kind:
                found.setdefault(keys(at)[-1], at)
    return found


@pytest.mark.slow
@BY_GAME
def test_the_reason_fits_the_trick(slug: str) -> None:
    found = said_of(slug, "play")
    assert len(found) >= 4
    for key, at in found.items():
        trick = at.public.trick
        assert trick is not None
        side = at.public.seats[at.own.seat].side
        ours = trick.winning is not None and at.public.seats[trick.winning].side == side
        friendly = key.rpartition("card-")[2] in ("home", "over-friend", "give", "give-nothing")
        assert ours == friendly or key.startswith("teach-card-fool"), key


@pytest.mark.slow
def test_the_duty_is_named_that_leaves_the_legal_cards() -> None:
    for slug in SLUGS:
        pack = game(slug).meta.pack
        for at in played(slug, suggested):
            if at.decision is None or at.decision.kind not in CARD_QUESTIONS or not isinstance(at.suggested, Pick):
                continue
            suits = {pack.suits[card] for card in at.decision.cards} - {"M", "F"}
            must = duty_of(at)
            trick = at.public.trick
            led = trick.suit if trick is not None and trick.cards and not trick.complete else None
            if must == "teach-follow":
                assert suits == {led} != {"T"}
            elif must in ("teach-trumps", "teach-trumps-higher"):
                assert suits == {led} == {"T"}
            elif must == "teach-void":
                assert suits == {"T"} != {led}
            elif must == "teach-lead":
                assert led is None
                assert set(at.decision.cards) == set(at.own.hand)


@BY_GAME
def test_the_end_says_who_won_and_what_brought_it(slug: str) -> None:
    end = finished(slug, position(slug).line)
    assert [line.key for line in summed_up(end)] == ["teach-end-won"]
    count = counted(end)
    assert count is not None
    assert count.winner == side_of(count, end)
    best = brought(end)
    assert best
    assert all(amount > 0 for _, amount in best)
    assert best[0][1] == max(line.amounts[count.winner] or 0 for line in count.lines)


@pytest.mark.slow
def test_a_deal_that_is_thrown_in_or_lost_is_called_so() -> None:
    found: set[str] = set()
    for seed in range(12):
        for slug in ("mineo", "terziglio"):
            *_, last = played(slug, other(seed))
            end = finished(slug, last.line)
            found |= {line.key for line in summed_up(end)}
            if summed_up(end)[0].key == "teach-end-void":
                assert brought(end) == ()
    assert {"teach-end-void", "teach-end-lost"} <= found
    assert summed_up(position("mineo")) == ()
