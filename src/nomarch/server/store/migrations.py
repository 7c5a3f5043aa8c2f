"""Schema migrations of both stores: a database gets the steps that it lacks. Published steps never change.

Keywords that differ between SQLite and PostgreSQL are in braces.
"""

from __future__ import annotations

__all__ = ["MIGRATIONS", "POSTGRES", "SQLITE"]

MIGRATIONS = (
    # 1: tables, their events, their devices, and chat.
    """
    CREATE TABLE server_key (key {bytes} NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY,
        seq integer NOT NULL,
        game text NOT NULL,
        phase text NOT NULL,
        listed {bool} NOT NULL,
        created {long} NOT NULL,
        updated {long} NOT NULL,
        due {long},
        summary text NOT NULL
    );
    CREATE INDEX tables_updated ON tables (updated);
    CREATE INDEX tables_phase ON tables (phase, updated);
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE events (
        table_id text NOT NULL REFERENCES tables (id),
        seq integer NOT NULL,
        at {long} NOT NULL,
        data text NOT NULL,
        key text,
        CONSTRAINT events_place PRIMARY KEY (table_id, seq)
    ) {rowless};
    CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
    CREATE TABLE sitting (
        who text NOT NULL,
        table_id text NOT NULL REFERENCES tables (id),
        PRIMARY KEY (who, table_id)
    ) {rowless};
    CREATE TABLE chat (
        table_id text NOT NULL REFERENCES tables (id),
        number integer NOT NULL,
        at {long} NOT NULL,
        seat integer,
        name text NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {rowless};
    """,
    # 2: analyses of games that are over. They are a cache and can be recomputed.
    """
    CREATE TABLE reviews (
        table_id text PRIMARY KEY REFERENCES tables (id),
        who text NOT NULL,
        judge text NOT NULL,
        at {long} NOT NULL,
        done integer NOT NULL,
        total integer NOT NULL,
        data text NOT NULL
    );
    CREATE INDEX reviews_at ON reviews (at);
    """,
    # 3: which processes are alive, which of them holds a table's lease, and when none was. In a database that was used
    # before, the last event is the last sign of life.
    """
    ALTER TABLE tables ADD COLUMN lease_by text NOT NULL DEFAULT '';
    CREATE TABLE processes (id text PRIMARY KEY, at {long} NOT NULL);
    CREATE TABLE heartbeat (at {long} NOT NULL);
    INSERT INTO heartbeat SELECT coalesce(max(updated), 0) FROM tables;
    CREATE TABLE outages (ended {long} PRIMARY KEY, began {long} NOT NULL);
    """,
    # 4: an index for each list; what is needed to keep the lobby fair and to remove what nobody wants any more; and a
    # row to write to, which tells whether that can be done.
    """
    ALTER TABLE tables ADD COLUMN uploaded {bool} NOT NULL DEFAULT {false};
    ALTER TABLE tables ADD COLUMN host text NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN network text NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN seen {long} NOT NULL DEFAULT 0;
    UPDATE tables SET seen = updated, uploaded = (summary LIKE '%"uploaded":true%');
    ALTER TABLE sitting ADD COLUMN since {long} NOT NULL DEFAULT 0;
    UPDATE sitting SET since = (SELECT updated FROM tables WHERE id = table_id);
    CREATE INDEX tables_listed ON tables (phase, updated, id) WHERE listed;
    CREATE INDEX tables_open ON tables (seen) WHERE listed AND phase = 'waiting';
    CREATE INDEX tables_open_host ON tables (host) WHERE listed AND phase = 'waiting';
    CREATE INDEX tables_open_network ON tables (network) WHERE listed AND phase = 'waiting';
    CREATE INDEX tables_uploaded ON tables (updated) WHERE uploaded;
    CREATE INDEX sitting_since ON sitting (who, since, table_id);
    CREATE INDEX sitting_table ON sitting (table_id);
    CREATE TABLE write_check (at {long} NOT NULL);
    INSERT INTO write_check VALUES (0);
    """,
    # 5: how devices want to be told of their turns. It belongs to a device, not to a table.
    """
    CREATE TABLE alerts (
        id text PRIMARY KEY,
        who text NOT NULL,
        kind text NOT NULL,
        target text NOT NULL,
        language text NOT NULL,
        at {long} NOT NULL,
        confirmed {bool} NOT NULL,
        CONSTRAINT alerts_device UNIQUE (who, kind)
    );
    CREATE INDEX alerts_at ON alerts (at);
    """,
    # 6: the results that count of each daily deal.
    """
    CREATE TABLE daily_results (
        table_id text PRIMARY KEY REFERENCES tables (id),
        game text NOT NULL,
        day text NOT NULL,
        rank_key {long} NOT NULL,
        score integer NOT NULL
    );
    CREATE INDEX daily_results_rank ON daily_results (game, day, rank_key, score);
    """,
    # 7: people across devices: which devices act as whom, and how more of them can.
    """
    CREATE TABLE profiles (
        id text PRIMARY KEY,
        name text NOT NULL,
        phrase text NOT NULL,
        link text NOT NULL,
        link_until {long} NOT NULL,
        created {long} NOT NULL
    );
    CREATE UNIQUE INDEX profiles_phrase ON profiles (phrase) WHERE phrase <> '';
    CREATE UNIQUE INDEX profiles_link ON profiles (link) WHERE link <> '';
    CREATE TABLE devices (
        device text PRIMARY KEY,
        profile text NOT NULL,
        home text NOT NULL,
        since {long} NOT NULL
    );
    CREATE INDEX devices_profile ON devices (profile);
    """,
    # 8: ratings, and the results that they come from; `mu` is null until a result is settled, `new_mu` also if it
    # doesn't count.
    """
    ALTER TABLE profiles ADD COLUMN unlisted {bool} NOT NULL DEFAULT {false};
    CREATE TABLE ratings (
        who text NOT NULL,
        game text NOT NULL,
        mu {real} NOT NULL,
        sigma {real} NOT NULL,
        games integer NOT NULL,
        floor integer NOT NULL,
        name text NOT NULL,
        hidden {bool} NOT NULL,
        PRIMARY KEY (who, game)
    ) {rowless};
    CREATE INDEX ratings_best ON ratings (game, floor DESC, who) WHERE games >= 5 AND NOT hidden;
    CREATE TABLE rated_seats (
        table_id text NOT NULL REFERENCES tables (id),
        seat integer NOT NULL,
        game text NOT NULL,
        at {long} NOT NULL,
        who text NOT NULL,
        name text NOT NULL,
        place integer NOT NULL,
        mu {real},
        sigma {real},
        games integer,
        new_mu {real},
        new_sigma {real},
        PRIMARY KEY (table_id, seat)
    ) {rowless};
    CREATE INDEX rated_seats_pending ON rated_seats (at, table_id) WHERE mu IS NULL;
    CREATE INDEX rated_seats_who ON rated_seats (who, at);
    """,
)

SQLITE = {
    "bytes": "blob", "bool": "integer", "long": "integer", "real": "real", "rowless": "WITHOUT ROWID", "false": "0",
}  # fmt: skip
POSTGRES = {
    "bytes": "bytea", "bool": "boolean", "long": "bigint", "real": "double precision", "rowless": "", "false": "false",
}  # fmt: skip
