"""Every kind of change, as it is written and read back, and as 0.1 wrote it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tripot.kernel.record import Oath
from tripot.server.change import Acted, Arranged, Begun, Change, Dismissed, Laid, Recalled, Said, Witnessed
from tripot.server.database.changes import decode, encode
from tripot.server.patch import Patch, difference, whole
from tripot.server.sheet import Chair, Entry, Header, Sheet, Spoken

SHEET = Sheet("CODE", "twelve-gangsters", b"seed", (Chair("ana", "Ana"),), "ana")
HEADER = Header("twelve-gangsters", 1, "hash", {}, ("Ana",), ("",), b"seed", "none", 5)
SHEET_TEXT = (
    '"sheet":{"code":"CODE","game":"twelve-gangsters","seed":"c2VlZA==",'
    '"chairs":[{"person":"ana","name":"Ana"}],"host":"ana","options":{},"pace":"none",'
    '"open":false,"phase":"lobby","number":1,"kicked":[],"lesson":false,"duel":"","rated":false,"evening":""}'
)
HEADER_TEXT = (
    '"header":{"game":"twelve-gangsters","rules":1,"edition":"hash","options":{},"names":["Ana"],"nonces":[""],'
    '"seed":"c2VlZA==","pace":"none","at":5,"levels":[],"characters":[],"lesson":false,"opening":null,"dealt":null}'
)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (Laid(SHEET), f"[{{{SHEET_TEXT}}}]"),
        (
            Arranged(Patch(chair={0: Chair("ana", "Ana", nonce="x")}, host=None, pace="fast")),
            '[{"patch":{"chair":{"0":{"person":"ana","name":"Ana","nonce":"x"}},"host":null,"pace":"fast"}}]',
        ),
        (
            Dismissed(Patch(kicked=("bob",)), "bob", done=("ana", "1")),
            '[{"dismissed":"bob","patch":{"kicked":["bob"]},"done":["ana","1"]}]',
        ),
        (Begun(SHEET, HEADER), f"[{{{SHEET_TEXT},{HEADER_TEXT}}}]"),
        (Acted(Entry(2, "B 7", 9), done=("ana", "1")), '[{"entry":[2,"B 7",9],"done":["ana","1"]}]'),
        (
            Said(Spoken("players", 1, "Ana", 0, "Salut", 3)),
            '[{"spoken":{"channel":"players","number":1,"name":"Ana","chair":0,"text":"Salut","at":3}}]',
        ),
        (
            Witnessed(Oath(1, "aa", "bb", "cc"), done=("ana", "1")),
            '[{"oath":{"seat":1,"key":"aa","digest":"bb","signature":"cc"},"done":["ana","1"]}]',
        ),
        (Recalled(done=("ana", "1")), '[{"done":["ana","1"]}]'),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_change_is_written_and_read_back(change: Change, text: str) -> None:
    assert encode([change]) == text
    assert decode(text) == [change]


def test_before_the_cast_bots_had_only_a_level() -> None:
    sheet = SHEET_TEXT.replace('"name":"Ana"}', '"name":"Ana","level":null,"nonce":""}')
    header = HEADER_TEXT.replace(',"characters":[]', "")
    assert decode(f"[{{{sheet},{header}}}]") == [Begun(SHEET, HEADER)]


def test_somebody_was_kicked_before_0_2() -> None:
    text = f'[{{{SHEET_TEXT},"dismissed":"bob","done":["ana","1"]}}]'
    assert decode(text) == [Dismissed(whole(SHEET), "bob", done=("ana", "1"))]


EMPTY = Chair()


@pytest.mark.parametrize(
    "after",
    [
        SHEET,
        replace(SHEET, chairs=(Chair("ana", "Ana"), EMPTY)),
        replace(SHEET, chairs=(Chair(None, "Riton", "easy"),), host=None),
        replace(SHEET, phase="playing", number=3, open=True, seed=b"other", kicked=("bob",), options={"a": 1}),
    ],
)
def test_a_patch_makes_one_sheet_of_another(after: Sheet) -> None:
    for before in (SHEET, replace(SHEET, pace="fast", kicked=("zoe",))):
        (read,) = decode(encode([Arranged(difference(before, after))]))
        assert isinstance(read, Arranged)
        assert read.patch.on(before) == after
        assert whole(after).on(before) == after


def test_a_patch_says_no_more_than_it_must() -> None:
    chairs = tuple(Chair(f"p{number}", f"Nummer {number}", nonce="n" * 64) for number in range(6))
    before = replace(SHEET, chairs=chairs, options={"edition": "x" * 200})
    after = before.with_chair(2, Chair("p2", "Deux"))
    assert len(encode([Arranged(difference(before, after))])) < len(encode([Laid(after)])) / 8
