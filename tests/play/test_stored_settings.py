"""Settings stored by earlier versions are still read, and written under the same names."""

import msgspec

from meseta.play.table import Settings, read_settings

STORED = (
    b'{"game":"sonora","seats":2,"options":{},"edition":null,"open":false,'
    b'"clock":{"kind":"none","seconds":0},"timeout":"move","hints":true,"hands":["steady","shaky"],'
    b'"forked":null,"opening":[],"shown":true}'
)


def test_settings_that_an_earlier_version_stored_are_read_and_written_as_they_were() -> None:
    settings = read_settings(STORED)
    assert type(settings) is Settings
    assert settings.record_only
    assert settings.options == {"hand_0": "steady", "hand_1": "shaky"}
    assert msgspec.json.decode(msgspec.json.encode(settings))["shown"] is True
    assert read_settings(msgspec.json.encode(settings)) == settings
