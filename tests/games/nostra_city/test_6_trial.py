"""NC-6: PROCÈS."""

from __future__ import annotations

from tests.games.nostra_city.table import person, table
from tripot.games.nostra_city import events


def test_nc_6_1_one_bill_face_down_and_a_bluff_is_legal() -> None:
    t = table(person("aldo bruno", "5 50c"), phase="proces")
    assert t.refused("A 5") == ("NC-3.2", "caid-first")
    t.do("A aldo")
    assert t.refused("A 20i") == ("NC-6.1", "bill")
    t.do("A 5")
    assert t.told(events.Corrupted, 0)[0].bills == ("5",)
    assert t.told(events.Corrupted, 1)[0].bills is None
    assert (t.view().corruption, t.player().bribes, t.bank()) == (1, 1, ["50c"])
    assert [(known.place, known.bills) for known in t.view(0).known] == [("corruption", ("5",))]
    assert not t.view(1).known


def test_nc_6_2_the_only_corrupter_is_rewarded_from_april() -> None:
    for month, reward in ((3, 0), (4, 1)):
        t = table(person("aldo bruno", "5 5 5"), phase="proces", month=month)
        t.do("A aldo", "A 5", "A bruno", "A 5", "B pass", "C pass")
        assert [told.seat for told in t.told(events.ZealRewarded)] == [0] * reward
        assert t.player().zealous == reward
    both = table(person("aldo", "5 5 5"), phase="proces", month=4)
    both.do("A aldo", "A 5", "B salvo", "B 5", "B pass", "C pass")
    assert not both.told(events.ZealRewarded)


def test_nc_6_2_no_card_is_left() -> None:
    t = table(person("aldo", "5 5"), person("enzo", zealous=3), phase="proces", month=4)
    t.do("A aldo", "A 5", "B pass", "C pass")
    assert not t.told(events.ZealRewarded)
