-- Panels in place: private replies that only the token of an interaction reaches, and only for a quarter of an hour.
CREATE TABLE spot (
    table_id    INTEGER NOT NULL REFERENCES mahjong_table (id),
    person      INTEGER NOT NULL,
    interaction INTEGER NOT NULL,
    followup    INTEGER, -- the message; NULL for the interaction's original
    token       TEXT    NOT NULL, -- who has it can speak in our name
    until       INTEGER NOT NULL, -- milliseconds since 1970: the token is good for nothing from then on
    PRIMARY KEY (table_id, person, interaction)
) STRICT, WITHOUT ROWID;
