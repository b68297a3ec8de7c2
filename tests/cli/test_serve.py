"""The address that `meseta serve` prints."""

import pytest

from meseta.cli import serve


def test_a_server_open_to_everyone_prints_an_address_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.1.20")
    assert serve.shareable("http://0.0.0.0:8000") == "http://192.168.1.20:8000"
    assert serve.shareable("http://[::]:8000") == "http://192.168.1.20:8000"


@pytest.mark.parametrize("address", ["http://127.0.0.1:8000", "http://[::1]:8000", "http://10.0.0.0:8000"])
def test_a_server_on_one_address_prints_that_address(address: str) -> None:
    assert serve.shareable(address) == address


def test_this_machine_has_an_address_with_or_without_a_network() -> None:
    assert serve.own_address().count(".") == 3
