//! `./x finish`: what Trunk leaves undone. Trunk runs it after every build, on the
//! folder that it is about to put in the place of the last one.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::address;
use crate::guide;
use crate::names;

/// Finishes the build in `TRUNK_STAGING_DIR`.
pub(crate) fn all(root: &Path) -> Result<()> {
    let variable = |name: &str| {
        env::var_os(name)
            .with_context(|| format!("{name} is not set: Trunk runs this after a build"))
    };
    let dist = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    if variable("TRUNK_PROFILE")? == "release" {
        names::shorten(&dist)?;
    }
    guide::write(root, &dist)?;
    match env::var(address::VARIABLE) {
        Ok(site) => address::write(&dist, &address::parse(&site)?),
        Err(_) => Ok(()),
    }
}
