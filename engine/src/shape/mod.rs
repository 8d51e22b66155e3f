//! Ways to cut a hand, and how far it is from done.
