"""One HTTP request: who sends it, is it ours, and what does it say?"""

from __future__ import annotations

import hmac
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tripot.kernel.problem import Problem
from tripot.server.answers import body, status
from tripot.server.forms import Form, Language
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.person import Person
from tripot.server.problems import malformed
from tripot.server.proxies import network_of
from tripot.server.security_headers import own_origin
from tripot.server.session import Session

COOKIE = "tripot"
MOST_BYTES = 16 * 1024
F = TypeVar("F", bound=Form)


class Visit:
    def __init__(self, request: Request, house: House, limits: Limits) -> None:
        self._request = request
        self._house = house
        self._limits = limits
        self._here: tuple[Person, Session] | None = None
        self._leaving = False

    @property
    def address(self) -> str:
        """As limits count it."""
        return network_of(self._request.client.host) if self._request.client else ""

    async def known(self) -> Person | None:
        """The person, if the cookie says who it is."""
        found = await self._found()
        return None if found is None else found[0]

    async def person(self) -> Person:
        """The person, who may be new."""
        return (await self.at_home())[0]

    async def at_home(self) -> tuple[Person, Session]:
        """The person, who may be new, and the device."""
        if self._here is None:
            self._here = await self._found() or await self._arrive()
        return self._here

    async def _found(self) -> tuple[Person, Session] | None:
        return await self._house.visitor(self._request.cookies.get(COOKIE), self._agent)

    async def _arrive(self) -> tuple[Person, Session]:
        self.hold(self._limits.allow((self._limits.people, self.address)))
        device = self._house.sessions.named(self._request.cookies.get(COOKIE))
        self._house.bans.check("", device)
        person = await self._house.identity.welcome(self.language())
        return person, await self._house.sessions.begin(person, self._agent)

    @property
    def secure(self) -> bool:
        return (self._house.settings.base_url or str(self._request.base_url)).startswith("https:")

    @property
    def _agent(self) -> str:
        return self._request.headers.get("user-agent", "")

    async def form(self, kind: type[F]) -> F:
        """What was posted, after every check."""
        if not own_origin(self._request.headers, self._house.settings.base_url):
            raise Problem("server-origin")
        self.hold(self._limits.allow((self._limits.posts_by_address, self.address)))
        body = await self._body()
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise malformed(error) from None

    def bears(self, token: str) -> bool:
        """Whether it says this token; how long that takes to find tells nothing of it."""
        said = self._request.headers.get("authorization", "")
        return hmac.compare_digest(said.encode(), f"Bearer {token}".encode())

    async def poster(self) -> Person:
        """Whoever does something; Problem to one who may not come in."""
        person, session = await self.at_home()
        self._house.bans.check(person.id, session.id)
        return await self.owner()

    async def owner(self) -> Person:
        """Of what is known of him: also of one who may not come in."""
        person = await self.person()
        self.hold(self._limits.allow((self._limits.posts, person.id)))
        return person

    async def host(self) -> Person:
        """Somebody who may make a table."""
        person, limits = await self.poster(), self._limits
        self.hold(limits.allow((limits.tables, person.id), (limits.tables_by_address, self.address)))
        if limits.limited:
            await self._house.make_room(person)
        return person

    async def look(self) -> None:
        """Somebody asks for a game by its code: not too often, or codes could be guessed."""
        person = await self.known()
        own = self.address if person is None else person.id
        looks, limits = self._limits.looks, self._limits
        self.hold(limits.allow((looks, own), (limits.looks_by_address, self.address)))

    def pace_phrases(self, name: str) -> None:
        """Before somebody tries a pass-phrase for this name."""
        limits = self._limits
        own = (limits.phrases, f"{self.address} {name}")
        self.hold(limits.allow((limits.phrases_by_address, self.address), own))

    def hold(self, allowed: bool) -> None:
        if not allowed:
            raise Problem("server-too-fast")

    async def become(self, person: Person) -> None:
        """This device is this person's from now on, and nobody else's."""
        self._house.bans.check(person.id, "")
        before = await self._found()
        self._here = person, await self._house.sessions.begin(person, self._agent)
        if before is not None:
            await self._house.log_out(before[0], [before[1].id])

    def leave(self) -> None:
        """This device is nobody's from now on."""
        self._leaving = True

    async def _body(self) -> bytes:
        body = b""
        if self._request.headers.get("content-type", "").partition(";")[0] != "application/json":
            raise Problem("server-malformed", detail="Content-Type")
        try:
            async for chunk in self._request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    raise Problem("server-too-large", most=MOST_BYTES)
        except ClientDisconnect:
            raise Problem("server-malformed", detail="Content-Length") from None
        return body

    def language(self) -> Language:
        """French unless the browser prefers English."""
        wanted = self._request.headers.get("accept-language", "")
        order = [part.strip()[:2].lower() for part in wanted.split(",")]
        found = next((language for language in order if language in ("fr", "en")), "fr")
        return "en" if found == "en" else "fr"

    def json(self, answer: object, status: int = 200) -> Response:
        return self.encoded(msgspec.json.encode(answer), status)

    def encoded(self, answer: bytes, status: int = 200) -> Response:
        response = Response(answer, status, media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        self.sign(response)
        return response

    def sign(self, response: Response) -> None:
        if self._leaving:
            response.delete_cookie(COOKIE)
        elif self._here is not None:
            value, seconds = self._house.sessions.cookie(self._here[1])
            response.set_cookie(COOKIE, value, seconds, httponly=True, samesite="lax", secure=self.secure)

    def failed(self, problem: Problem) -> Response:
        return self.encoded(body(problem), status(problem))
