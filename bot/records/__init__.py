"""Records of finished matches as documented files: write, check, replay and narrate them. Pure."""

from bot.records.entries import board_of_record, record_of_entry
from bot.records.findings import Finding
from bot.records.make import own_moves, record_of
from bot.records.model import FORMAT, VERSION, Record, RecordError, encode
from bot.records.moments import Match, Moment, Played, match_of
from bot.records.narrate import ToldDeal, tell
from bot.records.read import is_record, read
from bot.records.rounds import round_terms
from bot.records.seals import Added, added
from bot.records.text import finding_text, match_text, problem_text
from bot.records.verify import match_of_record, verify

__all__ = [
    "FORMAT",
    "VERSION",
    "Added",
    "Finding",
    "Match",
    "Moment",
    "Played",
    "Record",
    "RecordError",
    "ToldDeal",
    "added",
    "board_of_record",
    "encode",
    "finding_text",
    "is_record",
    "match_of",
    "match_of_record",
    "match_text",
    "own_moves",
    "problem_text",
    "read",
    "record_of",
    "record_of_entry",
    "round_terms",
    "tell",
    "verify",
]
