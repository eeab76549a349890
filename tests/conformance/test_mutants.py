"""Every mutant is caught by the check that is meant for it, and for the reason that is meant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance import copies, mutants, order, refusals, secrecy
from tests.conformance.checks import Check
from tripot.games.registry import BOXES
from tripot.games.twelve_gangsters.edition import Edition, Options
from tripot.games.twelve_gangsters.game import TwelveGangsters
from tripot.kernel.game import Game

CAUGHT: list[tuple[type[Game[Any]], Check, str]] = [
    (mutants.ViewShowsSealedCard, secrecy.samples_fit_their_view, "another view"),
    (mutants.ViewShowsSealedCard, secrecy.what_i_may_not_know_changes_nothing_i_see, "by 'view'"),
    (mutants.ViewShowsSealedCard, secrecy.what_others_choose_shows_in_events_and_views_alike, "no event told"),
    (mutants.EventShowsSealedCard, secrecy.what_others_choose_shows_in_events_and_views_alike, "an event tells"),
    (mutants.HiddenKnownToAll, secrecy.what_others_choose_shows_in_events_and_views_alike, "an event tells"),
    (mutants.WaitingDependsOnSealedCard, secrecy.what_i_may_not_know_changes_nothing_i_see, "by 'waiting'"),
    (mutants.WaitingDependsOnSealedCard, order.exactly_the_waiting_seats_have_answers, "asked: False"),
    (mutants.UnaskedDependsOnSealedCard, secrecy.what_i_may_not_know_changes_nothing_i_see, "by 'unasked'"),
    (mutants.UnaskedDependsOnSealedCard, order.the_unasked_have_one_answer, "has a choice"),
    (mutants.RefusalTellsSealedCard, secrecy.what_i_may_not_know_changes_nothing_i_see, "by 'extra'"),
    (mutants.AsksOnlyHolders, secrecy.what_others_choose_shows_in_events_and_views_alike, "no event told"),
    (mutants.TellsWhatIsOnlyBegun, secrecy.what_is_only_begun_is_in_nobodys_way, "is told"),
    (mutants.BegunIsInTheWay, secrecy.what_is_only_begun_is_in_nobodys_way, "is asked something else"),
    (mutants.ChangeOfMindIsHeard, secrecy.unseen_extra_actions_are_not_told, "hears of what it cannot see"),
    (mutants.CloneShares, copies.old_states_never_change, "clone"),
    (mutants.LegalIsUnstable, order.asking_twice_gives_the_same_answers, "not stable"),
    (mutants.LegalIsEmpty, order.exactly_the_waiting_seats_have_answers, "asked: True"),
    (mutants.SampleContradictsView, secrecy.samples_fit_their_view, "another view"),
    (mutants.PositionLosesChoices, copies.positions_round_trip, "differs"),
    (mutants.RefusalChangesBoss, refusals.the_forbidden_changes_nothing, "changed the state"),
    (mutants.RefusalChangesBoss, order.both_doors_do_the_same, "elsewhere"),
    (mutants.EverybodyWins, order.the_result_follows_merit, "contradict the merits"),
    (mutants.ImpossibleOutcome, order.weights_are_positive, "cannot happen"),
]


def make(kind: type[Game[Any]]) -> Game[Any]:
    if not issubclass(kind, TwelveGangsters):
        return kind()  # type: ignore[call-arg]
    edition = BOXES[kind.name].edition
    assert isinstance(edition, Edition)
    return kind(3, edition, Options())


@pytest.mark.parametrize(("mutant", "check", "reason"), CAUGHT, ids=lambda part: getattr(part, "__name__", None))
def test_mutant_is_caught(mutant: type[Game[Any]], check: Check, reason: str) -> None:
    game = make(mutant)
    with pytest.raises(AssertionError, match=reason):
        check(game)
