import KPGGCore
import KPGGPublishing

/// `kpgg import TABLES DIR` makes a catalog from tables.
enum Import: Command {
  static let description = CommandDescription(
    name: "import",
    summary: "Make a catalog from tables",
    discussion: [
      "TABLES is a folder with the tables groups.csv, members.csv, and songs.csv. The first row of a "
        + "table has the names of the columns. 'kpgg export DIR --tables' writes such tables; see "
        + "'kpgg help keeping' for tables of your own.",
      "The catalog has the files that 'kpgg export' writes. The folder for it must be new, empty, "
        + "or from an earlier export or import.",
      "If the tables have mistakes, kpgg prints each with its file, row, and column, and writes "
        + "nothing. The exit code is then 65.",
    ],
    arguments: [
      ArgumentDescription("TABLES", .folder, "Folder with the tables"),
      ArgumentDescription("DIR", .folder, "Folder to write the catalog to"),
    ],
    options: OptionList {
      $0.json()
      $0.rowFormats("each row is a change and the path of its file, or a mistake")
      $0.language()
      $0.color()
      $0.noPager()
      $0.help()
    },
    examples: [
      .init("kpgg import tables catalog", "Make a catalog from the tables in a folder")
    ])

  static let schemas = [OutputSchema(keys: ExportSummary.keys)]

  static func run(in session: Session) async throws -> CommandResult {
    let folders = try session.folders(example: "kpgg import tables catalog")
    let tables = try TableFolder(folders[0]).read()
    let tree: StaticTree
    do {
      tree = try await tables.tree()
    } catch let problems as TableProblems {
      return .show(
        RecordList(problems, fields: try session.fields()), exitCode: .badData)
    }
    return .show(Summary(try TreeExport(tree, into: folders[1]).run()))
  }
}
