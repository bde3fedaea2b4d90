"""What is done with records: they are saved, opened, taken over."""

from __future__ import annotations

from pathlib import Path

from ..play.gamecode import GameCode
from ..play.record import read_record
from ..play.replay import Replay
from ..store.record_folder import RecordFile, RecordTrouble
from ..text import sentences
from ..text.catalogue import Catalogue
from .destinations import Push, RecordNewsPage, ReplayPage, Step, TakenPage
from .services import KeptGame, Services


def save(services: Services, code: GameCode, record: str) -> Step:
    """Save the record of a game, then say where it lies."""
    saved = services.records.save(code, record)
    say = services.words.say
    if isinstance(saved, Path):
        return Push(RecordNewsPage(say("Record saved."), str(saved), record))
    head = say("The record could not be saved.")
    return Push(RecordNewsPage(head, trouble(services.words, saved), record))


def take_over(services: Services, page: TakenPage) -> None:
    """Make a position of a record the game in progress."""
    replay = Replay(page.code, page.actions, None)
    replay.seek(len(page.actions))
    services.keep(KeptGame(replay.session, counted=False))


def open_text(services: Services, text: str) -> Step:
    """Watch the record that a text holds, or say why it is none."""
    session, fault = read_record(text)
    if session is not None:
        return Push(ReplayPage(text))
    words = services.words
    body = "" if fault is None else sentences.record_fault(words, fault)
    return Push(RecordNewsPage(words.say("That is no game record."), body))


def open_file(services: Services, path: Path) -> Step:
    """Watch the record that lies in a file, or say why it cannot be read."""
    file = RecordFile.read(path)
    if file.trouble is None:
        return open_text(services, file.text)
    words = services.words
    head = words.say("The file cannot be opened.")
    return Push(RecordNewsPage(head, trouble(words, file.trouble)))


def trouble(words: Catalogue, kind: RecordTrouble) -> str:
    """Why a record could not be read or saved."""
    say = words.say
    match kind:
        case RecordTrouble.MISSING:
            return say("There is no such file.")
        case RecordTrouble.UNREADABLE:
            return say("The file cannot be read.")
        case RecordTrouble.TOO_LARGE:
            return say("The file is too large to be a record.")
        case RecordTrouble.NOT_TEXT:
            return say("The file is not UTF-8 text.")
        case RecordTrouble.UNWRITABLE:
            return say("The folder cannot be written.")
        case RecordTrouble.FULL:
            return say("The disk is full.")
