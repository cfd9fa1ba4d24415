"""What a finished match means for the people who played it: pure projections from a table's state to facts and ratings.

The store keeps what comes out of here, in the transaction of the facts it came from, and can make it anew from the log.
"""

from bot.standings.deals import DealSeat, Role, deal_seats, finished_deal
from bot.standings.match import MatchFacts, SeatFacts, match_facts
from bot.standings.periods import EVER, month_of, season_key, week_of
from bot.standings.ranked import FORGIVEN, why_unranked
from bot.standings.ratings import FRESH, PROVISIONAL, Skill, rated, rating, uncertainty
from bot.standings.tally import Added, Known, tally

__all__ = [
    "EVER",
    "FORGIVEN",
    "FRESH",
    "PROVISIONAL",
    "Added",
    "DealSeat",
    "Known",
    "MatchFacts",
    "Role",
    "SeatFacts",
    "Skill",
    "deal_seats",
    "finished_deal",
    "match_facts",
    "month_of",
    "rated",
    "rating",
    "season_key",
    "tally",
    "uncertainty",
    "week_of",
    "why_unranked",
]
