import KPGGCore
import KPGGPublishing

/// `kpgg export DIR` writes a catalog as files for a web server.
enum Export: Command {
  static let description = CommandDescription(
    name: "export",
    summary: HelpText(
      "Write the catalog as files for a web server",
      "카탈로그를 웹 서버용 파일로 내보내기"),
    discussion: [
      HelpText(
        "The files have the format that kpgg reads from an endpoint. Serve the folder with a web "
          + "server, and pass the server's URL to --source.",
        "파일은 kpgg가 엔드포인트에서 읽는 형식입니다. 폴더를 웹 서버에 올리고 그 URL을 --source에 쓰면 됩니다."),
      HelpText(
        "The folder must be new, empty, or from an earlier export. kpgg does not rewrite unchanged "
          + "files. It never replaces or removes files that it did not write.",
        "폴더는 새 폴더, 빈 폴더, 또는 이전에 내보낸 폴더여야 합니다. 바뀌지 않은 파일은 다시 저장하지 않으며, kpgg가 만들지 않은 파일은 "
          + "덮어쓰거나 삭제하지 않습니다."),
      HelpText(
        "An export replaces your changes to exported files. Without --site, it removes the website of an "
          + "earlier export. See 'kpgg help site' for a catalog of your own.",
        "내보낸 파일을 직접 고친 내용은 다시 내보내면 사라집니다. --site를 쓰지 않으면 이전에 내보낸 웹사이트는 삭제됩니다. 직접 만든 카탈로그는 "
          + "'kpgg help site'(영어)를 참고하세요."),
      HelpText(
        "With --tables, kpgg writes tables (CSV) that you can edit in a spreadsheet, into any folder. "
          + "'kpgg import' makes a catalog from them. Without --force, kpgg does not replace a table "
          + "that has other content.",
        "--tables를 쓰면 스프레드시트에서 편집할 수 있는 표(CSV)를 폴더에 저장합니다. 표는 'kpgg import'로 다시 카탈로그로 만들 "
          + "수 있습니다. 내용이 다른 표는 --force를 써야 덮어씁니다."),
    ],
    arguments: [
      ArgumentDescription(
        "DIR", .folder, "Folder to write to",
        "파일을 저장할 폴더")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg export public", "Write the bundled catalog to a folder",
        "내장 카탈로그를 폴더로 내보내기"),
      .init(
        "kpgg export public --site", "Write the catalog and its website",
        "카탈로그와 웹사이트 내보내기"),
      .init(
        "kpgg export public --base-url https://example.com/ --title Stars",
        "Write a website with a name of its own, ready for its address",
        "이름과 URL을 정해 웹사이트 내보내기"),
      .init(
        "kpgg export tables --tables", "Write the catalog as tables for a spreadsheet",
        "카탈로그를 스프레드시트용 표로 내보내기"),
    ])

  private struct Options {
    /// The options of the website; `nil` without one.
    let site: SiteOptions?
    let writesTables: Bool
    let force: Bool

    init(_ options: OptionReader) throws(UsageError) {
      site = try SiteOptions(options)
      writesTables = options.flag(
        "tables", "Write tables for a spreadsheet instead of documents",
        "문서 대신 스프레드시트용 표 저장")
      force = options.force(
        "With --tables: replace tables that have other content",
        "--tables에서 내용이 다른 표도 덮어쓰기")
      if let site, writesTables { throw .conflictingOptions("--tables", site.option) }
      options.json()
      options.rowFormats(
        HelpText(
          "each row is a change and the path of its file",
          "각 행은 변경 내용과 파일 경로"))
      options.language()
      options.color()
      options.reading()
    }
  }

  static let schemas = [OutputSchema(keys: ExportSummary.keys)]

  static func run(in session: Session) async throws -> CommandResult {
    let folder = try session.folders(example: "kpgg export public")[0]
    let options = try Options(session.options)
    let reader = session.reader
    guard !options.writesTables else {
      let tables = try await reader.tables()
      let groupCount = try await reader.catalog().groups.count
      return .show(
        Summary(
          try TableFolder(folder).save(tables, groupCount: groupCount, force: options.force)))
    }
    let tree = try await reader.staticTree()
    let publication = try await options.site?.publication(session)
    var site: Site?
    if let publication { site = try await Site(of: session, publication: publication) }
    let summary = try TreeExport(tree, siteFiles: site?.files, into: folder).run()
    let words = session.textWriter.words
    let removesSite = site == nil && summary.removesSite
    let documents = summary.removed.filter { $0.hasPrefix("group/") }
    return .show(Summary(summary))
      .adding(notice: documents.isEmpty ? nil : words.removedDocuments(documents))
      .adding(notice: removesSite ? words.removedWebsite() : nil)
  }
}

extension ExportSummary {
  /// The keys of the JSON.
  static let keys = ["groupCount", "written", "unchanged", "removed", "kept"]

  /// Whether the home page of a website was removed.
  var removesSite: Bool { removed.contains(SitePath.home.file) }
}

extension Summary {
  /// The summary of an export or an import.
  init(_ summary: ExportSummary) {
    self.init(json: summary.json) {
      [
        $0.exported(
          groups: summary.groupCount, written: summary.written.count,
          unchanged: summary.unchanged.count, removed: summary.removed.count)
      ] + summary.kept.map($0.keptFile)
    }
  }
}
