import KPGGCore
import KPGGPublishing

/// `kpgg import TABLES DIR` makes a catalog from tables.
enum Import: Command {
  static let description = CommandDescription(
    name: "import",
    summary: HelpText(
      "Make a catalog from tables",
      "표로 카탈로그 만들기"),
    discussion: [
      HelpText(
        "TABLES is a folder with the tables groups.csv, members.csv, and songs.csv. The first row of a "
          + "table has the names of the columns. 'kpgg export DIR --tables' writes such tables; see "
          + "'kpgg help keeping' for tables of your own.",
        "TABLES는 groups.csv, members.csv, songs.csv 표가 있는 폴더입니다. 표의 첫 행은 열 이름입니다. 'kpgg "
          + "export DIR --tables'로 이런 표를 만들 수 있습니다. 표를 직접 만들려면 'kpgg help keeping'(영어)을 참고하세요."),
      HelpText(
        "The catalog has the files that 'kpgg export' writes. The folder for it must be new, empty, "
          + "or from an earlier export or import. A website in it is removed.",
        "만들어지는 파일의 형식은 'kpgg export'로 내보낸 파일과 같습니다. "
          + "저장할 폴더는 새 폴더, 빈 폴더, 또는 이전에 'kpgg export'나 'kpgg import'로 저장한 폴더여야 합니다. "
          + "그 폴더에 내보낸 웹사이트는 삭제됩니다."),
      HelpText(
        "If the tables have mistakes, kpgg prints each with its file, row, and column, and writes "
          + "nothing. The exit code is then 65.",
        "표에 잘못된 곳이 있으면 파일, 행, 열과 함께 모두 출력하고 아무것도 저장하지 않습니다. 이때 종료 코드는 65입니다."),
    ],
    arguments: [
      ArgumentDescription(
        "TABLES", .folder, "Folder with the tables",
        "표가 있는 폴더"),
      ArgumentDescription(
        "DIR", .folder, "Folder to write the catalog to",
        "카탈로그를 저장할 폴더"),
    ],
    options: OptionList {
      $0.json()
      $0.rowFormats(
        HelpText(
          "each row is a change and the path of its file, or a mistake",
          "각 행은 변경 내용과 파일 경로, 또는 잘못된 곳"))
      $0.language()
      $0.color()
      $0.noPager()
      $0.help()
    },
    examples: [
      .init(
        "kpgg import tables catalog", "Make a catalog from the tables in a folder",
        "폴더의 표로 카탈로그 만들기")
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
    let (folder, words) = (folders[1], session.textWriter.words)
    let summary = try TreeExport(tree, into: folder).run()
    let source = Lookup.isPlainWord(folder) ? folder : "DIR"
    return .show(Summary(summary)).adding(
      notice: summary.removesSite
        ? words.removedWebsite(command: "kpgg export \(source) --site --source \(source)") : nil)
  }
}
