/// The document `group/OHMYGIRL`: a group's members and, in newer endpoints, the group's data.
package struct GroupDocument: WireDocument {
  /// The ID of the group.
  package let id: GroupID
  /// The members in the document's order.
  package let members: [Member]
  /// The group's data; `nil` if the document does not contain it.
  package let info: GirlGroup?
  /// The keys of the group's sections, including `zero` for a featured group. `nil` if only the
  /// index contains them.
  package let sections: [SectionKey]?

  /// Creates the complete document of a line-up. Members with the same name are in the order of the
  /// numbers in their IDs.
  package init(_ lineUp: LineUp) {
    self.init(group: lineUp.group, members: lineUp.members.sortedByNameNumber())
  }

  /// Creates the complete document with the members in a custom order. The IDs of members with the
  /// same name depend on the order.
  package init(group: GirlGroup, members: [Member]) {
    id = group.id
    self.members = members
    info = group
    sections = [group.sectionKey, group.isFeatured ? .featured : nil].compactMap(\.self)
  }

  /// Reads an endpoint's reply to a request for a group.
  ///
  /// - Parameters:
  ///   - data: The bytes as received, at most 8 MiB.
  ///   - id: The requested group. The reply may spell it in another letter case.
  ///   - problems: Receives the tolerated problems.
  /// - Throws: The problem that makes the reply unusable.
  package init(
    decoding data: Data, of id: GroupID, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .group(id))
    try self.init(decoding: data, of: id, reader: &reader)
    problems += reader.problems
  }

  init(
    decoding data: Data, of id: GroupID, reader: inout WireReader
  ) throws(DocumentProblem) {
    let contents = try WireJSON(document: reader.document).decode(
      WireGroupDocument.self, from: data)
    let lists = try reader.contents(contents.groupname?.lists, under: "groupname")
    let keyPath = JSONKeyPath.root.appending("groupname")
    guard let key = Self.key(for: id, in: lists.keys) else {
      let found = lists.keys.min { $0.precedesInBytes($1) }
      throw reader.problem(found.map { .wrongGroup(found: $0) } ?? .missing, at: keyPath)
    }
    let list = try reader.value(of: lists[key])
    members = try reader.members(list, of: id, at: keyPath.appending(key))
    (info, sections) = try Self.info(contents.info, of: id, reader: &reader)
    self.id = id
  }

  /// The path `group/OHMYGIRL`.
  package var path: DocumentPath { .group(id) }

  /// The form `{"groupname": {"OHMYGIRL": […]}, "info": {…}}`.
  package var json: JSONValue {
    var keys: [String: JSONValue] = [
      "groupname": .object([id.description: members.wireJSON])
    ]
    if var info = info?.wireJSON {
      info["sections"] = sections.map { JSONValue($0) }
      keys["info"] = .object(info)
    }
    return .object(keys)
  }

  /// Finds the ID's key, or else the first key that differs from it only in letter case.
  private static func key(for id: GroupID, in keys: some Collection<String>) -> String? {
    if keys.contains(id.description) { return id.description }
    let folded = id.description.lowercased()
    return keys.filter { $0.lowercased() == folded }
      .min { $0.precedesInBytes($1) }
  }

  private static func info(
    _ wire: WireResult<WireGroup>?, of id: GroupID, reader: inout WireReader
  ) throws(DocumentProblem) -> (GirlGroup?, [SectionKey]?) {
    let keyPath = JSONKeyPath.root.appending("info")
    guard let record = try reader.value(of: wire),
      var group = try reader.group(record, at: keyPath)
    else { return (nil, nil) }
    guard group.id.isSame(ignoringCase: id) else {
      let found = DocumentProblem.Kind.wrongGroup(found: group.id.description)
      try reader.reject(found, at: keyPath.appending("groupname"))
      return (nil, nil)
    }
    let sections = try reader.sectionKeys(record.sections, at: keyPath.appending("sections"))
    group.sectionKey = sections?.first { $0 != .featured }
    group.isFeatured = sections?.contains(.featured) ?? false
    return (group, sections)
  }
}

extension WireReader {
  /// Reads the keys of a group's sections; `nil` if the document has no list of them.
  fileprivate mutating func sectionKeys(
    _ list: WireList<String>?, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) -> [SectionKey]? {
    guard let list else { return nil }
    var keys: [SectionKey] = []
    for (index, element) in list.elements.enumerated() {
      guard let text = try value(of: element),
        let key = try sectionKey(text, at: keyPath.appending(index))
      else { continue }
      keys.append(key)
    }
    return keys
  }
}

/// A group's document in its raw form: JSON types are checked, values are not.
struct WireGroupDocument: Decodable {
  var groupname: WireLists<WireMember>?
  var info: WireResult<WireGroup>?
}
