use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;

use tempfile::TempDir;

use super::*;

/// A folder as a release build leaves one.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("index.html", "<!doctype html>home"),
        ("app.js", "js"),
        ("app_bg.wasm", "\0asm"),
        ("app.css", "css"),
        ("app.webmanifest", "{}"),
        ("icon.svg", "<svg/>"),
        ("guide/index.html", "guide"),
    ] {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// The whole answer to one request.
fn send(site: &Site, method: &str, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(site.address()).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{headers}\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn get(site: &Site, path: &str) -> String {
    send(site, "GET", path, "")
}

#[test]
fn files_have_their_types() {
    let folder = folder();
    let site = Site::of(folder.path()).start().unwrap();
    for (path, expected) in [
        ("/", "text/html"),
        ("/index.html", "text/html"),
        ("/app.js?v=1", "text/javascript"),
        ("/app_bg.wasm", "application/wasm"),
        ("/app.css", "text/css"),
        ("/app.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ] {
        let answer = get(&site, path);
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        assert!(
            answer.contains(&format!("content-type: {expected}\r\n")),
            "{path}: {answer}"
        );
        assert!(
            answer.contains("cache-control: no-cache\r\n"),
            "{path}: {answer}"
        );
    }
    assert!(get(&site, "/").ends_with("\r\n\r\n<!doctype html>home"));
}

#[test]
fn a_compressed_file_goes_to_those_who_take_it() {
    let folder = folder();
    fs::write(folder.path().join("app.js.br"), "brotli").unwrap();
    let ask = |site: &Site, path| send(site, "GET", path, "Accept-Encoding: gzip, br\r\n");

    let site = Site::of(folder.path()).compressed().start().unwrap();
    let answer = ask(&site, "/app.js");
    assert!(answer.contains("content-encoding: br\r\n"), "{answer}");
    assert!(answer.contains("content-type: text/javascript\r\n"));
    assert!(answer.ends_with("brotli"));
    // Where there is none, or none is wanted, the file itself is sent.
    assert!(ask(&site, "/app.css").ends_with("\r\n\r\ncss"));
    assert!(get(&site, "/app.js").ends_with("\r\n\r\njs"));

    let plain = Site::of(folder.path()).start().unwrap();
    assert!(ask(&plain, "/app.js").ends_with("\r\n\r\njs"));
}

#[test]
fn what_is_missing_is_404_and_never_the_page() {
    let folder = folder();
    let site = Site::of(folder.path()).under("/a/b/").start().unwrap();
    for path in [
        "/a/b/none",
        "/a/b/none/",
        "/a/b/../../Cargo.toml",
        "/",
        "/a/",
        "/a/bc",
        "/app.js",
    ] {
        let answer = get(&site, path);
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        assert!(!answer.contains("home"), "{path}: {answer}");
    }
    assert!(send(&site, "POST", "/a/b/app.js", "").starts_with("HTTP/1.1 405"));
}

#[test]
fn a_sub_path_holds_the_whole_site() {
    let folder = folder();
    let site = Site::of(folder.path()).under("/a/b/").start().unwrap();
    assert_eq!(site.url(), format!("http://{}/a/b/", site.address()));
    assert!(get(&site, "/a/b/").ends_with("home"));
    assert!(get(&site, "/a/b/app.js").ends_with("js"));
    assert!(get(&site, "/a/b/guide/").ends_with("guide"));
}

#[test]
fn a_folder_without_its_slash_redirects() {
    let folder = folder();
    let site = Site::of(folder.path()).under("a/b").start().unwrap();
    for (path, target) in [
        ("/a/b", "/a/b/"),
        ("/a/b?lang=en", "/a/b/?lang=en"),
        ("/a/b/guide", "/a/b/guide/"),
    ] {
        let answer = get(&site, path);
        assert!(answer.starts_with("HTTP/1.1 30"), "{path}: {answer}");
        assert!(
            answer.contains(&format!("location: {target}\r\n")),
            "{path}: {answer}"
        );
    }
}

#[test]
fn an_unchanged_file_is_not_sent_again() {
    let folder = folder();
    let site = Site::of(folder.path()).start().unwrap();
    let answer = get(&site, "/app.js");
    let (_, date) = answer.split_once("last-modified: ").unwrap();
    let (date, _) = date.split_once("\r\n").unwrap();
    let answer = send(
        &site,
        "GET",
        "/app.js",
        &format!("If-Modified-Since: {date}\r\n"),
    );
    assert!(answer.starts_with("HTTP/1.1 304"), "{answer}");
}

#[test]
fn canned_answers_come_before_files() {
    let folder = folder();
    let site = Site::of(folder.path())
        .under("/a/")
        .answering(|path| match path {
            "/a/app_bg.wasm" => Some(Canned::status(StatusCode::NOT_FOUND)),
            "/a/app.js" => Some(Canned {
                status: StatusCode::OK,
                content_type: "text/plain",
                body: b"canned".to_vec(),
            }),
            _ => None,
        })
        .start()
        .unwrap();
    assert!(get(&site, "/a/app_bg.wasm").starts_with("HTTP/1.1 404"));
    let answer = get(&site, "/a/app.js");
    assert!(answer.contains("content-type: text/plain\r\n") && answer.ends_with("canned"));
    assert!(get(&site, "/a/app.css").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_taken_port_is_an_error() {
    let folder = folder();
    let site = Site::of(folder.path()).start().unwrap();
    let second = Site::of(folder.path()).port(site.address().port()).start();
    assert_eq!(second.err().unwrap().kind(), io::ErrorKind::AddrInUse);
}

#[test]
fn a_stopped_site_answers_no_more() {
    let folder = folder();
    let site = Site::of(folder.path()).start().unwrap();
    let address = site.address();
    // An open connection must not keep it alive.
    let mut idle = TcpStream::connect(address).unwrap();
    site.stop();
    assert!(TcpStream::connect(address).is_err());
    assert!(!matches!(idle.read(&mut [0; 1]), Ok(1)));
}
