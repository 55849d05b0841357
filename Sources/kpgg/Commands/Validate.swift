import KPGGCore
import KPGGPublishing

/// `kpgg validate [SOURCE]` reports all problems in a catalog.
enum Validate: Command {
  static let description = CommandDescription(
    name: "validate",
    summary: HelpText(
      "Check every document in a catalog",
      "카탈로그의 모든 문서 검사"),
    discussion: [
      HelpText(
        "Each line shows a problem, its document, and its location. Other commands reject data that "
          + "has errors, but accept data that has only warnings. A warning means that a value is "
          + "treated as unknown, or that documents disagree. The exit code is 65 if there is an "
          + "error, and 0 otherwise.",
        "각 줄에 문제와 문서, 위치가 나옵니다. 오류가 있는 데이터는 다른 명령에서 쓸 수 없지만, 경고만 있는 데이터는 쓸 수 있습니다. 경고는 값을 "
          + "알 수 없는 것으로 처리했거나 문서끼리 내용이 맞지 않는다는 뜻입니다. 오류가 있으면 종료 코드는 65, 없으면 0입니다."),
      HelpText(
        "If you edit documents by hand, export them to another folder, and validate that folder: the index "
          + "has a digest of each document.",
        "문서를 직접 편집했다면 다른 폴더로 내보낸 뒤 그 폴더를 검사하세요. 색인에 각 문서의 SHA-256 값이 있기 때문입니다."),
      HelpText(
        "For an endpoint, kpgg requests every document, even those in the cache. With --offline, it "
          + "checks the cache instead.",
        "엔드포인트에서는 캐시에 있는 문서까지 모두 요청합니다. --offline을 쓰면 캐시를 검사합니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[SOURCE]", .source, "Catalog to check: 'bundled', a folder, or an endpoint's URL",
        "검사할 카탈로그: 'bundled', 폴더, 엔드포인트의 URL")
    ],
    options: OptionList {
      $0.listing(
        rows: HelpText(
          "the document comes first unless --fields is given",
          "--fields가 없으면 문서가 첫 열"))
    },
    examples: [
      .init(
        "kpgg validate", "Check the bundled catalog",
        "내장 카탈로그 검사"),
      .init(
        "kpgg validate --json | jq '.[] | select(.severity == \"error\")'", "Print only the errors",
        "오류만 출력"),
    ])

  static let schemas = [OutputSchema(of: Finding.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Finding.self)
    let validation = try await CatalogValidator(source: uncached(session)).validate()
    return .show(
      RecordList(validation, fields: fields),
      exitCode: validation.count(of: .error) == 0 ? .success : .badData
    ).adding(notice: session.textWriter.words.unlistedFindings(validation.unlistedCount))
      .adding(notice: editNotice(about: validation, in: session))
  }

  /// How to update the digests of a folder with edited documents; `nil` if all digests are right, or if
  /// there are other errors, which an export would not accept.
  private static func editNotice(
    about validation: CatalogValidation, in session: Session
  ) -> String? {
    guard case .folder(let path) = session.source,
      validation.findings.contains(where: { $0.kind == .digestMismatch }),
      validation.findings.allSatisfy({ $0.kind == .digestMismatch || $0.severity != .error }),
      let command = Lookup.command("export", "\(path) --source \(path)")
    else { return nil }
    return session.textWriter.words.updatingDigests(command)
  }

  /// The source without a cache: cached documents were checked on arrival.
  private static func uncached(_ session: Session) -> any LocatedSource {
    guard let endpoint = session.endpoint, !session.isOffline else {
      return session.reader.source
    }
    return endpoint.unchecked
  }
}
