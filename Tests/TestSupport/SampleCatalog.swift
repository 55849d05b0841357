public import Foundation
package import KPGGCore

/// The sample catalog in `Fixtures/catalog`: some real groups as they once stood, and invented ones
/// for every other case.
///
/// Tests read it instead of the bundled catalog, whose facts change.
public enum SampleCatalog {
  /// The folder with the documents.
  public static let folder = Fixture.folder.appendingPathComponent("catalog")

  /// The source of the documents. It has the same locations as the bundled catalog.
  package static let source = SampleSource()

  /// A reader of the documents.
  package static let reader = DocumentReader(source: source)

  /// The sections and groups.
  package static func catalog() async throws -> Catalog { try await reader.catalog() }

  /// All groups with their members and songs, newest debut first.
  package static func lineUps() async throws -> [LineUp] {
    try await reader.lineUps(of: try await catalog().groups)
  }

  /// The number of groups.
  package static let groupCount: Int = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/group")
    return (files?.count ?? 1) - 1
  }()

  /// The members of all groups.
  package static func members() async throws -> [Member] { try await lineUps().flatMap(\.members) }

  /// The songs of all groups.
  package static func songs() async throws -> [Song] { try await lineUps().flatMap(\.songs) }

  /// The sample without its invented groups, for pictures that users see.
  package static func realGroups() async throws -> (catalog: Catalog, lineUps: [LineUp]) {
    let catalog = try await catalog()
    let isReal = { (id: GroupID) in !inventedIDs.contains(id) }
    let sections = catalog.sections.map { section in
      var section = section
      section.groupIDs = section.groupIDs.filter(isReal)
      return section
    }
    return (
      Catalog(
        sections: sections.filter { !$0.groupIDs.isEmpty },
        groups: catalog.groups.filter { isReal($0.id) },
        featuredIDs: catalog.featuredIDs.filter(isReal)),
      try await lineUps().filter { isReal($0.id) }
    )
  }

  private static let inventedIDs: Set<GroupID> = ["NO.9&(U)", "달무리", "MOSAIC-X", "LUMINA"]

  /// The text of the order of the daily puzzles.
  package static let roster: String = text(
    of: Fixture.folder.appendingPathComponent("daily-roster.txt"))

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}

/// The documents of the sample, with the locations of the bundled catalog.
package struct SampleSource: LocatedSource {
  private let files = DirectorySource(SampleCatalog.folder)

  package func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    try files.document(at: path)
  }

  package func location(of path: DocumentPath) -> String { "bundled:\(path)" }
}
