import XCTest

/// The secrets of URLs, which must not appear in output, errors, or files.
///
/// Each run has the secret in a URL, in an argument, a variable, or standard input.
final class SecretsTests: XCTestCase {
  private static let secret = "s3cr3t"

  /// URLs with the secret, well-formed and mistyped. Nothing listens at their port.
  private static let urls =
    [
      "https://me:s3cr3t@127.0.0.1:9/", "http:/me:s3cr3t@127.0.0.1:9",
      "me:s3cr3t@127.0.0.1:9/kpgg", "https://127.0.0.1:9/?token=s3cr3t",
    ]

  private static let otherURLs = [
    "https://s3cr3t@127.0.0.1:9/", "https://127.0.0.1:9/#s3cr3t", "https://me:a/s3cr3t@127.0.0.1:9",
    "https://me:a s3cr3t@127.0.0.1:9", "https://me:a' s3cr3t@127.0.0.1:9", "https:me:s3cr3t@host",
    "ftp://me:s3cr3t@127.0.0.1:9/", "https://me:s3cr3t@[bad", "https://me:s3cr3t@127.0.0.1:99999/",
    "https://me:s3cr3t@", "HTTPS://me:s3cr3t@127.0.0.1:9", "https://me:%zzs3cr3t@127.0.0.1:9/",
    "//me:s3cr3t@127.0.0.1:9/", #"https:\\me:s3cr3t@127.0.0.1:9"#, "me:s3cr3t://@127.0.0.1:9",
    "127.0.0.1:9/kpgg?token=s3cr3t", "http://?s3cr3t",
    "https://me:s3cr3t" + String(repeating: "x", count: 100) + "@127.0.0.1:9/",
  ]

  func testNoCommandShowsTheSecretOfASource() throws {
    try assertSecret(
      of: Self.urls + Self.otherURLs,
      [
        #"groups --source "$URL""#, #"groups --json --source "$URL""#, #"sync "$URL""#,
        #"KPGG_SOURCE="$URL" members"#, #"validate "$URL""#, #"export x --base-url "$URL""#,
        #"groups --offline --source "$URL""#, #"browse --linear --source "$URL""#,
        #"sync "$URL" --source "$URL""#, #"open --print --source "$URL""#,
      ])
  }

  func testNoCommandShowsTheSecretOfAnotherArgument() throws {
    let commands = [
      "", "group", "profile", "song", "play", "search", "members", "songs", "units", "similar",
      "profiles", "sections", "browse", "open", "stats", "random", "birthdays", "today",
      "favorites",
      "favorites add", "favorites remove", "favorites export", "favorites import", "quiz",
      "quiz play", "quiz make", "quiz daily", "quiz stats", "export", "import", "import x",
      "snapshot", "snapshot save", "snapshot check", "snapshot diff x", "completions", "help",
      "version", "__http-worker",
    ]
    try assertSecret(of: Self.urls, commands.map { #"\#($0) "$URL""# })
  }

  func testNoCommandShowsTheSecretOfAnOption() throws {
    let options = [
      "groups --fields", "groups --lang", "groups --color", "groups --timeout", "groups --debut",
      "members --mbti", "members --height", "members --on", "members --agency", "stats mbti --svg",
      "stats --limit", "play twice --player", "birthdays --next", "quiz --count", "quiz --seed",
      "quiz --level", "quiz daily --on", "groups --tier", "random --count", "quiz play --code",
    ]
    try assertSecret(
      of: Self.urls,
      options.map { #"\#($0) "$URL""# } + [#"groups "--$URL""#, #"groups "--sourc=$URL""#])
  }

  func testNoCommandShowsTheSecretOfAVariableOrOfStandardInput() throws {
    let variables = [
      "KPGG_LANG", "KPGG_TODAY", "KPGG_TOKEN", "KPGG_HTTP_WORKER", "BROWSER", "LC_ALL", "TERM",
      "COLUMNS", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME", "TMPDIR", "PAGER", "TZ",
    ]
    try assertSecret(
      of: Self.urls,
      variables.flatMap { variable in
        ["group twice", "play twice", "favorites", "open --source x"].map {
          #"\#(variable)="$URL" \#($0)"#
        }
      } + [
        #"KPGG_HTTP_WORKER="$URL" groups --source http://127.0.0.1:9/"#, "favorites add -",
        "favorites import -", "quiz play -", "snapshot check -",
      ])
  }

  func testNoCommandShowsTheSecretOfAProxy() throws {
    let proxies = ["s3cr3t", "s3cr3t:9", "http://s3cr3t/@host:9", "a s3cr3t@127.0.0.1:9"]
    try assertSecret(
      of: proxies + ["http://me:s3cr3t@[bad", "ftp://me:s3cr3t@host", "http://me:a s3cr3t@host"],
      [#"http_proxy="$URL" groups --source http://host.invalid/"#])
  }

  /// Asserts that the secret is in no output and no file after commands.
  ///
  /// - Parameters:
  ///   - urls: The texts with the secret: the variable `URL`, and standard input.
  ///   - commands: The command lines in `sh`, with variables but without the program's name.
  ///   - file: The file of the test.
  ///   - line: The line of the test.
  /// - Throws: An error from starting the shell.
  private func assertSecret(
    of urls: [String], _ commands: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let runs = commands.map { command in
      let words = command.split(separator: " ", omittingEmptySubsequences: false)
      let variables = words.prefix { $0.contains("=") && !$0.hasPrefix("-") }
      let call = (variables + ["\"$KPGG\""] + words.dropFirst(variables.count))
        .joined(separator: " ")
      return """
        printf '%s\\n' "$URL" | (\(call)) > output.txt 2>&1
        grep -q \(Self.secret) output.txt && echo "$URL: \(command.replacing("\"", with: ""))"
        """
    }
    for (url, language) in urls.map({ ($0, "en") }) + urls.prefix(1).map({ ($0, "ko") }) {
      let result = try Executable().shell(
        """
        export HOME="$PWD/home" XDG_DATA_HOME="$PWD/data" KPGG_LANG=\(language)
        unset KPGG_SOURCE
        \(runs.joined(separator: "\n"))
        rm output.txt
        find . -name '*\(Self.secret)*'
        grep -rl \(Self.secret) home data
        true
        """, in: ["URL": url])
      XCTAssertEqual(result.output, "", "\(language)", file: file, line: line)
    }
  }
}
