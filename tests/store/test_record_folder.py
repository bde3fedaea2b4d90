from __future__ import annotations

import errno
import io
import os
from pathlib import Path

import platformdirs
import pytest

from game.play.gamecode import GameCode
from game.store.record_folder import LARGEST, LISTED, RecordFile, RecordFolder, RecordTrouble

CODE = GameCode.read("SD1-S1-AAAAABD")
TEXT = "SD1-S1-AAAAABD\n6-3\n"


@pytest.fixture
def records(folder: Path) -> RecordFolder:
    """A folder that is not there yet."""
    return RecordFolder(folder / "records")


def test_saving_makes_the_folder(records: RecordFolder) -> None:
    saved = records.save(CODE, TEXT)
    assert isinstance(saved, Path)
    assert saved.name == "spiderette-SD1-S1-AAAAABD-1.txt"
    assert saved.parent == records.path
    assert RecordFile.read(saved) == RecordFile(saved, TEXT)


def test_no_file_is_ever_replaced(records: RecordFolder) -> None:
    first, second = records.save(CODE, TEXT), records.save(CODE, "other")
    assert isinstance(first, Path)
    assert isinstance(second, Path)
    assert second.name == "spiderette-SD1-S1-AAAAABD-2.txt"
    assert first.read_text("utf-8") == TEXT


def test_the_newest_comes_first(records: RecordFolder) -> None:
    assert records.paths() == ()
    paths = [records.save(CODE, TEXT) for _ in range(3)]
    assert records.path is not None
    for age, path in enumerate(paths):
        assert isinstance(path, Path)
        os.utime(path, (1000 - age, 1000 - age))
    (records.path / "notes.md").write_text("no record", "utf-8")
    (records.path / "folder.txt").mkdir()
    assert records.paths() == tuple(paths)
    (records.path / "MINE.TXT").write_text(TEXT, "utf-8")
    assert records.paths()[0].name == "MINE.TXT"


def test_a_list_has_an_end(records: RecordFolder) -> None:
    assert records.path is not None
    records.path.mkdir(parents=True)
    for number in range(LISTED + 3):
        (records.path / f"{number}.txt").touch()
    assert len(records.paths()) == LISTED


def test_no_place_at_all() -> None:
    nowhere = RecordFolder()
    assert nowhere.paths() == ()
    assert nowhere.save(CODE, TEXT) is RecordTrouble.UNWRITABLE


def test_a_file_in_the_way_of_the_folder(records: RecordFolder) -> None:
    assert records.path is not None
    records.path.parent.mkdir(parents=True)
    records.path.write_text("in the way", "utf-8")
    assert records.save(CODE, TEXT) is RecordTrouble.UNWRITABLE
    assert records.paths() == ()


def test_a_full_disk_leaves_nothing_behind(
    records: RecordFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    class FullFile(io.BytesIO):
        def write(self, content: object) -> int:
            raise OSError(errno.ENOSPC, "no space")

    def full(path: Path, mode: str) -> FullFile:
        path.touch()
        return FullFile()

    monkeypatch.setattr(Path, "open", full)
    assert records.save(CODE, TEXT) is RecordTrouble.FULL
    monkeypatch.undo()
    assert records.paths() == ()


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (b"\xff\xfe", RecordTrouble.NOT_TEXT),
        (b"SD1" * LARGEST, RecordTrouble.TOO_LARGE),
        (b"", None),
        ("Ä 譜".encode(), None),
    ],
)
def test_what_a_file_may_hold(content: bytes, trouble: RecordTrouble | None, folder: Path) -> None:
    folder.mkdir(parents=True)
    path = folder / "file.txt"
    path.write_bytes(content)
    file = RecordFile.read(path)
    assert file.trouble is trouble
    assert file.text == ("" if trouble else content.decode())


def test_no_file_to_read(folder: Path) -> None:
    folder.mkdir(parents=True)
    assert RecordFile.read(folder / "none.txt").trouble is RecordTrouble.MISSING
    assert RecordFile.read(folder).trouble is RecordTrouble.UNREADABLE
    assert RecordFile.read(Path("a\x00b")).trouble is RecordTrouble.UNREADABLE


def test_among_the_documents(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: folder)
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *a, **k: folder / "data")
    assert RecordFolder.beside(None).path == folder / "data" / "records"
    folder.mkdir(parents=True)
    assert RecordFolder.beside(None).path == folder / "Spiderette"
    assert RecordFolder.beside(folder / "mine").path == folder / "mine" / "records"
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert RecordFolder.beside(None).path == folder / "data" / "records"
