//! The browser entry: reports a panic, mounts the application.

#[cfg(target_arch = "wasm32")]
fn main() {
    use ulid_generator::{app::App, browser::page};

    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        page::show_failure();
    }));
    match page::mount_point() {
        Some(element) => leptos::mount::mount_to(element, App).forget(),
        None => page::show_failure(),
    }
}

/// The page runs in a browser; elsewhere there is only the library to test.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
