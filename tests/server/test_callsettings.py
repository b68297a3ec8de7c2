"""What the environment says about how people are called."""

import pytest

from meseta.core.errors import BadSetup
from meseta.i18n.words import explain
from meseta.server.callsettings import calling_from_environment
from meseta.tables.config import Calling, Mail

MAILING = {
    "MESETA_SMTP_URL": "smtps://ana:p%40ss@mail.example.org",
    "MESETA_MAIL_FROM": "Meseta <meseta@example.org>",
    "MESETA_ADDRESS": "https://games.example.org/",
}


def test_browsers_are_called_without_any_settings() -> None:
    assert calling_from_environment({}) == Calling(push="on")
    assert calling_from_environment({"MESETA_PUSH": "off"}) == Calling(push="off")


def test_a_mail_server_is_named_by_its_address() -> None:
    calling = calling_from_environment(MAILING)
    assert calling.address == "https://games.example.org"
    assert calling.mail == Mail("mail.example.org", 465, "tls", "Meseta <meseta@example.org>", "ana", "p@ss")
    plain = calling_from_environment(MAILING | {"MESETA_SMTP_URL": "smtp+plain://localhost:2525"}).mail
    assert plain is not None
    assert (plain.port, plain.security) == (2525, "none")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"MESETA_PUSH": "yes"}, "bad_setting"),
        ({"MESETA_ADDRESS": "games.example.org"}, "bad_setting"),
        ({"MESETA_SMTP_URL": "mail.example.org"}, "bad_setting"),
        ({"MESETA_SMTP_URL": "https://mail.example.org"}, "bad_setting"),
        ({"MESETA_SMTP_URL": "smtp://user:secret@mail.example.org:port"}, "bad_setting"),
        ({"MESETA_MAIL_FROM": "Meseta"}, "bad_setting"),
        ({"MESETA_MAIL_FROM": ""}, "missing_setting"),
        ({"MESETA_ADDRESS": ""}, "missing_setting"),
        ({"MESETA_WEBHOOK_URL": "ftp://hook", "MESETA_WEBHOOK_SECRET": "x" * 16}, "bad_setting"),
        (
            {"MESETA_WEBHOOK_URL": "https://hook.example.org/", "MESETA_WEBHOOK_SECRET": "short"},
            "missing_setting",
        ),
    ],
)
def test_what_cannot_be_used_is_said_without_repeating_it(change: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        calling_from_environment(MAILING | change)
    assert refused.value.code == code
    assert next(iter(change)) in explain(refused.value) or code == "missing_setting"
    assert "secret" not in explain(refused.value)
