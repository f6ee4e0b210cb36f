//! axe-core, the accessibility checker, run over the page as it is.

use crate::Page;
use anyhow::{Context, Result};
use std::fs;
use xtask::browser_env::BrowserEnv;

/// Runs every rule of it, and lists what breaks one: the rule, the element, and why.
const RUN: &str = "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then( \
    ({ violations }) => done(violations.flatMap(({ id, nodes }) => \
        nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`))), \
    (error) => done([`axe-core: ${error}`]))";

/// What it finds wrong with the page in its present state.
///
/// # Errors
///
/// When axe-core is not there, or does not answer.
pub async fn findings(page: &Page<'_>) -> Result<Vec<String>> {
    if !page.eval::<bool>("return 'axe' in window").await? {
        let program = BrowserEnv::read()?.axe.context("axe-core is not there")?;
        // It asks for random bytes when it starts, which a state may have refused.
        let program = fs::read_to_string(program)?;
        page.eval::<()>(&format!("testWorld.random('real'); {program}"))
            .await?;
    }
    page.eval_async(RUN).await
}
