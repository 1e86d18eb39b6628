"""`camarilla verify`: the proof that a finished game was dealt fairly and played by the rules."""

from __future__ import annotations

import typer

from camarilla.cli.common import Language, readable, well_formed
from camarilla.cli.scenario import Files, report
from camarilla.cli.words import cli_wording
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.options import Label
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify as verify_record

__all__ = ["verify"]


def verify(files: Files, lang: Language = "en") -> None:
    """Check finished games: the revealed seed is the one committed to, and everything follows from it.

    Deals the cards again from the seed, plays every answer again, and compares what happens with what the record says.
    A line a file; exit code 1 if one does not hold.

    For example: camarilla verify game.jsonl
    """
    wording = cli_wording(lang)
    failed = 0
    for file in files:
        try:
            with well_formed(str(file)):
                record = Record.read(readable(file))
                verify_record(record)
        except CamarillaError as problem:
            failed += 1
            report(False, str(problem))
        else:
            report(True, f"{file}: {wording.say(Label('verified', {'steps': len(record.entries)}))}")
    if failed:
        raise typer.Exit(1)
