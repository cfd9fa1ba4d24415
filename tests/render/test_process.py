"""A separate process draws the same pictures, and the bot survives its end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import LANGUAGES, words
from bot.render import Picture, Pictures, board_picture, count_picture, hand_picture, process, service
from bot.render.best_deal import BestDeal, best_deal_picture
from bot.render.leaderboard import leaders_picture
from bot.render.process import FIRST_WAIT, LONGEST_WAIT, CannotStart, Starts, Studio, WorkerDied, kept_pictures
from bot.render.profile import profile_picture
from bot.render.replay import open_table_picture
from bot.render.surface import is_saving_bytes
from tests.render.samples import CAST, COUNT, HAND, PACK, public, seat_view
from tests.render.test_pointer import OPEN
from tests.render.test_standings import LEADERS, PROFILE
from tests.render.test_whole_words import PLAYED, SHORT, cast, moments
from tests.support.by_hand import HandClock

EN = words("en")


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.close()


def without_token(picture: Picture) -> tuple[bytes, str, int, int]:
    return picture.data, picture.alt, picture.width, picture.height


@pytest.mark.slow
@pytest.mark.exhaustive(5)
@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[f"{one.game}-{one.seed}" for one in PLAYED])
def test_every_picture_of_a_match_is_the_same(number: int, studio: Studio) -> None:
    said = words(LANGUAGES[number % len(LANGUAGES)])
    for view, mine in moments(number):
        who = cast(SHORT, view)
        for draw in (partial(board_picture, view, who, said), partial(hand_picture, mine, who, said, token="t")):
            assert without_token(studio.draw(draw)) == without_token(draw())
        if view.counts:
            sheet = partial(count_picture, view, view.counts[-1], who, said)
            assert without_token(studio.draw(sheet)) == without_token(sheet())


def test_it_is_another_process_and_stays_the_same_one(studio: Studio) -> None:
    assert studio.draw(os.getpid) == studio.draw(os.getpid) == studio.pid != os.getpid()


def test_what_was_drawn_a_moment_ago_is_not_drawn_again() -> None:
    kept = kept_pictures()
    studios = [Studio(kept=kept), Studio(kept=kept)]
    try:
        first, again = (one.draw(partial(hand_picture, seat_view(HAND), CAST, EN)) for one in studios)
        smaller = studios[0].draw(partial(hand_picture, seat_view(HAND), CAST, EN), small=True)
        assert again is first
        assert len(smaller.data) < len(first.data)
        assert len({studio.draw(os.getpid) for studio in studios}) == 2, "only pictures are kept"
        assert list(kept.values()) == [first, smaller]
    finally:
        for studio in studios:
            studio.close()


def test_fewer_bytes_are_asked_for_there_too(studio: Studio) -> None:
    assert studio.draw(is_saving_bytes, small=True)
    assert not studio.draw(is_saving_bytes)


def test_what_is_wrong_there_is_raised_here(studio: Studio) -> None:
    with pytest.raises(KeyError):
        studio.draw(partial({}.__getitem__, "no such pack"))
    with pytest.raises(RuntimeError, match="Odd"):
        studio.draw(_odd)
    assert studio.draw(os.getpid)


class Odd(Exception):
    """An error that cannot be pickled to another process."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def _odd() -> None:
    raise Odd("o", "dd")


@pytest.mark.slow
def test_a_process_that_is_ended_is_followed_by_another_and_no_picture_is_lost(studio: Studio, tmp_path: Path) -> None:
    studio.start()
    before = studio.pid
    assert before is not None
    os.kill(before, signal.SIGKILL)
    assert studio.draw(partial(hand_picture, seat_view(HAND), CAST, EN)).data
    assert studio.pid != before
    assert studio.draw(partial(_ends_once, tmp_path / "ended")) == "drawn"


def _ends_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        os._exit(9)
    return "drawn"


@pytest.mark.slow
def test_a_picture_that_ends_every_process_ends_nothing_else(studio: Studio) -> None:
    with pytest.raises(WorkerDied):
        studio.draw(partial(os._exit, 9))
    assert studio.draw(os.getpid)


@pytest.mark.slow
def test_a_picture_that_never_comes_is_given_up(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    assert studio.draw(os.getpid)
    monkeypatch.setattr(process, "MAX_SECONDS", 0.3)
    with pytest.raises(WorkerDied):
        studio.draw(partial(time.sleep, 600))
    monkeypatch.undo()
    assert studio.draw(os.getpid)


def test_it_learns_no_secret_and_no_setting(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "GERMINI_TOKEN", "DATABASE_URL"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    studio.start()
    assert studio.draw(os.getpid)  # Before its first answer the process may still show the environment of its parent.
    its = {line.partition("=")[0] for line in Path(f"/proc/{studio.pid}/environ").read_text().split("\0")}
    assert {"LC_ALL", "MALLOC_TRIM_THRESHOLD_"} <= its
    assert "PILLOW_BLOCKS_MAX" not in its, "images of any size would hold buffers of 700 kB"
    assert not {"DISCORD_TOKEN", "GERMINI_TOKEN", "DATABASE_URL"} & its


def test_it_ends_when_the_bot_is_killed() -> None:
    code = (
        "import sys, time\nfrom bot.render.process import Studio\ns = Studio()\ns.start()\n"
        "print(s.pid, flush=True)\ntime.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        worker = int(bot.stdout.readline())
        assert _runs(worker)
        bot.kill()
        bot.wait()
    until = time.monotonic() + 60
    while _runs(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _runs(worker)


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Record the processes that were tried, on a machine where none can be started."""
    tried: list[object] = []

    def refused(command: object, **_: object) -> None:
        tried.append(command)
        raise OSError("no more processes")

    monkeypatch.setattr(process.subprocess, "Popen", refused)
    return tried


async def test_where_no_process_can_be_started_threads_draw_and_it_is_told_once(
    tries: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(CannotStart):
        Studio().start()
    caplog.clear()
    tries.clear()
    pictures = Pictures(workers=2, apart=True)
    await pictures.start()
    for _ in range(3):
        assert (await pictures.board(public(), CAST, EN)).data == board_picture(public(), CAST, EN).data
    assert [one.message for one in caplog.records] == ["pictures are drawn in the bot's own process"]
    await pictures.aclose()


def test_after_a_failure_it_is_tried_again_later_and_later(tries: list[object]) -> None:
    clock = HandClock()
    studio = Studio(Starts(clock))
    waits: list[float] = []
    while len(waits) < 12:
        with pytest.raises(CannotStart, match="no more processes"):
            studio.start()
        before, since = len(tries), clock.at
        while len(tries) == before:
            clock.at += FIRST_WAIT / 2
            with pytest.raises(CannotStart, match="no more processes"):
                studio.start()
        waits.append(clock.at - since)
    assert waits == [min(LONGEST_WAIT, FIRST_WAIT * 2**number) for number in range(12)]


def test_once_a_process_can_be_started_again_it_draws_and_the_next_failure_is_tried_again_soon(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HandClock()
    studio = Studio(Starts(clock))

    def refused(*_: object, **__: object) -> None:
        raise OSError("no more processes")

    for _ in range(2):
        with monkeypatch.context() as machine:
            machine.setattr(process.subprocess, "Popen", refused)
            with pytest.raises(CannotStart):
                studio.start()
        with pytest.raises(CannotStart):
            studio.start()
        clock.at += FIRST_WAIT
        assert studio.draw(os.getpid) == studio.pid
        studio._end()
    assert [one.message.rpartition(" ")[2] for one in caplog.records] == ["process", "again"] * 2
    studio.close()


@pytest.mark.slow
async def test_pictures_come_from_there_and_it_ends_with_them() -> None:
    pictures = Pictures(workers=2, apart=True)
    await pictures.start()
    pids = [studio.pid for studio in pictures.studios]
    assert len({*pids, None}) == 3
    count = await pictures.count(public(), COUNT, CAST, EN)
    assert count.data == count_picture(public(), COUNT, CAST, EN).data
    assert await pictures.drawn(os.getpid) == os.getpid()
    assert await pictures.drawn(os.getpid, apart=True) in pids
    await pictures.aclose()
    assert not any(_runs(pid) for pid in pids if pid)


@pytest.mark.slow
async def test_pages_are_drawn_there_too_and_fill_no_cache_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaderboards, profiles, best deals and open hands: their pictures are those drawn here, byte for byte."""
    pictures = Pictures(apart=True)
    best = BestDeal("Anna", "+7", "Minchiate", tuple(PACK.ids[one] for one in HAND[:5]), ("7 to 3",), "won", "Anna, +7")
    asked: dict[str, tuple[Callable[..., Picture], tuple[Any, ...]]] = {
        "leaders": (leaders_picture, (LEADERS, "minchiate", EN)),
        "profile": (profile_picture, (PROFILE, "minchiate", EN)),
        "best_deal": (best_deal_picture, (best, "minchiate", EN)),
        "open_table": (open_table_picture, (OPEN, CAST, EN)),
    }
    here = {name: draw(*about) for name, (draw, about) in asked.items()}
    with monkeypatch.context() as patch:
        patch.setattr(service, "alive", not_here)
        drawn = {name: await getattr(pictures, name)(*about) for name, (_, about) in asked.items()}
    await pictures.aclose()
    assert {name: seen(one) for name, one in drawn.items()} == {name: seen(one) for name, one in here.items()}


def seen(picture: Picture) -> tuple[bytes, str]:
    """Return its file and its alternative text. The name of the file is another one in each process."""
    return picture.data, picture.alt


def not_here(draw: Callable[[], Any]) -> Any:
    """Stands for drawing in the process of the bot."""
    raise AssertionError(f"drawn in the process of the bot: {draw}")


def test_a_drawing_process_says_nothing_in_the_terminal() -> None:
    """Python warns if a module that is run as a script was already imported with its package."""
    done = subprocess.run([sys.executable, "-m", "bot.render.worker"], capture_output=True, text=True, check=False)
    assert "RuntimeWarning" not in done.stderr
    assert "IndexError" in done.stderr, "it ran as far as its missing argument"
