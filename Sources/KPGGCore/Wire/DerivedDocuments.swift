/// The document `group/first`: the groups of one section.
package struct SectionDocument: WireDocument {
  /// The section's key.
  package let key: SectionKey
  /// The groups in the document's order.
  package let groups: [GirlGroup]

  /// Creates the document that lists a section's groups.
  package init(key: SectionKey, groups: [GirlGroup]) {
    (self.key, self.groups) = (key, groups)
  }

  /// Reads an endpoint's reply to a request for a section.
  ///
  /// - Parameters:
  ///   - data: The bytes as received, at most 8 MiB.
  ///   - key: The requested section.
  ///   - problems: Receives the tolerated problems.
  /// - Throws: The problem that makes the reply unusable.
  package init(
    decoding data: Data, of key: SectionKey, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .section(key))
    try self.init(decoding: data, of: key, reader: &reader)
    problems += reader.problems
  }

  init(
    decoding data: Data, of key: SectionKey, reader: inout WireReader
  ) throws(DocumentProblem) {
    let contents = try WireJSON(document: reader.document).decode(Contents.self, from: data)
    let elements = try reader.contents(
      contents.classification?.elements, under: "classification")
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

  /// The path `group/first`.
  package var path: DocumentPath { .section(key) }

  /// The form `{"classification": […]}`.
  package var json: JSONValue {
    .object(["classification": .array(groups.map { .object($0.wireJSON) })])
  }

  private struct Contents: Decodable {
    var classification: WireList<WireGroup>?
  }
}

/// The document `group/2016-2019`: the members of every group that debuted in these years.
package struct YearsDocument: WireDocument {
  /// The years.
  package let years: ClosedRange<Int>
  /// The members of each group in the document's order.
  package let members: [GroupID: [Member]]

  /// Creates the document that lists the members of groups.
  package init(years: ClosedRange<Int>, members: [GroupID: [Member]]) {
    (self.years, self.members) = (years, members)
  }

  /// Reads an endpoint's reply to a request for a range of years.
  ///
  /// - Parameters:
  ///   - data: The bytes as received, at most 8 MiB.
  ///   - years: The requested years.
  ///   - problems: Receives the tolerated problems.
  /// - Throws: The problem that makes the reply unusable.
  package init(
    decoding data: Data, of years: ClosedRange<Int>, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .years(years))
    try self.init(decoding: data, of: years, reader: &reader)
    problems += reader.problems
  }

  init(
    decoding data: Data, of years: ClosedRange<Int>, reader: inout WireReader
  ) throws(DocumentProblem) {
    let contents = try WireJSON(document: reader.document).decode(
      WireGroupDocument.self, from: data)
    let lists = try reader.contents(contents.groupname?.lists, under: "groupname")
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

  /// The path `group/2016-2019`.
  package var path: DocumentPath { .years(years) }

  /// The form `{"groupname": {"GFRIEND": […], …}}`.
  package var json: JSONValue {
    let lists = members.map { id, members in
      (id.description, members.wireJSON)
    }
    return .object(["groupname": .object(Dictionary(uniqueKeysWithValues: lists))])
  }
}

/// The document `main/memberinfo`: the members of OH MY GIRL in the oldest format, which has no
/// former members.
package struct MemberInfoDocument: WireDocument {
  /// The members in the document's order. None of them is a former member.
  package let members: [Member]

  /// Creates the document from members. Former members are omitted.
  package init(members: [Member]) { self.members = members.filter { !$0.isFormer } }

  /// Reads an endpoint's reply.
  ///
  /// Unknown keys are ignored, and so is `ispreviousmember`: every listed member is a current one.
  ///
  /// - Parameters:
  ///   - data: The bytes as received, at most 8 MiB.
  ///   - problems: Receives the tolerated problems.
  /// - Throws: The problem that makes the reply unusable.
  package init(
    decoding data: Data, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .memberInfo)
    try self.init(decoding: data, reader: &reader)
    problems += reader.problems
  }

  init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let contents = try WireJSON(document: .memberInfo).decode(Contents.self, from: data)
    let list = try reader.contents(contents.member, under: "member")
    let read = try reader.members(
      list, of: .ohMyGirl, at: JSONKeyPath.root.appending("member"))
    members = read.map { member in
      var member = member
      member.isFormer = false
      return member
    }
  }

  /// The path `main/memberinfo`.
  package var path: DocumentPath { .memberInfo }

  /// The form `{"member": […]}`.
  package var json: JSONValue {
    let records = members.map { member in
      var keys = member.wireJSON
      keys["ispreviousmember"] = nil
      return JSONValue.object(keys)
    }
    return .object(["member": .array(records)])
  }

  private struct Contents: Decodable {
    var member: WireList<WireMember>?
  }
}
