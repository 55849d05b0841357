/// `group/`: the sections with their groups, `zero` holding the featured ones again.
public struct IndexDocument: WireDocument {
  /// The sections and groups that the document lists.
  public let catalog: Catalog

  /// The document that lists a catalogue's sections and groups.
  public init(_ catalog: Catalog) { self.catalog = catalog }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The bytes as received, at most 8 MiB.
  ///   - problems: Takes what was tolerated.
  /// - Throws: What makes the document no index, with its place.
  public init(
    decoding data: Data, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .index)
    try self.init(decoding: data, reader: &reader)
    problems += reader.problems
  }

  init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let record = try WireJSON(document: .index).decode(WireIndex.self, from: data)
    var index = IndexReader(wire: reader)
    catalog = try index.catalog(from: record)
    reader = index.wire
  }

  /// `group/`, or `group/index.json` where a static host keeps it.
  public var path: DocumentPath { .index }

  /// `{"group": {…}, "sections": {…}}`.
  public var json: JSONValue {
    var groups = [SectionKey.featured.description: records(of: catalog.featured)]
    var sections: [String: JSONValue] = [:]
    for section in catalog.sections {
      var keys: [String: JSONValue] = ["title": .string(section.koreanTitle)]
      keys["from"] = (section.years?.from).map { .string(YearRange.digits($0)) }
      keys["to"] = (section.years?.to).map { .string(YearRange.digits($0)) }
      sections[section.key.description] = .object(keys)
      groups[section.key.description] = records(of: section.groups)
    }
    return .object(["group": .object(groups), "sections": .object(sections)])
  }

  private func records(of groups: [GroupID]) -> JSONValue {
    .array(groups.compactMap { catalog[$0] }.map { .object($0.wireJSON) })
  }
}
