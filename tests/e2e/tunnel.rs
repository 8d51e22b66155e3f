//! The way to discord.com as a program behind a proxy goes it: CONNECT, then TLS with whoever has a certificate for that name. Here
//! that is the local Discord.

use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use rcgen::{BasicConstraints, CertificateParams, IsCa, KeyPair};
use tests::discord::Discord;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::version::TLS13;

/// The only host to which it leads.
pub(crate) const DISCORD: &str = "discord.com:443";

/// A proxy. It stops when it is dropped.
#[derive(Debug)]
pub(crate) struct Tunnel {
    address: SocketAddr,
    certificates: PathBuf,
    hosts: Arc<Mutex<BTreeSet<String>>>,
    task: tokio::task::JoinHandle<()>,
}

impl Tunnel {
    /// A way to this Discord. In the folder there will be the certificate of the authority that vouches for it.
    pub(crate) async fn to(discord: &Discord, folder: &Path) -> Self {
        let (authority, acceptor) = identity();
        let certificates = folder.join("authority.pem");
        std::fs::write(&certificates, authority).unwrap();
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let hosts = Arc::<Mutex<BTreeSet<String>>>::default();
        let end = discord.api_address().replace("http://", "");
        let noted = Arc::clone(&hosts);
        let task = tokio::spawn(async move {
            while let Ok((line, _)) = socket.accept().await {
                let (acceptor, end, noted) = (acceptor.clone(), end.clone(), Arc::clone(&noted));
                tokio::spawn(async move {
                    // A line that breaks is the caller's to notice.
                    let _ = lead(line, &acceptor, &end, &noted).await;
                });
            }
        });
        Self {
            address,
            certificates,
            hosts,
            task,
        }
    }

    /// What `HTTPS_PROXY` says.
    pub(crate) fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What `SSL_CERT_FILE` says.
    pub(crate) fn certificates(&self) -> String {
        self.certificates.display().to_string()
    }

    /// Where anybody wanted to go.
    pub(crate) fn hosts(&self) -> BTreeSet<String> {
        let hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        hosts.clone()
    }
}

impl Drop for Tunnel {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// An authority, and what shows that it vouches for discord.com.
fn identity() -> (String, TlsAcceptor) {
    let seal = KeyPair::generate().unwrap();
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = params.self_signed(&seal).unwrap();
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["discord.com".to_owned()]).unwrap();
    let certificate = params.signed_by(&key, &authority, &seal).unwrap();
    let key = PrivateKeyDer::Pkcs8(key.serialize_der().into());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(&[&TLS13])
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)
        .unwrap();
    (pem(authority.der()), TlsAcceptor::from(Arc::new(config)))
}

/// A certificate as files have it.
fn pem(certificate: &[u8]) -> String {
    let text = BASE64_STANDARD.encode(certificate);
    let lines: Vec<&str> = (0..text.len())
        .step_by(64)
        .map(|at| &text[at..text.len().min(at + 64)])
        .collect();
    let lines = lines.join("\n");
    format!("-----BEGIN CERTIFICATE-----\n{lines}\n-----END CERTIFICATE-----\n")
}

/// Leads one caller where he wants to go, if that is Discord.
async fn lead(
    mut line: TcpStream,
    acceptor: &TlsAcceptor,
    end: &str,
    hosts: &Mutex<BTreeSet<String>>,
) -> io::Result<()> {
    let head = head(&mut line).await?;
    let host = head
        .strip_prefix("CONNECT ")
        .and_then(|rest| rest.split(' ').next());
    let host = host.unwrap_or("(no CONNECT)").to_owned();
    let is_discord = host == DISCORD;
    hosts
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .insert(host);
    if !is_discord {
        return line.write_all(b"HTTP/1.1 403 Forbidden\r\n\r\n").await;
    }
    line.write_all(b"HTTP/1.1 200 Connection established\r\n\r\n")
        .await?;
    let mut line = acceptor.accept(line).await?;
    let mut end = TcpStream::connect(end).await?;
    copy_bidirectional(&mut line, &mut end).await.map(drop)
}

/// What a caller says before the line is his.
async fn head(line: &mut TcpStream) -> io::Result<String> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(line.read_u8().await?);
    }
    Ok(String::from_utf8_lossy(&head).into_owned())
}
