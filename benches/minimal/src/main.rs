//! One counter: `./x bench --page` measures the page beside it.

#[cfg(target_arch = "wasm32")]
fn main() {
    use leptos::prelude::*;

    console_error_panic_hook::set_once();
    mount_to_body(|| {
        let count = RwSignal::new(0);
        view! {
            <button type="button" on:click=move |_| *count.write() += 1>
                {move || count.get()}
            </button>
        }
    });
}

/// The page runs in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
