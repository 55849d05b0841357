/// The proxies that the environment names, for a system whose URLSession does not read them there.
///
/// The variables are those of libcurl: `http_proxy`, in lower case alone since a web server may set
/// the other; `https_proxy`, `all_proxy` and `no_proxy` in either case.
struct ProxyEnvironment: Hashable, Sendable {
  /// A proxy's host and port.
  struct Proxy: Hashable, Sendable {
    let host: String
    let port: Int
  }

  /// What carries `http` requests.
  let http: Proxy?
  /// What carries `https` requests.
  let https: Proxy?
  /// The hosts that are asked directly, domains with those below them; `*` for all.
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

  /// What `URLSessionConfiguration.connectionProxyDictionary` takes, by the names of CFNetwork's
  /// keys; empty where there is no proxy, so that the system's own are used.
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

  /// `http://proxy.example:3128`, or without the scheme; libcurl's port where there is none.
  private static func proxy(_ text: String?) -> Proxy? {
    guard let text, !text.isEmpty else { return nil }
    let parts = URLComponents(string: text.contains("://") ? text : "http://\(text)")
    guard let host = parts?.host, !host.isEmpty else { return nil }
    return Proxy(host: host, port: parts?.port ?? 1080)
  }

  /// A domain means the hosts below it too, with or without a leading dot.
  private static func patterns(_ domain: String) -> [String] {
    let name = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    return [name, "*.\(name)"]
  }
}
