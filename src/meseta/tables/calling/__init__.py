"""Calling people who are away to their turns: by browser, by mail, by the operator's webhook (ADR 69)."""
