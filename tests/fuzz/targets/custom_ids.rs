//! Ids of buttons: each that is read is the one that would be written.

#![no_main]

use commands::ask::press::{read, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|id: &str| {
    if let Ok(press) = read(id) {
        assert_eq!(write(&press), id);
        assert!(id.len() <= 100);
    }
});
