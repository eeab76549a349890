"""Every check that every game must pass: a check takes a game and raises AssertionError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.conformance import copies, order, refusals, secrecy, undos
from tripot.kernel.game import Game

Check = Callable[[Game[Any]], None]

CHECKS: list[Check] = [
    order.random_play_ends,
    order.exactly_the_waiting_seats_have_answers,
    order.asking_twice_gives_the_same_answers,
    order.the_unasked_have_one_answer,
    order.weights_are_positive,
    order.both_doors_do_the_same,
    order.the_result_follows_merit,
    refusals.the_forbidden_changes_nothing,
    copies.clones_are_equal,
    copies.old_states_never_change,
    copies.a_replay_gives_the_same_states_and_views,
    copies.positions_round_trip,
    copies.restored_positions_play_on_alike,
    copies.a_game_can_begin_at_any_moment,
    copies.notation_round_trips,
    secrecy.samples_fit_their_view,
    secrecy.what_i_may_not_know_changes_nothing_i_see,
    secrecy.what_i_foresee_is_certain,
    secrecy.advice_is_the_same_in_worlds_that_look_the_same,
    secrecy.what_others_choose_shows_in_events_and_views_alike,
    secrecy.what_is_only_begun_is_in_nobodys_way,
    secrecy.unseen_extra_actions_are_not_told,
    secrecy.canaries_stay_in_their_cage,
    undos.somebody_can_always_move,
    undos.an_undo_takes_back_one_step_and_does_nothing,
    undos.what_i_do_not_hear_of_does_not_show_in_my_undo,
]

RULEBOOK_CHECKS: list[Check] = [
    refusals.refusals_cite_rules,
    refusals.refusals_have_texts,
    refusals.events_cite_rules,
    refusals.results_cite_rules,
]
"""These need the rulebooks and texts of a registered game."""
