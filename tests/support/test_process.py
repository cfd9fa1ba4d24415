"""Log lines of level error or above are found, from any logger of the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.process import Germini

SAYS = """
import logging
from bot import log
log.configure("INFO")
its = logging.getLogger("bot.ui")
its.info("nothing is wrong"); its.warning("little is wrong")
{fault}
"""
FAULTS = {
    "error": 'its.error("something is wrong", extra={"table": "ab12cd34"})',
    "critical": 'its.critical("all is wrong")',
    "caught": "try: 1 / 0\nexcept ZeroDivisionError: its.exception('divided')",
    "uncaught": "1 / 0",
}


def logged(data: Path, fault: str) -> Germini:
    bot = Germini(data / "s", data)
    with bot.log.open("ab") as log:
        subprocess.run([sys.executable, "-c", SAYS.format(fault=fault)], stderr=log, check=False)
    return bot


@pytest.mark.parametrize("fault", FAULTS)
def test_an_error_in_the_log_is_found(fault: str, tmp_path: Path) -> None:
    assert len(logged(tmp_path, FAULTS[fault]).errors()) == 1


def test_what_is_no_error_is_not(tmp_path: Path) -> None:
    bot = logged(tmp_path, "")
    assert bot.log.read_text().count("is wrong") == 2
    assert bot.errors() == []


def test_a_log_that_there_is_not_is_no_log_without_errors(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Germini(tmp_path / "s", tmp_path).errors()
