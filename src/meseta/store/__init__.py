"""The database: SQLite by default, PostgreSQL if its address is given. It stores rows and knows no game."""
