//! The built page in a real browser: a file a part of what a visitor does. One program,
//! since linking one for each takes longer than running it.

mod accessible;
mod copying;
mod count;
mod embedding;
mod failing;
mod files;
mod generating;
mod guide;
mod harness;
mod hosting;
mod inspecting;
mod languages;
mod later;
mod layout;
mod offline;
mod options;
mod robust;
mod safe;
mod soak;
mod steps;
mod time_bounds;
