//! The embedded tables.

use engine::shape::tables::embedded;

/// What makes them.
#[path = "../../examples/shape_tables/generate.rs"]
mod generate;

#[test]
fn tables_are_what_the_generator_makes() {
    for ((name, made), (file, bytes)) in generate::tables().into_iter().zip(embedded()) {
        assert_eq!(name, file);
        assert!(
            made == bytes,
            "{name} is not what is made: cargo run -p engine --example shape_tables"
        );
    }
}
