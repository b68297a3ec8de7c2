"""The server's fixtures: what is asked at the desk is asked of a real server, too."""

from tests.server.conftest import closed_browsers, pings_with_chances_of_their_own, sqlite_node

__all__ = ["closed_browsers", "pings_with_chances_of_their_own", "sqlite_node"]
