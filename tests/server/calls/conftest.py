"""A push service that is trusted, and nodes that call it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.called import Endpoint, endpoint, make_certificate
from tests.server.calls.kit import config
from tests.server.harness import Running, running


@pytest.fixture(scope="package")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One that this process and all it starts trust."""
    file = make_certificate(tmp_path_factory.mktemp("certificate") / "own.pem")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(file))
        yield file


@pytest.fixture(scope="package")
def service(certificate: Path) -> Iterator[Endpoint]:
    with endpoint(certificate) as found:
        yield found


@pytest.fixture(scope="package", params=["sqlite", "postgres"])
def node(
    request: pytest.FixtureRequest, service: Endpoint, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    database = request.getfixturevalue("databases").new() if request.param == "postgres" else None
    with running(config(tmp_path_factory.mktemp("node"), database)) as found:
        yield found
