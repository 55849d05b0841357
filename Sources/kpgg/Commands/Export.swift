import KPGGCore

/// `kpgg export DIR` writes a catalog as files for a web server.
enum Export: Command {
  static let description = CommandDescription(
    name: "export",
    summary: "Write the catalog as files for a web server",
    discussion: [
      "The files use kpgg's wire format. A web server that serves the folder becomes an endpoint "
        + "for --source.",
      "The folder must be missing, empty, or from an earlier export. Files that have not changed "
        + "stay untouched. kpgg never replaces or removes other files.",
    ],
    arguments: [ArgumentDescription(name: "DIR", kind: .folder, summary: "Folder to write to")],
    options: [.json, .lang, .color] + .reading,
    examples: [
      CommandExample(
        commandLine: "kpgg export public", summary: "Write the bundled catalog to a folder")
    ])

  static let schemas = [OutputSchema(keys: ["groupCount", "written", "unchanged", "removed"])]

  static func run(in session: Session) async throws -> CommandResult {
    let folder = session.arguments.words[0]
    guard !folder.isEmpty else {
      throw UsageError.emptyFolderName
    }
    guard folder != "-" else {
      throw UsageError.exportToStandardOutput
    }
    let summary = try TreeExport(try await session.reader.staticTree(), into: folder).run()
    return .show(
      Summary(change: summary) {
        $0.exported(
          groups: summary.groupCount, written: summary.written.count,
          unchanged: summary.unchanged.count, removed: summary.removed.count)
      })
  }
}
