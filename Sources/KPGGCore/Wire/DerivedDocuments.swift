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

  package init(
    decoding data: Data, of key: SectionKey, reader: inout WireReader
  ) throws(DocumentProblem) {
    let list = try reader.contents(of: data, under: "classification", .array).value
    var groups: [GirlGroup] = []
    for element in try reader.elements(list, limit: WireLimits.records) {
      guard let group = try reader.group(element), let id = element["groupname"] else { continue }
      if try reader.isNew(group.id, at: id) {
        groups.append(group)
      } else {
        reader.tolerate(.duplicateGroup(group.id.description), at: id)
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

  package init(
    decoding data: Data, of years: ClosedRange<Int>, reader: inout WireReader
  ) throws(DocumentProblem) {
    let lists = try reader.contents(of: data, under: "groupname", .object).value
    let members = lists.members.sorted { $0.key.precedesInBytes($1.key) }
    try reader.checkRecords(
      in: members.lazy.map(\.value), listLimit: WireLimits.members, of: lists)
    var found: [GroupID: [Member]] = [:]
    for (key, list) in members {
      guard let id = try reader.groupID(key, at: list) else { continue }
      guard try reader.isNew(id, at: list) else {
        // JSON keys can differ although their texts are equivalent in Unicode.
        try reader.reject(.invalidName(key, .duplicate), at: list)
        continue
      }
      found[id] = try reader.members(list, of: id)
    }
    (self.years, self.members) = (years, found)
  }

  /// The path `group/2016-2019`.
  package var path: DocumentPath { .years(years) }

  /// The form `{"groupname": {"GFRIEND": […], …}}`.
  package var json: JSONValue {
    let lists = members.map { id, members in (key: id.description, value: members.wireJSON) }
    return .object(["groupname": .object(JSONMembers(lists))])
  }
}

/// The document `main/memberinfo`: the members of OH MY GIRL in the oldest format, which has no
/// former members.
package struct MemberInfoDocument: WireDocument {
  /// The current members, in the document's order.
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

  package init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let list = try reader.contents(of: data, under: "member", .array).value
    let read = try reader.members(list, of: .ohMyGirl)
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
}
