"""The built browser client, read once and served from memory; any address that is not a file is the page itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from tripot.kernel.problem import Problem
from tripot.server.answers import answer

PACKED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}


class File:
    """Packed once; a browser that has it asks whether it is still the same."""

    def __init__(self, path: str, data: bytes) -> None:
        self.data = data
        self.packed = gzip.compress(data, 9, mtime=0) if Path(path).suffix in PACKED else None
        self.kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        named_by_content = path.startswith("assets/")
        self.caching = "public, max-age=31536000, immutable" if named_by_content else "no-cache"

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": self.caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.data, headers=headers, media_type=self.kind)


class Client:
    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = [path.relative_to(folder).as_posix() for path in paths]
        self._pages = {name: File(name, path.read_bytes()) for name, path in zip(names, paths, strict=True)}

    @property
    def complete(self) -> bool:
        return "index.html" in self._pages

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        page = self._pages.get(path)
        if page is None and path.startswith("assets/"):
            return answer(Problem("server-no-page"))
        page = page or self._pages.get("index.html")
        return answer(Problem("server-unbuilt")) if page is None else page.answer(request)


def built() -> Client:
    """The client that comes with the package."""
    return Client(Path(str(files("tripot.server").joinpath("client"))))
