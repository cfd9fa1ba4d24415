"""``germini --version``: the version, and the commit if it is known."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from bot import version
from bot.__main__ import main
from tests.repo.structure import ROOT

COMMIT = "0123456789abcdef0123456789abcdef01234567"
OTHER = "f" * 40


def folder(git: Path, head: str, **files: str) -> Path:
    """Make the parts of a folder ``.git`` that are read; a double underscore is a slash."""
    git.mkdir(parents=True)
    (git / "HEAD").write_text(f"{head}\n")
    for name, text in files.items():
        path = git / name.replace("__", "/").replace("_", "-")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n")
    return git


def test_the_version_of_the_package_and_the_commit_of_the_clone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(version, "checked_out", lambda git: COMMIT if git == ROOT / ".git" else "")
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Germini {metadata.version('germini')} (commit {COMMIT[:12]})\n"


def test_a_commit_that_is_not_known_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("checked_out", "_installed_from"):
        monkeypatch.setattr(version, name, lambda *_: "")
    assert re.fullmatch(r"Germini \d+\.\d+\.\d+", version.told())


def test_where_a_commit_stands(tmp_path: Path) -> None:
    main_branch, packed = "ref: refs/heads/main", f"# pack-refs\n{OTHER} refs/heads/older\n{COMMIT} refs/heads/main"
    loose = folder(tmp_path / "loose", main_branch, refs__heads__main=COMMIT, packed_refs=packed.replace("01", "99"))
    assert version.checked_out(loose) == COMMIT
    assert version.checked_out(folder(tmp_path / "packed", main_branch, packed_refs=packed)) == COMMIT
    assert version.checked_out(folder(tmp_path / "detached", COMMIT)) == COMMIT
    its = folder(tmp_path / "packed" / "worktrees" / "w", "ref: refs/heads/older", commondir="../..")
    (tmp_path / "tree").mkdir()
    (tmp_path / "tree" / ".git").write_text(f"gitdir: {its}\n")
    assert version.checked_out(tmp_path / "tree" / ".git") == OTHER
    assert version.checked_out(tmp_path / "none") == ""
    assert version.checked_out(folder(tmp_path / "fresh", main_branch)) == ""


def test_it_imports_no_command() -> None:
    code = """
import sys
from bot.__main__ import main
try:
    main(["--version"])
finally:
    print("bot.cli.run" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "False"), done.stderr
