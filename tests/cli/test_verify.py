"""``germini verify`` and ``germini replay`` on match files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.engine.rng import Rng
from bot.records import encode, record_of
from tests.support.matches import TABLE, Hall, finished, names


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the terminal to English unless a test changes it."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a valid record of four deals."""
    hall = finished(3, 2, set_length=4)
    path = tmp_path / "match.json"
    path.write_bytes(encode(record_of(TABLE, hall.events, names(hall))))
    return path


def tamper(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_sound_record_names_its_seals(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("match.json is valid: 4 deals, ")
    for number, deal in enumerate(json.loads(file.read_text(encoding="utf-8"))["deals"], 1):
        assert f"Deal {number}: seal {deal['commitment']}." in out
    assert err == ""


def replayed_otherwise(tmp_path: Path, seed: int) -> Path:
    """Return the record of a match of one deal: always the same table, seed and deck, with other moves for every
    ``seed``."""
    hall = Hall("minchiate", seed=3, people=2, options={"set_length": 1})
    hall.start()
    hall.rng = Rng(seed.to_bytes(8, "big"))
    hall.play()
    path = tmp_path / f"moves{seed}.json"
    path.write_bytes(encode(record_of(TABLE, hall.events, names(hall))))
    return path


OLD = Path(__file__).parents[1] / "data" / "seals_of_version_1" / "record.json"

SAID = {
    "C.UTF-8": ("does not prove that these moves were made", "not sealed", "tried many seeds"),
    "it_IT.UTF-8": ("Non è dimostrato che le mosse siano", "non sono sigillate", "provati molti"),
    "es_ES.UTF-8": ("No queda demostrado que las jugadas fueran", "no se sellan", "probar muchas"),
}


@pytest.mark.parametrize("locale", SAID)
def test_it_says_that_rewritten_moves_hold_as_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    """Two records with the same seal and different moves both hold, so the summary must not vouch for the moves."""
    monkeypatch.setenv("LC_ALL", locale)
    one, other = replayed_otherwise(tmp_path, 1), replayed_otherwise(tmp_path, 2)
    deals = [json.loads(path.read_text(encoding="utf-8"))["deals"] for path in (one, other)]
    assert deals[0][0]["commitment"] == deals[1][0]["commitment"]
    assert deals[0] != deals[1]
    for path in (one, other):
        assert main(["verify", str(path)]) == 0
        out = capsys.readouterr().out
        *moves, seeds = SAID[locale]
        assert all(said in out for said in moves)
        assert seeds not in out, "what people add comes after the seal"


@pytest.mark.parametrize("locale", SAID)
def test_of_an_old_record_it_says_that_seeds_could_be_tried(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert main(["verify", str(OLD)]) == 0
    out = capsys.readouterr().out
    assert all(said in out for said in SAID[locale])


def test_the_help_says_what_a_sound_record_does_not_show(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    assert "moves are not sealed" in " ".join(capsys.readouterr().out.split())


def test_a_tampered_one_says_where_and_why(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tamper(file, '"type": "trick_taken", "number": 1, "winner": ', '"type": "trick_taken", "number": 9, "winner": ')
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert "Checksum mismatch" in out
    assert "- Deal 1, step " in out
    assert "(trick_taken) does not follow" in out
    assert err == "germini: match.json failed verification: 2 problems.\n"


@pytest.mark.parametrize(("locale", "word"), [("it_IT.UTF-8", "non supera"), ("es_ES.UTF-8", "no supera")])
def test_it_speaks_the_terminals_language(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: str, word: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    tamper(file, '"complete": true', '"complete": false')
    assert main(["verify", str(file)]) == 1
    assert word in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content",
    ["", "[]", "\0", "{}", '{"format": "germini-hand-record"}', '{"format": "germini-hand-record", "version": 1}',
     '{"format": "germini-hand-record", "version": 1e999}', '{"format": "germini-hand-record", "version": NaN}'],
)  # fmt: skip
def test_other_files_are_one_line_and_status_1(
    content: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.json"
    path.write_text(content)
    assert main([command, str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("germini: ")


def test_replay_tells_a_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count("\n== Deal ") == 4
    assert out.count("\nTrick ") == 84
    assert "Anna" in out


def test_replay_tells_one_deal_of_a_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--deal", "3"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n== Deal ") == 1
    assert "== Deal 3 ==" in out
    assert out.count("\nTrick ") == 21
    assert "Anna" in out.splitlines()[2]
    for none in ("0", "5", "-1"):
        assert main(["replay", str(file), "--deal", none]) == 1
        assert "has no deal" in capsys.readouterr().err


def test_replay_does_not_tell_what_does_not_hold(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tamper(file, '"card_played"', '"card_placed"')
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "germini verify" in err


@pytest.mark.slow
@pytest.mark.parametrize("more", [[], ["--open"]])
def test_a_deal_as_an_animated_picture(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    out = tmp_path / "deal.webp"
    assert main(["replay", str(file), "--deal", "2", "--out", str(out), *more]) == 0
    assert "deal 2" in capsys.readouterr().out
    assert out.stat().st_size < 4_000_000
    with Image.open(out) as picture:
        assert picture.format == "WEBP"
        assert picture.n_frames > 84
        assert picture.size == (770, 490)


@pytest.mark.slow
def test_pictures_that_cannot_be_made(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--deal", "5", "--out", str(tmp_path / "a.webp")]) == 1
    assert main(["replay", str(file), "--out", str(tmp_path / "none" / "a.webp")]) == 1
    data = Path(__file__).parents[1] / "data" / "minchiate" / "example_1798_game.json"
    assert main(["replay", str(data), "--out", str(tmp_path / "a.webp")]) == 1
    assert capsys.readouterr().err.count("germini: ") == 3
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_name_that_stands_twice_is_told_and_nothing_else(
    file: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """People would read the first result and the program the second, which holds."""
    tamper(file, '"result": {', '"result": {"balances": [99, -99, 99, -99], ')
    assert main([command, str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "defines “balances” twice in the same object" in err
    assert err.count("\n") == 1


def test_a_sound_record_says_what_it_cannot_vouch_for(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Protected only by the checksum")


def test_other_lengths_of_seed_and_unknown_levels_have_their_reason(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper(file, '"level": "regular"', '"level": "grandmaster"')
    assert main(["verify", str(file)]) == 1
    assert "There is no bot level called “grandmaster”." in capsys.readouterr().out
    tamper(file, '"level": "grandmaster"', '"level": "regular"')
    tamper(file, '"seed": "', '"seed": "00')
    assert main(["verify", str(file)]) == 1
    out = capsys.readouterr().out
    assert "The seed has 33 bytes; a sealed seed has 32." in out
    assert "The seal is broken" in out
