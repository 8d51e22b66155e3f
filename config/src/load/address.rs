//! The address of a stand-in for Discord: of this machine only, so that no token goes astray.

use url::{Host, Url};

/// The address without a trailing slash, if it is `http` or `https`, on this machine, with a port and nothing else.
pub(super) fn loopback(text: &str) -> Option<String> {
    let text = text.strip_suffix('/').unwrap_or(text);
    let url = Url::parse(text).ok()?;
    let here = match url.host()? {
        Host::Domain(name) => name == "localhost",
        Host::Ipv4(address) => address.is_loopback(),
        Host::Ipv6(address) => address.is_loopback(),
    };
    let scheme = matches!(url.scheme(), "http" | "https");
    // `Url` drops a port that is the scheme's own, so the text is asked.
    let port = text
        .rsplit_once(':')
        .is_some_and(|(_, port)| port.parse::<u16>().is_ok_and(|port| port != 0));
    let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    let anonymous = url.username().is_empty() && url.password().is_none();
    (here && scheme && port && bare && anonymous).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::loopback;

    #[test]
    fn addresses_of_this_machine_are_accepted() {
        for text in [
            "http://127.0.0.1:8080",
            "http://localhost:1",
            "https://[::1]:443",
            "http://127.0.0.1:80",
        ] {
            assert_eq!(loopback(text).as_deref(), Some(text));
        }
        assert_eq!(
            loopback("http://127.0.0.1:8080/").as_deref(),
            Some("http://127.0.0.1:8080")
        );
    }

    #[test]
    fn all_others_are_refused() {
        for text in [
            "",
            "8080",
            "127.0.0.1:8080",
            "http://127.0.0.1",
            "http://127.0.0.1:0",
            "http://127.0.0.1:99999",
            "ftp://127.0.0.1:8080",
            "http://discord.com:8080",
            "http://localhost.example.com:8080",
            "http://127.0.0.1.example.com:8080",
            "http://127.0.0.1@example.com:8080",
            "http://me@127.0.0.1:8080",
            "http://10.0.0.1:8080",
            "http://127.0.0.1:8080/api",
            "http://127.0.0.1:8080?a",
            "http://127.0.0.1/:8080",
        ] {
            assert_eq!(loopback(text), None, "{text}");
        }
    }
}
