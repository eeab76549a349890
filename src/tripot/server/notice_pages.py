"""How somebody is told of turns, over HTTP."""

from __future__ import annotations

import hashlib
import re
import secrets
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from starlette.requests import Request
from starlette.responses import Response

from tripot.kernel.problem import Problem
from tripot.server.database import channels
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.notice_forms import NoNoticeForm, NoticeChannel, NoticeForm, Notices
from tripot.server.notices.channel import Channel
from tripot.server.notices.web_push import CURVE, decode, encode, public
from tripot.server.person import Person
from tripot.server.visit import Visit

MOST = 6
"""Ways in which one person is told."""
FAILING = 2
AUTH_BYTES = 16
MAILBOX = re.compile(r"[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class NoticePages:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._herald = house.herald
        self._store = house.services.store

    async def notices(self, request: Request, visit: Visit) -> Response:
        return visit.json(await self._told(await visit.known()))

    async def add(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(NoticeForm)
        person, limits = await visit.poster(), self._limits
        visit.hold(limits.allow((limits.notices, person.id), (limits.notices_by_address, visit.address)))
        self._check(form)
        own = await channels.of_person(self._store, person.id)
        known = any((one.kind, one.address) == (form.kind, form.address) for one in own)
        if len(own) >= MOST and not known:
            raise Problem("notice-most", most=MOST)
        fresh = Channel(
            id=secrets.token_urlsafe(12),
            person=person.id,
            kind=form.kind,
            address=form.address,
            key=form.key,
            auth=form.auth,
            confirmed=int(form.kind != "mail"),
            since=self._house.settings.now(),
            failed=0,
        )
        await channels.add(self._store, fresh)
        await self._herald.refresh()
        if form.kind == "mail" and not known:
            await self._confirm(fresh)
        return visit.json(await self._told(person), 201)

    async def remove(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(NoNoticeForm)
        person = await visit.poster()
        if any(one.id == form.id for one in await channels.of_person(self._store, person.id)):
            await channels.remove(self._store, form.id)
            await self._herald.refresh()
        return visit.json(await self._told(person))

    async def confirm(self, request: Request, visit: Visit) -> Response:
        """The owner of a mailbox wants to be written to; whoever has the link is the owner."""
        await channels.confirm(self._store, self._herald.channel_of(request.path_params["token"]))
        await self._herald.refresh()
        return visit.json(None)

    async def stop(self, request: Request, visit: Visit) -> Response:
        """RFC 8058: whoever posts here is written to no more, without any question."""
        await channels.remove(self._store, self._herald.channel_of(request.path_params["token"]))
        await self._herald.refresh()
        return visit.json(None)

    def _check(self, form: NoticeForm) -> None:
        """Problem if this house does not tell anybody in this way."""
        couriers = self._herald.couriers
        if form.kind == "push":
            couriers.push.checked(form.address)
            try:
                ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(form.key))
                sound = len(decode(form.auth)) == AUTH_BYTES
            except ValueError:
                sound = False
            if not sound:
                raise Problem("notice-keys")
        elif form.kind == "mail":
            if not couriers.mails:
                raise Problem("notice-off")
            if not MAILBOX.fullmatch(form.address):
                raise Problem("notice-mailbox")
        elif not couriers.hooks:
            raise Problem("notice-off")
        else:
            couriers.webhooks.checked(form.address)

    async def _confirm(self, channel: Channel) -> None:
        try:
            await self._herald.confirm(channel)
        except OSError:
            await channels.remove(self._store, channel.id)
            raise Problem("notice-mail-failed") from None

    async def _told(self, person: Person | None) -> Notices:
        couriers = self._herald.couriers
        own = [] if person is None else await channels.of_person(self._store, person.id)
        return Notices(
            push=encode(public(couriers.key)),
            webhooks=tuple(couriers.webhooks.names) if couriers.hooks else (),
            mail=couriers.mails,
            channels=tuple(map(shown, own)),
        )


def shown(channel: Channel) -> NoticeChannel:
    return NoticeChannel(
        id=channel.id,
        kind=channel.kind,
        name=masked(channel.address) if channel.kind == "mail" else urlsplit(channel.address).hostname or "",
        digest=hashlib.sha256(channel.address.encode()).hexdigest(),
        confirmed=bool(channel.confirmed),
        failing=channel.failed >= FAILING,
    )


def masked(mailbox: str) -> str:
    """`a…@example.org`."""
    name, _, host = mailbox.partition("@")
    return f"{name[:1]}…@{host}"
