"""The private panel for questions made by hand: the controls for each kind of question."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.actions import Decision, Number, Word
from bot.engine.text import CardsArg, Line, SeatArg
from bot.engine.view import Call, Played, SeatInfo, Trick, Zone
from bot.games.minchiate.deck import PACK
from bot.i18n import words
from bot.ui import screens
from bot.ui.messages.screen_builder import digest
from bot.ui.screens.card_picker import NOTHING, groups, restage
from bot.ui.screens.hand import hand_words
from bot.ui.screens.table import table_words
from tests.ui.hand_panel import HAND, WORDS, ids, labels, offers, shown
from tests.ui.limits import SELECT, controls, said
from tests.ui.tables import hand_view, some_match, table, who

SUITS = (tuple(range(14)), tuple(range(14, 28)), tuple(range(28, 42)), tuple(range(42, 56)), tuple(range(56, 97)))


def test_in_words_one_card_of_many_is_a_menu_of_the_legal_cards_in_hand_order() -> None:
    legal = (0, 13, 14, 20, 27, 30)
    screen = shown(hand_view(tuple(reversed(HAND)), Decision(0, "play", cards=legal)), prefers=WORDS)
    menu = next(node for node in controls(screen.view()) if node["type"] == SELECT)
    assert [option["label"] for option in menu["options"]][:2] == ["Three of Swords", "King of Coins"]
    assert len(menu["options"]) == len(legal)
    assert "card:0" not in ids(screen)


def test_in_words_up_to_five_legal_cards_also_stand_as_buttons() -> None:
    screen = shown(hand_view(HAND, Decision(0, "play", cards=(0, 13, 96))), prefers=WORDS)
    assert ids(screen)[:4] == ["pick:0", "card:0", "card:d", "card:2o"]


def test_a_single_legal_card_needs_one_tap() -> None:
    view = hand_view(HAND, Decision(0, "play", cards=(13,)))
    screen = shown(view)
    assert ids(screen)[0] == "play:d"
    assert labels(screen)[0] == "K Cups"
    assert "Play King of Cups (only legal card)" in labels(shown(view, prefers=WORDS))
    assert not any(node["type"] == SELECT for node in controls(screen.view()))


def test_a_chosen_card_waits_for_its_confirmation() -> None:
    view = hand_view(HAND, Decision(0, "play", cards=(0, 13, 96)))
    screen = shown(view, (13,), prefers=WORDS)
    assert ids(screen)[:3] == ["pick:0", "play:d", "cancel"]
    assert "About to play the King of Cups" in said(screen.view())
    screen = shown(view, (13,))
    assert ids(screen)[:5] == ["card:0", "card:d", "card:2o", "play:d", "cancel"]
    assert "Play King of Cups" in labels(screen)
    assert digest(screen) != digest(shown(view))


def test_what_was_staged_for_another_question_is_not_offered() -> None:
    screen = shown(hand_view(HAND, Decision(0, "play", cards=(0, 14, 96))), (13,))
    assert not any(one.startswith("play") for one in ids(screen))


def test_a_card_that_is_not_played_is_not_said_to_be_played() -> None:
    screen = shown(hand_view(HAND, Decision(0, "discard", cards=HAND, args={"count": 1}), trick=False), (13,))
    assert not any("Play" in text for text in labels(screen))
    assert "Confirm King of Cups" in labels(screen)


def test_discards_are_confirmed_only_when_their_number_is_right() -> None:
    decision = Decision(0, "discard", cards=HAND, least=3, most=3, args={"count": 3})
    for staged, ready in (((), False), ((0, 13), False), ((0, 13, 14), True), ((0, 13, 14, 20), False)):
        tapped = shown(hand_view(HAND, decision, trick=False), staged)
        assert len([one for one in ids(tapped) if one.startswith("untick:")]) == len(staged)
        assert len([one for one in ids(tapped) if one.startswith("tick:")]) == len(HAND) - len(staged)
        assert not any(node["type"] == SELECT for node in controls(tapped.view()))
        screen = shown(hand_view(HAND, decision, trick=False), staged, prefers=WORDS)
        for either in (tapped, screen):
            assert any(one.startswith("play:") for one in ids(either)) is ready
            assert f"Confirm ({len(staged)}/3)" in labels(either)
        assert "Your choices, also with `/play`: 3 cards, separated by commas" in said(screen.view())
        ticked = [option for node in controls(screen.view()) for option in node.get("options", ()) if option["default"]]
        assert len(ticked) == len(staged)
    assert "Deselect 1 card." in said(shown(hand_view(HAND, decision, trick=False), (0, 13, 14, 20)).view())


def test_many_discards_are_answered_from_the_store() -> None:
    cards = tuple(range(60, 90))
    decision = Decision(0, "discard", cards=(*cards, 0, 1), least=30, most=30, args={"count": 30})
    assert "confirm" in ids(shown(hand_view((*cards, 0, 1), decision, trick=False), cards))


def test_dear_cards_are_pointed_out() -> None:
    decision = Decision(0, "discard", cards=HAND, least=2, most=2, args={"count": 2, "dear": CardsArg((13, 96))})
    assert "⚠️" not in said(shown(hand_view(HAND, decision), (0, 14)).view())
    assert "You are about to give up a counting card: K Cups" in said(shown(hand_view(HAND, decision), (0, 13)).view())


def test_more_than_25_cards_stand_in_menus_by_suit() -> None:
    cards = (*SUITS[0][:6], *SUITS[1][:6], *SUITS[2][:5], *SUITS[3][:4], *SUITS[4][:14])
    decision = Decision(0, "discard", cards=cards, least=14, most=14, args={"count": 14})
    found = groups(decision, cards, PACK)
    assert [len(group) for group in found] == [17, 18]
    screen = shown(hand_view(cards, decision, trick=False))
    menus = [node for node in controls(screen.view()) if node["type"] == SELECT]
    assert [menu["placeholder"] for menu in menus] == [
        "Cups, Coins, Swords (17)",
        "Staves, Tarocchi (18)",
    ]


@pytest.mark.parametrize(
    ("cards", "sizes"),
    [
        ((*SUITS[0][:9], *SUITS[1][:9], *SUITS[2][:7], SUITS[3][0]), [9, 17]),
        (SUITS[4][:26], [13, 13]),
        ((SUITS[0][0], *SUITS[4][:30]), [16, 15]),
    ],
)
def test_no_menu_has_a_single_card_that_another_one_has_room_for(cards: tuple[int, ...], sizes: list[int]) -> None:
    decision = Decision(0, "discard", cards=cards, least=14, most=14, args={"count": 14})
    assert [len(group) for group in groups(decision, cards, PACK)] == sizes


def test_a_menu_replaces_only_its_own_choices() -> None:
    cards = (*SUITS[0], *SUITS[1], *SUITS[4][:6])
    decision = Decision(0, "discard", cards=cards, least=4, most=4, args={"count": 4})
    view = hand_view(cards, decision)
    first, second = groups(decision, cards, PACK)
    staged = restage(decision, view, PACK, (), 0, ["0", "1"])
    assert staged == (0, 1)
    staged = restage(decision, view, PACK, staged, 1, ["1k", "zz", "0", "é"])
    assert staged == (0, 1, 56)
    assert {0, 1} <= set(first)
    assert 56 in second
    assert restage(decision, view, PACK, staged, 0, []) == (56,)
    assert restage(decision, view, PACK, staged, 9, ["0"]) == (0, 1, 56)


def test_one_card_of_several_menus_is_the_last_choice_alone() -> None:
    cards = (*SUITS[0], *SUITS[1], *SUITS[4][:6])
    view = hand_view(cards, Decision(0, "play", cards=cards))
    assert restage(view.decisions[0], view, PACK, (0,), 1, ["1k"]) == (56,)


def test_words_are_buttons_with_their_style() -> None:
    view = hand_view(HAND, Decision(0, "look", words=(Word("deal", "word-minchiate-deal", "good"),), least=0, most=0))
    assert "say:deal" in ids(shown(view))


def test_a_number_is_one_of_menus_or_the_neutral_one() -> None:
    decision = Decision(0, "cut", number=(1, 96), least=0, most=0, default=Number(48))
    screen = shown(hand_view((), decision, trick=False))
    assert labels(screen) == ["Few", "Half", "Many", "Surprise me", "In words", "More…"]
    assert ids(screen)[:4] == ["numd:o", "numd:1c", "numd:21", "numany"]
    screen = shown(hand_view((), decision, trick=False), prefers=WORDS)
    menus = [node for node in controls(screen.view()) if node["type"] == SELECT]
    assert [len(menu["options"]) for menu in menus] == [25, 25, 25, 21]
    assert {option["value"] for menu in menus for option in menu["options"]} >= {"1", "2o"}
    assert "numd:1c" in ids(screen)


def test_declarations_are_all_some_or_none() -> None:
    decision = Decision(0, "declare", claims=offers(3), least=0, most=3)
    screen = shown(hand_view(HAND, decision))
    found = "You hold 3 versicole, worth 75 in total:"
    assert found not in said(screen.view()), "the buttons say each of them and the sum"
    assert ids(screen)[:5] == ["offer:0", "offer:1", "offer:2", "claimall", "claimask"]
    in_words = shown(hand_view(HAND, decision), prefers=WORDS)
    assert found in said(in_words.view())
    assert [one for one in ids(in_words) if one.startswith("claim")] == ["claim:0", "claimall", "claimask"]
    screen = shown(hand_view(HAND, decision), (1000, 1002))
    assert ids(screen)[:3] == ["nooffer:0", "offer:1", "nooffer:2"]
    assert "claimsome:0.2" in ids(screen)
    assert "Only selected (50)" in labels(screen)


def test_one_declaration_leaves_nothing_to_choose() -> None:
    screen = shown(hand_view(HAND, Decision(0, "declare", claims=offers(1))))
    assert "Declare it (25)" in labels(screen)
    assert "You hold 1" not in said(screen.view()), "its own line says what it is worth"
    assert {"claimall", "claimask"} <= set(ids(screen))
    assert not {"claim:0", "claimsome"} & set(ids(screen))


def test_a_player_who_may_play_at_once_announces_nothing_by_playing() -> None:
    both = Decision(0, "play", cards=HAND[:3], claims=offers(2))
    screen = shown(hand_view(HAND, both), (HAND[1], 1001))
    assert [one for one in ids(screen) if one.startswith("claim")] == ["claimall", "claimsome:1"]
    assert [one for one in ids(screen) if one.endswith(("offer:0", "offer:1"))] == [
        "offer:0",
        "nooffer:1",
    ]
    assert any(one.startswith("play:") for one in ids(screen))
    nothing = Decision(0, "play", cards=HAND[:3], claims=())
    assert [one for one in ids(shown(hand_view(HAND, nothing))) if one.startswith("claim")] == []


def test_declaring_nothing_is_asked_twice_when_it_costs_points() -> None:
    screen = shown(hand_view(HAND, Decision(0, "declare", claims=offers(3), least=0, most=3)), (NOTHING,))
    assert "give up 75 points" in said(screen.view())
    assert ids(screen)[:2] == ["claimnone", "cancel"]
    assert not [one for one in ids(screen) if one.startswith("claim:")]


def test_nothing_to_declare_is_one_button() -> None:
    screen = shown(hand_view(HAND, Decision(0, "declare", claims=(), least=0, most=0)))
    assert ids(screen)[0] == "claimall"


def test_what_has_no_room_on_five_rows_is_left_out_but_an_answer_stays() -> None:
    decision = Decision(0, "declare", number=(1, 100), claims=offers(60), least=0, most=60)
    screen = shown(hand_view(HAND, decision))
    assert "claimall" in ids(screen)
    assert "numd:1e" in ids(screen)


def test_an_optional_question_does_not_stop_the_waiting() -> None:
    word = Word("fall", "word-minchiate-fall", "danger")
    view = hand_view(
        HAND,
        Decision(0, "fall", words=(word,), least=0, most=0, optional=True),
        status=(Line("minchiate-status-over"),),
    )
    screen = shown(view)
    assert "🔔" not in said(screen.view())
    assert "say:fall" in ids(screen)


def test_choosing_for_a_fallen_hand_shows_that_hand() -> None:
    seats = tuple(
        SeatInfo(seat, seat, seat & 1, 3, 0, open_hand=(2, 40, 50) if seat == 2 else None) for seat in range(4)
    )
    view = hand_view(HAND, Decision(0, "fallen", cards=(2, 40), of=2), seats=seats)
    text = said(shown(view).view())
    assert "You choose for" in text
    assert "3 Cups · Q Swords · 9 Staves" in text


def test_private_looks_are_buttons() -> None:
    zones = (
        Zone("zone-minchiate-folla-cards", (1, 2), 2, 0, (), True),
        Zone("zone-minchiate-peek", (), 0, 0, (), True),
    )
    for screen in (
        shown(hand_view(HAND, zones=zones, trick=False)),
        shown(hand_view(HAND, zones=zones), prefers=WORDS),
    ):
        assert [one for one in ids(screen) if one.startswith("zone")] == ["zone:0", "zone:1"]
    assert not [one for one in ids(shown(hand_view(HAND, zones=zones))) if one.startswith("zone")]
    state, said_in = table(some_match()), words("en")
    view = hand_view(HAND, zones=zones)
    look = screens.zone(state, view, 0, who(state, said_in), None, said_in)
    assert look is not None
    assert "Two of Cups and Three of Cups" in said(look.view())
    assert screens.zone(state, view, 2, who(state, said_in), None, said_in) is None
    assert screens.zone(state, view, -1, who(state, said_in), None, said_in) is None


def test_an_auction_in_the_picture_is_not_told_again_and_news_speak_to_the_player() -> None:
    word = Decision(0, "call", words=(Word("solo", "word-mineo-solo"),), least=0, most=0)
    lines = (Line("mineo-news-scarto", {"seat": SeatArg(0)}),)
    view = hand_view(HAND, word, trick=False, news=lines)
    assert "You discard three cards." in said(shown(view).view())
    calling = hand_view(HAND, word, trick=False, news=lines, auction=True, calls=(Call(1, "word-mineo-pago"),))
    assert "three cards" not in said(shown(calling).view())
    assert "You discard three cards." in said(shown(calling, prefers=WORDS).view())


@pytest.mark.parametrize(
    ("language", "own", "chosen", "held", "took", "you"),
    [
        ("en", "You: ", "(chosen by you)", "You are winning the trick.", "You won the trick.", "**You** — "),
        ("it", "Tu: ", "(scelta da te)", "Finora prendi tu.", "La presa è andata a te.", "**Tu** — "),
        ("es", "Tú: ", "(elegida por ti)", "Por ahora ganas la baza.", "Has ganado la baza.", "**Tú** — "),
    ],
)
def test_the_table_in_words_speaks_to_the_reader_of_a_panel(
    language: str, own: str, chosen: str, held: str, took: str, you: str
) -> None:
    """The name of the player is for everybody else: the same lines on the board have it."""
    said_in, cards = words(language), (Played(0, 13, 0), Played(1, 14, 0), Played(2, 20, 2))
    for complete, told in ((False, held), (True, took)):
        trick = Trick(8, 0, cards, winning=0, complete=complete)
        view = hand_view(HAND, trick=False, calls=(Call(0, "word-mineo-solo"),))
        view = replace(view, public=replace(view.public, trick=trick))
        match = table(some_match())
        company = who(match, said_in)
        for screen in (shown(view, language=language, prefers=WORDS), hand_words(match, view, company, said_in)):
            trick_line = next(line for line in said(screen.view()).splitlines() if own in line)
            assert "Anna" not in trick_line
            assert chosen in trick_line
            assert told in said(screen.view())
        lines = said(hand_words(match, view, company, said_in).view()).splitlines()
        assert any(line.startswith(you) for line in lines)
        assert not any("Anna" in line for line in lines)
        public = said(table_words(match, view.public, company, said_in).view())
        assert "Anna: " in public
        assert told not in public


def test_the_cards_just_taken_share_a_line_with_the_clock_and_have_no_button() -> None:
    decision = Decision(0, "discard", cards=HAND, least=3, most=3, args={"count": 3})
    taken = Zone("zone-mineo-own-monte", HAND[:3], 3)
    view = hand_view(HAND, decision, trick=False, zones=(taken,))
    state, en = table(some_match()), words("en")
    screen = screens.hand(state, view, who(state, en), None, en, deadline_ms=60_000)
    lines = said(screen.view()).splitlines()
    (line,) = (one for one in lines if "<t:60:R>" in one)
    assert line.startswith("-# ⏱ <t:60:R> · The monte")
    assert not any(one.startswith("zone") for one in ids(screen))
    folla = Zone("zone-mineo-own-monte", (90, 91), 2)
    assert any(one.startswith("zone") for one in ids(shown(hand_view(HAND, decision, trick=False, zones=(folla,)))))


def test_a_menu_says_nothing_twice_about_a_card() -> None:
    screen = shown(hand_view(HAND, Decision(0, "play", cards=HAND)), prefers=WORDS)
    menu = next(node for node in controls(screen.view()) if node["type"] == SELECT)
    told = {option["label"]: option["description"] for option in menu["options"]}
    assert told["King of Cups"] == "K Cups"
    assert not [name for name, described in told.items() if described.startswith(name)]


def test_in_words_names_the_cards_that_came_after_the_deal() -> None:
    """The picture marks them with a small pack."""
    view = replace(hand_view(HAND, Decision(0, "play", cards=HAND)), added=(0, 13))
    state, said_in = table(some_match()), words("en")
    for screen in (hand_words(state, view, who(state, said_in), said_in), shown(view, prefers=WORDS)):
        assert "Added to your hand after the deal: A Cups · K Cups" in said(screen.view())
