//! Everything that would keep the bot from running, at once.

use std::path::Path;

use config::load::{Loaded, Mistakes, Sources, load};
use config::settings::Settings;
use tracing_subscriber::EnvFilter;

use super::say::Voice;
use crate::store::{Look, Store, StoreError};

/// Tells every problem, or what would run. Whether all is well.
pub(super) fn check(sources: &Sources, voice: &Voice) -> bool {
    let loaded = load(sources);
    let (database, filter) = match &loaded {
        Ok(Loaded { settings, .. }) => (
            Some(settings.database.as_path()),
            Some(settings.log_filter.as_str()),
        ),
        Err(Mistakes {
            database,
            log_filter,
            ..
        }) => (database.as_deref(), log_filter.as_deref()),
    };
    let look = database.map(look).transpose();
    let mut problems: Vec<String> = Vec::new();
    if let Err(mistakes) = &loaded {
        problems.extend(mistakes.problems.iter().map(ToString::to_string));
    }
    problems.extend(filter.and_then(filter_problem));
    problems.extend(look.as_ref().err().map(ToString::to_string));
    match (loaded, look) {
        (Ok(loaded), Ok(Some(look))) if problems.is_empty() => {
            let mut warnings: Vec<_> = loaded.warnings.iter().map(ToString::to_string).collect();
            warnings.extend(open_to_others(look, &loaded.settings.database));
            voice.warn(&warnings);
            voice.print(&all_is_well(&loaded, look));
            true
        }
        _ => {
            voice.complain(&problems);
            false
        }
    }
}

/// What is wrong with the filter of the log, if anything is.
pub(super) fn filter_problem(filter: &str) -> Option<String> {
    let error = EnvFilter::try_new(filter).err()?;
    Some(format!(
        "log_filter: {error}; write a level, as in \"info\", or parts with levels, as in \"info,bot=debug\""
    ))
}

fn look(path: &Path) -> Result<Look, StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| StoreError::Database(error.into()))?;
    runtime.block_on(Store::look(path))
}

/// What there is to be said of a database that others may read: older versions created it so.
fn open_to_others(look: Look, database: &Path) -> Option<String> {
    let is_public = match look {
        Look::New => false,
        Look::Ready { is_public, .. } => is_public,
    };
    let named = database.display();
    is_public.then(|| {
        format!(
            "{named}: others on this machine may read or write it, and it holds everybody's tiles; \
             stop the bot and write `chmod 600 {named}*`"
        )
    })
}

fn all_is_well(loaded: &Loaded, look: Look) -> String {
    let Settings {
        api,
        database,
        rules,
        houses,
        pace,
        paces,
        ..
    } = &loaded.settings;
    let file = loaded.file.as_ref().map_or_else(
        || "no file, only defaults".to_owned(),
        |file| file.display().to_string(),
    );
    let discord = api.as_deref().map_or_else(
        || "Discord itself".to_owned(),
        |api| format!("a stand-in at {api}"),
    );
    let found = match look {
        Look::New => "will be created".to_owned(),
        Look::Ready { open: 1, .. } => "1 table open".to_owned(),
        Look::Ready { open, .. } => format!("{open} tables open"),
    };
    let named: Vec<_> = houses.iter().map(|house| house.name.as_str()).collect();
    let names: Vec<_> = paces.iter().map(|(name, _)| name.as_str()).collect();
    format!(
        "All is well. `sparrow run` would use:\n  \
         settings  {file}\n  \
         Discord   {discord}\n  \
         database  {} ({found})\n  \
         tables    {rules}, pace {pace}, unless the host says otherwise\n  \
         houses    {}\n  \
         paces     {}\n",
        database.display(),
        named.join(", "),
        names.join(", "),
    )
}
