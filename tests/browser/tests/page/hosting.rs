//! The page on nginx, with the lines that HOSTING.md has for it.

use std::fs;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser_tests::{Setup, run};
use tempfile::TempDir;
use xtask::browser_env::BrowserEnv;

/// A running nginx; it stops when dropped.
struct Nginx {
    child: Child,
    port: u16,
    // Its configuration and its files are there as long as it runs.
    _folder: TempDir,
}

impl Nginx {
    fn start() -> Result<Self> {
        let env = BrowserEnv::read()?;
        let program = env
            .nginx
            .context("nginx is not there, so this is skipped")?;
        let folder = tempfile::tempdir()?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
            .local_addr()?
            .port();
        let configuration = configuration(&env.dist, folder.path(), port)?;
        let file = folder.path().join("nginx.conf");
        fs::write(&file, configuration)?;
        let child = Command::new(program)
            .arg("-c")
            .arg(&file)
            .arg("-p")
            .arg(folder.path())
            .stdout(Stdio::null())
            .spawn()?;
        let nginx = Self {
            child,
            port,
            _folder: folder,
        };
        let start = Instant::now();
        while let Err(error) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) {
            ensure!(
                error.kind() == ErrorKind::ConnectionRefused
                    && start.elapsed() < Duration::from_secs(10),
                "nginx does not answer: {error}"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(nginx)
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// What the tests' nginx needs around the lines of HOSTING.md. One process, so that
/// it ends at once.
fn configuration(dist: &Path, folder: &Path, port: u16) -> Result<String> {
    let guide = include_str!("../../../../HOSTING.md");
    let mut blocks = guide.split("```nginx\n").skip(1);
    let mut block = || {
        let block = blocks.next().context("HOSTING.md has two blocks")?;
        let (block, _) = block.split_once("```").context("a block has an end")?;
        Ok::<_, anyhow::Error>(block.replace("/srv/ulid/", &format!("{}/", dist.display())))
    };
    let (in_http, in_server) = (block()?, block()?);
    let folder = folder.display();
    Ok(format!(
        "daemon off; master_process off; pid {folder}/pid; error_log stderr;\n\
         events {{}}\n\
         http {{\n\
         include /etc/nginx/mime.types;\n\
         access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n\
         fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;\n\
         {in_http}\nserver {{\nlisten 127.0.0.1:{port};\n{in_server}\n}}\n}}\n"
    ))
}

#[test]
fn nginx_serves_it_under_a_sub_path() {
    let nginx = Nginx::start().expect("nginx starts");
    let setup = Setup {
        address: Some(format!("http://127.0.0.1:{}/ulid/", nginx.port)),
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.press("Par vienu vairāk").await?;
        page.eval::<()>(
            "window.headers = undefined; (async () => { \
                const wasm = document.querySelector('link[type=\"application/wasm\"]').href; \
                const of = async (address, name) => (await fetch(address)).headers.get(name) ?? `${name} of ${address}`; \
                window.headers = [await of(wasm, 'content-type'), await of(wasm, 'cache-control'), \
                    await of('./', 'cache-control'), await of('sw.js', 'cache-control'), \
                    await of('./', 'x-content-type-options')] })()",
        )
        .await?;
        page.expect(
            "return window.headers ?? []",
            vec![
                "application/wasm".to_owned(),
                "public, max-age=31536000, immutable".to_owned(),
                "no-cache".to_owned(),
                "no-cache".to_owned(),
                "nosniff".to_owned(),
            ],
        )
        .await?;
        page.visit("guide-lv.html").await?;
        page.expect(
            "return document.querySelector('h1').textContent",
            "Kas ir ULID".to_owned(),
        )
        .await
    });
    drop(nginx);
}
