"""The whole table in a browser, without a server: what its workers run, in Pyodide (ADR 64)."""
