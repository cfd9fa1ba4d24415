"""T90: table talk of Mineo: who may signal, and where a signal is seen."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Pick, Say
from bot.games import mineo
from bot.games.mineo.events import Signalled, TrickTaken
from bot.records import match_of
from bot.records.narrate import tell
from bot.render import board_picture
from bot.table import commands as cmd
from bot.table.model import FINISHED
from bot.ui import screens
from bot.ui.screens.replay import ALL, Spot
from tests.acceptance.positions import EN, board, offered
from tests.acceptance.sitting import Sitting
from tests.games.mineo import play as mineo_play
from tests.support.matches import TABLE, Hall, names
from tests.ui.limits import said
from tests.ui.tables import table, who

SIGNAL = "Lead trumps"


def test_t90_a_signal_stands_on_the_board_in_words_alt_text_and_in_the_trick_that_is_over() -> None:
    """Carla plays alone and Cecco leads; Bruno, Cecco's partner, speaks before the first card."""
    state = mineo_play.started(soloist=1, table_talk="buttons")
    assert state.table.leader == 2
    assert {"trump", "new"} == offered("mineo", state, 0)
    state = mineo_play.do(mineo_play.do(state, 0, Say("trump")), 2, Say("ask"))
    for played in range(5):
        match, view = table(state, "mineo"), mineo.GAME.view(state)
        company = who(match, EN)
        notes = [*(view.trick.notes if view.trick else ()), *(note for trick in view.history for note in trick.notes)]
        told = [EN.line(note, company.names) for note in notes]
        assert told.count(f"Bruno: “{SIGNAL}”") == 1
        in_words = said(screens.table_words(match, view, company, EN).view())
        assert SIGNAL in in_words
        if played < 3:
            assert SIGNAL in board("mineo", state)
            assert SIGNAL in board_picture(view, company.cast, EN).alt
        else:
            assert SIGNAL in said(screens.last_trick(match, view, company, EN).view())
        (question,) = [one for one in mineo.GAME.decisions(state) if not one.optional]
        state = mineo_play.do(state, question.seat, Pick(question.cards[:1]))


@pytest.mark.slow
def test_t90_a_signal_is_in_the_replay() -> None:
    hall = Hall("mineo", seed=4, options={"table_talk": "buttons", "match_count": "deals"})
    hall.start()
    hall.play()
    match = match_of(TABLE, hall.events, names(hall))
    found = 0
    for deal, its in enumerate(match.deals, 1):
        for index, moment in enumerate(its.moments):
            signals = [line for line in match.view(moment).news if line.key == "mineo-signal"]
            found += len(signals)
            text = "\n".join(str(part) for part in screens.replay(match, Spot(deal, index, ALL), (), (), EN).parts)
            assert all(spoken(line) in text for line in signals)
    logged = [one for one in hall.events if isinstance(one, Signalled)]
    told = [line for deal in tell(match) for line in deal.lines if line.key == "mineo-signal"]
    assert len(logged) == len(told) > 10
    assert found >= len(logged), "each stands among the news until the next card"


def spoken(line: Any) -> str:
    """Return the words of a signal."""
    return EN.text(line.args["words"].key)


def test_t90_where_the_table_is_silent_nobody_can_signal() -> None:
    state = mineo_play.started(soloist=1)
    for seat in range(3):
        assert offered("mineo", state, seat) == set()
    for word in ("trump", "ask", "load"):
        assert mineo_play.refused(state, 0, Say(word)) == ("mineo-nothing-to-say", "S90")


async def test_t90_a_computer_player_makes_no_signal_for_somebody_who_is_away(sitting: Sitting) -> None:
    talk = {"table_talk": "buttons", "match_hands": 3}
    await sitting.do(cmd.Open("mineo", 10, 20, "en", options=talk, pace="none"))
    for _ in range(2):
        await sitting.do(cmd.AddBot("regular"))
    await sitting.do(cmd.Start())
    await sitting.do(cmd.HandOver())
    for _ in range(40):
        state = await sitting.until(lambda state: state.between or state.status == FINISHED)
        if state.status == FINISHED:
            break
        await sitting.do(cmd.Ready())
    assert any(isinstance(one, TrickTaken) for one in sitting.store.logs["t"])
    assert not [one for one in sitting.store.logs["t"] if isinstance(one, Signalled)]
