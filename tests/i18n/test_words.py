"""Sentences made from the engine's values."""

from __future__ import annotations

import logging
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from bot.engine.actions import Refusal
from bot.engine.cards import Pack
from bot.engine.text import Arg, CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, Language, MissingMessage, Names, catalogue, choose, set_strict, words
from bot.i18n.catalogue import entries, sources

PACK = games()["minchiate"].meta.pack
NAMES = Names(PACK, ("Anna", "Bruno", "Carla", "Dario"), ("Anna and Carla", "Bruno and Dario"))


def cards(*ids: str) -> tuple[int, ...]:
    found = [PACK.card(card_id) for card_id in ids]
    return tuple(card for card in found if card is not None)


@pytest.mark.parametrize(
    ("discord_locale", "preferred", "expected"),
    [
        ("it", None, "it"),
        ("es-ES", None, "es"),
        ("es-419", None, "es"),
        ("en-GB", None, "en"),
        ("pt-BR", None, "en"),
        (None, None, "en"),
        ("", "", "en"),
        ("it", "es", "es"),
        ("de", "it", "it"),
        ("it", "klingon", "it"),
        ("italianish", None, "en"),
    ],
)
def test_the_language_is_chosen(discord_locale: str | None, preferred: str | None, expected: str) -> None:
    assert choose(discord_locale, preferred) == expected


def test_there_is_one_words_per_language() -> None:
    assert words("it") is words("it")
    assert words("it").language == "it"
    assert words("xx").language == "en"


@pytest.mark.parametrize(
    ("arg", "expected"),
    [
        (7, 7),
        ("as is *", "as is *"),
        (CardArg(*cards("D12")), "Knight of Coins"),
        (CardsArg(cards("T35", "M00", "C01")), "35 Gemini, The Fool and Ace of Cups"),
        (CardsArg(()), "no cards"),
        (SeatArg(1), "Bruno"),
        (SeatArg(6), "Player 7"),
        (SideArg(1), "Bruno and Dario"),
        (SideArg(2), "Side 3"),
        (TermArg("suit-minchiate-S"), "Swords"),
    ],
)
def test_arguments_become_words(arg: Arg, expected: str | int) -> None:
    assert words("en").arg(arg, NAMES) == expected


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en", "Ace of Cups, 35 Gemini and Page of Swords"),
        ("it", "Asso di Coppe, 35 Gemelli e Fante di Spade"),
        ("es", "As de Copas, 35 Gemelos e Infante de Espadas"),
    ],
)
def test_lists_are_joined_as_the_language_does(locale: str, expected: str) -> None:
    assert words(locale).cards(cards("C01", "T35", "S11"), NAMES) == expected


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (["Ana", "Inés"], "Ana e Inés"),
        (["Ana", "Hilario"], "Ana e Hilario"),
        (["Ana", "Hielo"], "Ana y Hielo"),
        (["Ana", "Pez"], "Ana y Pez"),
        (["Ana y Inés", "Pez"], "Ana y Inés y Pez"),
        (["Ana", "Inés y Pez"], "Ana e Inés y Pez"),
        (["Ana"], "Ana"),
    ],
)
def test_spanish_says_e_before_the_sound_i(items: list[str], expected: str) -> None:
    assert words("es").joined(items) == expected


@pytest.mark.parametrize(
    ("locale", "one", "many"),
    [("en", "1 rest", "2 rests"), ("it", "1 resto", "2 resti"), ("es", "1 resto", "2 restos")],
)
def test_units_have_plurals(locale: str, one: str, many: str) -> None:
    assert words(locale).text("unit-rests", count=1) == one
    assert words(locale).text("unit-rests", count=2) == many


def test_numbers_are_written_as_the_language_does() -> None:
    assert [words(locale).number(12345) for locale in LANGUAGES] == ["12,345", "12.345", "12.345"]
    assert [words("en").signed(number) for number in (5, -5, 0)] == ["+5", "−5", "0"]


def test_a_line_is_said() -> None:
    line = Line("refusal-not-your-turn", {"who": SeatArg(0)})
    assert [words(locale).line(line, NAMES) for locale in LANGUAGES] == [
        "It is Anna’s turn.",
        "Tocca a Anna.",
        "Le toca a Anna.",
    ]


@pytest.mark.parametrize(("locale", "rule"), [("en", "rule"), ("it", "regola"), ("es", "regla")])
def test_a_refusal_names_its_rule(locale: str, rule: str) -> None:
    said = words(locale).refusal(Refusal("not-your-turn", {"who": SeatArg(0)}, "M78"), NAMES)
    assert said.endswith(f" ({rule} M78)")
    assert not words(locale).refusal(Refusal("not-your-turn", {"who": SeatArg(0)}), NAMES).endswith(")")


def test_what_somebody_typed_is_escaped_and_short_in_a_refusal() -> None:
    said = words("en").refusal(Refusal("game-unknown", {"game": "@everyone **" + "x" * 5000}), NAMES)
    assert "@everyone" not in said
    assert "**" not in said
    assert len(said) < 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_without_a_sentence_of_its_game_has_the_shared_one(language: str) -> None:
    said = words(language)
    assert said.text("refusal-chinze-match-over") == said.text("refusal-match-over")
    assert said.text("refusal-chinze-bad-pack") != said.text("refusal-bad-pack")
    assert said.has("refusal-toy-match-over")
    assert not said.has("refusal-toy")
    assert not said.has("phase-toy-match-over")


def test_no_isolating_marks_stand_in_a_sentence() -> None:
    said = words("it").refusal(Refusal("option-value", {"option": "devil", "value": "x"}, "M150"), NAMES)
    assert said == "L’opzione del tavolo «devil» non può essere «x». (regola M150)"


def test_what_is_missing_raises_in_strict_mode() -> None:
    with pytest.raises(MissingMessage, match="no-such-key"):
        words("en").text("no-such-key")
    with pytest.raises(MissingMessage, match="short"):
        words("en").text("cards-none.short")
    with pytest.raises(MissingMessage, match="count"):
        words("en").text("unit-rests")


def test_what_is_missing_is_logged_in_a_running_bot(caplog: pytest.LogCaptureFixture) -> None:
    set_strict(False)
    with caplog.at_level(logging.ERROR, logger="bot.i18n.catalogue"):
        assert words("es").text("no-such-key", count=1) == "no-such-key"
        assert "refusal" not in words("es").text("refusal-not-your-turn")
    assert [record.__dict__["key"] for record in caplog.records] == ["no-such-key", "refusal-not-your-turn"]


def test_has_knows_messages_and_attributes() -> None:
    assert words("it").has("card-minchiate-T35")
    assert words("it").has("card-minchiate-T35.short")
    assert not words("it").has("card-minchiate-T35.long")
    assert not words("it").has("card-minchiate-T41")


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("pack", [game.meta.pack for game in games().values()], ids=lambda pack: pack.slug)
def test_every_card_of_every_game_has_its_own_names(locale: str, pack: Pack) -> None:
    said = words(locale)
    full = [said.card(pack.slug, card_id) for card_id in pack.ids]
    short = [said.card_short(pack.slug, card_id) for card_id in pack.ids]
    assert len(set(full)) == len(set(short)) == len(pack.ids)
    assert max(map(len, full)) <= 30
    assert max(map(len, short)) <= 14
    assert all(said.has(f"suit-{pack.slug}-{suit}") for suit in pack.suits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_the_fool_ends_with_a_full_stop(language: Language) -> None:
    """As all news do. What is owed for it is a remark on the board."""
    told = {name: text for _, source in sources(language) for name, text in entries(source)}
    found = {name: text for name, text in told.items() if re.match(r"minchiate-matto-(?!owed)|mineo-fujutu-", name)}
    assert len(found) >= 13
    said = [line for text in found.values() for line in text.splitlines() if " = " in line]
    assert [line for line in said if not line.endswith(".")] == []


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("pack", [game.meta.pack for game in games().values()], ids=lambda pack: pack.slug)
def test_a_suit_is_written_in_a_sentence_as_in_the_names_of_its_cards(locale: str, pack: Pack) -> None:
    """In *King of Cups*, and in *play Cups*: suits with letters of their own cards, of which there are several."""
    said = words(locale)
    many = {suit for suit in pack.suits if pack.suits.count(suit) > 1 and suit != "T"}
    assert len(many) == 4
    named = {suit: said.card(pack.slug, card) for card, suit in zip(pack.ids, pack.suits, strict=True) if suit in many}
    assert [name for suit, name in named.items() if not name.endswith(said.text(f"suit-{pack.slug}-{suit}"))] == []


@pytest.mark.parametrize(
    ("card_id", "names", "shorts"),
    [
        ("C01", ("Ace of Cups", "Asso di Coppe", "As de Copas"), ("A Cups", "A Coppe", "As Copas")),
        ("D11", ("Page of Coins", "Fantina di Denari", "Infanta de Oros"), ("P Coins", "F Denari", "Inf Oros")),
        ("B11", ("Page of Staves", "Fante di Bastoni", "Infante de Bastos"), ("P Staves", "F Bastoni", "Inf Bastos")),
        ("S14", ("King of Swords", "Re di Spade", "Rey de Espadas"), ("K Swords", "R Spade", "Rey Espadas")),
        ("T01", ("Pope One", "Papa Uno", "Papa Uno"), ("1", "1", "1")),
        ("T29", ("29 Sagittarius", "29 Sagittario", "29 Sagitario"), ("29",) * 3),
        ("T40", ("The Trumpet", "Le Trombe", "La Trompeta"), ("Trumpet", "Trombe", "Trompeta")),
        ("M00", ("The Fool", "Il Matto", "El Loco"), ("Fool", "Matto", "Loco")),
    ],
)
def test_cards_of_minchiate_are_called_as_in_m3_and_m12(
    card_id: str, names: tuple[str, ...], shorts: tuple[str, ...]
) -> None:
    assert tuple(words(locale).card("minchiate", card_id) for locale in LANGUAGES) == names
    assert tuple(words(locale).card_short("minchiate", card_id) for locale in LANGUAGES) == shorts


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_parsed_alone_is_the_same_as_in_its_file(language: str) -> None:
    parser = FluentParser(with_spans=False)
    for file, text in sources(language):
        whole = [one for one in parser.parse(text).body if isinstance(one, ast.Message | ast.Term)]
        alone = list(entries(text))
        assert [name for name, _ in alone] == [
            f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name for one in whole
        ], file
        for one, (name, source) in zip(whole, alone, strict=True):
            one.comment = None
            assert one.equals(parser.parse(source).body[0]), name


def test_an_entry_ends_where_the_next_begins() -> None:
    text = "# A comment\n-house = House\none = { $n ->\n    [one] card\n   *[other] cards\n}\n    .short = a = b\n\n"
    text += "## More\ntwo = { -house }\n"
    assert [name for name, _ in entries(text)] == ["-house", "one", "two"]
    assert "".join(source for _, source in entries(text)) == text.removeprefix("# A comment\n")


def test_what_an_entry_refers_to_is_found_although_nobody_has_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "one = { two } and { two.short }\ntwo = { $n ->\n   *[other] { -three(case: 1) }\n}\n    .short = { -four }\n"
    )
    text += "-three = III\n-four = { five }\nfive = V\n"
    monkeypatch.setattr(catalogue, "sources", lambda language: [("x", text)])
    made = catalogue._Catalogue("en")
    message = made.message("one")
    assert message is not None
    assert made.bundle.format_pattern(message.value, {"n": 1}) == ("III and V", [])
    assert made.message("six") is None


def test_two_threads_that_need_the_same_entry_both_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "sources", lambda language: [("x", "one = I\n")])
    made, begun, go_on = catalogue._Catalogue("en"), Event(), Event()

    def slowly(source: str) -> FluentResource:
        begun.set()
        assert go_on.wait(20)
        return FluentResource(source)

    monkeypatch.setattr(catalogue, "FluentResource", slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(made.message, "one")
        assert begun.wait(20)
        second = threads.submit(made.message, "one")
        with pytest.raises(TimeoutError):
            second.result(0.1)
        go_on.set()
        assert first.result(20) is second.result(20) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_the_reader_speaks_to_them(language: Language) -> None:
    said, pack = words(language), game("mineo").meta.pack
    names = Names(pack, ("Anna", "Bruno", "Carla"), you=(SeatArg(0), SideArg(0)))
    scarto: dict[str, Arg] = {"seat": SeatArg(0)}
    told = {"en": "You discard three cards.", "it": "Scarti tre carte.", "es": "Descartas tres cartas."}
    assert said.line(Line("mineo-news-scarto", scarto), names) == told[language]
    assert said.line(Line("mineo-news-scarto", {"seat": SeatArg(1)}), names).startswith("Bruno ")
    assert said.line(Line("mineo-news-scarto", scarto), replace(names, you=())).startswith("Anna ")
    paid: dict[str, Arg] = {"seat": SeatArg(1), "taker": SeatArg(0), "count": 2}
    told = {"en": "Bruno pays you 2 jochi.", "it": "Bruno ti paga 2 jochi.", "es": "Bruno te paga 2 jochi."}
    assert said.line(Line("mineo-outcome-paid", paid), names) == told[language]
    # A sentence that has no other form for the reader names them.
    assert "Anna" in said.line(Line("mineo-count-rivanto", scarto), names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rating_has_one_name(language: Language) -> None:
    said = words(language)
    name = said.text("ui-measure-rating").lower()
    for key in ("ui-board-note-rating", "ui-ladder-note-rating", "ui-form-rating", "ui-profile-note"):
        assert name in said.text(key, count=10).lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["minchiate-news-announced", "minchiate-news-announced-final"])
def test_one_card_of_a_suit_is_not_told_as_several(language: Language, key: str) -> None:
    """The name of a suit has no singular, so the number stands after it."""
    suits = {"cups": 1, "coins": 1, "swords": 1, "staves": 1, "trumps": 1}
    told = words(language).text(key, **suits)
    assert len(re.findall(r"\w 1[,.]", told)) == len(suits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_calls_of_mineo_are_asked_for_without_digits(language: Language) -> None:
    said = words(language)
    asked = [said.text("decision-mineo-call", cards=cards, amount=1) for cards in (5, 10, 15)]
    assert len(set(asked)) == 3
    assert not any(re.search(r"\d", one) for one in asked)


TOLD = re.compile(r"(?:[a-z]+)-(?:news|status|mark|matto|contract|note|outcome)-[a-z0-9-]+")
"""Keys of what a game tells its players."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_what_a_game_tells_of_a_player_speaks_to_the_reader(slug: str, language: Language) -> None:
    own = [text for name, text in sources(language) if name.startswith(f"{slug}/")]
    told = {key: text for one in own for key, text in entries(one) if TOLD.fullmatch(key) and key.startswith(slug)}
    assert told
    named = [(key, arg) for key, text in told.items() for arg in ("seat", "of", "taker") if f"${arg} }}" in text]
    assert named
    assert [(key, arg) for key, arg in named if f".you-{arg} = " not in told[key]] == []
