package import KPGGSystem

/// The document `group/first`: the groups of one section.
package struct SectionDocument: WireDocument {
  package let key: SectionKey
  package let groups: [GirlGroup]

  package init(key: SectionKey, groups: [GirlGroup]) {
    (self.key, self.groups) = (key, groups)
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

  package var path: DocumentPath { .section(key) }

  /// The form `{"classification": […]}`.
  package var json: JSONValue {
    .object(["classification": .array(groups.map { .object($0.wireJSON) })])
  }
}

/// The document `group/2016-2019`: the members of every group that debuted in these years.
package struct YearsDocument: WireDocument {
  package let years: ClosedRange<Int>
  /// The members of each group in the document's order.
  package let members: [GroupID: [Member]]

  package init(years: ClosedRange<Int>, members: [GroupID: [Member]]) {
    (self.years, self.members) = (years, members)
  }

  package init(
    decoding data: Data, of years: ClosedRange<Int>, reader: inout WireReader
  ) throws(DocumentProblem) {
    let lists = try reader.contents(of: data, under: "groupname", .object).value
    let members = lists.members.stablySorted { $0.key.precedesInBytes($1.key) }
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

  /// Reads the members. Unknown keys are ignored, and so is `ispreviousmember`: every listed member
  /// is a current one.
  package init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let list = try reader.contents(of: data, under: "member", .array).value
    let read = try reader.members(list, of: .ohMyGirl)
    members = read.map { member in
      var member = member
      member.isFormer = false
      return member
    }
  }

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
