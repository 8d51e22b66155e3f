//! Everything put together: opened in order, closed in the reverse order.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use config::settings::Settings;
use serenity::Client;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};
use tracing::{error, info, warn};

use crate::chores;
use crate::clock::Clock;
use crate::gateway::contact::Contact;
use crate::gateway::ears::{Ears, House};
use crate::gateway::emojis::Emojis;
use crate::gateway::gate::Gate;
use crate::gateway::{self, NoLine};
use crate::intake::Intake;
use crate::outbox::courier::Courier;
use crate::outbox::doors::Doors;
use crate::outbox::post::Office;
use crate::outbox::threads::Threads;
use crate::render::picture::Easel;
use crate::render::studio::Studio;
use crate::store::{Opening, Store, StoreError};
use crate::tables::Tables;
use crate::wishes::Wishes;

/// How often it is noted that we are alive: a crash gives people at most this much too much time.
const PULSE: Duration = Duration::from_secs(2);
/// So long a clean stop may take; what is not shown by then is shown at the next start.
const FAREWELL: Duration = Duration::from_secs(8);

/// Why the bot does not run, or no longer.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The store cannot be opened or read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no line to Discord.
    #[error(transparent)]
    NoLine(#[from] NoLine),
    /// The task that runs the bot has panicked.
    #[error("the bot has panicked")]
    Panicked,
}

/// Runs the bot by this clock until `shutdown` is done, then stops cleanly: what was begun is kept and shown.
///
/// # Errors
/// When the store or the line to Discord cannot be opened, or when Discord sends us away for good.
pub async fn run(
    settings: Settings,
    clock: Clock,
    shutdown: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let open = Open::open(settings, clock).await?;
    open.serve(shutdown).await
}

/// A bot that runs in a task of its own.
#[derive(Debug)]
pub struct Handle {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), RunError>>,
}

impl Handle {
    /// Stops it cleanly and waits until it has.
    ///
    /// # Errors
    /// As for [`run`].
    pub async fn stop(self) -> Result<(), RunError> {
        // If it has ended already, its result says why.
        let _ = self.stop.send(());
        self.task.await.map_err(|_| RunError::Panicked)?
    }
}

/// Begins to run the bot by this clock: it is open when this returns, and connects by and by.
///
/// # Errors
/// When the store or the line to Discord cannot be opened.
pub async fn start(settings: Settings, clock: Clock) -> Result<Handle, RunError> {
    let open = Open::open(settings, clock).await?;
    let (stop, stopped) = oneshot::channel::<()>();
    let task = tokio::spawn(open.serve(async {
        // A handle that was dropped means the same as one that says stop.
        let _ = stopped.await;
    }));
    Ok(Handle { stop, task })
}

/// The house, with the tables back at their places and the line not there yet.
struct Open {
    store: Store,
    client: Client,
    tables: Tables,
    contact: Arc<Contact>,
    ears: Ears,
    /// How long journals of closed tables are kept.
    keep_games: Option<Duration>,
    watch: JoinHandle<()>,
    /// Threads that an earlier run has left without a table.
    left: Vec<Opening>,
}

impl Open {
    async fn open(settings: Settings, clock: Clock) -> Result<Self, RunError> {
        let store = Store::open(&settings.database).await?;
        let last_alive = store.last_alive().await?.unwrap_or_else(|| clock.now());
        let ears = Ears::default();
        let client = gateway::client(&settings, ears.clone()).await?;
        let http = Arc::clone(&client.http);
        let replies = Arc::new(gateway::replies(&settings)?);
        let studio = Studio::new(Easel::new(settings.tile_index));
        let courier = Courier::new(
            (http, Arc::clone(&replies)),
            studio.clone(),
            settings.request_gap,
        );
        let (reports, hears) = mpsc::unbounded_channel();
        let tables = Tables::new(Office {
            reports,
            courier,
            faces: studio.faces.clone(),
            store: store.clone(),
            doors: Arc::new(Doors::new(clock.clone())),
            threads: Arc::new(Threads::new(clock.clone())),
            clock,
            edit_gap: settings.edit_gap,
        });
        tables.bring_back().await?;
        let left = tables.leftovers().await;
        let watch = tokio::spawn(tables.clone().watch(hears));
        let contact = Arc::new(Contact::new(last_alive));
        let keep_games = settings.keep_games;
        ears.move_in(House {
            emojis: settings.tile_emojis.then(|| {
                // Some fifty faces, once for all: a quarter of a minute at the usual gap.
                Emojis::new(studio.clone(), settings.tile_index, settings.edit_gap / 4)
            }),
            intake: Intake::new(
                replies,
                studio,
                tables.clone(),
                Wishes::new(store.clone()),
                Arc::new(settings),
            ),
            tables: tables.clone(),
            contact: Arc::clone(&contact),
            shards: Arc::downgrade(&client.shard_manager),
        });
        Ok(Self {
            store,
            client,
            tables,
            contact,
            ears,
            keep_games,
            watch,
            left,
        })
    }

    async fn serve(self, shutdown: impl Future<Output = ()>) -> Result<(), RunError> {
        let Self {
            store,
            mut client,
            tables,
            contact,
            ears,
            keep_games,
            watch,
            left,
        } = self;
        let clock = tables.clock().clone();
        let shards = Arc::clone(&client.shard_manager);
        let sign = (store.clone(), clock.clone());
        // Before the library connects for the first time.
        let gate = Gate::shut(Arc::clone(&client.ws_url)).await;
        let gate = tokio::spawn(gate.keep(ears.clone()));
        let pulse = tokio::spawn(beat(sign, Arc::clone(&contact), ears));
        let closing = tokio::spawn(tables.clone().close_leftovers(left, clock.now()));
        let chores = tokio::spawn(chores::see_to_all(store.clone(), clock.clone(), keep_games));
        let ended = tokio::select! {
            ended = client.start() => ended.map_err(|error| NoLine::Client(Box::new(error))),
            () = shutdown => Ok(()),
        };
        info!("closing");
        // Before the library is told to stop: it may wait there.
        gate.abort();
        pulse.abort();
        chores.abort();
        closing.abort();
        watch.abort();
        shards.shutdown_all().await;
        if timeout(FAREWELL, tables.stop()).await.is_err() {
            warn!("not everything could be shown before the end; the next start shows it");
        }
        if contact.is_heard() {
            store.alive(clock.now()).await?;
        }
        store.close().await;
        Ok(ended?)
    }
}

/// Notes again and again that we are alive and in touch, and lets no token lie about that is good for nothing any more.
async fn beat((store, clock): (Store, Clock), contact: Arc<Contact>, ears: Ears) {
    let mut pulse = interval(PULSE);
    loop {
        pulse.tick().await;
        ears.look().await;
        if let Err(error) = store.forget_spent(clock.now()).await {
            error!(%error, "tokens that are good for nothing could not be forgotten");
        }
        if contact.is_heard()
            && let Err(error) = store.alive(clock.now()).await
        {
            error!(%error, "the sign of life could not be kept");
        }
    }
}
