"""All targets by name."""

from __future__ import annotations

from tests.fuzz.commands import Commands
from tests.fuzz.page import Page
from tests.fuzz.presses import Presses
from tests.fuzz.records import Logs, Records
from tests.fuzz.target import Target
from tests.fuzz.words import Cards, Ids

TARGETS: dict[str, type[Target]] = {one.name: one for one in (Ids, Cards, Records, Logs, Commands, Presses, Page)}
