//! The command tree, and slash commands read into asks.
