"""Files that cannot be read or written, or are incomplete: the reason is printed in the terminal's language."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.conform import Unreadable, read_document
from bot.records import encode, record_of
from tests.support.matches import TABLE, finished, names

LOCALES = {
    "C.UTF-8": ("it is a folder", "no such file", "permission denied", "the disk is full"),
    "it_IT.UTF-8": ("è una cartella", "inesistente", "permesso negato", "il disco è pieno"),
    "es_ES.UTF-8": ("es una carpeta", "no existe", "permiso denegado", "el disco está lleno"),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a valid record."""
    hall = finished(3, 2)
    path = tmp_path / "match.json"
    path.write_bytes(encode(record_of(TABLE, hall.events, names(hall))))
    return path


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_system_refuses_is_said_in_the_terminals_language(
    locale: str, file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    folder, missing, forbidden, full = LOCALES[locale]
    assert main(["verify", str(file.parent)]) == 1
    assert folder in capsys.readouterr().err
    assert main(["replay", str(file.parent / "none.json")]) == 1
    assert missing in capsys.readouterr().err
    for number, reason in ((errno.EACCES, forbidden), (errno.ENOSPC, full)):

        def refused(*_: Any, number: int = number, **__: Any) -> None:
            raise OSError(number, "in English")

        with monkeypatch.context() as patch:
            patch.setattr(Path, "open", refused)
            assert main(["verify", str(file)]) == 1
        said = capsys.readouterr().err
        assert reason in said
        assert "English" not in said


@pytest.mark.parametrize("cut", [0, 1, 40, 300, 0.25, 0.5, 0.9, -4])
def test_a_file_that_was_not_copied_whole_is_called_that(
    cut: float, file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[: int(cut * len(whole)) if 0 < cut < 1 else int(cut)], encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().err
    assert ("is empty" if cut == 0 else "is truncated") in said
    assert said.count("\n") == 1


def test_wherever_a_record_is_cut_it_is_called_that(file: Path) -> None:
    raw = file.read_bytes()
    whole = raw.decode().rstrip()
    for cut in range(1, len(whole), 61):
        file.write_text(whole[:cut], encoding="utf-8")
        with pytest.raises(Unreadable) as caught:
            read_document(file)
        assert caught.value.key == "cli-file-broken-off", whole[max(0, cut - 30) : cut]


def test_the_mark_of_some_editors_before_the_text_is_no_fault(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize("name", ["deal.gif", "deal.png", "deal", "match.json", "."])
def test_a_moving_picture_is_not_written_under_the_name_of_something_else(
    name: str, file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    before = file.read_bytes()
    assert main(["replay", str(file), "--out", str(file.parent / name)]) == 1
    assert ".webp" in capsys.readouterr().err
    assert list(file.parent.iterdir()) == [file]
    assert file.read_bytes() == before


def test_options_are_named_in_a_terminal_as_they_are_written_in_the_file(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    file.write_text(file.read_text(encoding="utf-8").replace('"set_length": 1', '"set_length": "lots"'))
    assert main(["verify", str(file)]) == 1
    assert "“set_length” cannot be “lots”" in capsys.readouterr().out


def test_whose_turn_it_was_is_said_in_good_italian(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    whole = file.read_text(encoding="utf-8")
    step = whole.index('"do": {"type": "number"')
    player = whole.rindex('"player": ', 0, step) + len('"player": ')
    other = "0" if whole[player] != "0" else "1"
    file.write_text(whole[:player] + other + whole[player + 1 :], encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert " a il " not in capsys.readouterr().out
