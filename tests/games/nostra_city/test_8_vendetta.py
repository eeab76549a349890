"""NC-8: powers and Vendetta, one rule after another. Every meeting of two cards is in test_interactions.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nostra_city.table import NUMBERS, Table, bid, go_on, meeting, person, resolved, table
from tests.games.undoing import act, match_from
from tripot.games.nostra_city import events
from tripot.games.nostra_city.actions import CAID, CARD
from tripot.games.nostra_city.kit import HONTE
from tripot.kernel.dice import Dice
from tripot.kernel.refusal import HalfChoice
from tripot.kernel.seats import NATURE


def collected(me: str, kind: int = 1, **more: Any) -> Table:
    """A collects with the first of his cards from the second; B has a Turf that counts."""
    caid, turf = me.split()[:2]
    t = table(person(me), person("enzo queens-gambling"), **more)
    return t.do(f"A {caid}", f"A {turf}", f"A {kind}")


def test_nc_8_1_a_power_acts_only_for_its_own_action() -> None:
    assert collected("aldo queens-drugs").told(events.Collected)[0].draws == 3
    assert collected("marco queens-drugs").told(events.Collected)[0].draws == 2
    t = table(person("aldo", "5 5 5"), phase="proces").do("A aldo", "A 5")
    assert t.player().bribes == 1


def test_nc_8_2_a_vendetta_cards_in_order_of_arrival() -> None:
    t = table(person("aldo queens-drugs"), person("enzo", hand="honte temoin"), person("marco", hand="honte"))
    assert t.waiting == "A"
    assert t.may("B honte")
    t.do("B temoin", "B 2", "C honte", "C A")
    assert [(told.seat, told.card) for told in t.told(events.Played)] == [(1, "temoin"), (2, "honte")]
    assert t.waiting == "A"
    assert t.refused("B pass") == ("NC-8.2", "not-your-moment")
    assert t.refused("B contrat") == ("NC-8.2", "not-held")


def test_nc_8_2_a_choice_begun_is_silent_and_forgotten_when_somebody_plays() -> None:
    t = table(person("aldo queens-drugs"), person("enzo", hand="honte"))
    t.do("A aldo", "B honte")
    assert t.view(0).choice is not None
    assert t.view(2).choice is None
    t.do("B A")
    assert t.view(0).choice is None
    assert t.may("A aldo")


def test_nc_8_2_what_is_only_begun_is_in_nobodys_way() -> None:
    """Once B began a card, A passed, B began a bid, A took it back, and B's slot became the target of his card."""
    t = table(person("aldo"), person("enzo", hand="temoin"), phase="meeting", rue="r01 r02 r03 r04")
    match = match_from(t.game, t.state)
    with pytest.raises(HalfChoice):
        act(match, "B temoin")
    act(match, "A pass")
    assert match.ask(1, *match.game.notation.parse_choice(1, f"caid {NUMBERS['enzo']}, pick 1")).legal
    match.undo(0)
    assert match.waiting == [0]
    assert match.game.position(match.state) == t.game.position(t.state)


def test_nc_8_2_who_passed_can_take_it_back_while_nobody_holds_a_card() -> None:
    t = table(person("aldo queens-drugs"), person("enzo queens-gambling"))
    match = match_from(t.game, t.state)
    act(match, "A pass")
    match.undo(0)
    assert match.waiting == [0]


def test_nc_8_2_b_pauses_are_sealed_and_repeat_until_all_go_on() -> None:
    people = (
        person("aldo", bids=[bid("aldo", 1, "5")]),
        person("enzo", hand="honte temoin"),
        person("marco", hand="colere"),
    )
    t = resolved(*people, first=1, opener=1)
    assert (t.step, t.waiting) == ("pause", "BC")
    assert t.view().question.slot == 1  # type: ignore[union-attr]
    t.do("B honte", "B C")
    assert t.view(1).sealed == ("honte", "C")
    assert (t.view(0).sealed, t.waiting) == (None, "C")
    assert not t.told(events.Played)
    t.do("C pass")
    assert t.told(events.Played)[0].seat == 1
    assert (t.step, t.waiting) == ("pause", "BC")
    t.do("C pass", "B pass")
    assert t.told(events.Won)


def test_nc_8_2_b_plays_resolve_clockwise_from_the_first_player() -> None:
    people = (
        person("aldo", hand="temoin", bids=[bid("aldo", 1, "5")]),
        person("enzo", hand="honte"),
        person("marco", hand="temoin"),
    )
    t = meeting(*people)
    position = t.game.position(t.state) | {"first": 2, "opener": 2, "turn": 1, "asked": {"step": "act", "seat": 1}}
    t = Table(t.game, position).do("B pass")
    t.do("A temoin", "A 1", "C temoin", "C 2", "B honte", "B A")
    assert [told.seat for told in t.told(events.Played)] == [2, 0, 1]
    assert t.told(events.AnswersOpened)[0].seats == (2, 0, 1)


def test_nc_8_2_b_a_pause_before_the_reception() -> None:
    t = table(person("aldo"), person("enzo", hand="temoin"), phase="proces", seat=2, opener=0)
    t.do("C pass")
    assert (t.step, t.waiting, t.view().phase) == ("pause", "B", "reception")


def test_nc_8_2_c_the_last_round_is_each_in_turn() -> None:
    t = table(person("aldo", hand="honte"), person("enzo", hand="honte"), phase="last", month=6)
    assert not t.may("B honte")
    t.do("A honte", "A B", "A pass")
    assert t.waiting == "B"
    assert t.refused("B enzo") == ("NC-8.2", "last-round")


def test_nc_8_2_never_inside_an_action() -> None:
    t = table(person("marco queens-drugs"), person("enzo queens-gambling", hand="honte"))
    t.do("A marco", "A queens-drugs", "A 1", "* 5", "* 5")
    assert t.step == "share"
    assert t.legal(1) == []


def test_nc_8_3_indic_and_colere_are_never_played_or_seen() -> None:
    t = table(person("ugo", hand="indic colere"), person("enzo", hand="indic colere"))
    assert t.view(0).hand.indic  # type: ignore[union-attr]
    assert t.view(1).players[0].indic is None
    assert [text for text in t.legal() if text not in ("pass", "caid 18")] == []
    t.do("A ugo", "A B", "* none")
    assert t.view(0).grudges[0].mute == 2
    assert t.told(events.Spied, 0)[0].card == "none"
    assert t.told(events.Spied, 1)[0].card is None


def test_nc_8_4_gota_and_atlantic_city_go_to_the_territoire() -> None:
    t = table(person("teresa", hand="honte"), person("enzo"))
    t.do("A honte", "A done", "* gota")
    assert 46 in t.land()
    assert (t.player().respect, t.player().cards) == (1, 0)
    assert not t.state.engaged >> 46 & 1


def test_nc_8_5_discards_and_an_empty_pile() -> None:
    every = "honte honte honte contrat contrat braquage braquage braquage coup coup incendie incendie temoin temoin "
    rest = (every + "ecoute donne donne indic indic " + "colere " * 6).split()
    rest.remove("temoin")
    t = table(person("teresa gota atlantic-city", hand=" ".join(rest)), person("enzo", hand="temoin"), person("dino"))
    assert t.view().piles.vendetta == 0
    t.do("B temoin", "B 1")
    assert t.view().spent == ("temoin",)
    t.do("A honte", "A B")
    assert (t.view().spent, t.player(1).shames) == (("temoin",), 1)
    t.do("A contrat", "A done")
    assert t.told(events.Reshuffled)[0].pile == "vendetta"
    assert t.step == "draw-vendetta"
    none = table(
        person("francesca gota atlantic-city", hand=" ".join([*rest, "temoin"])),
        person("enzo", "", bids=[bid("enzo", 1, "5")]),
        person("aldo", "", bids=[bid("aldo", 1, "10i")]),
        phase="meeting",
        rue="r01 r02 r03 r04",
    )
    none.do("A pass")
    go_on(none).do("* 5")
    assert none.told(events.NoVendetta)[0].seat == 2


def test_nc_8_6_no_caid_no_action_but_shares_and_cards() -> None:
    t = table(person("marco queens-drugs"), person("queens-gambling"), rue="r01 r02 r03 r04")
    t.do("A marco", "A queens-drugs", "A 1", "* 5", "* 5", "A pass", "* honte")
    assert t.hand(1) == ["honte"]
    assert all(told.automatic for told in t.told(events.Passed) if told.seat == 1)
    one = table(person("aldo", "5"), phase="meeting", rue="internal-affairs r02 r03 r04")
    assert one.refused("A aldo") == ("NC-8.6", "no-stake")


def test_nc_8_7_contrat_takes_a_bid_back_unseen() -> None:
    t = meeting(
        person("aldo bruno", "", bids=[bid("aldo", 1, "50i 5")]), person("enzo", hand="contrat"), person("marco")
    )
    t.do("B contrat", "B aldo")
    assert t.bank() == ["5", "50i"]
    assert NUMBERS["aldo"] not in t.land()
    assert t.told(events.BidReturned, 2)[0].slot is None
    assert t.told(events.BidReturned, 0)[0].slot == 1
    assert t.player().bid
    last = table(person("aldo"), person("enzo", hand="contrat"))
    last.do("B contrat")
    assert [text for text in last.legal(1) if text.startswith("caid")] == ["caid 14", "caid 16"]


def test_nc_8_8_nouvelle_donne_leaves_the_bids() -> None:
    t = meeting(person("aldo", bids=[bid("aldo", 1, "5")]), person("enzo", hand="donne"), rue="r01 irs - r04")
    t.do("B donne")
    assert [text for text in t.legal(1) if text.startswith("pick")] == ["pick 1", "pick 4"]
    t.do("B 1", "* fbi")
    assert not t.view().rue[0].acting
    assert t.state.bidders[0] == NUMBERS["aldo"]
    t.do("C pass", "* 5")
    assert t.told(events.Unlifted)


def test_nc_8_9_enzo_fabio_gina_and_lola() -> None:
    enzo = resolved(person("enzo", "", bids=[bid("enzo", 1, "5")]), person("aldo", "", bids=[bid("aldo", 1, "10i")]))
    enzo.do("* 5")
    assert enzo.told(events.Won)[0].seat == 0
    fabio = resolved(
        person("aldo", "", bids=[bid("aldo", 1, "10c")]), person("fabio", "", bids=[bid("fabio", 1, "10i")])
    )
    fabio.do("* 10i")
    assert fabio.told(events.Won)[0].seat == 1
    gina = resolved(
        person("gina", "", bids=[bid("gina", 1, "5 10c")]), person("aldo", "", bids=[bid("aldo", 1, "20i")])
    )
    gina.do("* 5")
    assert (gina.step, gina.told(events.Won)) == ("salvage", [])
    gina.do("* r05")
    assert (gina.told(events.Salvaged)[0].card.id, gina.told(events.Won)[0].seat) == ("R05", 1)
    assert (gina.player(0).respect, gina.player(0).received) == (2, True)
    lola = resolved(person("lola", "", bids=[bid("lola", 1, "5 10c 20i")]))
    lola.do("A 20i", "A 10c")
    assert (lola.bank(), lola.view().discard.count) == (["10c", "20i"], 1)
    few = resolved(person("lola", "", bids=[bid("lola", 1, "5 10c")]))
    assert few.bank() == ["5", "10c"]


def test_nc_8_9_gina_takes_no_enquete_and_nothing_for_one() -> None:
    bids = person("gina", "", bids=[bid("gina", 1, "5")]), person("aldo", "", bids=[bid("aldo", 1, "5")])
    t = resolved(*bids).do("* 5")
    assert t.step == "salvage"  # a tie loses too
    assert not t.game.legal(t.state, NATURE) & t.game.kit.enquetes
    t = resolved(*bids, rue="irs r02 r03 r04").do("* 5")
    assert not t.told(events.Salvaged)
    assert t.told(events.Unlifted)


def test_nc_8_10_ivo_moves_to_a_neighbouring_slot() -> None:
    t = meeting(person("ivo aldo", "", bids=[bid("ivo", 2, "5"), bid("aldo", 3, "5")]), person("dino"))
    t.do("C pass")
    assert (t.step, t.legal()) == ("shift", ["pass", "pick 1"])
    assert t.refused("A 3") == ("NC-8.10", "neighbour")
    t.do("A 1")
    assert [told.slot for told in t.told(events.Won)] == [1, 3]
    edge = meeting(person("ivo", "", bids=[bid("ivo", 4, "5")]), rue="r01 r02 - r04").do("C pass")
    assert edge.told(events.Won)[0].slot == 4


def test_nc_8_11_vito_then_francesca() -> None:
    t = table(person("marco vito queens-drugs"), person("francesca queens-gambling"), moved=True)
    t.do("A marco", "A queens-drugs", "A 1", "* 5", "* 5", "A pass")
    assert t.step == "soothe"
    assert t.refused("A C") == ("NC-8.11", "not-wronged")
    t.do("A B")
    assert (t.step, t.waiting) == ("grudge", "B")
    assert t.view().question.number == 0  # type: ignore[union-attr]
    t.do("B francesca")
    assert t.step == "draw-vendetta"
    t.do("* honte")
    assert t.step != "draw-vendetta"
    assert t.player(1).cards == 1
    assert t.engaged("vito")
    assert t.engaged("francesca")


def test_nc_8_11_gisella_draws_before_sharing() -> None:
    t = collected("gisella queens-drugs", moved=True).do("* 5", "* raid")
    assert (t.step, t.view().question.then) == ("draw-vendetta", "share")  # type: ignore[union-attr]
    t.do("* honte")
    assert t.step == "share"
    assert t.hand() == ["honte"]


@pytest.mark.parametrize(
    ("card", "target"),
    [
        ("honte", "B"),
        ("contrat", "salvo"),
        ("braquage", "B"),
        ("coup", "salvo"),
        ("incendie", "queens-drugs"),
        ("ecoute", "B"),
    ],
)
def test_nc_8_12_salvo_cancels_what_is_aimed_at_you(card: str, target: str) -> None:
    for answer in ("salvo", "pass"):
        t = table(person("aldo bronx-drugs", hand=card), person("salvo enzo queens-drugs"))
        t.do(f"A {card}", f"A {target}")
        assert (t.step, t.waiting) == ("shield", "B")
        assert t.view().question.vendetta == card  # type: ignore[union-attr]
        assert t.refused("B enzo") == ("NC-8.12", "no-such-power")
        t.do(f"B {answer}")
        if answer == "salvo":
            assert t.view().spent == (card,)
            assert (t.player(1).shames, t.state.burnt, t.engaged("salvo")) == (0, 0, True)
            assert t.waiting == "A"


def test_nc_8_12_not_aimed_at_anybody() -> None:
    t = table(person("aldo", hand="temoin donne"), person("salvo"), rue="r01 r02 r03 r04")
    t.do("A temoin", "A 1", "A donne", "A 1")
    assert t.step == "fill"


def test_nc_8_13_a_card_without_effect_cannot_be_played() -> None:
    t = table(
        person("aldo", hand="braquage coup temoin ecoute"),
        person("enzo", ""),
        person("marco", ""),
        engaged="enzo marco",
    )
    assert [card for card in ("braquage", "coup", "temoin", "ecoute") if t.may(f"A {card}")] == ["temoin"]
    assert t.refused("A braquage") == ("NC-8.13", "no-effect")
    t = table(person("aldo", hand="temoin"), verdict=12).do("A temoin")
    assert t.refused("A 2") == ("NC-8.13", "target")
    robbed = table(person("aldo", "", hand="braquage"), person("enzo", "5 50i")).do("A braquage", "A B", "* 50i")
    assert (robbed.bank(0), robbed.bank(1)) == (["50i"], ["5"])
    assert robbed.told(events.Robbed, 2)[0].bill is None
    assert robbed.told(events.Robbed, 1)[0].bill == "50i"
    burnt = table(person("aldo queens-drugs", hand="incendie"), person("enzo new-jersey queens-gambling"))
    burnt.do("A incendie", "A new-jersey", "A aldo", "A queens-drugs", "A 1")
    assert burnt.told(events.Collected)[0].turfs == 2
    assert burnt.player(1).respect == 1
    rung = table(person("aldo", hand="coup"), person("enzo marco")).do("A coup", "A enzo")
    assert rung.engaged("enzo")
    tapped = table(person("aldo", hand="ecoute"), person("enzo", "5 50i")).do("A ecoute", "A B")
    assert tapped.told(events.Tapped, 0)[0].bills == ("5", "50i")
    assert tapped.told(events.Tapped, 2)[0].bills is None
    assert tapped.view(0).known[0].bills == ("5", "50i")


def test_nc_8_13_incendie_lasts_and_a_table_decoute_brings_evidence() -> None:
    old = {"version": 1}
    for options in ({}, old):
        people = person("aldo", hand="incendie"), person("enzo queens-drugs")
        t = table(*people, phase="proces", seat=2, opener=0, options=options)
        t.do("A incendie", "A queens-drugs", "C pass")
        assert bool(go_on(t).state.burnt) == (options != old)
    t = table(person("aldo", hand="ecoute"), person("enzo", "5 50i")).do("A ecoute", "A B")
    assert (t.step, t.waiting) == ("exhibit", "A")
    assert t.refused("A 20c") == ("NC-8.13", "not-tapped")
    t.do("A 50i")
    assert (t.bank(1), t.view().corruption, t.player(0).corruptions, t.player(0).bribes) == (["5"], 1, 0, 0)
    assert [t.told(events.Exhibited, seat)[0].bill for seat in range(3)] == ["50i", "50i", None]
    aims = meeting(person("aldo", hand="ecoute"), person("enzo", "5 50i", bids=[bid("enzo", 1, "10c 20i")]))
    aims.do("A ecoute", "A B")
    for seed in range(20):
        world = aims.game.sample(aims.view(0), Dice(seed))
        assert aims.game.legal(world, 0) == aims.game.legal(aims.state, 0)
    old_look = table(person("aldo", hand="ecoute"), person("enzo", "5"), options=old).do("A ecoute", "A B")
    assert old_look.step != "exhibit"


def test_nc_8_13_a_sealed_play_whose_effect_is_gone_comes_to_nothing() -> None:
    t = resolved(
        person("aldo", "10i", bids=[bid("aldo", 1, "5")]),
        person("enzo", hand="braquage"),
        person("marco", hand="braquage"),
    )
    t.do("B braquage", "B A", "C braquage", "C A", "* 10i")
    assert t.told(events.PlayVoid)[0].seat == 2
    assert t.hand(2) == ["braquage"]
    assert (t.step, t.waiting) == ("pause", "C")


def test_nc_8_14_marco_nina_otto_pia_and_rocco() -> None:
    marco = table(person("marco", "5 10i 10c"), phase="proces").do("A marco", "A 5", "A 10c")
    assert (marco.player().corruptions, marco.player().bribes) == (1, 2)
    single = table(person("marco", "5 10i"), phase="proces").do("A marco", "A 5", "A done")
    assert single.player().bribes == 1
    nina = table(person("nina", "5"), phase="proces", corruption=["10i", "50c", "20i"]).do("A nina", "* 50c", "* 10i")
    assert nina.view(0).hand.sight.bills == ("10i", "50c")  # type: ignore[union-attr]
    assert nina.told(events.Peeked, 1)[0].bill is None
    nina.do("A 5")
    assert nina.player().corruptions == 1
    empty = table(person("nina", "5"), phase="proces").do("A nina")
    assert empty.step == "bribe"
    otto = table(person("otto", "5"), phase="proces", corruption=["10i"]).do("A otto", "A 5", "* 10i")
    assert (otto.bank(), otto.view().corruption) == (["10i"], 1)
    alone = table(person("otto", "5"), phase="proces").do("A otto", "A 5")
    assert (alone.bank(), alone.view().corruption) == ([], 1)
    pia = table(person("pia", ""), phase="proces", discard=["50i"], open=["50i"], top="50i").do("A pia", "A 1")
    assert (pia.view().discard.top, pia.told(events.Corrupted)[0].top) == (None, "50i")
    none = table(person("aldo", ""), phase="proces")
    assert none.refused("A aldo") == ("NC-8.14", "no-bill")


@pytest.mark.parametrize(("other", "winner"), [(True, [1]), (False, [0])])
def test_nc_8_14_rocco_is_ignored_beside_another(other: bool, winner: list[int]) -> None:
    t = table(person("rocco", "5 5"), person("enzo", "5 5"), person("dino", ""), phase="proces", month=4)
    t.do("A rocco", "A 5")
    t.do(*(("B enzo", "B 5") if other else ("B pass",)))
    assert [told.seat for told in t.told(events.ZealRewarded)] == winner


def test_nc_8_15_nypd_aldo_bruno_carla_dino_teresa() -> None:
    assert collected("marco queens-drugs", rue="nypd - - -").told(events.Collected)[0].draws == 1
    assert collected("aldo queens-drugs", rue="nypd - - -").told(events.Collected)[0].draws == 2
    assert collected("marco queens-drugs", 2, rue="nypd - - -").told(events.Collected)[0].draws == 1
    bruno = collected("bruno queens-drugs", moved=True).do("* raid")
    assert bruno.told(events.Raided)[0].ignored
    bruno.do("* 5", "* 10i")
    assert bruno.step == "share"
    assert not bruno.state.aside
    carla = collected("carla queens-drugs", moved=True).do("* 5", "* 10i", "A 5", "* 50i")
    assert carla.view(0).drawn.bills == ("10i", "50i")  # type: ignore[union-attr]
    assert carla.view().discard.top == "5"
    met = collected("carla queens-drugs", moved=True).do("* 5", "* 10i", "A 5", "* raid")
    assert met.view(0).drawn.bills == ("10i",)  # type: ignore[union-attr]
    after = collected("carla queens-drugs", moved=True).do("* 5", "* raid")
    assert after.step == "share"
    dino = table(person("dino aldo queens-drugs", done=["drugs", "bronx"]))
    assert (dino.may("A dino"), dino.may("A aldo")) == (True, False)
    teresa = table(person("teresa", hand="honte")).do("A honte", "A done")
    assert teresa.view().spent == ("honte",)
    assert teresa.told(events.Traded)[0].card == "honte"
    teresa.do("* colere")
    assert teresa.hand() == ["colere"]


def test_nc_8_2_cards_that_cross_resolve_clockwise_from_the_first_player() -> None:
    t = table(person("aldo", hand="honte"), person("enzo", hand="honte"), person("ugo", hand="honte"), opener=1)
    card, ugo = CARD + HONTE, CAID + NUMBERS["ugo"]
    assert [t.game.crossing(t.state, seat, card) for seat in range(3)] == [2, 0, 1]
    assert t.game.crossing(t.state, 2, ugo) == 1  # a power like a card
    assert t.game.crossing(t.state, 0, CAID + NUMBERS["aldo"]) == -1  # an action comes as it arrives
