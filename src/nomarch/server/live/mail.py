"""E-mail through the SMTP server that the host names."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from email_validator import EmailNotValidError, validate_email

from nomarch.server.domain.problems import BadRequest
from nomarch.server.live.push import Outcome
from nomarch.text.errors import NomarchError

__all__ = ["Letter", "Mail", "Smtp", "read_address", "read_smtp"]

_SECONDS = 20
_LONGEST_LINE = 998  # RFC 5322
_FORM, _SENDER = "smtp://USER:PASSWORD@HOST:PORT", '"nomarch <games@games.example>"'
_PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


@dataclass(frozen=True)
class Smtp:
    """An SMTP server, and the sender of mail."""

    scheme: str  # `smtp`: TLS after STARTTLS. `smtps`: TLS from the beginning. `smtp+plain`: none
    host: str
    port: int
    user: str
    password: str
    name: str  # of the sender, and
    sender: str  # their address


def read_smtp(url: str, sender: str) -> Smtp:
    """Parse `--smtp` and `--mail-from`. Errors never repeat the URL, because it may contain a password."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise NomarchError("cli_bad_smtp", form=_FORM) from None
    if found.scheme not in _PORTS or not found.hostname or found.path.strip("/") or found.query:
        raise NomarchError("cli_bad_smtp", form=_FORM)
    name, address = parseaddr(sender)
    try:
        address = validate_email(address, check_deliverability=False, test_environment=True).normalized
    except EmailNotValidError:
        address = ""
    if not address or not sender.isprintable():
        raise NomarchError("cli_bad_sender", address=sender, example=_SENDER)
    return Smtp(
        found.scheme, found.hostname, port or _PORTS[found.scheme], unquote(found.username or ""),
        unquote(found.password or ""), name or "nomarch", address,
    )  # fmt: skip


def read_address(text: str) -> str:
    """The normalized form of an e-mail address."""
    try:
        return validate_email(text.strip(), check_deliverability=False, test_environment=True).normalized
    except EmailNotValidError:
        raise BadRequest("alert_bad_address", address=text[:100]) from None


@dataclass(frozen=True)
class Letter:
    """An e-mail: subject and text."""

    subject: str
    text: str
    stop: str = ""  # the address that ends all further letters, by one POST (RFC 8058)


class Mail:
    """Sends e-mail."""

    def __init__(self, smtp: Smtp) -> None:
        self._smtp = smtp
        self._tls = ssl.create_default_context()

    def compose(self, to: str, letter: Letter) -> EmailMessage:
        """The message as sent, with headers."""
        smtp, message = self._smtp, EmailMessage()
        message["From"] = Address(smtp.name, addr_spec=smtp.sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        # Python would encode a header that doesn't fit a line, and mail programs don't decode List-Unsubscribe.
        message.policy = message.policy.clone(max_line_length=_LONGEST_LINE)
        return message

    def send(self, to: str, letter: Letter) -> Outcome:
        """Send an e-mail; blocks on the network."""
        smtp, message = self._smtp, self.compose(to, letter)
        try:
            with self._connect() as server:
                if smtp.scheme == "smtp":
                    server.starttls(context=self._tls)
                if smtp.user:
                    server.login(smtp.user, smtp.password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            # The address is refused for good, or for now.
            return "gone" if all(code >= 500 for code, _ in error.recipients.values()) else "later"
        except (smtplib.SMTPAuthenticationError, smtplib.SMTPNotSupportedError):
            return "failed"
        except (OSError, smtplib.SMTPException):
            return "later"
        return "sent"

    def _connect(self) -> smtplib.SMTP:
        smtp = self._smtp
        if smtp.scheme == "smtps":
            return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=_SECONDS, context=self._tls)
        return smtplib.SMTP(smtp.host, smtp.port, timeout=_SECONDS)
