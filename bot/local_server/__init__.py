"""A stand-in for Discord on this machine: an unmodified bot on one side, pretended people on the other."""

from bot.local_server.faults import Faults
from bot.local_server.forms import CannotUse
from bot.local_server.interactions import Interaction
from bot.local_server.people import NoAnswer, Person
from bot.local_server.server import LocalDiscord, PortTaken
from bot.local_server.state import Request
from bot.local_server.world import World

__all__ = ["CannotUse", "Faults", "Interaction", "LocalDiscord", "NoAnswer", "Person", "PortTaken", "Request", "World"]
