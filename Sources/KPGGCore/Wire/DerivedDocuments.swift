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
      let keyPath = JSONKeyPath.root.appending("classification").appending(index)
      guard let record = try reader.value(of: element),
        let group = try reader.group(record, at: keyPath)
      else { continue }
      let idKeyPath = keyPath.appending("groupname")
      if try reader.isNew(group.id, at: idKeyPath) {
        groups.append(group)
      } else {
        reader.problems.append(
          reader.problem(.duplicateGroup(group.id.description), at: idKeyPath))
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
    let keyPath = JSONKeyPath.root.appending("groupname")
    var members: [GroupID: [Member]] = [:]
    for (key, list) in lists.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      guard let id = try reader.groupID(key, key, in: keyPath) else { continue }
      _ = try reader.isNew(id, at: keyPath.appending(key))
      let list = try reader.value(of: list)
      members[id] = try reader.members(list, of: id, at: keyPath.appending(key))
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

/// `main/memberinfo`: the members of OH MY GIRL in the oldest format, which does not know of former
/// ones.
public struct MemberInfoDocument: WireDocument {
  /// The members in the document's order; none of them `isFormer`.
  public let members: [Member]

  /// The document that lists the current ones of these members.
  public init(members: [Member]) { self.members = members.filter { !$0.isFormer } }

  /// Reads a reply to a request for that document. A key that the format does not know counts for
  /// nothing, `ispreviousmember` included: whoever stands in it is a current member.
  public init(
    decoding data: Data, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .memberInfo)
    try self.init(decoding: data, reader: &reader)
    problems += reader.problems
  }

  init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let record = try WireJSON(document: .memberInfo).decode(Record.self, from: data)
    guard let list = record.member else {
      throw reader.problem(.wrongDocument(expectedKey: "member"), at: .root)
    }
    let read = try reader.members(
      list, of: .ohMyGirl, at: JSONKeyPath.root.appending("member"))
    members = read.map { member in
      var member = member
      member.isFormer = false
      return member
    }
  }

  /// `main/memberinfo`.
  public var path: DocumentPath { .memberInfo }

  /// `{"member": […]}`.
  public var json: JSONValue {
    let records = members.map { member in
      var keys = member.wireJSON
      keys["ispreviousmember"] = nil
      return JSONValue.object(keys)
    }
    return .object(["member": .array(records)])
  }

  private struct Record: Decodable {
    var member: WireList<WireMember>?
  }
}
