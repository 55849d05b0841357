/// `group/2016-2019`: the members of every group that made its debut in those years.
public struct YearsDocument: WireDocument {
  /// The years that the document is about.
  public let years: YearRange
  /// Each group's members in the document's order.
  public let members: [GroupID: [Member]]

  /// The document that lists the members of those years' groups.
  public init(years: YearRange, members: [GroupID: [Member]]) {
    (self.years, self.members) = (years, members)
  }

  /// Reads a reply to a request for those years' document, as `GroupDocument` does for one group.
  public init(
    decoding data: Data, of years: YearRange, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .years(years))
    try self.init(decoding: data, of: years, reader: &reader)
    problems += reader.problems
  }

  init(
    decoding data: Data, of years: YearRange, reader: inout WireReader
  ) throws(DocumentProblem) {
    let record = try WireJSON(document: reader.document).decode(WireGroupDocument.self, from: data)
    guard let lists = record.groupname?.lists else {
      throw reader.problem(.wrongDocument(expectedKey: "groupname"), at: .root)
    }
    let place = JSONKeyPath.root.appending("groupname")
    var members: [GroupID: [Member]] = [:]
    for (key, list) in lists.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      guard let id = try reader.groupID(key, key, in: place) else { continue }
      _ = try reader.isNew(id, at: place.appending(key))
      let list = try reader.value(of: list)
      members[id] = try reader.members(list, of: id, at: place.appending(key))
    }
    (self.years, self.members) = (years, members)
  }

  /// `group/2016-2019`.
  public var path: DocumentPath { .years(years) }

  /// `{"groupname": {"GFRIEND": […], …}}`.
  public var json: JSONValue {
    let lists = members.map { id, members in
      (id.description, JSONValue.array(members.map { .object($0.wireJSON) }))
    }
    return .object(["groupname": .object(Dictionary(uniqueKeysWithValues: lists))])
  }
}
