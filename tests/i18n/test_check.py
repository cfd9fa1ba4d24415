"""The checks of the catalogues can fail."""

from __future__ import annotations

import pytest

from bot.i18n.check import Catalogue, Uses, disagreements, read_catalogue, read_uses, unknown, unused


def catalogue(text: str) -> Catalogue:
    return read_catalogue([("sample.ftl", text)])


def uses(text: str) -> Uses:
    return read_uses([("bot/sample.py", text)])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("ui-good = Good\nbad line\n", "cannot be read: bad line"),
        ("ui-open = { $who\n", "cannot be read"),
        ("ui-good = Good\nui-good = Again\n", "ui-good: said twice"),
        ("good = Good\n", "good: a key is of several words"),
    ],
)
def test_faults_of_a_file_are_found(text: str, fault: str) -> None:
    assert any(fault in found for found in catalogue(text).faults)


@pytest.mark.parametrize(
    ("english", "italian", "wrong"),
    [
        ("ui-a = A\n", "ui-b = B\n", ["ui-a: not in it", "ui-b: not in en"]),
        ("ui-a = A\n    .short = a\n", "ui-a = A\n", ["ui-a.short: not in it"]),
        ("ui-a = { $who }\n", "ui-a = { $whom }\n", ["ui-a: placeables differ: en: ['who']; it: ['whom']"]),
        ("ui-a = A\n    .x = { $n }\n", "ui-a = A\n    .x = x\n", ["ui-a.x: placeables differ: en: ['n']; it: []"]),
        ("ui-a = { ui-b }\n", "ui-a = { ui-b }\n", ["en: refers to ui-b", "it: refers to ui-b"]),
        ("ui-a = { -term }\n", "ui-a = A\n", ["en: refers to -term"]),
    ],
)
def test_disagreements_are_found(english: str, italian: str, wrong: list[str]) -> None:
    found = disagreements({"en": catalogue(english), "it": catalogue(italian)})
    assert len(found) == len(wrong)
    assert all(said.startswith(expected) for said, expected in zip(found, wrong, strict=True))


def test_equal_languages_agree_whatever_the_order_of_words() -> None:
    english = catalogue(
        "ui-a = { $n ->\n    [one] { $who } has one\n   *[other] { $who } has { $n }\n}\n-my-word = x\n"
    )
    italian = catalogue("-my-word = y\nui-a = { $n } di { $who }\n")
    assert disagreements({"en": english, "it": italian}) == []
    assert not english.faults


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("words.text('ui-gone', n=1)", "ui-gone"),
        ("Line('line-gone')", "line-gone"),
        ("Line(key='line-gone')", "line-gone"),
        ("actions.Refusal('code-gone', {}, 'M1')", "refusal-code-gone"),
        ("Refusal('code-good' if late else 'code-gone')", "refusal-code-gone"),
        ("Word('pass', 'word-gone')", "word-gone"),
        ("badges = ['badge-gone']", "badge-gone"),
        ("unit = 'unit-gone'", "unit-gone"),
    ],
)
def test_a_key_that_nobody_wrote_is_found(code: str, key: str) -> None:
    assert unknown(uses(code), catalogue("refusal-code-good = Good\n")) == [f"bot/sample.py:1: {key}"]


@pytest.mark.parametrize(
    "code",
    [
        "words.text('ui-good')",
        "Refusal('code-good')",
        "Refusal('option-good')",
        "if refusal.code == 'option-good': pass",
        "database.text('SELECT 1')",
        "draw.text('sqlite-like words')",
        "name = f'badge-{kind}'",
        "words.text(key)",
    ],
)
def test_keys_that_exist_and_other_texts_pass(code: str) -> None:
    known = catalogue("ui-good = a\nrefusal-code-good = b\nrefusal-option-good = c\n")
    assert unknown(uses(code), known) == []


@pytest.mark.parametrize(
    ("code", "text", "left"),
    [
        ("x = 'ui-a'", "ui-a = A\nui-b = B\n", ["ui-b"]),
        ("x = f'ui-menu-{n}'", "ui-menu-a = A\nui-b = B\n", ["ui-b"]),
        ("x = 'ui-menu-' + n", "ui-menu-a = A\nui-b = B\n", ["ui-b"]),
        ("x = f'{n}-menu-'", "ui-menu-a = A\n", ["ui-menu-a"]),
        ("x = f'a-{n}'", "a-b = A\n", ["a-b"]),
        ("Refusal('code-a'); f'refusal-{code}'", "refusal-code-a = A\nrefusal-code-b = B\n", ["refusal-code-b"]),
        ("Refusal(f'code-{n}')", "refusal-code-a = A\nrefusal-other = B\n", ["refusal-other"]),
        ("", "card-x-C01 = A\nsuit-x-C = A\noption-x-y = A\npreset-x-y = A\nunit-x = A\n", []),
        ("", "card-x-C01 = A\n    .short = a\n", ["card-x-C01.short"]),
        ("f'card-{n}.short'", "card-x-C01 = A\n    .short = a\n", []),
        ("x = 'ui-a.title'", "ui-a = A\n    .title = a\n    .foot = b\n", ["ui-a", "ui-a.foot"]),
        (
            "x = 'a-b'",
            "a-b = { $side }\n    .you-side = A\n    .pair-side = A\n    .pair-seat = A\n",
            ["a-b.pair-seat"],
        ),
        ("x = 'ui-a'", "ui-a = { ui-b } { -my-term }\nui-b = B\n-my-term = C\n-my-other = D\n", ["-my-other"]),
    ],
)
def test_keys_that_nothing_says_are_found(code: str, text: str, left: list[str]) -> None:
    assert unused(uses(code), catalogue(text)) == left
