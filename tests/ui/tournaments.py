"""Tournaments for the tests of screens: announced, running, finished, with people of hard names and with bots."""

from __future__ import annotations

from typing import Any

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.model import State
from bot.i18n import words
from bot.ui.screens.tournament_field import Field, people_in
from tests.duplicate.tournaments import DIRECTOR, OPENS, Played, announced, people_of
from tests.ui.tables import NASTY

BOARDS = {"minchiate": 4, "terziglio": 3, "mineo": 3, "chinze": 2}


def entered(game: str = "minchiate", form: str = "individuals", people: int = 4, bots: int = 4, **its: Any) -> Played:
    """Return a tournament into which people and bots have entered."""
    settings: dict[str, Any] = {"name": "Autumn Cup", "boards": BOARDS[game], "rounds": 3, "limit": 256} | its
    played = announced(game=game, form=form, **settings)
    size = played.state.shape.people(form)
    for one in range(1, people + 1):
        played.do(cmd.Join(people_of(one, size)), people_of(one, size)[0])
    if bots:
        played.do(cmd.Fill(people + bots), DIRECTOR)
    return played


def there(played: Played) -> Played:
    """Let everybody check in."""
    played.now = OPENS
    played.do(cmd.OpenCheckIn())
    for person in sorted(people_in(played.state) - {DIRECTOR}):
        played.do(cmd.CheckIn(), person)
    return played


def play_round(played: Played, *, but: int = 0) -> Played:
    """Begin a round if none runs and count all deals of all tables but so many of the last one."""
    if played.state.round is None:
        played.begin()
    sides, running = played.state.shape.sides, played.round
    for table in running.tables:
        deals = played.state.deals
        left = but if table.number == len(running.tables) else 0
        for deal in deals[: len(deals) - left]:
            if (table.number, deal.number) in running.results:
                continue
            scores = [0] * played.state.shape.players
            total = 0
            for number, chairs in enumerate(sides):
                last = number == len(sides) - 1
                won = -total if last else (table.number * 13 + deal.number * 7 + played.round.number) % 37 - 18
                total += won
                for chair in chairs:
                    scores[chair] = won
            played.score(table.number, deal.number, *scores)
    return played


def finished(**its: Any) -> Played:
    """Return a tournament that is over."""
    played = there(entered(**its))
    while played.state.status != "finished":
        play_round(played)
    return played


def shown(state: State, language: str = "en", reader: int = 0, *, nasty: bool = False) -> Field:
    """Return a tournament with names, which are hard ones if ``nasty``."""
    names = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio", "Gina", "Hugo")
    some = NASTY if nasty else names
    people = {one: some[number % len(some)] for number, one in enumerate(sorted(people_in(state)))}
    return Field(state, people, words(language), reader)
