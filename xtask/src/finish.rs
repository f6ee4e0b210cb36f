//! `./x finish`: what Trunk leaves undone. Trunk runs it after every build, on the
//! folder that it is about to put in the place of the last one.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{address, application, articles, headers, offline, policy};

/// Finishes the build in `TRUNK_STAGING_DIR`.
pub(crate) fn all(root: &Path) -> Result<()> {
    let variable = |name: &str| {
        env::var_os(name)
            .with_context(|| format!("{name} is not set: Trunk runs this after a build"))
    };
    let dist = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    let is_release = variable("TRUNK_PROFILE")? == "release";
    let site = env::var(address::VARIABLE).ok();
    let site = site.as_deref().map(address::parse).transpose()?;

    application::take_apart(root, &dist, is_release)?;
    articles::write(root, &dist)?;
    if let Some(site) = &site {
        address::write(&dist, site)?;
    }
    // Of a page under work, Trunk's server adds a script that no policy knows, and a
    // kept version would hide what has just been changed.
    if is_release {
        policy::write(&dist)?;
        headers::write(&dist, site.as_ref())?;
        offline::write(root, &dist)?;
    }
    Ok(())
}
