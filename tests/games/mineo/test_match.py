"""The match around the hands: drawing, rotation, length, chips, stopping (S15, S16, S85-S89)."""

from __future__ import annotations

from bot.engine.actions import Chance, Forfeit, Pick, Say, Stop
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import DRAW, OVER, SHUFFLE
from bot.games.mineo import GAME
from bot.games.mineo.deck import ALL
from bot.games.mineo.events import HandScored
from bot.games.mineo.state import PLAY, State
from bot.games.mineo.views import public
from tests.games.mineo.play import dealt, do, options, random_match, refused, started, step


def finished(seed: bytes) -> list[State]:
    """Return every state of a random hand from its first lead to its count."""
    rng = Rng(seed)
    states = [started(seed)]
    while states[-1].phase == PLAY:
        states.append(step(states[-1], rng))
    return states


def test_the_first_dealer_is_drawn_or_the_host() -> None:
    drawn = GAME.start(options())
    assert (drawn.phase, GAME.chance(drawn)) == (DRAW, "draw")
    dealers = {do(drawn, None, Chance(str(seed).encode())).match.dealer for seed in range(30)}
    assert dealers == {0, 1, 2}
    host = GAME.start(options(first_dealer="host"))
    assert (host.phase, GAME.chance(host)) == (SHUFFLE, "shuffle")
    assert do(host, None, Chance(b"x")).setup.dealer == 0


def test_chance_is_checked() -> None:
    state = GAME.start(options(first_dealer="host"))
    assert refused(state, None, Chance(b"", (1, 2, 3))) == ("mineo-bad-pack", "S16")
    assert refused(state, 1, Chance(b"x")) == ("mineo-table-only", "S94")
    assert refused(dealt(), None, Chance(b"x")) == ("mineo-no-chance-due", "S16")
    assert refused(dealt(), None, Forfeit(0)) == ("mineo-no-forfeit", "S94")
    assert refused(state, 0, Say("solo")) == ("mineo-no-deal-yet", "S16")
    over = random_match(options(match_hands=3, match_count="deals"), b"over")
    assert refused(over, 0, Pick((0,))) == ("mineo-match-over", "S85")
    assert refused(over, None, Stop()) == ("mineo-match-over", "S85")


def test_a_hand_is_settled_by_the_difference() -> None:
    for seed in range(12):
        (*_, state) = finished(str(seed).encode())
        assert state.phase == OVER
        end = state.match.ends[-1]
        assert isinstance(end, HandScored)
        assert end.counts
        gap = end.score.difference
        assert state.match.chips == (-gap, 2 * gap, -gap)
        count = public(state).counts[-1]
        assert count.totals == end.score.total
        assert count.sides == ((1,), (0, 2))
        assert count.winner == (None if gap == 0 else 0 if gap > 0 else 1)
        assert [sum(line.amounts[side] or 0 for line in count.lines) for side in (0, 1)] == list(count.totals)


def test_cards_are_conserved_at_every_step() -> None:
    for seed in range(12):
        states = finished(f"c{seed}".encode())
        for state in states:
            parts = [*state.table.hands, *state.tricks.piles, sum(1 << card for card in state.table.cards)]
            assert sum(part.bit_count() for part in parts) == 63
            assert parts[0] | parts[1] | parts[2] | parts[3] | parts[4] | parts[5] == ALL
        last = states[-1].tricks
        own, theirs = last.piles
        assert own.bit_count() == 3 + 3 * last.won[1]
        assert theirs.bit_count() % 3 == 0


def test_a_match_ends_after_its_hands_and_the_dealer_goes_round() -> None:
    dealers: list[int] = []

    def seen(state: State) -> None:
        if state.setup.deal > len(dealers):
            dealers.append(state.setup.dealer)

    state = random_match(options(match_hands=3, match_count="played"), b"whole", seen)
    assert state.match.counted == 3
    assert [(one + 1) % 3 for one in dealers[:-1]] == dealers[1:]
    result = GAME.result(state)
    assert result is not None
    assert result.complete
    assert sum(result.balances) == 0
    assert result.deals == len(dealers)


def test_chips_start_where_the_table_says() -> None:
    state = random_match(options(match_hands=3, match_count="deals", starting_chips=50), b"chips")
    assert sum(one.amount for one in public(state).standings) == 150
    result = GAME.result(state)
    assert result is not None
    assert [one.amount - 50 for one in public(state).standings] == list(result.balances)


def test_stopping_keeps_what_was_won() -> None:
    (*_, state) = finished(b"stop me")
    chips = state.match.chips
    state = do(do(state, None, Chance(b"next")), None, Stop())
    result = GAME.result(state)
    assert result is not None
    assert not result.complete
    assert result.balances == chips
    assert public(state).over
    assert not GAME.decisions(state)


def test_the_length_is_told_where_every_deal_counts() -> None:
    assert public(dealt(match_hands=9)).deals == 0
    assert public(dealt(match_hands=9, match_count="deals")).deals == 9
    line = public(dealt(match_hands=9)).score[-1]
    assert (line.key, line.args) == ("mineo-score-hands", {"count": 0, "hands": 9})
