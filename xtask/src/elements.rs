//! The elements of a page that Trunk has written: few, flat, and well formed.

/// Where a script ends.
const SCRIPT_END: &str = "</script>";

/// One element as it stands in the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Element<'a> {
    /// Its name in the page's letter case: `link`.
    pub(crate) name: &'a str,
    /// What stands between the name and `>`.
    pub(crate) attributes: &'a str,
    /// All of it: of a script to its end, of anything else its tag.
    pub(crate) text: &'a str,
}

impl<'a> Element<'a> {
    /// The value of an attribute, quoted or bare, as a minifier leaves it.
    pub(crate) fn attribute(&self, name: &str) -> Option<&'a str> {
        let attributes = self.attributes;
        attributes.match_indices(name).find_map(|(at, _)| {
            let before = attributes.get(..at)?.chars().next_back();
            if before.is_some_and(|c| !c.is_ascii_whitespace() && c != '"' && c != '\'') {
                return None;
            }
            let value = attributes.get(at + name.len()..)?.strip_prefix('=')?;
            match value.chars().next()? {
                quote @ ('"' | '\'') => value.split(quote).nth(1),
                _ => value.split_ascii_whitespace().next(),
            }
        })
    }
}

/// What stands between the first `start` in a text and the `end` after it.
pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    Some(rest.split_once(end)?.0)
}

/// The start tags of a page, in order; of scripts with their text, in which nothing
/// is taken for a tag.
pub(crate) fn elements(html: &str) -> Vec<Element<'_>> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some((_, after)) = rest.split_once('<') {
        let Some(element) = element(after, rest) else {
            rest = after;
            continue;
        };
        found.push(element);
        rest = after
            .get(element.text.len().saturating_sub(1)..)
            .unwrap_or_default();
    }
    found
}

/// The element that starts after a `<`, which is `after`.
fn element<'a>(after: &'a str, with_bracket: &'a str) -> Option<Element<'a>> {
    let (tag, _) = after.split_once('>')?;
    if !tag.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let (name, attributes) = tag
        .split_once(|c: char| c.is_ascii_whitespace())
        .unwrap_or((tag, ""));
    let end = after.find(SCRIPT_END).filter(|_| name == "script");
    let length = end.map_or(tag.len() + 1, |end| end + SCRIPT_END.len());
    let start = with_bracket.len() - after.len() - 1;
    Some(Element {
        name,
        attributes,
        text: with_bracket.get(start..=start + length)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_found_and_scripts_are_whole() {
        let html = "<!doctype html><p a=b>x < y</p><script>if (a<b) '<p>'</script>\
                    <link href=x rel=icon><br><";
        let found: Vec<_> = elements(html)
            .into_iter()
            .map(|element| (element.name, element.attributes, element.text))
            .collect();
        assert_eq!(
            found,
            [
                ("p", "a=b", "<p a=b>"),
                ("script", "", "<script>if (a<b) '<p>'</script>"),
                ("link", "href=x rel=icon", "<link href=x rel=icon>"),
                ("br", "", "<br>"),
            ]
        );
    }
}
