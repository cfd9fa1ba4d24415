"""Typed answers to questions made by hand: what a player means, what is offered, and what is not clear."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.engine.actions import Claim, ClaimItem, ClaimOffer, Decision, Number, Pick, Refusal, Say, Word
from bot.engine.text import TermArg
from bot.games.minchiate.deck import PACK
from bot.games.registry import game
from bot.i18n import LANGUAGES, Language, Words, words
from bot.i18n.catalogue import entries, sources
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.selectors import seating
from bot.ui import screens
from bot.ui.features import typed_answers
from bot.ui.features.typed_answers import meant, offered
from tests.ui.hand_panel import HAND, WORDS, offers, shown
from tests.ui.limits import said
from tests.ui.tables import hand_view, moments, some_match, table, who

EN = words("en")

FEW = 3
"""Times that each kind of question is answered."""

Ask = Callable[..., TableState]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Provide a function that returns a table at which player 0 is asked these questions."""

    def ask(*decisions: Decision) -> TableState:
        monkeypatch.setattr(typed_answers, "decisions_of", lambda state, player: () if player else decisions)
        return table(some_match())

    return ask


def body(typed: str, state: TableState) -> object:
    """Return the action that is meant, or what may be meant."""
    found = meant(typed, state, 0, EN)
    return found.body.action if isinstance(found.body, cmd.Act) else found.possible


CALL = Decision(0, "call", words=(Word("altre5", "word-mineo-altre5"), Word("solo", "word-mineo-solo", "danger")))
CUT = Decision(0, "cut", number=(4, 93), default=Number(48))


@pytest.mark.parametrize("typed", ["Altre cinque (five more)", "altre cinque", "ALTRE", "Altre cinque (altre cinco)"])
def test_a_call_is_meant_by_its_name_or_the_beginning_of_it(asked: Ask, typed: str) -> None:
    assert body(typed, asked(CALL)) == Say("altre5")


def test_a_call_is_offered_by_its_name_in_the_language_of_the_player(asked: Ask) -> None:
    state = asked(CALL)
    assert offered("", state, 0, EN) == [(one, one) for one in ("Altre cinque (five more)", "Vado solo (alone)")]
    assert [name for name, _ in offered("solo", state, 0, EN)] == ["Vado solo (alone)"]
    assert [name for name, _ in offered("", state, 0, words("it"))] == ["Altre cinque", "Vado solo"]


def test_a_number_is_meant_by_its_digits_or_its_name(asked: Ask) -> None:
    state = asked(CUT)
    assert body("20", state) == Number(20)
    assert body("poche", state) == body("pocas", state) == body("few", state) == Number(26)
    assert body("many (71)", state) == Number(71)
    assert body("king of cups", state) == (), "no card is asked for"
    assert body("999", state) == Number(999), "the game says which numbers there are"
    assert [name for name, _ in offered("20", state, 0, EN)] == ["20"]
    assert [name for name, _ in offered("", state, 0, EN)] == ["Few (26)", "Half (48)", "Many (71)"]


def declaring(*offers: ClaimOffer, cards: tuple[int, ...] = ()) -> Decision:
    """Return a question for combinations."""
    return Decision(0, "declare", cards=cards, claims=offers)


TENS = ClaimOffer("tens", "versicola-minchiate-diecine", {}, (65, 75, 85), 40)
POPES = ClaimOffer("popes", "versicola-minchiate-papi", {}, (56, 57, 58), 9)
SEQUENCES = tuple(
    ClaimOffer(f"seq:{count}", name, {"name": TermArg("family-terziglio-grande"), "count": count}, (0, 1, 2), count)
    for count, name in ((3, "claim-terziglio-part"), (4, "claim-terziglio-meld"))
)


def test_combinations_are_meant_by_their_names_alone_or_together(asked: Ask) -> None:
    state = asked(declaring(TENS, POPES))
    assert body("tens", state) == Claim((ClaimItem("tens"),))
    assert body("diecine; papi", state) == Claim((ClaimItem("tens"), ClaimItem("popes")))
    assert body("declare all", state) == Claim((ClaimItem("tens"), ClaimItem("popes")))
    assert ("Tens, Popes", "Tens, Popes") in offered("Tens, po", state, 0, EN)


def test_a_name_with_a_comma_is_one_name(asked: Ask) -> None:
    state = asked(declaring(*SEQUENCES))
    part, full = (name for name, _ in offered("", state, 0, EN)[1:3])
    assert "," in part
    assert body(part, state) == Claim((ClaimItem("seq:3"),))
    assert body(f"{full}, {part}", state) == Claim((ClaimItem("seq:4"), ClaimItem("seq:3")))


def test_combinations_of_one_name_are_told_apart_by_their_cards(asked: Ask) -> None:
    one, other = (ClaimOffer(f"kings:{n}", "versicola-minchiate-kings", {}, (13, n), 25) for n in (27, 41))
    names = [name for name, _ in offered("", asked(declaring(one, other)), 0, EN)]
    assert names == ["Declare all (50)", "Kings (K Cups K Coins)", "Kings (K Cups K Swords)", "Nothing"]
    assert body("Kings", asked(declaring(one, other))) == ("Kings (K Cups K Coins)", "Kings (K Cups K Swords)")
    assert body(names[2], asked(declaring(one, other))) == Claim((ClaimItem("kings:41"),))


def test_points_are_given_away_only_by_the_whole_word(asked: Ask) -> None:
    state = asked(declaring(*offers(1)))
    assert body("no", state) == ()
    assert body("noth", state) == ()
    assert body("nothing", state) == Claim(())


def test_a_card_or_a_combination_may_be_named_and_what_fits_both_is_asked_again(asked: Ask) -> None:
    state = asked(declaring(TENS, POPES, cards=HAND))
    assert body("king of cups", state) == Pick((13,))
    assert body("tens", state) == Claim((ClaimItem("tens"),))
    assert body("tens, king of cups", state) == (), "these do not belong together"
    assert not any(name == "Nothing" for name, _ in offered("", state, 0, EN))


@pytest.mark.parametrize(("language", "name"), [("en", "18 Moon"), ("it", "18 Luna"), ("es", "18 Luna")])
def test_a_trump_is_offered_with_the_number_that_the_pictures_show(
    language: Language, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack, state = game("terziglio").meta.pack, table(next(moments(1, "terziglio"))[0], "terziglio")
    card = pack.ids.index("T18")
    monkeypatch.setattr(
        typed_answers, "decisions_of", lambda state, player: (Decision(0, "play", cards=(card, pack.ids.index("CK"))),)
    )
    assert offered("", state, 0, words(language))[0] == (name, "T18")
    assert meant(name, state, 0, words(language)).body == cmd.Act(Pick((card,)))


def test_several_cards_are_offered_one_after_another(asked: Ask) -> None:
    state = asked(Decision(0, "discard", cards=HAND, least=2, most=2))
    assert body("king of cups, C01", state) == Pick((13, PACK.ids.index("C01")))
    assert ("King of Cups, King of Coins", "King of Cups,D14") in offered("King of Cups, king", state, 0, EN)


def test_a_panel_in_words_says_what_may_be_answered() -> None:
    state, view = table(some_match()), hand_view(HAND, CALL, trick=False)
    text = said(screens.hand_words(state, view, who(state, EN), EN).view())
    assert "Your choices, also with `/play`: Altre cinque (five more) · Vado solo (alone)" in text
    assert "Your choices" in said(shown(view, prefers=WORDS).view())
    assert "Your choices" not in said(shown(view).view()), "the buttons say it"
    bare = screens.hand(state, view, who(state, EN), None, EN, wordy=True)
    assert "Your choices" not in said(bare.view()), "neither where only the picture is missing"
    number = said(shown(hand_view(HAND, CUT, trick=False), prefers=WORDS).view())
    assert "Few (26) · Half (48) · Many (71) · a number from 4 to 93" in number


OPTIONS = {
    "chinze": {},
    "minchiate": {"declare": "manual", "cascare": "optional", "seat_draw": "fixed"},
    "mineo": {"table_talk": "buttons"},
    "terziglio": {},
}
"""Options at which the games ask every kind of question."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(OPTIONS))
def test_every_question_of_every_game_is_answered_by_the_names_that_are_offered(slug: str) -> None:
    keys = (key for _, text in sources("en") for key, _ in entries(text))
    asked = [key.removeprefix("decision-") for key in keys if key.startswith("decision-")]
    wanted = {key.removeprefix(f"{slug}-") for key in asked if key.startswith(f"{slug}-")}
    common = {key for key in asked if "-" not in key}
    met = dict[str, int]()
    for seed in range(250):
        for match, decision in moments(seed, slug, **OPTIONS[slug]):
            if decision is None or met.get(decision.kind, 0) >= FEW:
                continue
            met[decision.kind] = met.get(decision.kind, 0) + 1
            language = words(LANGUAGES[sum(met.values()) % len(LANGUAGES)])
            _answered(table(match, slug), decision, language)
        if met.keys() >= wanted and min(met.values()) >= FEW:
            break
    assert met.keys() - common == wanted
    assert met.keys() & common >= {"lead", "play"}


def _answered(state: TableState, decision: Decision, language: Words) -> None:
    """Check that the player can give an answer of each kind by the names that are offered."""
    player = seating(state)[decision.seat]
    every = offered("", state, player, language)
    names = [name for name, _ in every]
    if decision.least > 1:
        cards = [name for name, value in every if name != value]
        names = [*(name for name, value in every if name == value), ", ".join(cards[: decision.least])]
    assert names, decision.kind
    for name in names:
        found = meant(name, state, player, language)
        assert isinstance(found.body, cmd.Act), (name, found.possible)
        outcome = state.rules.decide(state.match, decision.seat, found.body.action)
        assert not isinstance(outcome, Refusal), (name, outcome)
    assert not any(re.search(r"\w+-\w+-|\b[A-Z]\d\d\b|[{}]", name) for name in names), "keys and ids are not offered"
