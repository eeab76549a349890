"""Compiles kernel, rules and search with mypyc; without a C compiler everything stays interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

MARK = "\n__compile__ = True\n"
"""What a module says that is to become machine code."""
COMPILED = sorted(str(path) for path in Path("src").rglob("*.py") if MARK in path.read_text(encoding="utf-8"))


def compiler_works() -> bool:
    """Whether the C compiler that Python was built with can compile against Python's headers here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Any]:
    if os.environ.get("TRIPOT_COMPILE") == "0":
        print("tripot: TRIPOT_COMPILE=0, so everything stays interpreted", file=sys.stderr)
        return []
    if not compiler_works():
        print("tripot: no working C compiler, so everything stays interpreted (slower, same results)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden"
    return mypycify(["--config-file=pyproject.toml", *COMPILED], opt_level="3", group_name="tripot")


setup(ext_modules=extensions())
