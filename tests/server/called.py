"""What is called: browsers with keys of their own; push services, webhooks and mail servers on loopback."""

import base64
import hashlib
import json
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tests.server.harness import Person, wait_until

Json = Any
CURVE = ec.SECP256R1()


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _mac(key: bytes, data: bytes) -> bytes:
    mac = hmac.HMAC(key, hashes.SHA256())
    mac.update(data)
    return mac.finalize()


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads: RFC 8291 and RFC 8188 in one record, written from their texts."""
    salt, idlen = body[:16], body[20]
    theirs, sealed = body[21 : 21 + idlen], body[21 + idlen :]
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    info = b"WebPush: info\0" + point(private.public_key()) + theirs
    key = _mac(_mac(auth, shared), info + b"\x01")
    pseudo = _mac(salt, key)
    cipher = _mac(pseudo, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = _mac(pseudo, b"Content-Encoding: nonce\0\x01")[:12]
    padded = AESGCM(cipher).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert padded[-1:] == b"\x02", "the last record ends with a two"
    return padded[:-1]


class Posted(NamedTuple):
    """What somebody was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """A server that keeps what is posted to it, and answers as it is told."""

    def __init__(self, certificate: Path | None) -> None:
        self.posted: list[Posted] = []
        self.statuses: dict[str, list[tuple[int, dict[str, str]]]] = {}
        """By path: the next answers; 201 once they are used up."""
        self.held = threading.Event()
        """Answers come only while this is set."""
        self.held.set()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        scheme = "http" if certificate is None else "https"
        self.url = f"{scheme}://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.posted.append(Posted(self.path, headers, body))
                endpoint.held.wait()
                status, more = (endpoint.statuses.get(self.path) or [(201, {})]).pop(0)
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                """Say nothing."""

        return Handler

    def at(self, path: str) -> list[Posted]:
        """What was posted there."""
        return [posted for posted in self.posted if posted.path == path]

    def close(self) -> None:
        self.held.set()
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser that can be called, with keys of its own."""

    def __init__(self, service: Endpoint, name: str) -> None:
        self.service = service
        self.path = f"/push/{hashlib.sha256(name.encode()).hexdigest()}"
        self.endpoint = service.url + self.path
        self._private = ec.generate_private_key(CURVE)
        self.auth = hashlib.sha256(name.encode()).digest()[:16]
        self.p256dh = packed(point(self._private.public_key()))

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]

    def subscription(self, **more: str) -> Json:
        keys = {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": packed(self.auth)}
        return {**keys, "site": "https://games.example.org", **more}

    def subscribe(self, person: Person, **more: str) -> None:
        assert person.post("/calls/browsers", self.subscription(**more)) == {"id": self.id}

    def calls(self) -> list[Json]:
        """What it was told, decrypted."""
        return [json.loads(self.opened(posted)) for posted in self.service.at(self.path)]

    def opened(self, posted: Posted) -> bytes:
        return opened(posted.body, self._private, self.auth)

    def wait_for(self, count: int) -> list[Json]:
        """Its calls, once there are so many."""
        wait_until(lambda: len(self.service.at(self.path)) >= count)
        return self.calls()


def claims_of(posted: Posted, public: str) -> Json:
    """What the server has signed with the key that it shows (RFC 8292); raises if it has not."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    head, claims, signature = parts["t"].split(".")
    r, s = (int.from_bytes(half) for half in (unpacked(signature)[:32], unpacked(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(public))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(unpacked(claims))


def cannot_open(browser: Browser, posted: Posted) -> bool:
    """Whether the browser can make nothing of it."""
    try:
        browser.opened(posted)
    except InvalidTag:
        return True
    return False


def make_certificate(file: Path) -> Path:
    """A certificate for this machine, with its key; whoever trusts the file trusts the server."""
    key, now = ec.generate_private_key(CURVE), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


class MailServer:
    """An SMTP server that keeps what it is sent."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, bytes]] = []
        """To whom, and what."""
        self.refused: set[str] = set()
        """Mailboxes that do not exist."""
        outer = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                outer.talk(self)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = int(self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def talk(self, line: socketserver.StreamRequestHandler) -> None:
        """One connection, in the words of RFC 5321."""
        line.wfile.write(b"220 here\r\n")
        to = ""
        for raw in line.rfile:
            match raw.strip().upper().split(b" ")[0].split(b":")[0]:
                case b"RCPT":
                    to = raw.decode().partition("<")[2].partition(">")[0]
                    line.wfile.write(b"550 nobody\r\n" if to in self.refused else b"250 ok\r\n")
                case b"DATA":
                    line.wfile.write(b"354 go on\r\n")
                    said = iter(line.rfile.readline, b".\r\n")
                    self.mails.append((to, b"".join(said)))
                    line.wfile.write(b"250 kept\r\n")
                case b"QUIT":
                    line.wfile.write(b"221 bye\r\n")
                    return
                case _:
                    line.wfile.write(b"250 ok\r\n")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def endpoint(certificate: Path | None = None) -> Iterator[Endpoint]:
    """An endpoint, for a while."""
    found = Endpoint(certificate)
    try:
        yield found
    finally:
        found.close()
