"""What a finished match means for its players: pure functions from a table's state to results and ratings.

The store writes what they return in the transaction of the events it came from, and can rebuild it from the log.
"""

from bot.standings.achievements import ACHIEVEMENTS, PLAYED, Occasion, Streak, day_streak, earned, streak_of
from bot.standings.decided import BestTrick, Decided, PlayedDeal, deal_played, deals_played, decided, doers
from bot.standings.ladder import ANY, ENOUGH_DEALS, BotResult, Climbed, LadderKey, LadderLine, bot_results, climb
from bot.standings.ratings import FORGIVEN, FRESH, PROVISIONAL, Skill, rated, rating, uncertainty, why_unranked
from bot.standings.results import DealSeat, MatchFacts, Role, SeatFacts, deal_seats, finished_deal, match_facts
from bot.standings.tally import EVER, Added, Known, month_of, season_key, tally, week_of

__all__ = [
    "ACHIEVEMENTS",
    "ANY",
    "ENOUGH_DEALS",
    "EVER",
    "FORGIVEN",
    "FRESH",
    "PLAYED",
    "PROVISIONAL",
    "Added",
    "BestTrick",
    "BotResult",
    "Climbed",
    "DealSeat",
    "Decided",
    "Known",
    "LadderKey",
    "LadderLine",
    "MatchFacts",
    "Occasion",
    "PlayedDeal",
    "Role",
    "SeatFacts",
    "Skill",
    "Streak",
    "bot_results",
    "climb",
    "day_streak",
    "deal_played",
    "deal_seats",
    "deals_played",
    "decided",
    "doers",
    "earned",
    "finished_deal",
    "match_facts",
    "month_of",
    "rated",
    "rating",
    "season_key",
    "streak_of",
    "tally",
    "uncertainty",
    "week_of",
    "why_unranked",
]
