"""Every answer has exactly one code, and any other code is refused."""

from __future__ import annotations

import pytest

from bot.engine.actions import Action, Claim, ClaimItem, ClaimOffer, Decision, Number, Pick, Say, Word
from bot.teaching.lesson import Unreadable, code, forced, taken

CARD = Decision(0, "play", cards=tuple(range(40, 80)))
SEVERAL = Decision(0, "discard", cards=tuple(range(24)), least=5, most=5)
SOME = Decision(0, "show", cards=tuple(range(12)), least=10, most=12, words=(Word("back", "word-back"),))
CALL = Decision(0, "auction", words=(Word("pass", "a"), Word("play", "b"), Word("solo", "c")), least=0, most=0)
CUT = Decision(0, "cut", number=(13, 84), least=0, most=0)
MELDS = Decision(0, "declare", claims=tuple(ClaimOffer(key, key, {}, (1,), 5) for key in "abc"), least=0, most=3)
EVERY: list[tuple[Decision, Action]] = [
    (CARD, Pick((40,))),
    (CARD, Pick((79,))),
    (SEVERAL, Pick((0, 7, 8, 22, 23))),
    (SOME, Pick(tuple(range(12)))),
    (SOME, Say("back")),
    (CALL, Say("solo")),
    (CUT, Number(13)),
    (CUT, Number(84)),
    (MELDS, Claim(())),
    (MELDS, Claim((ClaimItem("a"), ClaimItem("c")))),
]


@pytest.mark.parametrize(("question", "answer"), EVERY)
def test_an_answer_is_read_back_and_leaves_the_rest_of_the_line(question: Decision, answer: Action) -> None:
    assert taken(question, f"{code(question, answer)}xyz") == (answer, "xyz")


def test_a_line_stays_short() -> None:
    assert len(code(Decision(0, "play", cards=(3, 4, 5)), Pick((4,)))) == 1
    assert len(code(SEVERAL, Pick((0, 7, 8, 22, 23)))) == 5
    assert len(code(CALL, Say("pass"))) == 1


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (CARD, Pick((3,))),
        (CARD, Pick((40, 41))),
        (CARD, Say("pass")),
        (SEVERAL, Pick((0, 1, 2, 3))),
        (SEVERAL, Pick((0, 0, 1, 2, 3))),
        (SEVERAL, Pick((0, 1, 2, 3, 30))),
        (CALL, Say("nonsense")),
        (CUT, Number(12)),
        (MELDS, Claim((ClaimItem("z"),))),
        (MELDS, Claim((ClaimItem("a", (9,)),))),
    ],
)
def test_what_is_not_legal_has_no_code(question: Decision, answer: Action) -> None:
    with pytest.raises(Unreadable):
        code(question, answer)


UNREADABLE = [
    (CARD, ("", "1", "zz", "-1")),
    (CALL, ("3",)),
    (CUT, ("zz",)),
    (MELDS, ("8", "É")),
    (SEVERAL, ("00000", "zzzzz", "0")),
    (SOME, ("", "2", "11", "0000")),
]


@pytest.mark.parametrize(("question", "line"), [(one, line) for one, lines in UNREADABLE for line in lines])
def test_what_is_no_code_is_not_read(question: Decision, line: str) -> None:
    with pytest.raises(Unreadable):
        taken(question, line)


def test_only_a_question_without_a_choice_is_answered_by_itself() -> None:
    assert forced(Decision(0, "play", cards=(7,))) == Pick((7,))
    assert forced(Decision(0, "look", words=(Word("deal", "w"),), least=0, most=0)) == Say("deal")
    assert forced(Decision(0, "declare", claims=(), least=0, most=0)) == Claim(())
    assert [forced(question) for question, _ in EVERY] == [None] * len(EVERY)
    assert forced(Decision(0, "meld", cards=(7,), words=(Word("back", "w"),))) is None
    with pytest.raises(Unreadable):
        forced(Decision(0, "nothing"))
