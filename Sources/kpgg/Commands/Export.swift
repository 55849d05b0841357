import KPGGCore

/// `kpgg export DIR`: the catalog as files for any web server.
enum Export: Command {
  static let description = CommandDescription(
    name: "export",
    summary: "Write the catalogue as files for a web server",
    discussion: [
      "The folder becomes an endpoint of the wire format once a web server serves it. It must be "
        + "missing, empty, or from an earlier export, of which files that stay the same are left "
        + "untouched; no other file is ever replaced or removed."
    ],
    arguments: [ArgumentDescription(name: "DIR", kind: .folder, summary: "The folder to write")],
    options: [.json, .lang, .color] + .reading,
    examples: [
      CommandExample(commandLine: "kpgg export public", summary: "The bundled catalogue as files")
    ])

  static let schemas = [OutputSchema(keys: ["groupCount", "written", "unchanged", "removed"])]

  static func run(in session: Session) async throws -> CommandResult {
    let folder = session.arguments.words[0]
    guard !folder.isEmpty else {
      throw UsageError.emptyFileName(nil)
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
