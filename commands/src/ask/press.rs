//! Buttons: their ids, written and read by one file.
