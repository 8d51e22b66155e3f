//! Writes the tables of `engine::shape` anew. Run it when the sets change that a suit can be cut into.

use std::fs;
use std::io;
use std::path::Path;

mod generate;

fn main() -> io::Result<()> {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/shape/tables");
    for (name, bytes) in generate::tables() {
        fs::write(tables.join(name).with_extension("bin"), bytes)?;
    }
    Ok(())
}
