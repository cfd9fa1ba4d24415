"""``germini render`` and ``germini contact-sheet``: pictures from data files."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageStat

import cards_art
from bot.__main__ import main
from bot.cli.render import COLUMNS, GAP, WIDTH, moment
from bot.games.registry import companions
from bot.i18n import words
from bot.render import count_picture
from tests.render.samples import CAST, COUNT, HAND, public, seat_view

RECORDED = Path(__file__).parents[1] / "data" / "minchiate" / "example_1798_game.json"
MATCH = {"game": "minchiate", "seed": "one evening", "names": ["Anna", "Bruno", "Carla", "Dino"], "table": "Arno"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the terminal to English unless a test changes it."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def file(folder: Path, document: object) -> str:
    path = folder / "data.json"
    path.write_bytes(msgspec.json.encode(document))
    return str(path)


@pytest.mark.parametrize(
    ("kind", "step", "said"),
    [
        ("hand", "40", "Your hand, 13 cards"),
        ("trick", "40", "Trick 8: West: "),
        ("board", "40", "North is winning the trick"),
        ("count", "-1", "Total: South + North 98; East + West 181"),
        ("standings", "-1", "1. East, +2 rests"),
    ],
)
def test_every_kind_from_the_game_of_1798(
    kind: str, step: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "picture.png"
    assert main(["render", str(RECORDED), "--kind", kind, "--step", step, "--out", str(out)]) == 0
    assert said in capsys.readouterr().out
    with Image.open(out) as picture:
        assert picture.format == "PNG"
        assert picture.height * 11 >= picture.width * 7


def test_theme_language_width_and_format(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "hand.webp"
    arguments = ["--kind", "hand", "--step", "30", "--seat", "1", "--theme", "light", "--language", "es", "--large"]
    assert main(["render", file(tmp_path, MATCH), *arguments, "--width", "400", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "Tus cartas" in said
    assert "Arno" in said
    with Image.open(out) as picture:
        assert (picture.format, picture.width) == ("WEBP", 400)
        (brightness,) = ImageStat.Stat(picture.convert("L")).mean
        assert brightness > 150, "100 with the dark theme"


def test_the_same_words_play_the_same_match(tmp_path: Path) -> None:
    one, again = (moment(json.loads(json.dumps(MATCH)), 60) for _ in range(2))
    assert one == again
    assert one != moment({**MATCH, "seed": "another"}, 60)
    assert one.public.history


def test_steps_count_from_both_ends() -> None:
    document = json.loads(RECORDED.read_text(encoding="utf-8"))
    games = companions("minchiate").vectors[0].games
    assert games is not None
    number = len(games.play(document, document["games"][0]).states)
    assert moment(document, number) == moment(document, -1) == moment(document, None)
    assert moment(document, 1) == moment(document, -number)


def test_a_view_is_drawn_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "p.png")
    view = public(counts=(COUNT,))
    document = {"public": view, "names": CAST.labels, "table": CAST.table}
    assert main(["render", file(tmp_path, document), "--kind", "count", "--language", "it", "--out", out]) == 0
    expected = count_picture(view, COUNT, CAST, words("it"))
    assert Path(out).read_bytes() == expected.data
    assert expected.alt in capsys.readouterr().out
    assert main(["render", file(tmp_path, {"seat": seat_view(HAND[:5])}), "--kind", "hand", "--out", out]) == 0
    assert "Your hand, 5 cards" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("document", "arguments", "why"),
    [
        (MATCH, ["--step", "999999"], "does not exist"),
        (MATCH, ["--step", "0"], "does not exist"),
        (MATCH, ["--step", "2", "--kind", "count"], "no picture of the kind"),
        (MATCH, ["--step", "2", "--width", "0"], "width"),
        (MATCH, ["--step", "40", "--kind", "hand", "--seat", "7"], "no picture of the kind"),
        ({**MATCH, "game": "whist"}, [], "Unknown kind of data"),
        ({**MATCH, "colour": 1}, [], "Invalid view"),
        ({**MATCH, "options": {"cut_min": "x"}}, [], "Invalid view"),
        ({"public": {"game": 1}}, [], "Invalid view"),
        ({"vectors": [{"devil": True, "cards": ["T01"]}]}, [], "recorded games"),
        ({"games": [{"deck": [], "cut": 1}]}, ["--id", "nobody"], "nobody"),
        ({"something": 1}, [], "Unknown kind of data"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(
    document: object, arguments: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "p.png"
    assert main(["render", file(tmp_path, document), *arguments, "--out", str(out)]) == 1
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1
    assert not out.exists()


def test_a_place_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("missing/p.png", "p.unknown"):
        assert main(["render", str(RECORDED), "--out", str(tmp_path / name)]) == 1
        assert "Cannot write" in capsys.readouterr().err


@pytest.mark.slow
def test_a_contact_sheet_has_every_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.png"
    assert main(["contact-sheet", "minchiate", "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    cards = len(cards_art.pack("minchiate").faces) + 1
    with Image.open(out) as sheet:
        assert sheet.width == COLUMNS * (WIDTH + GAP) + GAP
        assert sheet.height == -(-cards // COLUMNS) * (WIDTH * 5 // 3 + GAP) + GAP
    assert main(["contact-sheet", "nothing"]) == 1
    assert "minchiate" in capsys.readouterr().err
