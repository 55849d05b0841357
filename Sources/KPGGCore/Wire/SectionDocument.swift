/// `group/first`: the groups of one section.
public struct SectionDocument: WireDocument {
  /// The section that the document is about.
  public let key: SectionKey
  /// Its groups in the document's order.
  public let groups: [GirlGroup]

  /// The document that lists a section's groups.
  public init(key: SectionKey, groups: [GirlGroup]) {
    (self.key, self.groups) = (key, groups)
  }

  /// Reads a reply to a request for a section's document, as `IndexDocument` does for the index.
  public init(
    decoding data: Data, of key: SectionKey, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .section(key))
    try self.init(decoding: data, of: key, reader: &reader)
    problems += reader.problems
  }

  init(
    decoding data: Data, of key: SectionKey, reader: inout WireReader
  ) throws(DocumentProblem) {
    let record = try WireJSON(document: reader.document).decode(Record.self, from: data)
    guard let elements = record.classification?.elements else {
      throw reader.problem(.wrongDocument(expectedKey: "classification"), at: .root)
    }
    var groups: [GirlGroup] = []
    for (index, element) in elements.enumerated() {
      let place = JSONKeyPath.root.appending("classification").appending(index)
      guard let record = try reader.value(of: element),
        let group = try reader.group(record, at: place)
      else { continue }
      let idPlace = place.appending("groupname")
      if try reader.isNew(group.id, at: idPlace) {
        groups.append(group)
      } else {
        reader.problems.append(
          reader.problem(.repeatedGroup(group.id.description), at: idPlace))
      }
    }
    (self.key, self.groups) = (key, groups)
  }

  /// `group/first`.
  public var path: DocumentPath { .section(key) }

  /// `{"classification": […]}`.
  public var json: JSONValue {
    .object(["classification": .array(groups.map { .object($0.wireJSON) })])
  }

  private struct Record: Decodable {
    var classification: WireList<WireGroup>?
  }
}
