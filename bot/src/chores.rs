//! What is seen to in the background, in small steps: results that must be made again from their journals, people who want to
//! be forgotten, journals that are kept no longer.

use std::time::Duration;

use tokio::task::yield_now;
use tokio::time::Instant;
use tracing::{error, info, warn};

use crate::clock::Clock;
use crate::store::Store;

/// Between two looks whether something is to be done, by the clock of the house.
const HOUR: Duration = Duration::from_secs(3600);

/// Sees to everything, again and again. Can be broken off at any moment.
pub async fn see_to_all(store: Store, clock: Clock, keep_games: Option<Duration>) {
    derive(&store).await;
    loop {
        forget(&store).await;
        sweep(&store, &clock, keep_games).await;
        clock.reaches(clock.now().plus(HOUR), Instant::now()).await;
    }
}

/// Removes the journals that are kept no longer, one table at a time. Their results stay.
pub async fn sweep(store: &Store, clock: &Clock, keep_games: Option<Duration>) {
    let tables = match store.outlived(clock.now(), keep_games).await {
        Ok(tables) => tables,
        Err(error) => {
            error!(%error, "it could not be read which journals are kept no longer");
            return;
        }
    };
    if !tables.is_empty() {
        info!(tables = tables.len(), "journals are kept no longer");
    }
    for table in tables {
        if let Err(error) = store.sweep(table).await {
            error!(%table, %error, "a journal could not be removed");
        }
        yield_now().await;
    }
}

/// Makes the results of every table that were not made by this program's derivation, then the ratings that follow from them.
/// Can be broken off at any moment: the next start goes on.
pub async fn derive(store: &Store) {
    let tables = match store.underived().await {
        Ok(tables) => tables,
        Err(error) => {
            error!(%error, "it could not be read whose results must be made again");
            return;
        }
    };
    if !tables.is_empty() {
        info!(tables = tables.len(), "results are made again");
    }
    for table in tables {
        if let Err(error) = store.derive(table).await {
            warn!(%table, %error, "no results can be made of a table");
        }
        yield_now().await;
    }
    if let Err(error) = store.rate_again().await {
        error!(%error, "ratings could not be computed again");
    }
}

/// Takes those who want to be forgotten out of the journals of closed tables. Can be broken off at any moment.
pub async fn forget(store: &Store) {
    let tables = match store.unforgotten().await {
        Ok(tables) => tables,
        Err(error) => {
            error!(%error, "it could not be read who wants to be forgotten");
            return;
        }
    };
    for table in tables {
        if let Err(error) = store.forget_journal(table).await {
            error!(%table, %error, "somebody could not be taken out of a journal");
        }
        yield_now().await;
    }
}
