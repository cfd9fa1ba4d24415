"""What a panel says while several cards or declarations are chosen, while a card is queued, and between deals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.actions import ClaimOffer, Decision, Pick, Word
from bot.engine.cards import Card
from bot.engine.text import Line
from bot.engine.view import Count, SeatView, Zone
from bot.games.minchiate.deck import PACK
from bot.games.registry import companions, game, games
from bot.i18n import LANGUAGES, words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.table.selectors import seat_view
from bot.ui import screens
from bot.ui.screens.base import says
from bot.ui.screens.hand import Advance
from bot.ui.transport.screen import Button, Screen, Text
from tests.ui.hand_panel import HAND, WORDS, ids, labels, offers, shown
from tests.ui.limits import assert_limits, nodes, said
from tests.ui.tables import deal, hand_view, moments, some_match, table, who

COUNTING = (13, 27, 55, 56)
"""Kings of three suits, and tarocco 1: five points each."""


def lines(screen: Screen) -> list[str]:
    """The lines of text of a screen."""
    return [line for part in screen.parts if isinstance(part, Text) for line in part.text.splitlines()]


def so_far(screen: Screen) -> str:
    """The line that says what is chosen so far."""
    return next(line for line in lines(screen) if line.startswith(("Chosen", "Scelte", "Elegidas")))


# -- several cards


def test_cards_chosen_by_taps_are_summed_up_in_one_line() -> None:
    decision = Decision(0, "discard", cards=(*COUNTING, 0, 1), least=3, most=3, args={"count": 3})
    view = hand_view((*COUNTING, 0, 1), decision, trick=False)
    assert so_far(shown(view)) == "Chosen 0 of 3 — 3 still to choose"
    assert so_far(shown(view, (13,))) == "Chosen 1 of 3: K Cups (5 points) — 2 still to choose"
    assert so_far(shown(view, (13, 27, 0))).endswith("(10 points)")
    assert so_far(shown(view, (13, 27, 55, 56))).endswith("(20 points)"), "too many: nothing is left to choose"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_is_said_in_every_language_and_in_words_too(language: str) -> None:
    decision = Decision(0, "discard", cards=COUNTING, least=2, most=3, args={"count": 2})
    for prefers in (DEFAULT_PREFERENCES, WORDS):
        screen = shown(hand_view(COUNTING, decision, trick=False), (13,), language, prefers)
        said_in = words(language)
        left, points = said_in.text("ui-chosen-left", count=1), said_in.text("unit-points", count=5)
        assert f" ({points}) — {left}" in said(screen.view())


@pytest.mark.parametrize(
    ("slug", "cards", "points"),
    [
        ("minchiate", ("C14", "T01", "T40"), 20),
        ("minchiate", ("C02", "C03"), 0),
        ("terziglio", ("SQ", "SC"), 6),
        ("terziglio", ("SQ",), 4),
        ("mineo", ("OR", "OQ", "O4"), 8),
        ("mineo", ("O4", "O5", "O6"), 1),
    ],
)
def test_a_game_says_what_cards_are_worth_together(slug: str, cards: tuple[str, ...], points: int) -> None:
    worth = companions(slug).points
    assert worth is not None
    assert worth(tuple(map(game(slug).meta.pack.ids.index, cards))) == points


def test_a_game_without_fixed_values_gives_no_sum() -> None:
    assert companions("chinze").points is None


# -- declarations


def test_declarations_chosen_by_taps_are_summed_up() -> None:
    view = hand_view(HAND, Decision(0, "declare", claims=offers(3), least=0, most=3))
    assert "Only selected (0)" in labels(shown(view))
    assert "Only selected (50)" in labels(shown(view, (1000, 1002)))
    assert not any(line.startswith("Chosen") for line in lines(shown(view, (1000, 1002)))), "the button says it"
    alone = hand_view(HAND, Decision(0, "declare", claims=offers(1), least=0, most=1))
    assert not any(label.startswith("Only selected") for label in labels(shown(alone)))


def test_of_a_declaration_and_its_part_only_the_larger_counts_in_the_sum() -> None:
    larger = ClaimOffer("kings:1", "versicola-minchiate-kings", {"matto": 0}, (13, 27, 41, 55), 25)
    part = ClaimOffer("kings:2", "versicola-minchiate-kings", {"matto": 0}, (13, 27, 41), 15, part_of="kings:1")
    view = hand_view(HAND, Decision(0, "declare", claims=(larger, part), least=0, most=2))
    assert "Only selected (25)" in labels(shown(view, (1000, 1001)))


def test_the_recommended_card_has_a_button_that_answers() -> None:
    """The game says which card costs least; a player who has chosen another one confirms that."""
    for count in (3, 30):  # As buttons and in menus.
        cards = tuple(range(count))
        decision = Decision(0, "pay", cards=cards, default=Pick((2,)))
        view = hand_view(cards, decision, trick=False)
        for prefers in (DEFAULT_PREFERENCES, WORDS):
            screen = shown(view, prefers=prefers)
            assert "play:2" in ids(screen)
            assert [label for label in labels(screen) if label.endswith("(recommended)")] == [
                "Three of Cups (recommended)"
            ]
            assert not any("recommended" in label for label in labels(shown(view, (1,), prefers=prefers)))
    silent = hand_view((0, 1, 2), Decision(0, "pay", cards=(0, 1, 2)), trick=False)
    assert not any("recommended" in label for label in labels(shown(silent)))


def test_cards_that_came_last_stand_in_one_line_with_the_clock() -> None:
    """The button that shows them stands only where no line does."""
    decision = Decision(0, "discard", cards=HAND, least=3, most=3, args={"count": 3})
    taken, other = Zone("zone-terziglio-own-stock", HAND[:2], 2), Zone("zone-terziglio-own-discards", (1,), 1)
    state, said_in = table(some_match()), words("en")
    view = hand_view(HAND, decision, trick=False, zones=(taken, other))
    screen = screens.hand(state, view, who(state, said_in), None, said_in, deadline_ms=4_000_000)
    (line,) = [line for line in lines(screen) if "<t:4000:R>" in line]
    assert said_in.text(taken.key) in line
    assert said_in.text(taken.key) not in labels(screen)
    assert said_in.text(other.key) in labels(screen)


# -- a card queued for the turn


def waiting(advance: Advance, prefers: Preferences = DEFAULT_PREFERENCES, hand: tuple[Card, ...] = HAND) -> Screen:
    """The panel of a player who waits for their turn."""
    state, said_in = table(some_match()), words("en")
    screen = screens.hand(state, hand_view(hand), who(state, said_in), None, said_in, prefers=prefers, advance=advance)
    screen.assert_limits()
    assert_limits(screen.view())
    return screen


def test_every_card_is_a_button_that_queues_it() -> None:
    screen = waiting(Advance(open=True))
    queueing = [one for one in ids(screen) if one.startswith("queuecard:")]
    assert len(queueing) == len(HAND)
    assert not any(one.startswith(("queue:", "unqueue:")) for one in ids(screen))
    assert words("en").text("ui-queue-tap") in said(screen.view())
    rows = [part for part in screen.parts if isinstance(part, tuple)]
    on_turn = shown(hand_view(HAND, Decision(0, "play", cards=HAND)))
    other = [part for part in on_turn.parts if isinstance(part, tuple)]
    assert [[one.label for one in row] for row in rows] == [[one.label for one in row] for row in other]


def test_the_queued_card_is_the_one_that_takes_it_back() -> None:
    screen = waiting(Advance(13, open=True))
    assert [one for one in ids(screen) if one.startswith("unqueue:")] == ["unqueue:d"]
    assert len([one for one in ids(screen) if one.startswith("queuecard:")]) == len(HAND) - 1
    (tile,) = [one for part in screen.parts if isinstance(part, tuple) for one in part if one.label.startswith("✓")]
    assert (tile.style, tile.label) == ("green", "✓ K Cups")
    assert "Queued: **King of Cups**" in said(screen.view())


def test_a_card_is_queued_from_a_menu_in_words_or_where_buttons_do_not_fit() -> None:
    for screen in (waiting(Advance(13, open=True), WORDS), waiting(Advance(13, open=True), hand=tuple(range(26)))):
        assert any(one.startswith("queue:") for one in ids(screen))
        assert not any(one.startswith("queuecard:") for one in ids(screen))
        assert "Remove from queue" in labels(screen)
        assert said(screen.view()).count("Queued:") == 1


def test_nothing_is_queued_when_it_may_not_be() -> None:
    assert not [one for one in ids(waiting(Advance())) if "queue" in one]


# -- emojis in the texts


def test_texts_of_the_panel_show_cards_by_their_emojis() -> None:
    state, said_in = table(some_match()), words("en")
    company = replace(who(state, said_in), marks={PACK.id(13): "<:cups_k:9>"})
    decision = Decision(0, "discard", cards=HAND, least=2, most=2, args={"count": 2})
    view = hand_view(HAND, decision, trick=False)
    told = {
        "chosen": screens.hand(state, view, company, None, said_in, (13,)),
        "cards": screens.hand(state, view, company, None, said_in, wordy=True),
        "queued": screens.hand(state, hand_view(HAND), company, None, said_in, advance=Advance(13, open=True)),
        "undo": screens.hand(state, hand_view(HAND, Decision(0, "play", cards=HAND)), company, None, said_in, undo=13),
    }
    assert {name: "<:cups_k:9>" in "\n".join(lines(one)) for name, one in told.items()} == dict.fromkeys(told, True)
    buttons = [one for part in told["chosen"].parts if isinstance(part, tuple) for one in part]
    assert not any("<" in one.label for one in buttons if isinstance(one, Button)), "labels are plain"


# -- between deals


def ended(slug: str = "minchiate") -> tuple[SeatView, Count, int]:
    """A deal that has just been counted: the view of player 0, the count, and the player's side."""
    match = deal()[-1][0] if slug == "minchiate" else list(moments(3, slug))[-1][0]
    view = seat_view(table(match, slug), 0)
    assert view is not None
    assert view.public.counts
    count = view.public.counts[-1]
    sides = count.sides or view.public.sides
    seat = count.seating.index(0) if count.seating else view.seat
    return view, count, next(number for number, side in enumerate(sides) if seat in side)


def between(view: SeatView, count: Count, slug: str = "minchiate") -> Screen:
    """The panel of player 0 between deals."""
    said_in = words("en")
    state = table(deal()[-1][0] if slug == "minchiate" else list(moments(3, slug))[-1][0], slug, between=True)
    company = who(state, said_in)
    return screens.hand(state, view, company, None, said_in, count=(count, company))


def test_the_panel_says_to_each_whether_they_won_the_deal() -> None:
    view, count, own = ended()
    for winner, key in ((own, "ui-deal-won"), (1 - own, "ui-deal-lost"), (None, "ui-deal-over")):
        screen = between(view, replace_count(count, winner))
        assert lines(screen)[0].startswith(f"### {words('en').text(key)}, ")


def test_the_news_of_a_counted_deal_is_not_told_beside_its_count() -> None:
    view, count, _ = ended()
    assert view.public.news
    said_in = words("en")
    told = lines(between(view, count))
    assert not set(says(view.public.news, who(table(deal()[-1][0]), said_in), said_in)) & set(told)


def replace_count(count: Count, winner: int | None) -> Count:
    """The same count with another winner."""
    fields = {name: getattr(count, name) for name in count.__struct_fields__}
    return Count(**{**fields, "winner": winner})


def test_the_amount_is_that_of_the_own_side_and_the_next_deal_is_one_press_away() -> None:
    view, count, own = ended()
    screen = between(view, count)
    total = count.totals[own]
    assert total is not None
    other = count.totals[1 - own]
    assert other is not None
    assert lines(screen)[0].endswith(f", {total} to {other}")
    assert "next" in ids(screen)
    assert not any(one.startswith(("card:", "play:", "queuecard:")) for one in ids(screen))


@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "toy"])
def test_every_game_says_how_its_deal_ended(slug: str) -> None:
    view, count, _ = ended(slug)
    first = lines(between(view, count, slug))[0]
    assert first.startswith(tuple(f"### {words('en').text(f'ui-deal-{how}')}" for how in ("won", "lost", "over")))


def test_a_single_combination_has_no_box_to_tick() -> None:
    """There is nothing to choose: its button declares it."""
    for count, boxes in ((1, 0), (2, 2)):
        decision = Decision(0, "declare", claims=offers(2)[:count])
        found = [line for line in lines(shown(hand_view(HAND, decision), prefers=WORDS)) if "**" in line]
        assert len(found) == count
        assert sum("☐" in line for line in found) == boxes


@pytest.mark.parametrize("prefers", [DEFAULT_PREFERENCES, WORDS])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 9])
def test_each_combination_has_a_button_or_a_line_of_its_own(count: int, prefers: Preferences) -> None:
    """More than three lines are in small print, so that the picture above them keeps its height."""
    screen = shown(hand_view(HAND, Decision(0, "declare", claims=offers(count))), prefers=prefers)
    told = [line for line in lines(screen) if "☐" in line]
    tiles = [label for label in labels(screen) if label == "Kings · 25"]
    assert all(line.count("☐") == 1 for line in told)
    assert (len(tiles), len(told)) == ((count, 0) if count <= 4 and prefers is not WORDS else (0, count))
    assert all(line.startswith("-# ") == (count > 3) for line in told)


def test_while_cards_or_combinations_are_chosen_the_news_make_room_for_the_picture() -> None:
    """The picture shows what was turned up and taken; the panel in words still tells it."""
    several = Decision(0, "discard", cards=HAND, least=3, most=3, args={"count": 3})
    single = Decision(0, "discard", cards=HAND, args={"count": 1})
    one, call = Decision(0, "declare", claims=offers(1)), Decision(0, "look", words=(Word("go", "ui-btn-next"),))
    for decision, prefers, told in (
        (several, DEFAULT_PREFERENCES, False),
        (single, DEFAULT_PREFERENCES, False),
        (several, WORDS, True),
        (one, DEFAULT_PREFERENCES, False),
        (call, DEFAULT_PREFERENCES, True),
    ):
        view = hand_view(HAND, decision, trick=False, news=(Line("minchiate-news-scored", {"deal": 2}),))
        assert ("Deal 2 has been scored." in lines(shown(view, prefers=prefers))) == told


def test_an_italian_suit_has_a_capital_on_a_label_and_inside_a_sentence() -> None:
    said_in, suits = words("it"), ("coppe", "denari", "bastoni", "spade")
    sentences, described = list[str](), set[str]()
    for match, asked in moments(3, "terziglio"):
        state = table(match, "terziglio")
        view = seat_view(state, asked.seat) if asked else None
        if view is None:
            continue
        screen = screens.hand(state, view, who(state, said_in), None, said_in, prefers=WORDS)
        sentences += [line for line in lines(screen) if line.startswith("Seme d’uscita")]
        options = [one for node in nodes(screen.view()) for one in node.get("options", ())]
        described |= {one["description"] for one in options if "description" in one}
    for told in (sentences, described):
        assert any(suit.capitalize() in one for one in told for suit in suits)
        assert not any(suit in one for one in told for suit in suits)
