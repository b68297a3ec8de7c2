"""What callers may ask for on one node: a budget for each kind of request."""

from meseta.tables.config import Limits, Rate
from meseta.tables.limited import Limited
from meseta.tables.limits import Budget, Pace
from meseta.tables.problems import ReplaysSpent, StorageSpent, TrialsSpent


class Budgets:
    """What callers may ask for on this node, each counted on its own."""

    def __init__(self, limits: Limits) -> None:
        self.limited = Limited()
        self.requests = self._pace(limits.requests, "requests")
        self.strangers = self._pace(limits.strangers, "strangers")
        self.address = self._pace(limits.address, "address")
        self.newcomers = self._pace(limits.sessions, "sessions")
        self.analyses = self._pace(limits.analyses, "analyses")
        self.tables = Budget(
            self._pace(limits.tables, "tables"), self._pace(limits.tables_address, "tables_address")
        )
        self.seats = Budget(
            self._pace(limits.seats, "seats"), self._pace(limits.seats_address, "seats_address")
        )
        self.replays = Budget(
            self._pace(limits.replays, "replays"),
            self._pace(limits.replays_address, "replays_address"),
            ReplaysSpent,
        )
        self.editions = Budget(
            self._pace(limits.editions, "editions"), self._pace(limits.editions_address, "editions_address")
        )
        self.trials = Budget(
            self._pace(limits.trials, "trials"),
            self._pace(limits.trials_address, "trials_address"),
            TrialsSpent,
        )
        self.questions = Budget(
            self._pace(limits.questions, "questions"),
            self._pace(limits.questions_address, "questions_address"),
        )
        self.passes = Budget(
            self._pace(limits.passes, "passes"), self._pace(limits.passes_address, "passes_address")
        )
        self.wrong_passes = self._pace(limits.passes_all, "passes_all")
        self.exports = Budget(
            self._pace(limits.exports, "exports"), self._pace(limits.exports_address, "exports_address")
        )
        self.destinations = Budget(
            self._pace(limits.destinations, "destinations"),
            self._pace(limits.destinations_address, "destinations_address"),
        )
        self.confirmations = Budget(
            self._pace(limits.confirmations, "confirmations"),
            self._pace(limits.confirmations_address, "confirmations_address"),
        )
        self.reports = Budget(
            self._pace(limits.reports, "reports"), self._pace(limits.reports_address, "reports_address")
        )
        self.stored = Budget(
            self._pace(limits.stored, "stored"),
            self._pace(limits.stored_address, "stored_address"),
            StorageSpent,
        )

    def _pace(self, rate: Rate, name: str) -> Pace:
        return Pace(rate, refused=self.limited.by(name))
