//! What is said of many lines.

use crate::i18n::Messages;
use crate::i18n::template::fill;
use crate::ulid::batch_reading::{Line, Order, Summary};
use crate::ulid::comparison::Comparison;
use crate::ulid::reading::{Id, Reading};
use std::cmp::Ordering;

/// A name and what is told of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is.
    pub name: String,
    /// What there is to tell.
    pub text: String,
}

impl Messages {
    /// What many lines are together.
    #[must_use]
    pub fn summary(&self, summary: &Summary) -> Vec<Entry> {
        let texts = &self.inspector;
        let mut entries = Vec::new();
        let mut add = |name: &str, text| {
            let name = name.to_owned();
            entries.push(Entry { name, text });
        };
        add(texts.valid, self.grouped(summary.valid));
        for (name, many) in [
            (texts.can_be_corrected, summary.correctable),
            (texts.not_valid, summary.invalid),
        ] {
            if many > 0 {
                add(name, self.grouped(many));
            }
        }
        if let Some(order) = summary.order {
            let [ascending, descending, mixed] = texts.orders;
            let order = match order {
                Order::Ascending => ascending,
                Order::Descending => descending,
                Order::Mixed => mixed,
            };
            add(texts.order, order.into());
        }
        for (name, many) in [
            (texts.duplicates, summary.duplicates),
            (texts.sharing, summary.sharing_millisecond),
            (texts.steps, summary.steps_by_one),
        ] {
            add(name, self.grouped(many));
        }
        if summary.doubtful_times > 0 {
            add(texts.doubtful, self.grouped(summary.doubtful_times));
        }
        for (name, ulid) in [(texts.first, summary.first), (texts.last, summary.last)] {
            if let Some(ulid) = ulid {
                add(name, ulid.encode().as_str().to_owned());
            }
        }
        if let Some(span_ms) = summary.span_ms() {
            add(texts.span, self.length(span_ms));
        }
        entries
    }

    /// How two IDs stand to each other.
    #[must_use]
    pub fn comparison(&self, comparison: &Comparison) -> Vec<Entry> {
        let texts = &self.inspector;
        let earlier = match comparison.time {
            Ordering::Less => texts.earlier_first,
            Ordering::Greater => texts.earlier_second,
            Ordering::Equal => texts.earlier_neither,
        };
        let prefix = comparison.shared_prefix.as_str();
        let shared = if prefix.is_empty() {
            texts.shared_nothing.to_owned()
        } else {
            let length = self.count(prefix.len(), texts.characters);
            fill("{0} ({1})", &[prefix, &length])
        };
        [
            (texts.earlier, earlier.to_owned()),
            (texts.apart, self.length(comparison.apart_ms)),
            (texts.shared, shared),
        ]
        .map(|(name, text)| Entry {
            name: name.to_owned(),
            text,
        })
        .into()
    }

    /// What there is to know of one line of many.
    #[must_use]
    pub fn line_note(&self, line: &Line) -> String {
        let texts = &self.inspector;
        let Reading::Valid(id) = &line.reading else {
            return self.verdict(&line.reading);
        };
        let mut notes = vec![match id {
            Id::Ulid(_) => "ULID".to_owned(),
            Id::Uuid(uuid) => self.kind_of(*uuid),
        }];
        if let Some(number) = line.duplicate_of {
            notes.push(fill(texts.line_duplicate, &[&self.grouped(number)]));
        } else if line.steps_by_one {
            notes.push(texts.line_step.to_owned());
        } else if line.shares_millisecond {
            notes.push(texts.line_sharing.to_owned());
        }
        if !id.has_time() {
            notes.push(texts.line_doubtful.to_owned());
        }
        notes.join("; ")
    }

    /// A page, counted from 1, of how many.
    #[must_use]
    pub fn page(&self, page: usize, pages: usize) -> String {
        fill(
            self.inspector.page,
            &[&self.grouped(page), &self.grouped(pages)],
        )
    }
}
