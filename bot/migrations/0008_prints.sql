-- A SHA-256 of what stands on a message, so that no start draws a card again that has not changed; NULL where it is not known.
ALTER TABLE shown ADD COLUMN print BLOB;
