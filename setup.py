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
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import copyfile
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
APART = Path("build", "apart")
"""Files of mypyc, each without what only concerns others."""
GROUP = "tripot"
CONSTANT = re.compile(rb"\bCPyStatics\[(\d+)\]")
DECLARATION = re.compile(rb"extern [^(\[;]*?(\w+)[(\[;]")
FILLED = b"    is_initialized = 1;\n"
"""Where mypyc has just made all constants."""
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
        for old in set(Path(self.build_lib, GROUP).rglob("*.so")) - wanted:
            old.unlink()
        KEPT.mkdir(parents=True, exist_ok=True)
        afresh: Compile = self.compiler.compile
        common = [version("mypy"), sys.version, *map(str, getattr(self.compiler, "compiler_so", ()))]
        headers = {path.name.encode(): path.read_bytes() for path in sorted(APART.glob("*.h"))}

        def kept(source: str, how: dict[str, Any]) -> str:
            text = Path(source).read_bytes()
            flags = repr((common, how["extra_postargs"], source)).encode()
            made_of = (text, flags, *(header for name, header in headers.items() if name in text))
            path = KEPT / f"{sha256(b''.join(sha256(part).digest() for part in made_of)).hexdigest()}.o"
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


def set_apart(sources: list[str]) -> list[str]:
    """mypyc numbers all constants of a group through and declares every function to every file, so one new word changes
    all of them. Here a module has a table of its own constants and declares what it speaks of."""
    main = next(path for path in map(Path, sources) if path.name == f"__native_{GROUP}.c")
    written = [path for path in map(Path, sources) if path.parent == main.parent and path != main]
    internal = main.with_name(f"__native_internal_{GROUP}.h")
    lines = internal.read_bytes().splitlines(keepends=True)
    declared = {found[1]: line for line in lines if (found := DECLARATION.match(line))}
    included = b"".join(line for line in lines if line.startswith(b"#include"))
    everything = f'#include "{internal.name}"\n'.encode()
    tables, filling = [], []
    APART.mkdir(parents=True, exist_ok=True)
    for path in written:
        text = re.sub(rb"\n +", b"\n", path.read_bytes())
        numbers = {number: place for place, number in enumerate(dict.fromkeys(CONSTANT.findall(text)))}
        own = f"CPyOwn_{path.stem}".encode()
        text = CONSTANT.sub(lambda found: b"%s[%d]" % (own, numbers[found[1]]), text)  # noqa: B023
        spoken_of = declared.keys() & set(re.findall(rb"\w+", text))
        known = [included, b"extern PyObject *%s[];\n" % own, *(declared[name] for name in sorted(spoken_of))]
        keep(APART / path.name, text.replace(everything, b"".join(known), 1))
        listed = b", ".join([*numbers, b"-1"])
        tables.append(b"PyObject *%s[%d];\nstatic const int %s_of[] = {%s};\n" % (own, len(numbers) + 1, own, listed))
        filling.append(b"    for (int i = 0; %s_of[i] >= 0; i++) %s[i] = CPyStatics[%s_of[i]];\n" % (own, own, own))
    whole = main.read_bytes().replace(everything, everything + b"".join(tables), 1)
    keep(APART / main.name, whole.replace(FILLED, b"".join(filling) + FILLED, 1))
    for header in main.parent.glob("*.h"):
        keep(APART / header.name, header.read_bytes())
    return [str(APART / path.name) if path.parent == main.parent else str(path) for path in map(Path, sources)]


def keep(path: Path, text: bytes) -> None:
    """What is the same keeps its date."""
    if not path.exists() or path.read_bytes() != text:
        path.write_bytes(text)


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

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden"
    sources = ["--config-file=pyproject.toml", *COMPILED]
    found: list[Any] = mypycify(sources, opt_level="1" if QUICK else "3", multi_file=QUICK, group_name=GROUP)
    if QUICK:
        found[0].sources = set_apart(found[0].sources)
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": Objects} if QUICK else {})
