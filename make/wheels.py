"""`make wheels`: a wheel for each Python from 3.11 on that is found here, and one for any. Each is tried in an empty
environment, where all of them must come to the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
MADE_OF = ("src", "requirements", "pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-CC-BY-4.0")
FIRST, LAST = 11, 19
"""Minor versions of Python that are looked for."""
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")


def run(*words: str | Path, folder: Path = ROOT, **variables: str) -> None:
    subprocess.run(words, cwd=folder, env=os.environ | variables, check=True)


def pythons() -> Iterator[Path]:
    """One of each minor version: those on the path first, then those of pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for minor in range(FIRST, LAST + 1):
        name = f"python3.{minor}"
        known = [shutil.which(name), *sorted(kept.glob(f"*/bin/{name}"), reverse=True)]
        found = next((Path(one) for one in known if one and works(one)), None)
        if found is not None:
            yield found


def works(python: str | Path) -> bool:
    """Whether it runs, and is no door to a version that is not there."""
    return subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0


def build(python: Path, folder: Path, out: Path, compiled: bool) -> Path:
    """From a copy of the sources, in an environment of its own."""
    sources = folder / "sources"
    for name in MADE_OF:
        part = ROOT / name
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(part, sources / name, ignore=ignored) if part.is_dir() else shutil.copy(part, sources / name)
    run(sys.executable, ROOT / "make" / "readme.py", sources / "README.md", os.environ.get("TRIPOT_ADDRESS", ""))
    tools = environment(python, folder / "tools")
    run(tools, *PIP, "install", "--no-deps", "--require-hashes", "-r", sources / "requirements" / "build.txt")
    run(
        *(tools, *PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder / "plain", sources),
        TRIPOT_COMPILE="" if compiled else "0",
    )
    wheel = next((folder / "plain").iterdir())
    if not compiled:
        return Path(shutil.copy(wheel, out))
    run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", folder / "repaired", wheel)
    return Path(shutil.copy(next((folder / "repaired").iterdir()), out))


def environment(python: Path, folder: Path) -> Path:
    run(python, "-m", "venv", folder)
    return folder / "bin" / "python"


def try_out(python: Path, wheel: Path, folder: Path) -> str:
    """What comes of games in an environment that has nothing but this wheel and what it asks for."""
    alone = environment(python, folder / "alone")
    run(alone, *PIP, "install", f"{wheel}[house]")
    trial = shutil.copy(ROOT / "make" / "trial.py", folder)
    build = "interpreted" if wheel.name.endswith("none-any.whl") else "compiled"
    return subprocess.run([alone, trial, build], cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    found = list(pythons())
    played = set()
    for python, compiled in [*((python, True) for python in found), (found[0], False)]:
        with TemporaryDirectory() as folder:
            print(f"tripot: {python.name}, {'compiled' if compiled else 'for any machine'} …", flush=True)
            wheel = build(python, Path(folder), out, compiled)
            played.add(try_out(python, wheel, Path(folder)))
            print(f"tripot: {wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB, plays", flush=True)
    if len(played) > 1:
        sys.exit("tripot: the wheels do not come to the same games")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
