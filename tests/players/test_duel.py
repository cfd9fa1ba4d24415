"""Duels: mirrored deals, their arithmetic, programs from outside, and the commands that measure."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from bot.__main__ import main
from bot.cli.measure import _player, score_of, tuned_file
from bot.engine.actions import Action, Pick, Say
from bot.engine.game import Game
from bot.engine.view import SeatView
from bot.games.registry import companions, game, games
from bot.players import levels
from bot.players.duel import IllegalAnswer, Played, mirrored, summary, thought
from bot.players.levels import ByPolicy, player, players, question
from bot.players.lines import UnreadableAnswer, read_answer, view_line
from bot.players.outside import Program, ProgramError
from bot.players.search.players import Master
from bot.players.tune import SHARE, Sums, solved, tried

SLUGS = ("minchiate", "terziglio", "chinze", "mineo")
README = Path(__file__).parents[2] / "bot" / "players" / "README.md"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the terminal to English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


class Ticks:
    """A clock that goes on by one second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def met(slug: str, first: Any, second: Any, deals: int) -> list[Played]:
    """Return mirrored deals between two players."""
    return [mirrored(game(slug), (first, second), ("a", "b"), "t", number, Ticks()) for number in range(deals)]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", ["random", "regular"])
def test_a_player_gains_exactly_nothing_against_itself(slug: str, name: str) -> None:
    played = met(slug, player(name), player(name), 3)
    assert [one.gain for one in played] == [0, 0, 0]
    assert any(one.first for one in played)


@pytest.mark.parametrize("slug", SLUGS)
def test_exchanged_players_have_the_opposite_result(slug: str) -> None:
    one, other = (
        met(slug, *pair, 3) for pair in ((player("novice"), player("random")), (player("random"), player("novice")))
    )
    assert [deal.gain for deal in one] == [-deal.gain for deal in other]
    assert summary(one).mean > 0 > summary(other).mean


def test_a_planted_better_player_wins() -> None:
    """It is the novice, but gives away its most valuable card half of the time in one of the two."""

    class Careless:
        def decide(self, game: Game, view: SeatView, seed: int) -> Action:
            asked = question(view)
            if len(asked.cards) > 1 and asked.least == 1 and seed % 2:
                points = companions("minchiate").points
                assert points is not None
                return Pick((max(asked.cards, key=lambda card: points((card,))),))
            return player("novice").decide(game, view, seed)

    found = summary(met("minchiate", player("novice"), Careless(), 12))
    assert found.low > 0
    assert found.won > found.lost


def test_the_summary_is_that_of_the_deals() -> None:
    played = [
        Played(n, first, second, ((0.1 * n,), ())) for n, (first, second) in enumerate([(2, 4), (-1, 1), (0, -6)])
    ]
    found = summary(played)
    assert (found.deals, found.mean, found.won, found.lost, found.even) == (3, 0.0, 1, 1, 1)
    assert found.margin == pytest.approx(1.96 * 3 / 3**0.5)
    assert found.thought[0].median == pytest.approx(0.1)
    assert found.thought[1].decisions == 0
    assert thought([n / 1000 for n in range(1000)]).p99 == pytest.approx(0.99)
    with pytest.raises(ValueError, match="no deals"):
        summary([])


def test_only_decisions_with_a_choice_are_timed() -> None:
    played = met("minchiate", player("random"), player("random"), 1)[0]
    timed = sum(map(len, played.thought))
    assert 60 < timed < 2 * 84
    assert set(played.thought[0]) == {1.0}


def test_an_illegal_answer_names_the_player_and_the_question() -> None:
    class Wrong:
        def decide(self, game: Game, view: SeatView, seed: int) -> Action:
            return Say("nonsense")

    with pytest.raises(IllegalAnswer) as caught:
        met("chinze", player("random"), Wrong(), 1)
    assert (caught.value.name, caught.value.kind) == ("b", "play")


def test_a_player_that_sees_all_is_given_the_state() -> None:
    seen: list[Any] = []

    class Sees:
        def decide_seeing(self, game: Game, state: Any, view: SeatView, seed: int) -> Action:
            seen.append(state.table.hands)
            return player("random").decide(game, view, seed)

    met("chinze", Sees(), player("random"), 1)
    assert any(all(hands) for hands in seen)


def test_a_package_beside_the_levels_registers_its_players(monkeypatch: pytest.MonkeyPatch) -> None:
    import bot.players.handset as package

    monkeypatch.setattr(package, "PLAYERS", {"planted": lambda: player("random")}, raising=False)
    levels.players.cache_clear()
    try:
        assert "planted" in players()
        monkeypatch.setattr(package, "PLAYERS", {"random": lambda: player("random")})
        levels.players.cache_clear()
        with pytest.raises(ValueError, match="random"):
            players()
    finally:
        monkeypatch.undo()
        levels.players.cache_clear()


def example(folder: Path) -> str:
    """Return the command of the program that the README gives."""
    found = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    program = folder / "lowest.py"
    program.write_text(found[1], encoding="utf-8")
    assert len([line for line in found[1].splitlines() if line]) <= 10
    return f"{sys.executable} {program}"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_program_of_the_readme_plays(slug: str, tmp_path: Path) -> None:
    outside = Program(example(tmp_path))
    try:
        assert len(met(slug, outside, player("random"), 1)) == 1
    finally:
        outside.close()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import sys; sys.exit(3)", "ended with status 3"),
        ("import time; time.sleep(60)", "did not answer the question “play” within 0.2 seconds"),
        ("input(); print('hello', flush=True); input()", "a line that is not an action: hello"),
        ('input(); print(\'{"type": "pick", "cards": ["XX"]}\', flush=True); input()', "no card 'XX'"),
        ('input(); print(\'{"type": "say", "word": "x"}\', flush=True); input()', "is not allowed by the rules"),
    ],
)
def test_a_program_that_fails_is_told_what_to_do(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "wrong.py"
    program.write_text(text, encoding="utf-8")
    named = f"cmd:{sys.executable} {program}"
    arguments = ["duel", "--game", "chinze", "--a", named, "--b", "random", "--deals", "1", "--workers", "1"]
    assert main([*arguments, "--wait", "0.2" if "sleep" in text else "30"]) == 1
    assert said in capsys.readouterr().err


def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "chinze", "--b", "random", "--deals", "1", "--workers", "1"]
    assert main(["duel", "--a", "cmd:/nowhere/at/all", *arguments]) == 1
    assert "Cannot start the program" in capsys.readouterr().err
    assert main(["duel", "--a", "nobody", *arguments]) == 1
    assert "no player called “nobody”" in capsys.readouterr().err


def test_a_program_that_breaks_its_output_gets_the_players_error(tmp_path: Path) -> None:
    its = game("chinze")
    program = tmp_path / "gone.py"
    program.write_text("input()", encoding="utf-8")
    outside = Program(f"{sys.executable} {program}")
    with pytest.raises(ProgramError) as caught:
        met("chinze", outside, player("random"), 1)
    assert caught.value.code == "ended"
    assert its.meta.slug == "chinze"


def test_answers_are_read_as_records_write_them() -> None:
    its = game("chinze")
    card = its.meta.pack.card("CK")
    assert read_answer(its, b'{"type":"pick","cards":["CK"]}') == Pick((card,))
    for line in (b"", b"[]", b'{"type":"stop"}', b'{"type":"chance","kind":"draw"}', b'{"type":"say"}'):
        with pytest.raises(UnreadableAnswer):
            read_answer(its, line)


def test_the_line_of_a_view_has_the_question_and_no_other_hand() -> None:
    its = game("chinze")
    asked: list[tuple[SeatView, Any]] = []

    class Looks:
        def decide_seeing(self, game: Game, state: Any, view: SeatView, seed: int) -> Action:
            asked.append((view, state))
            return player("random").decide(game, view, seed)

    met("chinze", Looks(), player("random"), 1)
    view, _ = asked[0]
    line = json.loads(view_line(its, view, 5))
    assert set(line) == {"game", "seat", "seed", "hand", "question", "pack", "view"}
    assert line["hand"] == its.meta.pack.names(view.hand)
    assert line["question"]["cards"] == its.meta.pack.names(question(view).cards)
    assert msgspec.convert(line["view"], SeatView) == view


def test_the_commands_measure_and_write_their_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "duel.json"
    common = ["--game", "mineo", "--deals", "2", "--workers", "1", "--out", str(out)]
    assert main(["duel", "--a", "novice", "--b", "random", *common]) == 0
    assert "2 mirrored deals" in capsys.readouterr().out
    written = json.loads(out.read_text())
    assert written["deals"] == len(written["gains"]) == 2
    assert written["low"] <= written["mean"] <= written["high"]
    assert main(["crosstable", "--players", "random,novice", *common]) == 0
    table = capsys.readouterr().out
    assert "| random |" in table
    assert json.loads(out.read_text())["duels"][0]["deals"] == 2
    assert main(["duel", "--a", "novice", "--b", "random", "--game", "mineo", "--deals", "0"]) == 1
    assert "at least 1" in capsys.readouterr().err


@pytest.mark.slow
def test_two_workers_find_what_one_finds(tmp_path: Path) -> None:
    found: list[Any] = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.json"
        arguments = ["--game", "mineo", "--deals", "3", "--workers", workers, "--out", str(out)]
        assert main(["duel", "--a", "regular", "--b", "random", *arguments]) == 0
        found.append(json.loads(out.read_text())["gains"])
    assert found[0] == found[1]


def test_least_squares_find_planted_weights() -> None:
    sums = Sums.empty(3)
    for number in range(400):
        cards = [(number % 7, (number * 3 + card) % 5, float(card == number % 3)) for card in range(3)]
        sums.learn([(one, 2 * one[0] - 3 * one[1] + 0.5 * one[2] + number) for one in cards])
    found = solved(sums, (9.0, 0.0, 0.0), near=60.0)
    assert found[0] == 9.0  # It is the same for all cards of a decision, so nothing says what it is worth.
    assert found[1] == pytest.approx(-3, abs=0.6)
    assert solved(sums, (9.0, 0.0, 0.0), near=0.0001)[1:] == pytest.approx((-3, 0.5), abs=0.01)


def test_a_training_deal_is_a_function_of_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHARE, "mineo", 4)
    its = game("mineo")
    tunable = companions("mineo").tunable
    assert tunable is not None
    one, again, other = (tried(its, tunable.weights, seed, 1) for seed in ("s", "s", "t"))
    assert one.decisions > 0
    assert (one.square, one.right) == (again.square, again.right)
    assert one.right != other.right


@pytest.mark.slow
def test_tuning_prints_weights_and_their_gain(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, code = tmp_path / "w.json", tmp_path / "tuned.py"
    arguments = ["--game", "mineo", "--rounds", "1", "--training", "1", "--deals", "1", "--workers", "1"]
    assert main(["tune", *arguments, "--out", str(out), "--write", str(code)]) == 0
    said = capsys.readouterr().out
    assert "held-out deals against handset" in said
    assert "held-out deals against greedy" in said
    tunable = companions("mineo").tunable
    assert tunable is not None
    assert tuple(json.loads(out.read_text())["weights"]) == tunable.names
    space: dict[str, Any] = {}
    exec(compile(code.read_text(), "tuned.py", "exec"), space)
    assert msgspec.structs.asdict(space["WEIGHTS"]) == json.loads(out.read_text())["weights"]


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["chinze", "mineo"])
def test_tuning_from_the_start_is_a_function_of_seed_and_size(slug: str, tmp_path: Path) -> None:
    """The file is equal to the last byte: whatever the number of processes, the order of sets and dictionaries in
    them, and the present weights. Another seed gives another file."""

    def written(name: str, seed: str = "7", workers: str = "1") -> bytes:
        code = tmp_path / f"{name}.py"
        size = ["--rounds", "2", "--training", "2", "--deals", "1", "--seed", seed, "--workers", workers]
        assert main(["tune", "--game", slug, *size, "--from-start", "--write", str(code)]) == 0
        return code.read_bytes()

    first = written("first")
    assert written("processes", workers="2") == first
    own = companions(slug)
    assert own.tunable is not None
    others = msgspec.structs.replace(own.tunable, weights=tuple(2 * one + 1 for one in own.tunable.weights))
    with mock.patch("bot.cli.measure.companions", return_value=msgspec.structs.replace(own, tunable=others)):
        assert written("present") == first
    assert written("other", seed="8") != first


def test_tuning_writes_where_the_player_reads_if_no_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in SLUGS:
        assert "found by self-play" in tuned_file(slug).read_text()
    kept = dict[Path, str]()
    monkeypatch.setattr("bot.cli.measure._written", lambda file, text: kept.update({file: text}) or 0)
    size = ["--rounds", "1", "--training", "1", "--deals", "1", "--workers", "1"]
    assert main(["tune", "--game", "mineo", *size, "--write"]) == 0
    assert list(kept) == [tuned_file("mineo")]
    assert "WEIGHTS = Weights(" in kept[tuned_file("mineo")]


def test_the_players_of_measurements_have_policies_for_every_game() -> None:
    assert {"random", "greedy", "novice", "handset", "regular"} <= set(players())
    for slug in SLUGS:
        assert set(companions(slug).policies) == {"novice", "regular"}
    assert isinstance(player("regular"), ByPolicy)


def test_a_duel_says_what_it_measures_from_what_the_game_declares() -> None:
    said = {slug: score_of(slug) for slug in games()}
    assert said == {
        "chinze": "points",
        "minchiate": "all points of the deal",
        "mineo": "jochi",
        "terziglio": "game points",
    }


def test_a_search_is_measured_with_fewer_worlds() -> None:
    usual, brief, briefest = (_player("master", 1.0, worlds) for worlds in (0, 240, 8))
    for one, worlds, batch in ((usual, 960, 96), (brief, 240, 96), (briefest, 8, 8)):
        assert isinstance(one, Master)
        assert (one.budget.worlds, one.budget.batch) == (worlds, batch)
    assert isinstance(_player("regular", 1.0, 8), ByPolicy)
