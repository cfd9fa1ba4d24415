"""Fixed pictures are kept from one start to the next, as long as nothing they are drawn from changes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.render import Picture, folder
from bot.render.folder import PictureFolder

DRAWN = Picture(b"png", "rules.png", "Four cards.", 1100, 700)


def test_what_was_kept_is_there_after_a_start_and_private(tmp_path: Path) -> None:
    PictureFolder(tmp_path / "pictures").write(("minchiate", "play"), DRAWN)
    later = PictureFolder(tmp_path / "pictures")
    assert later.read(("minchiate", "play")) == DRAWN
    assert later.read(("minchiate", "aim")) is None
    kept = list((tmp_path / "pictures").rglob("*"))
    assert len(kept) == 2
    assert not any(path.stat().st_mode & 0o077 for path in kept)


def test_pictures_of_another_version_are_not_used_and_leave_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tmp_path / "code"
    (code / "__pycache__").mkdir(parents=True)
    (code / "cards.py").write_text("1")
    monkeypatch.setattr(folder, "DRAWN_FROM", (SimpleNamespace(__path__=[str(code)]),))
    kept = tmp_path / "pictures"
    PictureFolder(kept).write("key", DRAWN)
    (code / "__pycache__" / "cards.pyc").write_text("2")
    assert PictureFolder(kept).read("key") == DRAWN
    (code / "cards.py").write_text("1 + 1")
    changed = PictureFolder(kept)
    assert changed.read("key") is None
    assert len(list(kept.iterdir())) == 1
    changed.write("other", DRAWN)
    assert len(list(kept.iterdir())) == 1
    assert (PictureFolder(kept).read("key"), PictureFolder(kept).read("other")) == (None, DRAWN)


def test_what_is_damaged_or_cannot_be_written_is_drawn_again(tmp_path: Path) -> None:
    its = PictureFolder(tmp_path / "pictures")
    its.write("key", DRAWN)
    (file,) = (path for path in (tmp_path / "pictures").rglob("*") if path.is_file())
    file.write_bytes(file.read_bytes()[:-3])
    assert its.read("key") is None
    its.write("key", DRAWN)
    assert its.read("key") == DRAWN
    (tmp_path / "file").write_text("in the way")
    nowhere = PictureFolder(tmp_path / "file" / "pictures")
    nowhere.write("key", DRAWN)
    assert nowhere.read("key") is None
