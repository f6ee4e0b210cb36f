//! What runs the code samples of the page: a program a language.

use std::path::PathBuf;

use super::debian;
use super::places::Places;

/// A language of the samples.
struct Language {
    /// The test that runs its sample.
    test: &'static str,
    program: &'static str,
    /// Debian's package.
    debian: &'static str,
}

const LANGUAGES: [Language; 3] = [
    Language {
        test: "javascript_sample",
        program: "node",
        debian: "nodejs",
    },
    Language {
        test: "python_sample",
        program: "python3",
        debian: "python3",
    },
    Language {
        test: "java_sample",
        program: "javac",
        debian: "default-jdk-headless",
    },
];

/// Installs what is missing. Names and says which tests can't run all the same.
pub(super) fn ensure(places: &Places) -> Vec<&'static str> {
    let find = |program: &str| places.find(program);
    let missing = missing(&find);
    let cannot = |language: &&Language| match debian::install(&[language.debian]) {
        Ok(()) if find(language.program).is_some() => false,
        result => {
            let why = result.err().map(|error| format!(": {error:#}"));
            println!(
                "Skipped: {}, since `{}` is not on PATH{}",
                language.test,
                language.program,
                why.unwrap_or_default()
            );
            true
        }
    };
    let cannot = missing.into_iter().filter(cannot);
    cannot.map(|language| language.test).collect()
}

fn missing(find: &dyn Fn(&str) -> Option<PathBuf>) -> Vec<&'static Language> {
    let is_missing = |language: &&Language| find(language.program).is_none();
    LANGUAGES.iter().filter(is_missing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_not_missing() {
        let names = |find: &dyn Fn(&str) -> Option<PathBuf>| {
            let missing = missing(find).into_iter();
            missing.map(|language| language.test).collect::<Vec<_>>()
        };
        assert_eq!(names(&|_| Some(PathBuf::new())), [""; 0]);
        let only_node = |program: &str| (program == "node").then(PathBuf::new);
        assert_eq!(names(&only_node), ["python_sample", "java_sample"]);
    }
}
