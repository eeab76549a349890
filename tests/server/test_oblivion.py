"""The past of a table without somebody, as it is written anew."""

from __future__ import annotations

from tripot.kernel.record import Oath
from tripot.server.change import Arranged, Begun, Change, Laid, Recalled, Said, Witnessed
from tripot.server.database.changes import decode, encode
from tripot.server.departure import NOBODY
from tripot.server.oblivion import forgotten
from tripot.server.patch import Patch
from tripot.server.sheet import Chair, Header, Sheet, Spoken

SHEET = Sheet("CODE", "twelve-gangsters", b"seed", (Chair("ana", "Ana"), Chair("bob", "Bob")), "bob", kicked=("bob",))
HEADER = Header("twelve-gangsters", 1, "hash", {}, ("Ana", "Bob"), ("", ""), b"seed", "none", 5)
OATH = Witnessed(Oath(0, "aa", "bb", "cc"), done=("ana", "7"))


def after(*changes: Change) -> list[Change]:
    turns = [(n, encode([change])) for n, change in enumerate(changes, 1)]
    anew = dict(turns) | dict(forgotten(turns, "bob", "gone"))
    return [change for n in sorted(anew) for change in decode(anew[n])]


def test_name_and_id_are_a_strangers_everywhere() -> None:
    patch = Patch(chair={1: Chair("bob", "Robert", level="solid")}, host="bob")
    first, begun, arranged = after(Laid(SHEET), Begun(SHEET, HEADER), Arranged(patch, done=("bob", "1")))
    assert isinstance(first, Laid)
    assert isinstance(begun, Begun)
    assert first.sheet.chairs == (Chair("ana", "Ana"), Chair("gone", NOBODY))
    assert (first.sheet.host, first.sheet.kicked) == ("gone", ("gone",))
    assert begun.header.names == ("Ana", NOBODY)
    assert arranged == Arranged(Patch(chair={1: Chair("gone", NOBODY, level="solid")}, host="gone"), done=("gone", "1"))


def test_what_he_said_is_blank_also_where_only_his_chair_is_known() -> None:
    said = [
        Spoken("players", 1, "Bob", 1, "Salut", 3),
        Spoken("gallery", 1, "Bob", None, "Psst", 4, person="bob"),
        Spoken("players", 2, "Ana", 0, "Bob ?", 5, person="ana"),
    ]
    _, *heard = after(Laid(SHEET), *map(Said, said))
    assert [change.spoken.text for change in heard if isinstance(change, Said)] == ["…", "…", "Bob ?"]
    assert [change.spoken.name for change in heard if isinstance(change, Said)] == [NOBODY, NOBODY, "Ana"]


def test_what_pages_signed_with_the_old_name_goes_and_no_other() -> None:
    alone = Sheet("CODE", "twelve-gangsters", b"seed", (Chair("ana", "Ana"), Chair(level="easy")), "ana", number=2)
    other = Header("twelve-gangsters", 1, "hash", {}, ("Ana", ""), ("", ""), b"seed", "none", 5)
    _, gone, _, kept = after(Begun(SHEET, HEADER), OATH, Begun(alone, other), OATH)
    assert (gone, kept) == (Recalled(done=("ana", "7")), OATH)
