"""The deck and the control sums of M8-M12 and M27."""

from bot.engine.cards import mask_of
from bot.games.minchiate.deck import CARTIGLIE, CONTO, IDS, POWER, RUBABILI, VALUE, cards_of, points_of, suit_counts
from bot.games.minchiate.melds import versicole
from tests.games.minchiate.cards import cards, mask

ALL = (1 << 97) - 1


def test_m12_the_pack_has_97_ids_in_canonical_order() -> None:
    assert len(set(IDS)) == 97
    assert (IDS[0], IDS[13], IDS[14], IDS[56], IDS[95], IDS[96]) == ("C01", "C14", "D01", "T01", "T40", "M00")


def test_m11_control_sums() -> None:
    assert CONTO.bit_count() == 25
    assert points_of(CONTO) == sum(VALUE) == 142
    assert CARTIGLIE.bit_count() == 52
    assert RUBABILI.bit_count() == 33


def test_m5_pips_of_red_suits_are_upside_down() -> None:
    c01, c02, c10, c11, s01, s10 = cards("C01 C02 C10 C11 S01 S10")
    assert POWER[c11] > POWER[c01] > POWER[c02] > POWER[c10]
    assert POWER[s10] > POWER[s01]


def test_m27_all_cards_together_give_212_and_237_with_the_devil() -> None:
    assert [found.points for found in versicole(ALL, devil=False)] == [22, 95, 25, 20, 20, 30]
    assert sum(found.points for found in versicole(ALL, devil=True)) == 237


def test_masks_and_tuples_are_the_same_sets() -> None:
    some = cards("C01 S14 T40 M00")
    assert cards_of(mask_of(some)) == some
    assert cards_of(0) == ()


def test_m148_kings_count_as_their_suit() -> None:
    assert suit_counts(mask("C14 D01 D02 T05 M00")) == (1, 2, 0, 0)
