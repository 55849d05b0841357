import KPGGCore

extension ChildProcess.Program {
  /// This very program, as the server of its own exchanges.
  static func exchange(environment: [String: String]) -> Self {
    // The token goes over the pipe with each request that needs it.
    var environment = environment.filter { $0.key != "KPGG_TOKEN" }
    // A backtrace of a child that was to be expected to die takes time and is read by nobody.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // URLSession on Linux makes a folder for a cache of its own, which is never used.
    environment["XDG_CACHE_HOME"] = "/dev/null"
    return Self(
      path: Platform.executablePath, arguments: ["kpgg", ExchangeServer.argument],
      environment: environment.map { "\($0.key)=\($0.value)" })
  }
}

/// What the child does instead of the program's work.
enum ExchangeMain {
  /// Makes exchanges until standard input ends.
  static func run(environment: [String: String]) -> Int32 {
    Platform.forbidCoreDumps()
    let server = ExchangeServer(transport: URLSessionTransport(environment: environment))
    if server.run() { return ExitCode.success.rawValue }
    // Where nobody can be told, the status still tells.
    try? StandardStream(fileDescriptor: 2)
      .write("kpgg: error: '\(ExchangeServer.argument)' is for the program's own use\n")
    return ExitCode.usage.rawValue
  }
}
