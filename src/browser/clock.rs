//! The device's clock and time zone. The clock may be set to a time that no
//! ULID can hold.

use crate::ulid::MAX_TIMESTAMP_MS;
use web_sys::js_sys::Date;
use web_sys::wasm_bindgen::JsValue;

/// The clock shows a time before 1970 or after [`MAX_TIMESTAMP_MS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockOutOfRange;

/// The time now, in milliseconds since 1970-01-01 UTC.
///
/// # Errors
///
/// When no ULID can hold the time.
pub fn now_ms() -> Result<u64, ClockOutOfRange> {
    let now = Date::now();
    // Not-a-number fails the comparison too.
    if !(0.0..=to_number(MAX_TIMESTAMP_MS)).contains(&now) {
        return Err(ClockOutOfRange);
    }
    #[expect(
        clippy::as_conversions,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss
    )]
    // The range was checked, and `Date.now()` is whole.
    Ok(now as u64)
}

/// Milliseconds since the page was opened, by a clock that is never set: for how long
/// something takes. 0 where the browser does not tell.
pub fn elapsed_ms() -> f64 {
    let performance = super::window().and_then(|window| window.performance());
    performance.map_or_default(|performance| performance.now())
}

/// How far the visitor's clocks are from UTC at a time of a ULID, in seconds
/// east; 0 where the browser does not tell.
pub fn offset_seconds(timestamp_ms: u64) -> i32 {
    let date = Date::new(&JsValue::from_f64(to_number(timestamp_ms)));
    // In minutes west, with a fraction for the zones of old that had one.
    let seconds = (-60.0 * date.get_timezone_offset()).round();
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation)]
    // Less than a day; not-a-number, for a time past the year 275760, becomes 0.
    {
        seconds as i32
    }
}

/// A time as JavaScript counts it: exact, since 48 bits fit in the 53 of a
/// double, where a `u64` would arrive as a `BigInt` that `Date` refuses.
fn to_number(timestamp_ms: u64) -> f64 {
    #[expect(clippy::as_conversions, clippy::cast_precision_loss)]
    {
        timestamp_ms as f64
    }
}
