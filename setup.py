"""Compiles kernel, rules and search with mypyc; without a C compiler everything stays interpreted.

`TRIPOT_COMPILE=quick` is for whoever changes something: soon ready, and sooner the next time. A release takes its time.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import copyfile
from threading import Lock
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

MARK = "\n__compile__ = True\n"
"""What a module says that is to become machine code."""
COMPILED = sorted(str(path) for path in Path("src").rglob("*.py") if MARK in path.read_text(encoding="utf-8"))
WANTED = os.environ.get("TRIPOT_COMPILE")
QUICK = WANTED == "quick"
KEPT = Path(".build", "objects")
"""Objects of earlier builds."""
INCLUDED = re.compile(rb'#include [<"](__native[^>"]*)')
GROUP = "tripot"
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
"""Commands for which anything is compiled; pip asks for metadata before."""
Compile = Callable[..., list[str]]


class Objects(build_ext):
    """All processors compile, and nothing twice: objects are kept by a hash of all that they were made of."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        lib = Path(self.build_lib)
        for old in {*lib.glob(f"{GROUP}*__mypyc*.so"), *Path(lib, GROUP).rglob("*.so")} - wanted:
            old.unlink()
        KEPT.mkdir(parents=True, exist_ok=True)
        afresh: Compile = self.compiler.compile
        making: dict[Path, Lock] = {}
        common = [version("mypy"), sys.version, *map(str, getattr(self.compiler, "compiler_so", ()))]

        def kept(source: str, how: dict[str, Any]) -> str:
            text = Path(source).read_bytes()
            flags = repr((common, how["extra_postargs"], source)).encode()
            made_of = (text, flags, *headers(text))
            path = KEPT / f"{sha256(b''.join(sha256(part).digest() for part in made_of)).hexdigest()}.o"
            with making.setdefault(path, Lock()):  # several groups want the same file of mypyc's run time at once
                if path.exists():
                    path.touch()  # the linker is to see that it is new here
                else:
                    aside = path.with_suffix(f".{os.getpid()}")
                    copyfile(afresh([source], **how)[0], aside)
                    aside.rename(path)
            return str(path)

        def compiled(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                return list(pool.map(lambda source: kept(source, how), sources))

        self.compiler.compile = compiled
        super().build_extensions()


@cache
def header(name: bytes) -> tuple[bytes, frozenset[bytes]]:
    """The hash of a file that mypyc has written to be included, and what it includes itself."""
    text = Path("build", name.decode()).read_bytes()
    return sha256(text).digest(), frozenset(INCLUDED.findall(text))


def headers(text: bytes) -> list[bytes]:
    """The hashes of what this file includes of what mypyc has written, and of what that includes."""
    found: set[bytes] = set()
    todo = set(INCLUDED.findall(text))
    while todo:
        found |= todo
        todo = {name for one in todo for name in header(one)[1]} - found
    return [header(name)[0] for name in sorted(found)]


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
    if BUILDS.isdisjoint(sys.argv):
        return []
    if WANTED == "0":
        print("tripot: TRIPOT_COMPILE=0, so everything stays interpreted", file=sys.stderr)
        return []
    if not compiler_works():
        print("tripot: no working C compiler, so everything stays interpreted (slower, same results)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    flags = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden"
    sources = ["--config-file=pyproject.toml", *COMPILED]
    if not QUICK:
        os.environ["CFLAGS"] = flags
        return mypycify(sources, opt_level="3", group_name=GROUP)
    os.environ["CFLAGS"] = f"{flags} -fcommon"  # each file of a group declares the tables of the others
    apart: list[tuple[list[str], str | None]] = [
        ([path], "_".join(Path(path).with_suffix("").parts[1:])) for path in COMPILED
    ]
    # What mypy keeps of earlier runs is left alone: with it, mypyc forgets which of its own files to compile.
    return mypycify(["--cache-dir=/dev/null", *sources], opt_level="1", multi_file=True, separate=apart)


setup(ext_modules=extensions(), cmdclass={"build_ext": Objects} if QUICK else {})
