//! Programs that some tests need and others don't: where one can't be had, those
//! tests are skipped by name.

use std::path::PathBuf;

use super::debian;
use super::places::Places;

/// A program for a test.
pub(super) struct Program {
    /// The test that needs it.
    test: &'static str,
    name: &'static str,
    /// Debian's package.
    debian: &'static str,
}

/// A host that people use.
pub(super) const NGINX: Program = Program {
    test: "nginx_serves_it_under_a_sub_path",
    name: "nginx",
    debian: "nginx-light",
};

/// What runs the code samples of the page, but for Rust.
pub(super) const LANGUAGES: [Program; 3] = [
    Program {
        test: "javascript_sample",
        name: "node",
        debian: "nodejs",
    },
    Program {
        test: "python_sample",
        name: "python3",
        debian: "python3",
    },
    Program {
        test: "java_sample",
        name: "javac",
        debian: "default-jdk-headless",
    },
];

/// Installs what is missing. Names and says which tests can't run all the same.
pub(super) fn ensure(programs: &[Program], places: &Places) -> Vec<&'static str> {
    let find = |name: &str| places.find(name);
    let cannot = |program: &&Program| match debian::install(&[program.debian]) {
        Ok(()) if find(program.name).is_some() => false,
        result => {
            let why = result.err().map(|error| format!(": {error:#}"));
            println!(
                "Skipped: {}, since `{}` is not on PATH{}",
                program.test,
                program.name,
                why.unwrap_or_default()
            );
            true
        }
    };
    let cannot = missing(programs, &find).into_iter().filter(cannot);
    cannot.map(|program| program.test).collect()
}

fn missing<'a>(
    programs: &'a [Program],
    find: &dyn Fn(&str) -> Option<PathBuf>,
) -> Vec<&'a Program> {
    let is_missing = |program: &&Program| find(program.name).is_none();
    programs.iter().filter(is_missing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_not_missing() {
        let names = |find: &dyn Fn(&str) -> Option<PathBuf>| {
            let missing = missing(&LANGUAGES, find).into_iter();
            missing.map(|program| program.test).collect::<Vec<_>>()
        };
        assert_eq!(names(&|_| Some(PathBuf::new())), [""; 0]);
        let only_node = |program: &str| (program == "node").then(PathBuf::new);
        assert_eq!(names(&only_node), ["python_sample", "java_sample"]);
    }
}
