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
    ],
    arguments: [ArgumentDescription("DIR", .folder, "Folder to write to")],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg export public", "Write the bundled catalog to a folder"),
      .init("kpgg export public --site", "Write the catalog and its website"),
    ])

  private struct Options {
    let hasSite: Bool
    /// The address of the published site.
    let base: Endpoint?

    init(_ options: OptionReader) throws(UsageError) {
      let site = options.flag("site", "Also write a website; open index.html to see it")
      base = try options.text(
        "base-url", placeholder: "URL",
        "URL of the published website; adds a sitemap and link previews; implies --site"
      ).map(Self.base)
      hasSite = site || base != nil
      options.json()
      options.rowFormats("each row is a change and the path of its file")
      options.language()
      options.color()
      options.reading()
    }

    private static func base(_ text: String) throws(UsageError) -> Endpoint {
      guard let base = try? Endpoint(text) else {
        throw .invalidValue(text, of: "--base-url", .siteURL)
      }
      return base
    }
  }

  static let schemas = [OutputSchema(keys: ["groupCount", "written", "unchanged", "removed"])]

  static func run(in session: Session) async throws -> CommandResult {
    let folder = session.arguments.words[0]
    guard !folder.isEmpty else {
      throw UsageError.emptyFolderName
    }
    guard folder != "-" else {
      throw UsageError.exportToStandardOutput
    }
    let options = try Options(session.options)
    let reader = session.reader
    let tree = try await reader.staticTree()
    let site = options.hasSite ? try await Site(of: session, base: options.base) : nil
    let summary = try TreeExport(tree, siteFiles: site?.files, into: folder).run()
    return .show(
      Summary(json: summary.json) {
        [
          $0.exported(
            groups: summary.groupCount, written: summary.written.count,
            unchanged: summary.unchanged.count, removed: summary.removed.count)
        ]
      })
  }
}
