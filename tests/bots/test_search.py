"""Search over beliefs: it learns from one seat's view alone, and what it learns is right."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import tripot
from tests.bots.test_bots import shares
from tests.games.parts import Parts
from tripot.bots import Clock, make
from tripot.bots.guide import Guide
from tripot.bots.reglement_de_comptes.forecast import Forecast
from tripot.bots.reglement_de_comptes.guide import ReglementDeComptesGuide
from tripot.bots.reglement_de_comptes.hands import Hands
from tripot.bots.search import Search
from tripot.bots.thinker import Thinker
from tripot.bots.tree import Edge, Guess, Node
from tripot.games.reglement_de_comptes.actions import PLAY
from tripot.games.reglement_de_comptes.packs import one
from tripot.games.reglement_de_comptes.rules.turn import CHOICES
from tripot.games.reglement_de_comptes.state import GUN, KNIFE, MOVE, State
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice

GAME = tripot.load("reglement-de-comptes", players=3)


def worlds() -> list[Any]:
    """Tables that differ only in what seat 0 may not know."""
    match = tripot.Match(GAME, seed=1)
    view = match.view(0)
    found = [match.state, GAME.sample(view, Dice(1)), GAME.sample(view, Dice(2))]
    assert len({tuple(world.hands) for world in found}) == 3
    return found


def last_rival() -> State:
    """Seat 0 wins at once by shooting from 6 to 22: the bank is then his (RC-6.1). Otherwise he is far behind."""
    s: State = GAME.start()
    s.gangs[:] = [1 << 6, 1 << 22, 0]
    s.godfathers = s.gunmen = s.blades = 0
    s.fell[2] = 64 + 3
    s.money[:] = [0, 40_000, 5_000]
    s.bank = 60_000
    s.hands[:] = [one(GUN) + one(MOVE), one(KNIFE) * 5, 0]
    s.pile -= sum(s.hands)
    s.turn = 0
    s.frame = CHOICES[0]
    return s


def trace(node: Node | None) -> Any:
    """All that a search has learnt."""
    return node and [(edge.action, edge.chances, edge.visits, edge.total, trace(edge.next)) for edge in node.edges]


@pytest.mark.parametrize("guide", [None, ReglementDeComptesGuide(Forecast(), Forecast())])
def test_what_the_others_hold_changes_nothing_that_is_learnt(guide: Guide[Any] | None) -> None:
    learnt = [trace(Search(GAME, guide, Dice(3), 4).run(Hands(world, 0), 0, 12)) for world in worlds()]
    assert learnt[0] == learnt[1] == learnt[2]


def test_the_same_seed_and_iterations_give_the_same_answer_in_every_world() -> None:
    clock = Clock(iterations=12)
    legal = tripot.Match(GAME, seed=1).legal(0)
    answers = [make("search", GAME, 0, 7).decide(GAME.view(world, 0), legal, clock) for world in worlds()]
    assert len(set(answers)) == 1
    assert answers[0] in legal


def test_a_deal_is_one_that_the_view_allows() -> None:
    world = worlds()[0]
    view = GAME.view(world, 0)
    belief = Hands(GAME.sample(view, Dice(1)), 0)
    dealt = [belief.deal(Dice(seed)) for seed in range(20)]
    assert all(GAME.view(deal, 0) == view for deal in dealt)
    assert len({tuple(deal.hands) for deal in dealt}) > 1


@pytest.mark.parametrize("guide", [None, ReglementDeComptesGuide(Forecast(), Forecast())])
def test_a_winning_shot_is_found(guide: Guide[Any] | None) -> None:
    tree = Search(GAME, guide, Dice(5), 4).run(Hands(last_rival(), 0), 0, 150)
    assert tree.answer().action == PLAY + GUN
    assert sum(edge.visits for edge in tree.edges) == 150
    for edge in tree.edges:
        certain = edge.total == edge.visits
        assert certain if edge.action == PLAY + GUN else edge.visits < 4 or not certain


def test_time_ends_a_search_that_has_no_count() -> None:
    tree = Search(GAME, None, Dice(5)).run(Hands(last_rival(), 0), 0.0, 0)
    assert sum(edge.visits for edge in tree.edges) == 0
    tree = Search(GAME, None, Dice(5)).run(Hands(last_rival(), 0), 0.01, 0)
    assert sum(edge.visits for edge in tree.edges) % 8 == 0


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_without_time_the_first_glance_decides(seconds: float) -> None:
    tree = Search(GAME, ReglementDeComptesGuide(Forecast(), Forecast()), Dice(5), 4).run(
        Hands(last_rival(), 0), seconds, 0
    )
    assert tree.answer().action == PLAY + GUN


def test_only_what_is_legal_in_this_deal_is_tried() -> None:
    node = Node(0, None)
    node.edges = [Edge(Guess(3, 0.9)), Edge(Guess(5, 0.1))]
    assert node.best(1 << 5).action == 5
    assert [edge.chances for edge in node.edges] == [0, 1]
    assert node.best(1 << 3 | 1 << 5).action == 3


def test_many_choices_are_let_in_little_by_little() -> None:
    """The most promising first, whatever the order in which they were seen."""
    node = Node(0, None)
    for action in range(40):
        node.add(Edge(Guess(action, 0.01 * (action % 20))))
    for _ in range(101):
        node.best((1 << 40) - 1).visits += 1
    tried = {edge.action for edge in node.edges if edge.chances > 0}
    assert tried == {action for action in range(40) if action % 20 >= 10}


def test_a_choice_in_several_steps_is_one_train_of_thought() -> None:
    game = tripot.load("reglement-de-comptes", players=3, first_seater=0)
    match = Parts(game, seed=3)
    bots = [make("search", game, seat, seat) for seat in range(3)]
    kept = 0
    for _ in range(60):
        seat = match.waiting[0]
        bot = bots[seat]
        assert isinstance(bot, Thinker)
        if bot.expected == match.view(seat):
            assert bot.kept is not None
            assert {edge.action for edge in bot.kept.edges} <= set(match.legal(seat))
            kept += 1
        match.part(seat, bot.decide(match.view(seat), match.legal(seat), Clock(iterations=40)))
    assert kept > 0


def test_each_seat_that_may_come_next_has_a_node_of_its_own() -> None:
    edge = Edge(Guess(1, 0.5))
    first = Node(2, None)
    second = Node(4, first)
    edge.next = second
    assert edge.child(2) is first
    assert edge.child(4) is second
    assert edge.child(3) is None


def test_a_passing_glance_promises_no_more_than_a_thorough_look() -> None:
    """Instinct completes a choice in one of the ways that a thorough look goes through."""
    hasty, thorough = (ReglementDeComptesGuide(Forecast(), Forecast(), glances) for glances in (2, 0))
    s = last_rival()
    for action in members(GAME.legal(s, 0)):
        glance, look = (guide.guess(s, 0, action, Dice(1)).worth for guide in (hasty, thorough))
        assert 0 < glance <= look
    assert hasty.guess(s, 0, PLAY + GUN, Dice(1)).worth == thorough.guess(s, 0, PLAY + GUN, Dice(1)).worth


def test_what_was_seen_of_the_next_step_is_not_looked_up_again() -> None:
    deeper = [Guess(4, 0.2), Guess(7, 0.6)]
    own = Edge(Guess(1, 0.6, deeper)).grow(0, True)
    assert [edge.action for edge in own.edges] == [7, 4]
    assert own.known == 1 << 4 | 1 << 7
    assert Edge(Guess(1, 0.6, deeper)).grow(1, False).known == 0
    assert Edge(Guess(1, 0.6, deeper[:1])).grow(0, True).known == 0


def test_the_collector_of_garbage_rests_only_while_it_thinks() -> None:
    assert gc.isenabled()
    Search(GAME, ReglementDeComptesGuide(Forecast(), Forecast()), Dice(3)).run(Hands(worlds()[0], 0), 0, 3)
    assert gc.isenabled()


def test_forecasts_are_shares() -> None:
    assert sum(Forecast().worth(worlds()[0])) == pytest.approx(1)
    before = last_rival()
    assert 0 < Forecast().worth(before)[0] < 1
    over = before.clone()
    over.frame = None
    assert Forecast().worth(over) == [0, 1, 0]


@pytest.mark.slow
@pytest.mark.parametrize("games", [12, pytest.param(24, marks=pytest.mark.long)])
def test_search_beats_heuristic(games: int) -> None:
    share = shares("reglement-de-comptes", 4, ("search:170", "heuristic"), games, paired=True)
    assert share["search:170"].rate > share["heuristic"].rate + 0.1
