"""Encryption and signatures of Web Push, beside the example of RFC 8291 and an independent reader."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from meseta.tables.calling.push import Subscription, are_keys, sealed, unpacked
from tests.server.called import CURVE, opened, packed, point

PLAINTEXT = b"When I grow up, I want to be a watermelon"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SERVER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
    "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""RFC 8291, section 5 and appendix A."""


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text)), CURVE)


def test_a_call_is_sealed_as_in_the_appendix_of_rfc_8291() -> None:
    browser = Subscription("https://push.example.net/push", BROWSER_PUBLIC, AUTH)
    assert packed(sealed(browser, PLAINTEXT, private(SERVER_PRIVATE), unpacked(SALT))) == BODY


def test_the_reader_of_our_tests_opens_the_appendix_too() -> None:
    assert packed(point(private(BROWSER_PRIVATE).public_key())) == BROWSER_PUBLIC
    assert opened(unpacked(BODY), private(BROWSER_PRIVATE), unpacked(AUTH)) == PLAINTEXT


def test_no_two_calls_are_sealed_alike() -> None:
    browser = Subscription("https://push.example.net/push", BROWSER_PUBLIC, AUTH)
    one, two = sealed(browser, PLAINTEXT), sealed(browser, PLAINTEXT)
    assert one[:86] != two[:86], "salt and key are new each time"
    assert opened(two, private(BROWSER_PRIVATE), unpacked(AUTH)) == PLAINTEXT


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        (BROWSER_PUBLIC, AUTH[:-4]),
        (BROWSER_PUBLIC, "*" * 22),
        (BROWSER_PUBLIC[:-4] + "AAAA", AUTH),  # not on the curve
        (packed(b"\x02" + unpacked(BROWSER_PUBLIC)[1:33]), AUTH),  # compressed
        ("A" * 10_000, AUTH),
    ],
)
def test_what_no_browser_can_have_is_no_key(p256dh: str, auth: str) -> None:
    assert are_keys(BROWSER_PUBLIC, AUTH)
    assert not are_keys(p256dh, auth)
