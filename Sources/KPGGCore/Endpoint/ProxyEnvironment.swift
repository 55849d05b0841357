/// The proxies from environment variables, for systems where URLSession ignores the variables.
///
/// They are the variables of libcurl: `https_proxy`, `all_proxy`, and `no_proxy` in either letter
/// case, and `http_proxy` in lower case. A client can set `HTTP_PROXY` in a CGI program.
struct ProxyEnvironment: Hashable, Sendable {
  /// The host and port of a proxy.
  struct Proxy: Hashable, Sendable {
    let host: String
    let port: Int
  }

  /// The proxy for `http` requests.
  let http: Proxy?
  /// The proxy for `https` requests.
  let https: Proxy?
  /// The hosts that need no proxy. A domain includes its subdomains; `*` means all hosts.
  let exceptions: [String]

  init(_ environment: [String: String]) {
    let value = { (name: String) in
      [environment[name], environment[name.uppercased()]].compactMap(\.self).first { !$0.isEmpty }
    }
    let all = value("all_proxy")
    http = Self.proxy(environment["http_proxy"] ?? all)
    https = Self.proxy(value("https_proxy") ?? all)
    exceptions = (value("no_proxy") ?? "").split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// The value for `URLSessionConfiguration.connectionProxyDictionary`, with CFNetwork's keys. It
  /// is empty if no proxy is set, so that the system's settings apply.
  var dictionary: [String: Any] {
    guard !exceptions.contains("*") else { return ["HTTPEnable": 0, "HTTPSEnable": 0] }
    var dictionary: [String: Any] = [:]
    for (scheme, proxy) in [("HTTP", http), ("HTTPS", https)] {
      guard let proxy else { continue }
      dictionary["\(scheme)Enable"] = 1
      dictionary["\(scheme)Proxy"] = proxy.host
      dictionary["\(scheme)Port"] = proxy.port
    }
    if !dictionary.isEmpty { dictionary["ExceptionsList"] = exceptions.flatMap(Self.patterns) }
    return dictionary
  }

  /// Reads `http://proxy.example:3128`, with or without the scheme. The default port is libcurl's.
  private static func proxy(_ text: String?) -> Proxy? {
    guard let text, !text.isEmpty else { return nil }
    let parts = URLComponents(string: text.contains("://") ? text : "http://\(text)")
    guard let host = parts?.host, !host.isEmpty else { return nil }
    return Proxy(host: host, port: parts?.port ?? 1080)
  }

  /// Returns the patterns of a domain and its subdomains. A leading dot makes no difference.
  private static func patterns(_ domain: String) -> [String] {
    let name = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    return [name, "*.\(name)"]
  }
}
