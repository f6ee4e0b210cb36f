//! A plain static host on this machine, for `./x serve` and the browser tests.
//!
//! It serves one folder, under `/` or a sub-path, the way a simple host on the
//! internet would: the right types, 404 for what is missing, no fallback page.
//!
//! ```no_run
//! use xtask::site::{Canned, Site, StatusCode};
//!
//! let site = Site::of("dist")
//!     .under("/docs/ulid/")
//!     .answering(|path| path.ends_with(".wasm").then(|| Canned::status(StatusCode::NOT_FOUND)))
//!     .start()?;
//! println!("{}", site.url()); // http://127.0.0.1:49152/docs/ulid/
//! site.stop();
//! # Ok::<(), std::io::Error>(())
//! ```

mod opening;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

pub use axum::http::StatusCode;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE, HeaderValue, LOCATION,
};
use axum::http::uri::Uri;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use tokio::sync::oneshot;
use tower_http::services::ServeDir;

/// An answer that stands in for a file, for tests of what the page does when
/// one is missing or wrong.
#[derive(Clone, Debug)]
pub struct Canned {
    /// The status of the answer.
    pub status: StatusCode,
    /// Its `Content-Type`.
    pub content_type: &'static str,
    /// Its body.
    pub body: Vec<u8>,
}

impl Canned {
    /// An answer with this status and no body.
    #[must_use]
    pub fn status(status: StatusCode) -> Self {
        Self {
            status,
            content_type: "text/plain",
            body: Vec::new(),
        }
    }
}

impl IntoResponse for Canned {
    fn into_response(self) -> Response {
        (self.status, [(CONTENT_TYPE, self.content_type)], self.body).into_response()
    }
}

/// Says whether a request path has a canned answer.
type Answering = dyn Fn(&str) -> Option<Canned> + Send + Sync;

/// What a [`Site`] will serve and where; from [`Site::of`].
pub struct Builder {
    folder: PathBuf,
    base: String,
    port: u16,
    is_compressed: bool,
    answering: Arc<Answering>,
    opening: Option<String>,
}

impl Builder {
    /// The path that the folder appears under: `/`, which is the default, or
    /// one like `/a/b/`.
    #[must_use]
    pub fn under(mut self, base: &str) -> Self {
        let inner = base.trim_matches('/');
        self.base = if inner.is_empty() {
            "/".to_owned()
        } else {
            format!("/{inner}/")
        };
        self
    }

    /// The port; 0, the default, takes a free one.
    #[must_use]
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    /// Sends `name.br` for `name`, where there is such a file, to whoever takes brotli:
    /// as most hosts on the internet do, and without the time that compressing takes.
    #[must_use]
    pub fn compressed(mut self) -> Self {
        self.is_compressed = true;
        self
    }

    /// Asked with the whole path of each request before the files are; where it
    /// returns an answer, that one is sent.
    #[must_use]
    pub fn answering(
        mut self,
        answer: impl Fn(&str) -> Option<Canned> + Send + Sync + 'static,
    ) -> Self {
        self.answering = Arc::new(answer);
        self
    }

    /// A script that runs in each page that a browser opens, before the page's own.
    /// A page that a script fetches stays as it is.
    #[must_use]
    pub fn opening_pages_with(mut self, script: String) -> Self {
        self.opening = Some(script);
        self
    }

    /// Starts serving, on a thread of its own.
    ///
    /// # Errors
    ///
    /// When the port is in use ([`io::ErrorKind::AddrInUse`]), or the system
    /// has no thread or socket to give.
    pub fn start(self) -> io::Result<Site> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .build()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let router = self.router();

        let serve = async {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            tokio::spawn(axum::serve(listener, router).into_future());
            // Also ends when the sender is dropped, which is how a site stops.
            // The runtime goes then, and with it every open connection.
            let _ = stopped.await;
            io::Result::Ok(())
        };
        let thread = thread::Builder::new()
            .name("site".to_owned())
            .spawn(move || runtime.block_on(serve))?;
        Ok(Site {
            address,
            base: self.base,
            running: Some((stop, thread)),
        })
    }

    fn router(&self) -> Router {
        let unslashed = self.base.trim_end_matches('/');
        let mut files = ServeDir::new(&self.folder).redirect_path_prefix(unslashed);
        if self.is_compressed {
            files = files.precompressed_br();
        }
        let router = if unslashed.is_empty() {
            Router::new().fallback_service(files)
        } else {
            let base = self.base.clone();
            Router::new().nest_service(&self.base, files).route(
                unslashed,
                any(|uri: Uri| async move { add_slash(&base, &uri) }),
            )
        };
        let router = router.layer(middleware::from_fn_with_state(
            Arc::clone(&self.answering),
            answer,
        ));
        let Some(script) = self.opening.clone() else {
            return router;
        };
        let base = self.base.clone();
        router.layer(middleware::from_fn(move |request: Request, next: Next| {
            let (base, script) = (base.clone(), script.clone());
            async move {
                if request.uri().path() == format!("{base}{}", opening::NAME) {
                    return opening::script(script);
                }
                let is_opened = opening::opens_a_page(request.headers());
                let response = next.run(request).await;
                if is_opened {
                    opening::add(response, &base).await
                } else {
                    response
                }
            }
        }))
    }
}

/// Gives the canned answer or passes the request on. Nothing is taken from a
/// cache unasked, so a new build shows at once; and other sites may read the files,
/// which a frame without an origin of its own needs for its own.
async fn answer(State(answering): State<Arc<Answering>>, request: Request, next: Next) -> Response {
    let mut response = match answering(request.uri().path()) {
        Some(canned) => canned.into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    response
}

fn add_slash(base: &str, uri: &Uri) -> Response {
    let query = uri
        .query()
        .map(|query| format!("?{query}"))
        .unwrap_or_default();
    (
        StatusCode::PERMANENT_REDIRECT,
        [(LOCATION, format!("{base}{query}"))],
    )
        .into_response()
}

/// A running static host; it stops when dropped.
pub struct Site {
    address: SocketAddr,
    base: String,
    running: Option<(oneshot::Sender<()>, JoinHandle<io::Result<()>>)>,
}

impl Site {
    /// A site of this folder, to be started.
    #[must_use]
    pub fn of(folder: impl Into<PathBuf>) -> Builder {
        Builder {
            folder: folder.into(),
            base: "/".to_owned(),
            port: 0,
            is_compressed: false,
            answering: Arc::new(|_| None),
            opening: None,
        }
    }

    /// The address that it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where its folder begins, with a slash at the end.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.base)
    }

    /// Stops it: open connections are closed, and the port is free on return.
    pub fn stop(self) {
        drop(self);
    }

    /// Serves until the program is ended.
    ///
    /// # Errors
    ///
    /// When the host could not go on.
    pub fn wait(mut self) -> io::Result<()> {
        match self.running.take() {
            // The sender has to live as long as the thread is to serve.
            Some((_stop, thread)) => thread
                .join()
                .unwrap_or_else(|_| Err(io::Error::other("the static host panicked"))),
            None => Ok(()),
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            drop(stop);
            // A host that panicked has said so itself, and is stopped as well.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests;
