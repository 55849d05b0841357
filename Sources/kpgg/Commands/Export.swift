import KPGGCore
import KPGGPublishing

/// `kpgg export DIR` writes a catalog as files for a web server.
enum Export: Command {
  static let description = CommandDescription(
    name: "export",
    summary: "Write the catalog as files for a web server",
    discussion: [
      "The files have the format that kpgg reads from an endpoint. Serve the folder with a web "
        + "server, and pass the server's URL to --source.",
      "The folder must be new, empty, or from an earlier export. kpgg does not rewrite unchanged "
        + "files. It never replaces or removes files that it did not write.",
      "An export replaces your changes to exported files. Without --site, it removes the website of an "
        + "earlier export. See 'kpgg help site' for a catalog of your own.",
      "With --tables, kpgg writes tables (CSV) that you can edit in a spreadsheet, into any folder. "
        + "'kpgg import' makes a catalog from them. Without --force, kpgg does not replace a table "
        + "that has other content.",
    ],
    arguments: [ArgumentDescription("DIR", .folder, "Folder to write to")],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg export public", "Write the bundled catalog to a folder"),
      .init("kpgg export public --site", "Write the catalog and its website"),
      .init("kpgg export tables --tables", "Write the catalog as tables for a spreadsheet"),
    ])

  private struct Options {
    let hasSite: Bool
    /// The address of the published site.
    let base: Endpoint?
    let writesTables: Bool
    let force: Bool

    init(_ options: OptionReader) throws(UsageError) {
      let site = options.flag("site", "Also write a website; open index.html to see it")
      base = try options.text(
        "base-url", placeholder: "URL",
        "URL of the published website; adds a sitemap and link previews; implies --site"
      ).map(Self.base)
      hasSite = site || base != nil
      writesTables = options.flag(
        "tables", "Write tables for a spreadsheet instead of documents")
      force = options.force("With --tables: replace tables that have other content")
      if hasSite, writesTables {
        throw .conflictingOptions("--tables", site ? "--site" : "--base-url")
      }
      options.json()
      options.rowFormats("each row is a change and the path of its file")
      options.language()
      options.color()
      options.reading()
    }

    private static func base(_ text: String) throws(UsageError) -> Endpoint {
      do {
        return try Endpoint(text)
      } catch {
        throw .invalidURL(text, error, .siteURL)
      }
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
    let site = options.hasSite ? try await Site(of: session, base: options.base) : nil
    return .show(Summary(try TreeExport(tree, siteFiles: site?.files, into: folder).run()))
  }
}

extension ExportSummary {
  /// The keys of the JSON.
  static let keys = ["groupCount", "written", "unchanged", "removed", "kept"]
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
