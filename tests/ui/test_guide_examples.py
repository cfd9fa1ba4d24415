"""The worked examples in the chapters of ``/rules`` have the numbers that the rules of the games compute."""

from __future__ import annotations

import itertools
import re

import pytest

from bot.engine.cards import mask_of
from bot.engine.guide import named
from bot.engine.view import Count, CountLine
from bot.games.chinze import guide as chinze
from bot.games.chinze.deck import PACK as CHINZE
from bot.games.chinze.deck import trump
from bot.games.chinze.melds import NOTHING_SAID, available
from bot.games.minchiate.deck import PACK as MINCHIATE
from bot.games.minchiate.melds import versicole
from bot.games.mineo import guide as mineo
from bot.games.mineo.deck import PACK as MINEO
from bot.games.mineo.deck import VALUE as MINEO_VALUE
from bot.games.mineo.policy import STATA_LEAST, five_card_hope
from bot.games.registry import companions
from bot.games.terziglio import guide as terziglio
from bot.games.terziglio.deck import PACK as TERZIGLIO
from bot.i18n import LANGUAGES, words

EXAMPLE = ("Example", "Esempio", "Ejemplo")


def numbers(slug: str, chapter: str, language: str) -> list[int]:
    """Return the numbers in the worked example of a chapter."""
    paragraphs = words(language).text(f"guide-{slug}-{chapter}").split("\n\n")
    (example,) = [one for one in paragraphs if one.startswith(EXAMPLE)]
    return [int(one) for one in re.findall(r"\d+", re.sub(r"\([MTCS]\d[^)]*\)$", "", example))]


def amounts(line: CountLine) -> tuple[int, int]:
    """Return what a line brings to both sides, 0 for nothing."""
    first, second = line.amounts
    return first or 0, second or 0


def totals(count: Count) -> tuple[int, int]:
    first, second = count.totals
    assert first is not None
    assert second is not None
    return first, second


def worked(slug: str) -> Count:
    count = companions(slug).diagrams["score"].count
    assert count is not None
    return count


@pytest.mark.parametrize("language", LANGUAGES)
def test_minchiate_marks_and_rests(language: str) -> None:
    count = worked("minchiate")
    by_key = {line.key.rpartition("-")[2]: amounts(line) for line in count.lines}
    sets = sum(amounts(line)[0] for line in count.lines if line.key.endswith("versicola"))
    first, second = totals(count)
    assert numbers("minchiate", "score", language) == [
        by_key["cards"][0], sets, by_key["conto"][0], by_key["marks"][0], first,
        by_key["ultima"][1], by_key["conto"][1], second, first - second,
    ]  # fmt: skip
    rests = next(line.args["rests"] for line in count.outcome if line.key.endswith("difference"))
    assert rests == 3, "the text says it in a word"


@pytest.mark.parametrize("language", LANGUAGES)
def test_minchiate_versicole(language: str) -> None:
    def worth(*ids: str) -> int:
        return sum(one.points for one in versicole(mask_of(named(MINCHIATE, *ids)), False))

    run = ("T28", "T29", "T30")
    whole = (*run, "T01", "T13", "M00")
    found = numbers("minchiate", "melds", language)
    assert found[:3] == [28, 29, 30]
    assert found[3:5] == [worth(*run), worth(*run, "M00")]
    assert found[-1] == worth(*whole)
    assert found[-3:-1] == [worth("T01", "T13", "T28"), worth("T01", "T13", "T28", "M00") - 15]


@pytest.mark.parametrize("language", LANGUAGES)
def test_chinze_score(language: str) -> None:
    count = worked("chinze")
    (three, _), (_, family), (gatti, _), (urtimo, _), (first, second) = (amounts(line) for line in count.lines)
    args = count.lines[-1].args
    one, other = int(str(args["first"])), int(str(args["second"]))
    cards = (one + 1) // 3
    told = [one, cards, first - cards, first, three, gatti, urtimo, totals(count)[0]]
    assert sorted(numbers("chinze", "score", language)) == sorted([*told, second, other, family, totals(count)[1]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_chinze_melds(language: str) -> None:
    counting = chinze.RULES.counting
    ten = tuple(trump(number) for number in (1, 20, 2, 3, 5, 7, 9, 11, 13, 15))
    twelve = (*ten, trump(16), trump(17))
    (first,) = available(NOTHING_SAID, mask_of(ten), counting)
    (second,) = available(NOTHING_SAID.after("tarocchi", ten), mask_of(twelve), counting)
    (gatti,) = available(NOTHING_SAID, mask_of(named(CHINZE, "T1", "T20", "MAT")), counting)
    assert numbers("chinze", "melds", language) == [first.points, second.points, 1, 20, gatti.points]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terziglio_score_and_sequences(language: str) -> None:
    count = worked("terziglio")
    lines = [amounts(line)[0] for line in count.lines if amounts(line)[0]]
    declared, cards, last, kings, *sequences, doubling = lines
    assert doubling == sum(sequences)
    told = [declared, cards, last, kings, *sequences, 2 * doubling, *totals(count)]
    found = numbers("terziglio", "score", language)
    assert found == told
    points = next(line.args["amount"] for line in count.outcome if line.key.endswith("outcome-play"))
    total, missing, full = totals(count)[0], -totals(count)[0] % 50, totals(count)[0] + -totals(count)[0] % 50
    (paid,) = [one for one in words(language).text("guide-terziglio-score").split("\n\n") if str(full) in one]
    assert " ".join(map(str, (total, missing, full, points))) in " ".join(re.findall(r"\d+", paid))
    best = terziglio.RULES.melds.best(mask_of(named(TERZIGLIO, "SK", "SQ", "SC", "BA", "CA", "MAT")))
    assert best.total == 25
    assert sorted(one.points for one in best.patterns) == [10, 15]
    assert numbers("terziglio", "melds", language) == [15, 10, 25]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mineo_score_and_points(language: str) -> None:
    count = worked("mineo")
    rimatura = next(line for line in count.lines if line.key.endswith("rimatura"))
    told = numbers("mineo", "score", language)
    assert told[:2] == [int(str(rimatura.args["soloist"])), int(str(rimatura.args["defenders"]))]
    soloist = [amounts(line)[0] for line in count.lines if amounts(line)[0]]
    defenders = [amounts(line)[1] for line in count.lines if amounts(line)[1]]
    assert told[2:] == [*soloist, totals(count)[0], *defenders[:2], totals(count)[1]]
    assert totals(count)[0] - totals(count)[1] == 1, "the text says it in a word"
    king, *rest = (MINEO_VALUE[card] for card in named(MINEO, "OR", "O5", "T3"))
    assert numbers("mineo", "cards", language) == [king, *rest, 2, king + sum(rest) - 2]
    assert mineo.RULES.match_hands == 6


def test_mineo_a_stata_is_called_with_three_high_cards() -> None:
    """What *Playing well* says of a stata is what the player ``regular`` calls by."""
    high = named(MINEO, "T20", "T19", "T18", "T17", "T16", "F")
    low = named(MINEO, "O5", "C6")
    for three in itertools.combinations(high, 3):
        assert five_card_hope(mask_of((*three, *low))) > STATA_LEAST
    assert five_card_hope(mask_of(named(MINEO, "T20", "T19", "O5", "C6", "S7"))) < STATA_LEAST
