import KPGGCore

/// `kpgg sync [URL]` downloads an endpoint's whole catalog into the cache.
enum Sync: Command {
  static let description = CommandDescription(
    name: "sync",
    summary: HelpText(
      "Download an endpoint's whole catalog into the cache",
      "엔드포인트의 카탈로그 전체를 캐시에 내려받기"),
    discussion: [
      HelpText(
        "Later commands read the cache and need no network. Only 'sync', 'validate', and --refresh "
          + "still connect to the endpoint.",
        "동기화한 뒤에는 다른 명령이 캐시를 읽으므로 네트워크가 필요 없습니다. 'sync', 'validate', --refresh만 엔드포인트에 연결합니다."),
      HelpText(
        "If a document cannot be downloaded, or if you interrupt the command, other commands "
          + "continue to read the previous documents. The next sync reuses the documents that have "
          + "arrived, and downloads missing and changed ones.",
        "내려받지 못한 문서가 있거나 도중에 멈추어도 다른 명령은 이전 문서를 계속 읽습니다. 다음에 실행하면 이미 받은 문서는 그대로 쓰고, 없거나 "
          + "바뀐 문서만 내려받습니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[URL]", .source, "The endpoint's URL (default: the value of --source)",
        "엔드포인트의 URL (기본값: --source의 값)")
    ],
    options: OptionList {
      $0.json()
      $0.rowFormats(
        HelpText(
          "each row is a change and the ID of its group",
          "각 행은 변경 내용과 그룹의 ID"))
      $0.language()
      $0.color()
      $0.source()
      $0.timeoutText()
      $0.quiet()
      $0.help()
    },
    examples: [
      .init(
        "kpgg sync https://example.com/kpgg/", "Download the whole catalog",
        "카탈로그 전체 내려받기")
    ])

  static let schemas = [OutputSchema(keys: ["groupCount", "added", "changed", "removed"])]

  static func run(in session: Session) async throws -> CommandResult {
    guard let endpoint = session.endpoint else {
      throw UsageError.syncWithoutEndpoint
    }
    let screen = session.context.errors
    let isShown = screen.isTerminal && !session.shared.isQuiet
    // Moves to the start of the line and erases it (ECMA-48: CR, EL).
    let show = { (bar: String) in
      if isShown { session.context.showProgress("\r\u{1B}[K" + bar) }
    }
    defer { show("") }
    let summary = try await endpoint.sync {
      show(progressBar($0.completedCount, of: $0.totalCount, width: screen.width))
    }
    return .show(
      Summary(json: summary.json) {
        [
          $0.synced(
            groups: summary.groupCount, added: summary.added.count,
            changed: summary.changed.count, removed: summary.removed.count)
        ]
      })
  }

  /// A progress bar as text: `[=====>    ] 42/84`. It has at most 40 cells, and one less than the
  /// terminal.
  static func progressBar(_ done: Int, of total: Int, width: Int) -> String {
    let numbers = "\(done)/\(total)"
    let room = min(width - 1, 40) - numbers.utf8.count - 3
    guard room >= 5 else { return numbers.utf8.count < width ? numbers : "" }
    let filled = total > 0 ? room * min(done, total) / total : room
    let head = filled < room ? ">" : ""
    let bar = String(repeating: "=", count: filled) + head
    return "[" + bar + String.spaces(room - bar.utf8.count) + "] " + numbers
  }
}
