"""What can be the matter with the data, as values; the sentences live in the catalogues (``cli-data-<code>``)."""

from __future__ import annotations


class StoreProblem(Exception):
    """The data cannot be used; the bot must not start on it.

    ``code`` is unwritable, locked, in-use, newer, corrupt or unreachable; in mid-run damaged, gone or taken.
    ``args_for_text`` fills the sentence: ``where`` (a path, or a server without its password), for newer ``revision``
    and for taken ``holder`` (the process that has it now).
    """

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(f"{code}: {args}")
        self.code = code
        self.args_for_text = args


class CorruptLog(Exception):
    """The log of a table cannot be read. ``seq`` is the first fact that is missing or not understood."""

    def __init__(self, table: str, seq: int, why: str) -> None:
        super().__init__(f"table {table}, event {seq}: {why}")
        self.table = table
        self.seq = seq
        self.why = why
