-- What people and servers chose for themselves, as JSON.
CREATE TABLE wish (
    of    TEXT    NOT NULL CHECK (of IN ('person', 'server')),
    id    INTEGER NOT NULL, -- the number Discord gives
    value TEXT    NOT NULL,
    PRIMARY KEY (of, id)
) STRICT, WITHOUT ROWID;
