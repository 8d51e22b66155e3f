-- The channel of somebody's direct messages with us. Discord gives one to each person, once and for all.
CREATE TABLE direct (
    person  INTEGER NOT NULL PRIMARY KEY,
    channel INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
