"""Records on disk: SQLite by default, PostgreSQL by its address. It keeps rows and knows no game."""
