"""The documentation site: `make docs` makes it from documents, rule books, schema and code."""
