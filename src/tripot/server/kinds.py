"""What the server reads of a game's own kinds: moves, and options as a form."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from functools import cache
from typing import Any, Literal

import msgspec

from tripot.games.kinds import move_kinds
from tripot.games.registry import box
from tripot.kernel.game import Game
from tripot.kernel.misfit import misfit
from tripot.kernel.notation import Move
from tripot.kernel.options import VERSION
from tripot.kernel.problem import Problem
from tripot.server.forms import OptionCard


@cache
def move_decoder(game: str) -> msgspec.json.Decoder[Move]:
    return msgspec.json.Decoder(move_kinds(game))


def read_move(game: str, raw: msgspec.Raw) -> Move:
    """The move in these bytes; Problem if it is none of this game's."""
    try:
        return move_decoder(game).decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("server-move", detail=misfit(error)) from None


def read_actions(game: Game[Any], seat: int, moves: Iterable[msgspec.Raw]) -> tuple[int, ...]:
    """The actions behind what came over the wire; Problem if they are none of this game's."""
    return tuple(action_of(game, seat, read_move(game.name, move)) for move in moves)


def action_of(game: Game[Any], seat: int, move: Move) -> int:
    try:
        return game.notation.action(seat, move)
    except (ValueError, LookupError, OverflowError):  # a seat or a card far beyond what there is
        raise Problem("server-move", detail=type(move).__name__) from None


def option_cards(game: str) -> tuple[OptionCard, ...]:
    """What a host chooses; the pace chooses the rest."""
    kind, clocked = box(game).options_kind, box(game).clocked
    hints = typing.get_type_hints(kind)
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in (clocked, VERSION)]
    return tuple(option_card(field.name, field.default, hints[field.name]) for field in fields)


def option_card(name: str, default: Any, hint: Any) -> OptionCard:
    union = typing.get_origin(hint) in (typing.Union, types.UnionType)
    members = typing.get_args(hint) if union else (hint,)
    choices = [value for member in members if typing.get_origin(member) is Literal for value in typing.get_args(member)]
    return OptionCard(name, default, tuple(choices), number=int in members, flag=bool in members)
