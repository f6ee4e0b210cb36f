//! The encoder against fixed vectors, against properties that must hold for any
//! input, and against what others have published.

#[cfg(test)]
mod calendar;
#[cfg(test)]
mod listing;
#[cfg(test)]
mod properties;
#[cfg(test)]
mod pseudo_random;
#[cfg(test)]
mod published_crates;
#[cfg(test)]
mod reading;
#[cfg(test)]
mod uniformity;
#[cfg(test)]
mod uuid;
#[cfg(test)]
mod vectors;
