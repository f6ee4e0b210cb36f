//! The page, as a visitor finds and uses it.

use crate::browser::Browser;
use crate::{PATIENCE, PAUSE, Setup};
use anyhow::{Context, Result, ensure};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::fmt::Debug;
use std::time::Instant;
use thirtyfour::{By, Key, TypingData, WebElement};
use xtask::site::Site;

/// Finds the elements with a role and an accessible name, nearly as browsers compute
/// it: `aria-label`, the label, or the text without what is hidden.
const FIND: &str = r#"
const [role, name] = arguments;
const tags = { button: "button", textbox: "input[type=text],textarea", radio: "input[type=radio]",
  checkbox: "input[type=checkbox]" };
const text = (node) => node.nodeType === Node.TEXT_NODE ? node.data
  : node.getAttribute?.("aria-hidden") === "true" || !node.checkVisibility() ? "" : [...node.childNodes].map(text).join("");
const nameOf = (element) => element.getAttribute("aria-label")
  ?? (element.labels?.length ? text(element.labels[0]) : text(element));
return [...document.querySelectorAll(tags[role])].filter((element) =>
  element.checkVisibility() && nameOf(element).replace(/\s+/g, " ").trim() === name);
"#;

/// How many of the parts that are loaded later are there.
pub const LATER_PARTS: &str =
    "return document.querySelectorAll('.later-part > .later-part-note[hidden]').length";

/// An open page.
pub struct Page<'a> {
    browser: &'a Browser,
    /// The address of the folder that the page stands in.
    base: String,
    /// What stands behind it in the page's own.
    query: &'static str,
    /// Until the test stops it.
    site: RefCell<Option<Site>>,
}

impl<'a> Page<'a> {
    pub(crate) async fn open(browser: &'a Browser, site: Site, setup: Setup) -> Result<Page<'a>> {
        let own = site.url().replace("127.0.0.1", setup.host);
        let page = Page {
            browser,
            base: setup.address.clone().unwrap_or(own),
            query: setup.query,
            site: RefCell::new(Some(site)),
        };
        browser.prepare(&setup).await?;
        page.set_width(setup.width).await?;
        page.reload().await?;
        Ok(page)
    }

    /// Opens the page again, by its address, and waits until it is painted, though not
    /// for the application.
    ///
    /// # Errors
    ///
    /// When it is not there after ten seconds.
    pub async fn reload(&self) -> Result<()> {
        self.visit(self.query).await
    }

    /// Loads the page again, by the address that it has now.
    ///
    /// # Errors
    ///
    /// When it is not there after ten seconds.
    pub async fn refresh(&self) -> Result<()> {
        self.eval::<()>("window.left = true").await?;
        self.browser.driver().refresh().await?;
        self.wait_for_paint().await
    }

    /// Opens another page under the same path, as a link to it would.
    ///
    /// # Errors
    ///
    /// When it is not there after ten seconds.
    pub async fn visit(&self, query: &str) -> Result<()> {
        self.eval::<()>("window.left = true").await?;
        let address = format!("{}{query}", self.base);
        self.browser.driver().goto(&address).await?;
        let painted = self.wait_for_paint().await;
        painted.with_context(|| format!("{address} is not there"))
    }

    /// Ends the site: from now on nothing answers at its address.
    pub fn stop_site(&self) {
        self.site.take();
    }

    /// Goes into a frame, counted from 0: everything is done there until
    /// [`Self::leave_frame`].
    ///
    /// # Errors
    ///
    /// When there is no such frame after ten seconds.
    pub async fn enter_frame(&self, index: u16) -> Result<()> {
        let start = Instant::now();
        // WebKit has one only once its page has begun to load.
        while let Err(error) = self.browser.driver().enter_frame(index).await {
            if start.elapsed() >= PATIENCE {
                return Err(error.into());
            }
            tokio::time::sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Goes back to the whole page.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn leave_frame(&self) -> Result<()> {
        Ok(self.browser.driver().enter_default_frame().await?)
    }

    async fn wait_for_paint(&self) -> Result<()> {
        self.browser.wait_between_pages().await;
        let painted = "return !window.left \
            && performance.getEntriesByName('first-contentful-paint').length === 1";
        self.expect(painted, true).await
    }

    /// Sets the width of the window, in CSS pixels.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn set_width(&self, width: u32) -> Result<()> {
        self.browser.set_width(width).await
    }

    /// Waits until all of the application is there, what is loaded later too: as at the
    /// first key of a visitor.
    ///
    /// # Errors
    ///
    /// When it is not after ten seconds.
    pub async fn wait_for_app(&self) -> Result<()> {
        self.wait_for_first_part().await?;
        self.eval::<()>("dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))")
            .await?;
        self.expect(LATER_PARTS, 4).await
    }

    /// Waits until the application has taken the shell's place.
    ///
    /// # Errors
    ///
    /// When it has not after ten seconds.
    pub async fn wait_for_first_part(&self) -> Result<()> {
        self.expect(
            "return !document.querySelector('.shell') && !!document.querySelector('#count')",
            true,
        )
        .await
    }

    /// Waits until the browser has painted what is there now, and told of it.
    ///
    /// # Errors
    ///
    /// When it has not after ten seconds.
    pub async fn wait_for_frames(&self) -> Result<()> {
        let frames = "testWorld.drawn = false; let left = 4; const next = () => { \
            if (left-- > 0) requestAnimationFrame(next); else testWorld.drawn = true; }; next()";
        self.eval::<()>(frames).await?;
        self.expect("return testWorld.drawn", Some(true)).await
    }

    /// The value of a script that ends in `return`.
    ///
    /// # Errors
    ///
    /// When it throws, or returns something else.
    pub async fn eval<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let result = self.browser.driver().execute(script, Vec::new()).await;
        let result = result.with_context(|| format!("the script failed: {script:.400}"))?;
        Ok(result.convert()?)
    }

    /// What a script gives to the function that is its one argument.
    ///
    /// # Errors
    ///
    /// When it throws, gives nothing in time, or something else.
    pub async fn eval_async<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let driver = self.browser.driver();
        let result = driver.execute_async(script, Vec::new()).await;
        let result = result.with_context(|| format!("the script failed: {script:.400}"))?;
        Ok(result.convert()?)
    }

    /// Waits until a script returns what is expected.
    ///
    /// # Errors
    ///
    /// With what it returned last, when it did not for ten seconds.
    pub async fn expect<T>(&self, script: &str, expected: T) -> Result<()>
    where
        T: DeserializeOwned + PartialEq + Debug,
    {
        let start = Instant::now();
        loop {
            // Between two pages WebKit answers with an error, and Firefox with nothing.
            let found: Result<T> = self.eval(script).await;
            if found.as_ref().is_ok_and(|found| *found == expected) {
                return Ok(());
            }
            ensure!(
                start.elapsed() < PATIENCE,
                "expected {expected:?} but found {found:?}: {script}"
            );
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// The one control with this role and this name.
    ///
    /// # Errors
    ///
    /// When there is none, or more than one.
    pub async fn control(&self, role: &str, name: &str) -> Result<WebElement> {
        let mut found = self.controls(role, name).await?;
        ensure!(
            found.len() == 1,
            "{} controls are a {role} {name:?}",
            found.len()
        );
        found.pop().context("there is one")
    }

    /// The controls with this role and this name that can be seen.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn controls(&self, role: &str, name: &str) -> Result<Vec<WebElement>> {
        let arguments = vec![json!(role), json!(name)];
        let found = self.browser.driver().execute(FIND, arguments).await?;
        Ok(found.elements()?)
    }

    /// Presses a button.
    ///
    /// # Errors
    ///
    /// When it is not there to be pressed.
    pub async fn press(&self, name: &str) -> Result<()> {
        Ok(self.control("button", name).await?.click().await?)
    }

    /// Chooses a radio button, by its label.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn choose(&self, name: &str) -> Result<()> {
        let radio = self.control("radio", name).await?;
        Ok(radio.parent().await?.click().await?)
    }

    /// Moves the pointer to the middle of the one element that a selector finds.
    ///
    /// # Errors
    ///
    /// When there is no such element.
    pub async fn point_at(&self, selector: &str) -> Result<()> {
        let driver = self.browser.driver();
        let element = driver.find(By::Css(selector)).await;
        let element = element.with_context(|| format!("no element is {selector}"))?;
        element.scroll_into_view().await?;
        let chain = driver.action_chain();
        Ok(chain.move_to_element_center(&element).perform().await?)
    }

    /// Replaces the text of a field at once, as pasting does.
    ///
    /// # Errors
    ///
    /// When there is no such field.
    pub async fn paste(&self, name: &str, text: &str) -> Result<()> {
        let field = self.control("textbox", name).await?;
        let script = "const [field, text] = arguments; field.focus(); field.value = text; \
            field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))";
        let arguments = vec![field.to_json()?, json!(text)];
        self.browser.driver().execute(script, arguments).await?;
        Ok(())
    }

    /// Replaces the text of a field by what is typed, and stays in it.
    ///
    /// # Errors
    ///
    /// When there is no such field.
    pub async fn type_into(&self, name: &str, text: &str) -> Result<()> {
        let field = self.control("textbox", name).await?;
        field.send_keys(Key::Control + "a").await?;
        field.send_keys(Key::Backspace + "").await?;
        if !text.is_empty() {
            field.send_keys(text).await?;
        }
        Ok(())
    }

    /// Presses keys where the focus is.
    ///
    /// # Errors
    ///
    /// When nothing has the focus.
    pub async fn key(&self, key: impl Into<TypingData>) -> Result<()> {
        let focused = self.browser.driver().active_element().await?;
        Ok(focused.send_keys(key).await?)
    }

    /// The text of the one element that a selector finds.
    ///
    /// # Errors
    ///
    /// When there is no such element.
    pub async fn text(&self, selector: &str) -> Result<String> {
        let element = self.browser.driver().find(By::Css(selector)).await;
        let element = element.with_context(|| format!("no element is {selector}"))?;
        // WebKit's driver leaves out where lines end.
        let lines = "const [element] = arguments; return element.checkVisibility() ? element.innerText.trim().replace(/\\n+/g, '\\n') : ''";
        let lines = self
            .browser
            .driver()
            .execute(lines, vec![element.to_json()?]);
        Ok(lines.await?.convert()?)
    }

    /// The ULIDs in the list, from top to bottom.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn ulids(&self) -> Result<Vec<String>> {
        self.eval("return [...document.querySelectorAll('.ulid-row .ulid')].map((ulid) => ulid.textContent)")
            .await
    }

    /// What is on the clipboard.
    ///
    /// # Errors
    ///
    /// When it can't be read.
    pub async fn clipboard(&self) -> Result<String> {
        self.browser.clipboard().await
    }

    /// Has the browser take a picture of the window.
    ///
    /// # Errors
    ///
    /// When it does not.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        Ok(self.browser.driver().screenshot_as_png().await?)
    }

    /// Calls a method of the DevTools protocol.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        self.browser.devtools(method, parameters).await
    }
}
