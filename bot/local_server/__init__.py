"""A local server that replaces Discord: an unmodified bot connects to it, and simulated people use the bot."""

from bot.local_server.faults import Faults
from bot.local_server.forms import CannotUse
from bot.local_server.guilds import new_world
from bot.local_server.people import NoAnswer, Person, person_named
from bot.local_server.server import LocalDiscord, PortTaken
from bot.local_server.world import Interaction, Request, World

__all__ = [
    "CannotUse",
    "Faults",
    "Interaction",
    "LocalDiscord",
    "NoAnswer",
    "Person",
    "PortTaken",
    "Request",
    "World",
    "new_world",
    "person_named",
]
