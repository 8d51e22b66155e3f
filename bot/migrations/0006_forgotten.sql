-- Who leaves a table that is still open and wants to be forgotten may come back to it: only what was written before is meant.
CREATE TABLE forgotten_below (
    table_id INTEGER NOT NULL REFERENCES mahjong_table (id),
    person   INTEGER NOT NULL,
    instead  INTEGER NOT NULL,
    below    INTEGER NOT NULL, -- the first record that is not meant
    PRIMARY KEY (table_id, person, instead)
) STRICT, WITHOUT ROWID;

INSERT INTO forgotten_below (table_id, person, instead, below)
SELECT table_id, person, instead,
    (SELECT coalesce(max(number) + 1, 0) FROM record WHERE record.table_id = forgotten.table_id)
FROM forgotten;

DROP TABLE forgotten;
ALTER TABLE forgotten_below RENAME TO forgotten;
