"""Every kind of change, as it has been written since 0.1 and as it is read back."""

from __future__ import annotations

import pytest

from tripot.server.change import Acted, Arranged, Begun, Change, Dismissed, Recalled, Said
from tripot.server.database.changes import decode, encode
from tripot.server.sheet import Chair, Entry, Header, Sheet, Spoken

SHEET = Sheet("CODE", "twelve-gangsters", b"seed", (Chair("ana", "Ana"),), "ana")
HEADER = Header("twelve-gangsters", 1, "hash", {}, ("Ana",), ("",), b"seed", "none", 5)
SHEET_TEXT = (
    '"sheet":{"code":"CODE","game":"twelve-gangsters","seed":"c2VlZA==",'
    '"chairs":[{"person":"ana","name":"Ana","level":null,"nonce":""}],"host":"ana","options":{},"pace":"none",'
    '"open":false,"phase":"lobby","number":1,"kicked":[]}'
)
HEADER_TEXT = (
    '"header":{"game":"twelve-gangsters","rules":1,"edition":"hash","options":{},"names":["Ana"],"nonces":[""],'
    '"seed":"c2VlZA==","pace":"none","at":5,"levels":[]}'
)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (Arranged(SHEET), f"[{{{SHEET_TEXT}}}]"),
        (Dismissed(SHEET, "bob", done=("ana", "1")), f'[{{{SHEET_TEXT},"dismissed":"bob","done":["ana","1"]}}]'),
        (Begun(SHEET, HEADER), f"[{{{SHEET_TEXT},{HEADER_TEXT}}}]"),
        (Acted(Entry(2, "B 7", 9), done=("ana", "1")), '[{"entry":[2,"B 7",9],"done":["ana","1"]}]'),
        (
            Said(Spoken("players", 1, "Ana", 0, "Salut", 3)),
            '[{"spoken":{"channel":"players","number":1,"name":"Ana","chair":0,"text":"Salut","at":3}}]',
        ),
        (Recalled(done=("ana", "1")), '[{"done":["ana","1"]}]'),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_change_is_written_as_ever(change: Change, text: str) -> None:
    assert encode([change]) == text
    assert decode(text) == [change]
