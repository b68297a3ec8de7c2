"""Structured logs: one JSON object per line."""

import logging
import sys
import threading
import time
from types import TracebackType
from typing import Final

import msgspec

LOGGERS: Final = ("meseta", "uvicorn.error", "asyncio", "py.warnings")
"""Ours, and those of the libraries that report what went wrong in a running server."""


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The log record as JSON."""
        fields: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def set_up() -> None:
    """Write our logs to standard error; on a terminal, only warnings and errors."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level if name == "meseta" else logging.WARNING)
        logger.propagate = False
    logging.captureWarnings(True)
    sys.excepthook = _log_error
    threading.excepthook = lambda failed: _log_error(
        failed.exc_type, failed.exc_value or failed.exc_type(), failed.exc_traceback
    )


def _log_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an error that nobody has handled."""
    if issubclass(kind, KeyboardInterrupt):
        return
    logging.getLogger("meseta").critical("crashed", exc_info=(kind, error, trace))
