import Foundation
import KPGGCore

@testable import KPGGPublishing

extension CatalogTables {
  /// Tables from texts with LF. A table without a text has only its needed columns.
  init(
    groups: String = "id", members: String = "group,stageName", songs: String = "group,title",
    units: String? = nil, sections: String? = nil
  ) {
    var texts: [CatalogTable: String] = [.groups: groups, .members: members, .songs: songs]
    (texts[.units], texts[.sections]) = (units, sections)
    self.init(files: texts.mapValues { Data($0.utf8) })
  }

  /// The tables of the sample catalog.
  static func sample() async throws -> CatalogTables { try await SampleCatalog.reader.tables() }

  /// A table as text.
  func text(_ table: CatalogTable) -> String? {
    files[table].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The mistakes as lines of text; empty for tables without mistakes.
  func mistakes() async throws -> [String] {
    do {
      _ = try await tree()
      return []
    } catch let problems as TableProblems {
      return problems.list.map(\.description)
    }
  }

  /// The catalog of tables without mistakes.
  func catalog() async throws -> FullCatalog {
    try await DocumentReader(source: TreeSource(try await tree())).soundCatalog()
  }
}
