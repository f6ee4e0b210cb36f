//! The profile that Firefox starts with in the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use crate::command::run;

/// What keeps it from reporting to its maker that it was started.
const PREFERENCES: &str = "user_pref(\"datareporting.policy.dataSubmissionEnabled\", false);\n";

/// Has Firefox make a profile, as it does when it is first started: most of its start is
/// that. Made anew each time, so it is never another version's.
pub(crate) fn first_profile(root: &Path, program: &Path) -> Result<PathBuf> {
    let profile = root.join("target/firefox-profile");
    if profile.exists() {
        fs::remove_dir_all(&profile)?;
    }
    fs::create_dir_all(&profile)?;
    fs::write(profile.join("user.js"), PREFERENCES)?;
    // With a picture to take it ends by itself.
    let picture = profile.with_extension("png");
    run(Command::new(program)
        .args(["--headless", "--no-remote", "--profile"])
        .arg(&profile)
        .arg("--screenshot")
        .args([picture.as_os_str(), "about:blank".as_ref()]))?;
    ensure!(
        profile.join("prefs.js").exists(),
        "{} made no profile in {}",
        program.display(),
        profile.display()
    );
    Ok(profile)
}
