"""Each brings a notice in its own way, in a thread. What cannot be brought is an OSError; to nobody any more, Gone."""

from __future__ import annotations

import smtplib
import ssl
from email.header import Header
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import msgspec

from tripot.server.forms import Language
from tripot.server.notices.call import Call
from tripot.server.notices.channel import Channel
from tripot.server.notices.outward import PATIENCE, Outward
from tripot.server.notices.web_push import decode, encrypted, house_key, vouched
from tripot.server.settings import Settings
from tripot.text import say

GONE = (404, 410)
DAY = "86400"
AGENT = "Tripot"
WHOLE = SMTP.clone(max_line_length=900)
"""A link in a header stays on one line, or nobody could follow it."""


class Gone(Exception):
    """Nobody is there any more."""


class Couriers:
    def __init__(self, settings: Settings, secret: bytes) -> None:
        self._settings = settings
        self.key = house_key(secret)
        self.push = Outward(settings.push_hosts)
        self.webhooks = Outward(settings.webhook_hosts)

    @property
    def mails(self) -> bool:
        """Whether this house can write, and knows where its links lead."""
        return bool(self._settings.smtp and self._settings.mail_from and self._settings.base_url)

    @property
    def hooks(self) -> bool:
        return bool(self.webhooks.names and self._settings.base_url)

    def bring(self, channel: Channel, call: Call, language: Language, stop: str) -> None:
        """Stop: the address at which mail is unsubscribed."""
        if channel.kind == "push":
            self._push(channel, call)
        elif channel.kind == "mail":
            self._mail(
                channel.address, call.title, f"{call.text}\n\n{call.link(self._settings.base_url)}", language, stop
            )
        else:
            self._hook(channel, call)

    def confirm(self, address: str, link: str, language: Language, stop: str) -> None:
        """Ask whether this mailbox is its owner's."""
        self._mail(
            address, say("mail-confirm-title", language), say("mail-confirm", language, link=link), language, stop
        )

    def _push(self, channel: Channel, call: Call) -> None:
        words = {"title": call.title, "text": call.text, "path": f"/t/{call.code}", "tag": call.code}
        contact = f"mailto:{self._settings.mail_from}" if self._settings.mail_from else self._settings.base_url
        headers = {
            "Authorization": vouched(
                self.key, channel.address, contact or "mailto:nobody@localhost", self._settings.now()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": DAY,
            "Urgency": "high",
        }
        body = encrypted(msgspec.json.encode(words), decode(channel.key), decode(channel.auth))
        self._post(self.push, channel.address, body, headers)

    def _hook(self, channel: Channel, call: Call) -> None:
        link = call.link(self._settings.base_url)
        headers = {"Content-Type": "application/json", "User-Agent": AGENT}
        match channel.kind:
            case "discord":
                body = msgspec.json.encode({"content": f"{call.text}\n{link}", "allowed_mentions": {"parse": []}})
            case "ntfy":
                headers = {"User-Agent": AGENT, "Title": header(call.title), "Click": link}
                body = call.text.encode()
            case _:
                told = {"event": "turn", "title": call.title, "text": call.text, "asked": call.asked, "link": link}
                body = msgspec.json.encode({**told, "table": call.code, "game": call.game, "since": call.since})
        self._post(self.webhooks, channel.address, body, headers)

    def _post(self, outward: Outward, url: str, body: bytes, headers: dict[str, str]) -> None:
        status = outward.post(url, body, headers)
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise OSError(f"status {status}")

    def _mail(self, address: str, title: str, text: str, language: Language, stop: str) -> None:
        mail = EmailMessage(WHOLE)
        mail["From"], mail["To"], mail["Subject"] = self._settings.mail_from, address, title
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._settings.mail_from.partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
        page = stop.replace("/api/mail/", "/mail/")
        mail.set_content(f"{text}\n\n-- \n{say('mail-stop', language, link=page)}\n")
        server = urlsplit(self._settings.smtp)
        host, secure = server.hostname or "localhost", server.scheme == "smtps"
        try:
            with (
                smtplib.SMTP_SSL(host, server.port or 465, timeout=PATIENCE, context=ssl.create_default_context())
                if secure
                else smtplib.SMTP(host, server.port or 587, timeout=PATIENCE)
            ) as line:
                if server.scheme == "smtp+tls":
                    line.starttls(context=ssl.create_default_context())
                if server.username:
                    line.login(unquote(server.username), unquote(server.password or ""))
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused:
            raise Gone from None
        except smtplib.SMTPException as error:
            raise OSError(type(error).__name__) from None


def header(text: str) -> str:
    """As a header may say it, whatever the letters (RFC 2047)."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=1000).encode()
