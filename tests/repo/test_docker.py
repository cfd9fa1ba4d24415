"""The Dockerfile's steps are valid, as far as can be checked without a container engine.

What it copies exists, what it runs are the set-up commands of the Makefile, and the wheel it installs holds everything
the bot needs at run time: catalogues, cards, migrations, the page.
"""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Build the wheel that the image installs, from what the Dockerfile copies and nothing else."""
    folder = tmp_path_factory.mktemp("image")
    source = folder / "src"
    source.mkdir()
    for names, _ in re.findall(r"^COPY ([^-\n].*) (\S+)$", DOCKERFILE, re.MULTILINE):
        for name in names.split():
            subprocess.run(["cp", "-r", str(ROOT / name), str(source / name)], check=True)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*build, str(source)], check=True, capture_output=True)
    (built,) = folder.glob("germini-*.whl")
    return zipfile.ZipFile(built)


def test_what_is_copied_exists() -> None:
    copied = re.findall(r"^COPY ([^-\n].*) \S+$", DOCKERFILE, re.MULTILINE)
    assert copied
    for names in copied:
        for name in names.split():
            assert (ROOT / name).exists(), name


def test_nothing_that_is_copied_is_ignored() -> None:
    ignored = {line.strip("/") for line in (ROOT / ".dockerignore").read_text().split()}
    copied = {
        name for names in re.findall(r"^COPY ([^-\n].*) \S+$", DOCKERFILE, re.MULTILINE) for name in names.split()
    }
    assert copied & ignored == set()


@pytest.mark.parametrize("page", ["README.md", "bot/i18n/README.it.md", "bot/i18n/README.es.md", "docs/hosting.md"])
def test_the_documented_commands_fit_the_image(page: str) -> None:
    """The token is a setting of the bot, and the volume is where the image keeps the data."""
    (told,) = re.findall(r"^ +docker run (.*)$", (ROOT / page).read_text(), re.MULTILINE)
    build, variable, volume = "docker build -t germini .", *re.findall(r"-e (\w+)=|-v germini:(\S+)", told)
    assert build in (ROOT / page).read_text()
    assert (variable[0], volume[1]) == ("DISCORD_TOKEN", "/data")
    assert told.endswith(" germini")


def test_the_variables_of_the_image_are_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    (told,) = re.findall(r"^ENV (.*)$", DOCKERFILE, re.MULTILINE)
    names = re.findall(r"(GERMINI_\w+)=(\S+)", told)
    assert names == [("GERMINI_DATA_DIR", "/data")]
    monkeypatch.setenv("GERMINI_DATA_DIR", "/data")
    monkeypatch.setenv("DISCORD_TOKEN", "of the test")
    settings = Settings()
    assert settings.data_dir == Path("/data")
    assert settings.token is not None
    assert settings.token.get_secret_value() == "of the test"


def test_the_image_runs_without_root_keeps_its_data_and_reports_its_health() -> None:
    last = DOCKERFILE.split("FROM ")[-1]
    assert re.search(r"^USER germini$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert "GERMINI_DATA_DIR=/data" in last
    assert "HEALTHCHECK" in last
    assert '["germini", "health"]' in last
    assert '["germini", "run"]' in last
    assert "--require-hashes -r requirements.lock" in DOCKERFILE
    assert "--no-deps --no-build-isolation" in DOCKERFILE


@pytest.mark.slow
def test_the_wheel_holds_everything_the_bot_needs(wheel: zipfile.ZipFile) -> None:
    packed = set(wheel.namelist())
    needed = [
        path.relative_to(ROOT).as_posix()
        for room in ("bot", "cogs", "cards_art")
        for path in (ROOT / room).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".md")
    ]
    wanted = [name for name in needed if not name.startswith("cards_art/samples/")]
    assert [name for name in wanted if name not in packed] == []


@pytest.mark.slow
def test_the_installed_command_works_away_from_the_checkout(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path / "site")
    data = ROOT / "tests" / "data" / "minchiate" / "versicole.json"
    done = subprocess.run(
        [sys.executable, "-P", "-m", "bot", "conform", str(data)],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "site"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert b'"versicole"' in done.stdout
    health = subprocess.run(
        [sys.executable, "-P", "-m", "bot", "health", "--data-dir", str(tmp_path / "nothing")],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "site"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=False,
    )
    assert health.returncode == 1
