"""Without the packages of a bridge."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("bridge", "package", "language", "message"),
    [
        ("pettingzoo", "pettingzoo", "en", 'PettingZoo is not installed here. Install it with: pip install "tripot[pe'),
        ("openspiel", "pyspiel", "fr", 'OpenSpiel n’est pas installé ici. Installez-le avec : pip install "tripot[op'),
    ],
)
def test_a_missing_package_is_named_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch, bridge: str, package: str, language: str, message: str
) -> None:
    monkeypatch.setenv("TRIPOT_LANG", language)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"tripot.bridges.{bridge}", raising=False)
    with pytest.raises(ImportError) as failed:
        import_module(f"tripot.bridges.{bridge}")
    assert str(failed.value).startswith(message)
