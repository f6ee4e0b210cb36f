//! Measures several ways to do the same in turns, so that whatever else the machine
//! does falls on all of them, and prints their times side by side.
//!
//! By hand: `criterion` and `divan` measure one way after the other and leave the
//! comparison to the reader.

use std::time::{Duration, Instant};

/// How long the ways of one contest run together, at least.
const LENGTH: Duration = Duration::from_secs(2);
/// How many turns each has at least.
const TURNS: u32 = 30;

/// Several ways to do the same.
pub struct Contest<'a> {
    title: &'static str,
    /// How often one call of a way does the thing.
    times: u32,
    ways: Vec<Way<'a>>,
}

struct Way<'a> {
    name: &'static str,
    kind: Kind,
    call: Box<dyn FnMut() + 'a>,
    /// The shortest of all turns: what it takes when nothing else happens.
    shortest: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Ours,
    Published,
    Reference,
}

impl<'a> Contest<'a> {
    /// A contest in which one call does the thing so many times.
    #[must_use]
    pub fn new(title: &'static str, times: u32) -> Self {
        Self {
            title,
            times,
            ways: Vec::new(),
        }
    }

    /// The way that the others are compared with.
    #[must_use]
    pub fn ours(self, name: &'static str, call: impl FnMut() + 'a) -> Self {
        self.with(name, Kind::Ours, call)
    }

    /// A way that can be the fastest to beat.
    #[must_use]
    pub fn published(self, name: &'static str, call: impl FnMut() + 'a) -> Self {
        self.with(name, Kind::Published, call)
    }

    /// A way that is only to be seen beside the others.
    #[must_use]
    pub fn reference(self, name: &'static str, call: impl FnMut() + 'a) -> Self {
        self.with(name, Kind::Reference, call)
    }

    fn with(mut self, name: &'static str, kind: Kind, call: impl FnMut() + 'a) -> Self {
        self.ways.push(Way {
            name,
            kind,
            call: Box::new(call),
            shortest: Duration::MAX,
        });
        self
    }

    /// Measures, and prints a table in Markdown. `wanted` is the largest ratio of
    /// ours to the fastest published way that is good enough, if there is one.
    pub fn run(mut self, wanted: Option<f64>) {
        let start = Instant::now();
        let mut turns = 0;
        while turns < TURNS || start.elapsed() < LENGTH {
            for way in &mut self.ways {
                let start = Instant::now();
                (way.call)();
                way.shortest = way.shortest.min(start.elapsed());
            }
            turns += 1;
        }
        self.print(wanted);
    }

    fn print(&self, wanted: Option<f64>) {
        let shortest = |kind| {
            let times = self.ways.iter().filter(|way| way.kind == kind);
            times.map(|way| way.shortest).min().unwrap_or_default()
        };
        let ours = shortest(Kind::Ours);
        println!("| {} | ns | ours to it |", self.title);
        println!("|---|---:|---:|");
        for way in &self.ways {
            let ns = way.shortest.as_secs_f64() * 1e9 / f64::from(self.times);
            let ratio = ours.div_duration_f64(way.shortest);
            println!("| {} | {ns:.2} | {ratio:.2} |", way.name);
        }
        let ratio = ours.div_duration_f64(shortest(Kind::Published));
        let wanted = wanted.map_or(String::new(), |most| format!(", at most {most} wanted"));
        println!("\n{ratio:.2} of the fastest crate{wanted}\n");
    }
}
