"""The schema as numbered steps: an empty database takes them all, an older one those it lacks (ADR 8)."""

from typing import Final

from meseta.store.dialect import Connection, Dialect
from meseta.store.errors import StoreError
from meseta.store.problems import StoreNewer

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, settings TEXT NOT NULL, host TEXT NOT NULL, created BIGINT NOT NULL)""",
        "CREATE INDEX tables_host ON tables (host)",
        # Written with every move, so it is a small table of its own.
        """CREATE TABLE standings (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            touched BIGINT NOT NULL, version BIGINT NOT NULL, status TEXT NOT NULL,
            open INTEGER NOT NULL, line TEXT NOT NULL,
            due BIGINT, lease_by TEXT, lease_until BIGINT)""",
        "CREATE INDEX standings_due ON standings (due) WHERE due IS NOT NULL",
        "CREATE INDEX standings_open ON standings (touched) WHERE open = 1 AND status = 'waiting'",
        """CREATE TABLE holders (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX holders_person ON holders (person)",
        """CREATE TABLE table_events (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq BIGINT NOT NULL, ply BIGINT NOT NULL, body TEXT NOT NULL, at BIGINT NOT NULL,
            "by" TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE entries (
            match TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            ply BIGINT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL,
            "by" TEXT NOT NULL, submission TEXT, digest TEXT, PRIMARY KEY (match, ply))""",
        """CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL,
            table_id TEXT REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER, created BIGINT NOT NULL)""",
        "CREATE INDEX tokens_seat ON tokens (table_id, seat)",
        """CREATE TABLE links (
            person TEXT NOT NULL, hash TEXT NOT NULL REFERENCES tokens (hash) ON DELETE CASCADE,
            PRIMARY KEY (person, hash))""",
        "CREATE INDEX links_hash ON links (hash)",
    ),
    (
        """CREATE TABLE presence (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL, node TEXT NOT NULL, until BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat, node))""",
        "CREATE INDEX presence_until ON presence (until)",
    ),
    (
        # Written to find out whether writing is possible.
        "CREATE TABLE health (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)",
        # Addresses that an operator has blocked, on all nodes.
        """CREATE TABLE blocks (
            network TEXT PRIMARY KEY, at BIGINT NOT NULL, until BIGINT, reason TEXT NOT NULL)""",
    ),
    (
        # What forks and uploaded records begin with: stored once, packed, for all tables that share it.
        "CREATE TABLE openings (id TEXT PRIMARY KEY, body BYTEA NOT NULL)",
        "ALTER TABLE tables ADD COLUMN opening TEXT REFERENCES openings (id)",
        "CREATE INDEX tables_opening ON tables (opening) WHERE opening IS NOT NULL",
    ),
    (
        # Parts of analyses, packed. They can be made again, so they depend on the judge that has made them.
        """CREATE TABLE judgments (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            part INTEGER NOT NULL, judge TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (table_id, part))""",
    ),
    (
        # What is kept with people of their matches that are over: it outlives the tables.
        """CREATE TABLE results (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (person, table_id))""",
        "CREATE INDEX results_at ON results (person, at, table_id)",
        # Matches whose figures are still to be counted, and those that were over before there were results.
        """CREATE TABLE uncounted (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            fresh INTEGER NOT NULL, tried BIGINT NOT NULL)""",
        "CREATE INDEX uncounted_tried ON uncounted (tried)",
        """INSERT INTO uncounted (table_id, fresh, tried)
            SELECT table_id, 0, 0 FROM standings WHERE status = 'finished'""",
        # Results of matches that were over by then were deleted by the person; who they are by now.
        "ALTER TABLE people ADD COLUMN cleared BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN became TEXT",
        "CREATE INDEX people_became ON people (became) WHERE became IS NOT NULL",
        # Sessions, as the devices of a person.
        "ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "UPDATE tokens SET seen = created",
        "CREATE INDEX tokens_person ON tokens (person)",
        # Secrets, each of which makes one more device the person's, once.
        """CREATE TABLE passes (
            hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            created BIGINT NOT NULL, until BIGINT NOT NULL)""",
        "CREATE INDEX passes_person ON passes (person)",
    ),
    (
        # When the first person's time runs out; a bot that has to act is due earlier.
        "ALTER TABLE standings ADD COLUMN runs_out BIGINT",
        "UPDATE standings SET runs_out = due WHERE status = 'playing' AND lease_by IS NULL",
        # When the service was last known to run, and before that: what is longer was an interruption.
        "CREATE TABLE pulse (id INTEGER PRIMARY KEY, before BIGINT NOT NULL, at BIGINT NOT NULL)",
    ),
    (
        # What all nodes know and nobody else, such as the key that signs what they push.
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, body BYTEA NOT NULL)",
        # Where people want to be called when it is their turn. The operator's has no session.
        """CREATE TABLE destinations (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL,
            session TEXT REFERENCES tokens (hash) ON DELETE CASCADE, body TEXT NOT NULL,
            language TEXT NOT NULL, ready INTEGER NOT NULL, failed INTEGER NOT NULL,
            created BIGINT NOT NULL)""",
        "CREATE INDEX destinations_person ON destinations (person)",
        "CREATE INDEX destinations_session ON destinations (session)",
        "CREATE INDEX destinations_unready ON destinations (created) WHERE ready = 0",
        # To which addresses mails have gone lately that ask for a confirmation, by a digest with a key.
        "CREATE TABLE confirmations (address TEXT NOT NULL, at BIGINT NOT NULL)",
        "CREATE INDEX confirmations_at ON confirmations (address, at)",
        # The calls that are to be made.
        """CREATE TABLE calls (
            destination TEXT NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            turn BIGINT NOT NULL, due BIGINT NOT NULL, remind BIGINT, reminder INTEGER NOT NULL,
            tries INTEGER NOT NULL, slow INTEGER NOT NULL, lease_by TEXT, lease_until BIGINT,
            PRIMARY KEY (destination, table_id, seat))""",
        "CREATE INDEX calls_table ON calls (table_id, seat)",
        "CREATE INDEX calls_due ON calls (slow, due)",
    ),
    (
        # Deals that are played again, each known by the table that played it first, and their results.
        "ALTER TABLE tables ADD COLUMN deal TEXT",
        "CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL",
        "CREATE TABLE deals (source TEXT PRIMARY KEY, body TEXT NOT NULL)",
        """CREATE TABLE deal_results (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            deal TEXT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL)""",
        "CREATE INDEX deal_results_deal ON deal_results (deal, at)",
        # Whom people want to see nothing of.
        """CREATE TABLE mutes (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            muted TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            name TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (person, muted))""",
        "CREATE INDEX mutes_muted ON mutes (muted)",
        # What people have reported to the operator.
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL,
            reported TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL, settled BIGINT)""",
        "CREATE INDEX reports_open ON reports (at) WHERE settled IS NULL",
        "CREATE INDEX reports_reporter ON reports (reporter)",
        "CREATE INDEX reports_reported ON reports (reported)",
    ),
    (
        # First answers to daily puzzles; `points` is null where one was given up.
        """CREATE TABLE daily_answers (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            day TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, in_time INTEGER NOT NULL,
            points INTEGER, best INTEGER NOT NULL, actions TEXT NOT NULL, PRIMARY KEY (person, day, game))""",
    ),
)


def migrate(dialect: Dialect, connection: Connection, steps: tuple[tuple[str, ...], ...] = STEPS) -> int:
    """Bring the database up to date; returns how many steps that took."""
    connection.run(dialect.begin)
    try:
        dialect.lock_schema(connection)
        taken = _take_steps(dialect, connection, steps)
    except BaseException:
        connection.run("ROLLBACK")
        raise
    connection.run("COMMIT")
    return taken


def _take_steps(dialect: Dialect, connection: Connection, steps: tuple[tuple[str, ...], ...]) -> int:
    connection.run("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at BIGINT NOT NULL)")
    ((done,),) = connection.rows("SELECT COUNT(*) FROM migrations")
    if done > len(steps):
        raise StoreError(StoreNewer(found=done, known=len(steps)))
    for number in range(done, len(steps)):
        for statement in steps[number]:
            connection.run(statement)
        connection.run(f"INSERT INTO migrations (number, at) VALUES (?, {dialect.now})", number + 1)
    return len(steps) - int(done)
