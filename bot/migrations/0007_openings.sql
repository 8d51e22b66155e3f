-- Threads that are being opened for tables. A row goes when a table stands there; one that is left over is closed.
CREATE TABLE opening (
    id      INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL, -- in which the message is posted that the thread hangs on
    message INTEGER,          -- its number, and that of the thread; NULL as long as Discord has not told it
    words   TEXT    NOT NULL, -- what it says
    since   INTEGER NOT NULL  -- milliseconds since 1970
) STRICT;
