-- Tables of mahjong. AUTOINCREMENT: a number is never given twice, even after rows are gone.
CREATE TABLE mahjong_table (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;

CREATE INDEX mahjong_table_open ON mahjong_table (id) WHERE closed = 0;

-- The journal: facts in order, append-only.
CREATE TABLE record (
    table_id INTEGER NOT NULL REFERENCES mahjong_table (id),
    number   INTEGER NOT NULL CHECK (number >= 0),
    at       INTEGER NOT NULL, -- milliseconds since 1970
    edition  INTEGER NOT NULL, -- the form of `fact`
    fact     TEXT    NOT NULL, -- JSON
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER record_leaves_no_gap BEFORE INSERT ON record
WHEN NEW.number > 0 AND NOT EXISTS (
    SELECT 1 FROM record WHERE table_id = NEW.table_id AND number = NEW.number - 1
)
BEGIN
    SELECT RAISE(ABORT, 'a record is missing before this one');
END;

-- Which message shows what.
CREATE TABLE shown (
    table_id INTEGER NOT NULL REFERENCES mahjong_table (id),
    what     TEXT    NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    since    INTEGER NOT NULL, -- milliseconds since 1970
    PRIMARY KEY (table_id, what)
) STRICT, WITHOUT ROWID;

-- When the program was last alive and in touch with Discord: one row.
CREATE TABLE alive (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at   INTEGER NOT NULL -- milliseconds since 1970
) STRICT;
