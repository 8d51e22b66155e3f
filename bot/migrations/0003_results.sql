-- Whose server a table stands in, when it was closed, and by which edition of the derivation its results were made from its
-- journal: 0 is never, so that they are made at the next start.
ALTER TABLE mahjong_table ADD COLUMN guild INTEGER;
ALTER TABLE mahjong_table ADD COLUMN ended INTEGER; -- milliseconds since 1970
ALTER TABLE mahjong_table ADD COLUMN derived INTEGER NOT NULL DEFAULT 0;

-- Games that are over: derived from the journal, and derived again when the derivation changes.
CREATE TABLE result (
    table_id    INTEGER NOT NULL REFERENCES mahjong_table (id),
    game        INTEGER NOT NULL, -- of the table, from 1
    guild       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    house       TEXT,
    house_title TEXT,
    began       INTEGER NOT NULL, -- milliseconds since 1970
    ended       INTEGER NOT NULL,
    deals       INTEGER NOT NULL,
    is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
    is_rated    INTEGER NOT NULL CHECK (is_rated IN (0, 1)),
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;

-- Games that count for a rating, in the order in which they count.
CREATE INDEX result_rated ON result (guild, rules, ended, table_id, game) WHERE is_rated = 1;

-- What each person or machine did in a game.
CREATE TABLE part (
    table_id   INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    number     INTEGER NOT NULL, -- in the order of the seats
    seat       INTEGER NOT NULL,
    person     INTEGER, -- NULL for a machine
    machine    INTEGER, -- NULL for a person
    name       TEXT    NOT NULL,
    place      INTEGER, -- NULL for one who left before the end
    points     INTEGER NOT NULL,
    result     INTEGER,
    deals      INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    self_draws INTEGER NOT NULL,
    deal_ins   INTEGER NOT NULL,
    called     INTEGER NOT NULL,
    riichi     INTEGER NOT NULL,
    waiting    INTEGER NOT NULL,
    worth      INTEGER NOT NULL,
    best_worth INTEGER,
    best       TEXT, -- JSON
    before     INTEGER, -- the rating before and after, as it was shown
    after      INTEGER,
    counted    INTEGER, -- games that had counted then
    PRIMARY KEY (table_id, game, number),
    FOREIGN KEY (table_id, game) REFERENCES result (table_id, game) ON DELETE CASCADE,
    CHECK ((person IS NULL) != (machine IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX part_of_person ON part (person) WHERE person IS NOT NULL;

-- How good people are at a rule set in a server.
CREATE TABLE rating (
    guild  INTEGER NOT NULL,
    rules  TEXT    NOT NULL,
    person INTEGER NOT NULL,
    mean   REAL    NOT NULL,
    spread REAL    NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (guild, rules, person)
) STRICT, WITHOUT ROWID;

-- Servers and rule sets whose ratings must be computed again from the results.
CREATE TABLE unrated (
    guild INTEGER NOT NULL,
    rules TEXT    NOT NULL,
    PRIMARY KEY (guild, rules)
) STRICT, WITHOUT ROWID;

-- Who is named in the journal of a table.
CREATE TABLE sitter (
    table_id INTEGER NOT NULL REFERENCES mahjong_table (id),
    person   INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- Numbers that stand for people who had what was kept of them deleted; each is given once.
CREATE TABLE gone (
    number INTEGER PRIMARY KEY AUTOINCREMENT
) STRICT;

-- Whom the journal of a table still names and shall not.
CREATE TABLE forgotten (
    table_id INTEGER NOT NULL REFERENCES mahjong_table (id),
    person   INTEGER NOT NULL,
    instead  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
