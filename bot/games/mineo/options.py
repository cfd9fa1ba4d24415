"""The options of a match (docs/rules/mineo.md, section 15), the presets, and the options in the form the rules use."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from bot.engine.game import GameMeta, Preset
from bot.engine.options import Option, OptionRules, option_specs
from bot.games.mineo.deck import PACK

MATCHES = (6, *(hands for hands in range(3, 100, 3) if hands != 6))
"""The allowed numbers of hands in a match, the default first: multiples of three (S85)."""


class Rules(OptionRules, frozen=True):
    """The options of one match, and what follows from them."""

    last_trick_points: Annotated[Literal[5, 0], Option("S12")] = 5
    rimatura_rule: Annotated[Literal["majority", "full_points"], Option("S13")] = "majority"
    pago_standing: Annotated[Literal["until_next_call", "round_only"], Option("S28")] = "until_next_call"
    prendo_rounds: Annotated[Literal["final", "all"], Option("S24")] = "final"
    pago_after_prendo: Annotated[bool, Option("S33")] = False
    dealer_final_pago: Annotated[bool, Option("S24")] = False
    pago_amount: Annotated[int, Option("S34", span=(1, 1000))] = 1
    dealer_shows_monte: Annotated[Literal["never", "stata"], Option("S39")] = "never"
    discard_rule: Annotated[Literal["no_5_10", "no_trumps", "scartine_only", "free"], Option("S41")] = "no_5_10"
    show_discarded_trumps: Annotated[bool, Option("S42")] = False
    void_play: Annotated[Literal["must_trump", "free"], Option("S54")] = "must_trump"
    overtrump: Annotated[bool, Option("S56")] = False
    fujutu_lead: Annotated[Literal["allowed", "forbidden"], Option("S58")] = "allowed"
    fujutu_last_trick: Annotated[Literal["keep", "lost"], Option("S63")] = "keep"
    fujutu_unpaid: Annotated[Literal["surrender", "keep"], Option("S65")] = "surrender"
    scommessa_requires: Annotated[Literal["none", "fujutu"], Option("S45")] = "none"
    rivanto_eligibility: Annotated[Literal["not_spoken", "not_passed", "any_defender"], Option("S47")] = "not_spoken"
    rivanto_target: Annotated[Literal["side", "personal"], Option("S49")] = "side"
    rivanto_failure: Annotated[Literal["to_soloist", "nothing"], Option("S71")] = "to_soloist"
    arie_giove_cumulative: Annotated[bool, Option("S73")] = False
    match_hands: Annotated[int, Option("S85", values=MATCHES)] = 6
    match_count: Annotated[Literal["played", "settled", "deals"], Option("S86")] = "played"
    starting_chips: Annotated[int, Option("S87", span=(-10_000, 10_000))] = 0
    bottom_peek: Annotated[bool, Option("S17")] = True
    first_dealer: Annotated[Literal["random", "host"], Option("S15")] = "random"
    vanto_terms: Annotated[Literal["single", "dummett"], Option("S50")] = "single"
    table_talk: Annotated[Literal["off", "buttons"], Option("S90")] = "off"

    @property
    def full_points(self) -> bool:
        """Whether the rimatura is won by full points, not by the majority (S13)."""
        return self.rimatura_rule == "full_points"

    @property
    def pago_round_only(self) -> bool:
        """Whether an offer to pay ends with its round (S28)."""
        return self.pago_standing == "round_only"

    @property
    def prendo_always(self) -> bool:
        """Whether an offer may be taken in every round, not only in the last (S24)."""
        return self.prendo_rounds == "all"

    @property
    def dealer_shows_stata(self) -> bool:
        """Whether the dealer shows the monte of a stata (S39)."""
        return self.dealer_shows_monte == "stata"

    @cached_property
    def void_free(self) -> bool:
        """Whether a player without the suit led may play any card (S54)."""
        return self.void_play == "free"

    @cached_property
    def fujutu_may_lead(self) -> bool:
        """Whether the Fujutu may be led although the player has other cards (S58)."""
        return self.fujutu_lead == "allowed"

    @property
    def fujutu_lost_last(self) -> bool:
        """Whether a Fujutu played to a lost last trick is lost (S63)."""
        return self.fujutu_last_trick == "lost"

    @property
    def fujutu_kept(self) -> bool:
        """Whether a side without a scartina keeps the Fujutu (S65)."""
        return self.fujutu_unpaid == "keep"

    @property
    def scommessa_needs_fujutu(self) -> bool:
        """Whether only a soloist with the Fujutu may make the scommessa (S45)."""
        return self.scommessa_requires == "fujutu"

    @property
    def rivanto_personal(self) -> bool:
        """Whether the rivanto is won only by the defender who said it, not by either (S49)."""
        return self.rivanto_target == "personal"

    @property
    def rivanto_failure_pays(self) -> bool:
        """Whether a failed rivanto counts for the soloist (S71)."""
        return self.rivanto_failure == "to_soloist"

    @property
    def random_dealer(self) -> bool:
        """Whether the first dealer is drawn (S15)."""
        return self.first_dealer == "random"

    @property
    def dummett_terms(self) -> bool:
        """Whether *mi vanto* and *mi rivanto* are distinguished (S50)."""
        return self.vanto_terms == "dummett"

    @property
    def talk(self) -> bool:
        """Whether the defenders may signal to each other (S90)."""
        return self.table_talk == "buttons"


read = Rules.of

SPECS = option_specs(Rules)

PRESETS: tuple[Preset, ...] = (
    Preset("mineo", {}),
    Preset("parlato", {"table_talk": "buttons"}),
    Preset("dummett", {"vanto_terms": "dummett", "rivanto_eligibility": "any_defender"}),
    Preset("rapido", {"match_hands": 3, "match_count": "settled"}),
)
"""The presets. `mineo` has the default options. `parlato` adds table talk (S90). `dummett` lets any defender say
*mi rivanto* and distinguishes it from *mi vanto*, as Dummett reports (S47, S50). `rapido` has three hands and counts
hands that were paid (S86)."""

META = GameMeta(
    slug="mineo",
    pack=PACK,
    players=3,
    unit="unit-jochi",
    options=SPECS,
    presets=PRESETS,
    length_option="match_hands",
    lengths=(6, 3, 9, 12),
)
