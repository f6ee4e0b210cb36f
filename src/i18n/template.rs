//! Sentences with places to fill.

/// The template with `{0}` replaced by the first value, `{1}` by the second, and so
/// on, each as often as it stands there.
///
/// One small function for all sentences: `format!` builds code for each of them, in
/// every language.
pub(super) fn fill(template: &str, values: &[&str]) -> String {
    let mut parts = template.split('{');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if let Some((place, rest)) = part.split_once('}') {
            let value = place
                .parse()
                .ok()
                .and_then(|place: usize| values.get(place));
            text.push_str(value.copied().unwrap_or_default());
            text.push_str(rest);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_filled() {
        for (template, expected) in [
            ("nothing to fill", "nothing to fill"),
            ("{0}", "one"),
            ("{1} before {0}, and {0}.", "two before one, and one."),
            ("{2} is missing", " is missing"),
        ] {
            assert_eq!(fill(template, &["one", "two"]), expected);
        }
    }
}
