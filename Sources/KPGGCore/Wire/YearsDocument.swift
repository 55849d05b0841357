#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
    let path = DocumentPath.years(years)
    let record = try WireJSON(document: path).decode(WireGroupDocument.self, from: data)
    var reader = WireReader(document: path)
    guard let lists = record.groupname else {
      throw reader.problem(.wrongDocument(expectedKey: "groupname"), at: .root)
    }
    let place = KeyPathText.root.appending("groupname")
    var members: [GroupID: [Member]] = [:]
    for (key, records) in lists.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      let id = try reader.groupID(key, key, in: place)
      _ = try reader.isNew(id, at: place.appending(key))
      members[id] = try reader.members(records, of: id, at: place.appending(key))
    }
    problems += reader.problems
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
