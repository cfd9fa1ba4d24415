"""A record with a broken form is refused in plain words of all three languages; places are counted from 1."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.i18n import LANGUAGES, words
from bot.records import RecordError, problem_text, read
from tests.records.forging import document

ENGLISH = re.compile(r"Expected|got|Object|Invalid|missing|\$|`")


def said(change: Callable[[dict[str, Any]], object], language: str = "en") -> str:
    whole = document("mineo")
    change(whole)
    with pytest.raises(RecordError) as caught:
        read(whole)
    return problem_text(caught.value, words(language))


CHANGES: tuple[tuple[Callable[[dict[str, Any]], object], str], ...] = (
    (lambda it: it.pop("result"), "“result” is missing."),
    (lambda it: it["result"].pop("places"), "“result.places” is missing."),
    (lambda it: it.update(more=1), "Unknown field “more”."),
    (lambda it: it.update(started="noon"), "“started” must be a whole number, not text."),
    (lambda it: it["options"].update(wonder=None), "“options” must be true or false, not null."),
    (lambda it: it.update(players={}), "“players” must be a list, not an object."),
    (lambda it: it["result"]["balances"].append(0.5), "“result.balances 4” must be a whole number, not a decimal"),
    (lambda it: it["deals"].insert(1, 7), "Deal 2: Unexpected value."),
    (lambda it: it["deals"][1]["steps"][4].update(by="nobody"), "Deal 2, step 5: “by” cannot be “nobody”."),
    (lambda it: it["deals"][0]["steps"][2]["do"].pop("type"), "Deal 1, step 3: “do.type” is missing."),
    (lambda it: it["deals"][0]["steps"][1]["facts"][0].update(deal=1.5), "Deal 1, step 2: “facts” contains a decimal"),
    (lambda it: it["deals"][0].pop("seed"), "Deal 1: “seed” is missing."),
)


@pytest.mark.parametrize(("change", "expected"), CHANGES)
def test_it_is_said_where_and_what(change: Callable[[dict[str, Any]], object], expected: str) -> None:
    assert said(change).startswith("Invalid match file. " + expected)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize(("change", "_expected"), CHANGES)
def test_no_word_of_the_library_is_left(
    change: Callable[[dict[str, Any]], object], _expected: str, language: str
) -> None:
    told = said(change, language)
    assert not ENGLISH.search(told), told
    assert told != said(change)


def test_a_path_as_long_as_a_book_stays_one_short_line() -> None:
    told = said(lambda it: it.update({"x\n" * 4000: 1}))
    assert len(told) < 250
    assert "\n" not in told
