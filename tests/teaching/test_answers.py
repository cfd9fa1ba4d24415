"""Every answer has exactly one code, and any other code is refused."""

from __future__ import annotations

import pytest

from bot.engine.actions import Action, Claim, ClaimItem, ClaimOffer, Decision, Number, Pick, Say, Word
from bot.teaching.lesson import Answers, Unreadable, answer_of, base_of, digit, forced

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
def test_an_answer_is_read_back(question: Decision, answer: Action) -> None:
    number = digit(question, answer)
    assert 0 <= number < base_of(question)
    assert answer_of(question, number) == answer


def test_the_numbers_of_a_question_are_as_few_as_possible() -> None:
    assert base_of(Decision(0, "play", cards=(3, 4, 5))) == 3
    assert base_of(CALL) == 3
    assert base_of(CUT) == 72
    assert base_of(SOME) == 2**12 + 1
    assert base_of(MELDS) == 8


def test_answers_are_one_number_that_is_read_from_its_first_answer_on() -> None:
    given = Answers()
    assert given.written("A") == ""
    for question, answer in EVERY:
        given = given.and_then(digit(question, answer), base_of(question))
    rest = given.number
    for question, answer in EVERY:
        rest, number = divmod(rest, base_of(question))
        assert answer_of(question, number) == answer
    assert rest == 1
    assert given.written("A")[0] == "A"


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
        digit(question, answer)


UNREADABLE = [
    (CARD, (-1, 40)),
    (CALL, (3,)),
    (CUT, (72,)),
    (MELDS, (8,)),
    (SEVERAL, (0, 2**24 - 1, 2**24)),
    (SOME, (0, 1, 2**12 + 1)),
]


@pytest.mark.parametrize(("question", "number"), [(one, number) for one, numbers in UNREADABLE for number in numbers])
def test_what_stands_for_no_answer_is_not_read(question: Decision, number: int) -> None:
    with pytest.raises(Unreadable):
        answer_of(question, number)


def test_only_a_question_without_a_choice_is_answered_by_itself() -> None:
    assert forced(Decision(0, "play", cards=(7,))) == Pick((7,))
    assert forced(Decision(0, "look", words=(Word("deal", "w"),), least=0, most=0)) == Say("deal")
    assert forced(Decision(0, "declare", claims=(), least=0, most=0)) == Claim(())
    assert [forced(question) for question, _ in EVERY] == [None] * len(EVERY)
    assert forced(Decision(0, "meld", cards=(7,), words=(Word("back", "w"),))) is None
    with pytest.raises(Unreadable):
        forced(Decision(0, "nothing"))
