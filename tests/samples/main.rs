//! The code samples of the page, each run in its own language: against every row of
//! `tests/data/vectors.json`, with times that no ULID can hold, and for a thousand
//! new ULIDs.

// It is written for its readers, in plain Rust, to be put in a module of theirs.
#[expect(clippy::as_conversions, unreachable_pub)]
#[cfg(test)]
#[path = "../../src/samples/ulid.rs"]
mod sample;

#[cfg(test)]
mod tests {
    use super::sample;
    use serde_json::Value;
    use std::collections::BTreeSet;
    use std::env;
    use std::io::Write;
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::{SystemTime, UNIX_EPOCH};
    use ulid_generator::ulid::{MAX_TIMESTAMP_MS, Ulid};

    /// What each sample is asked: a time and ten bytes in hex, and what to answer.
    fn questions() -> Vec<(String, String)> {
        let all: Value = serde_json::from_str(include_str!("../data/vectors.json")).unwrap();
        let rows = all["valid"].as_array().unwrap();
        assert!(rows.len() > 30);
        let row = |row: &Value| {
            let [hex, ulid] = ["randomness_hex", "ulid"].map(|name| row[name].as_str().unwrap());
            (format!("{} {hex}", row["timestamp_ms"]), ulid.to_owned())
        };
        let too_large = format!("{} 00000000000000000000", MAX_TIMESTAMP_MS + 1);
        let wrong = [too_large, "-1 00000000000000000000".to_owned()];
        let refused = wrong.map(|line| (line, "refused".to_owned()));
        rows.iter().map(row).chain(refused).collect()
    }

    fn now_ms() -> u64 {
        let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        u64::try_from(time.as_millis()).unwrap()
    }

    /// Puts all questions, then asks for a thousand new ones.
    fn check(answer_all: impl FnOnce(&[String]) -> Vec<String>) {
        let (mut lines, expected): (Vec<_>, Vec<_>) = questions().into_iter().unzip();
        lines.extend(vec!["new".to_owned(); 1_000]);
        let start = now_ms();
        let answers = answer_all(&lines);
        let end = now_ms();

        assert_eq!(answers.len(), lines.len());
        let (known, new) = answers.split_at(expected.len());
        for ((line, answer), expected) in lines.iter().zip(known).zip(&expected) {
            assert_eq!(answer, expected, "{line}");
        }
        for ulid in new {
            let timestamp_ms = Ulid::parse(ulid).unwrap().timestamp_ms();
            assert!((start..=end).contains(&timestamp_ms), "{ulid}");
            assert_eq!(*ulid, ulid.to_uppercase());
        }
        let random: BTreeSet<_> = new
            .iter()
            .map(|ulid| Ulid::parse(ulid).unwrap().randomness())
            .collect();
        assert_eq!(random.len(), 1_000);
    }

    /// Runs a program in the project's folder, gives it the lines, returns its own.
    fn run(program: &str, arguments: &[&str], lines: &[String]) -> Vec<String> {
        let mut child = Command::new(program)
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{program}: {error}; `./x test` installs it"));
        let mut input = child.stdin.take().unwrap();
        let text = lines.join("\n") + "\n";
        let writer = thread::spawn(move || input.write_all(text.as_bytes()));
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{program} {arguments:?}");
        writer.join().unwrap().unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        printed.lines().map(str::to_owned).collect()
    }

    #[test]
    fn rust_sample() {
        let answer = |line: &String| {
            let Some((time, hex)) = line.split_once(' ') else {
                return sample::new().unwrap();
            };
            let bytes = u128::from_str_radix(hex, 16).unwrap().to_be_bytes();
            let random = bytes[6..].try_into().unwrap();
            let ulid = time
                .parse()
                .ok()
                .and_then(|time| sample::encode(time, random));
            ulid.unwrap_or_else(|| "refused".to_owned())
        };
        check(|lines| lines.iter().map(answer).collect());
    }

    #[test]
    fn javascript_sample() {
        check(|lines| {
            run(
                "node",
                &["tests/samples/drive.mjs", "src/samples/ulid.js"],
                lines,
            )
        });
    }

    #[test]
    fn python_sample() {
        check(|lines| {
            run(
                "python3",
                &["tests/samples/drive.py", "src/samples/ulid.py"],
                lines,
            )
        });
    }

    #[test]
    fn java_sample() {
        let classes = env::temp_dir().join(format!("ulid-sample-{}", std::process::id()));
        let folder = classes.to_str().unwrap();
        let sources = [
            "-d",
            folder,
            "src/samples/Ulid.java",
            "tests/samples/Drive.java",
        ];
        run("javac", &sources, &[]);
        check(|lines| run("java", &["-cp", folder, "Drive"], lines));
        std::fs::remove_dir_all(&classes).unwrap();
    }
}
