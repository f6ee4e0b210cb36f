//! What the visitor sees, one component a file. Components show state and call
//! its verbs; they hold no logic.

pub mod button;
pub mod copy_button;
pub mod copy_by_hand;
pub mod count_field;
pub mod entry_list;
pub mod file_maker;
pub mod generator;
pub mod inspector;
pub mod later_part;
pub mod letters;
pub mod line_table;
pub mod live_region;
pub mod marked_text;
pub mod moment_field;
pub mod options_panel;
pub mod reading_panel;
pub mod site_header;
pub mod step_by_step;
pub mod structure_panel;
pub mod switch;
pub mod text_field;
pub mod time_bounds;
pub mod ulid_list;
pub mod ulid_row;
pub mod value_row;
pub mod verdict;

pub use copy_by_hand::CopyByHand;
pub use generator::Generator;
pub use inspector::{Inspector, InspectorPanel};
pub use later_part::{LATER_PART, Place};
pub use live_region::LiveRegion;
pub use options_panel::OptionsGrid;
pub use site_header::SiteHeader;
pub use step_by_step::{StepByStep, StepsPanel};
pub use time_bounds::{TimeBounds, TimeBoundsPanel};
