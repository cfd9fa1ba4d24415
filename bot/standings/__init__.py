"""What a finished match means for its players: pure functions from a table's state to results and ratings.

The store writes what they return in the transaction of the events it came from, and can rebuild it from the log.
"""

from bot.standings.ratings import FORGIVEN, FRESH, PROVISIONAL, Skill, rated, rating, uncertainty, why_unranked
from bot.standings.results import DealSeat, MatchFacts, Role, SeatFacts, deal_seats, finished_deal, match_facts
from bot.standings.tally import EVER, Added, Known, month_of, season_key, tally, week_of

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
