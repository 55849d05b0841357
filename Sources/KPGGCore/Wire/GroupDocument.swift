/// The document `group/OHMYGIRL`: a group's members and, in newer endpoints, the group's data and
/// songs.
package struct GroupDocument: WireDocument {
  package let id: GroupID
  package let members: [Member]
  package let songs: [Song]
  /// The group's data; `nil` if the document does not contain it.
  package let info: GirlGroup?
  /// The keys of the group's sections, including `zero` for a featured group. `nil` if only the
  /// index contains them.
  package let sections: [SectionKey]?

  /// Creates the complete document of a line-up. Members with the same name are in the order of the
  /// numbers in their IDs.
  package init(_ lineUp: LineUp) {
    self.init(
      group: lineUp.group, members: lineUp.members.sortedByNameNumber(), songs: lineUp.songs)
  }

  /// Creates the complete document with the members in a custom order. The IDs of members with the
  /// same name depend on the order. Sorts songs by date.
  package init(group: GirlGroup, members: [Member], songs: [Song] = []) {
    id = group.id
    self.members = members
    self.songs = songs.sortedByDate()
    info = group
    sections = [group.sectionKey, group.isFeatured ? .featured : nil].compactMap(\.self)
  }

  /// Reads an endpoint's reply to a request for a group, which may spell the ID in another letter
  /// case. Tolerated problems are lost.
  package init(decoding data: Data, of id: GroupID) throws(DocumentProblem) {
    var reader = WireReader(document: .group(id))
    try self.init(decoding: data, of: id, reader: &reader)
  }

  package init(
    decoding data: Data, of id: GroupID, reader: inout WireReader
  ) throws(DocumentProblem) {
    let (root, lists) = try reader.contents(of: data, under: "groupname", .object)
    let lineUps = lists.members
    guard let list = Self.list(of: id, in: lineUps) else {
      let found = lineUps.map(\.key).min { $0.precedesInBytes($1) }
      throw reader.problem(found.map { .wrongGroup(found: $0) } ?? .missing, at: lists)
    }
    members = try reader.members(list, of: id)
    (info, sections) = try Self.info(root["info"], of: id, reader: &reader)
    songs = try reader.songs(root["songs"])
    self.id = id
  }

  package var path: DocumentPath { .group(id) }

  /// The form `{"groupname": {"OHMYGIRL": […]}, "info": {…}, "songs": […]}`.
  package var json: JSONValue {
    var keys: JSONMembers = [
      "groupname": .object([id.description: members.wireJSON])
    ]
    if var info = info?.wireJSON {
      info["sections"] = sections.map { JSONValue($0) }
      keys["info"] = .object(info)
    }
    if !songs.isEmpty { keys["songs"] = .array(songs.map(\.wireJSON)) }
    return .object(keys)
  }

  /// Finds the list of a group, or else the first one whose key differs only in letter case.
  private static func list(
    of id: GroupID, in lineUps: [(key: String, value: JSONElement)]
  ) -> JSONElement? {
    let folded = id.description.lowercased()
    let candidates = lineUps.filter {
      $0.key.isQuickToCompare && $0.key.lowercased() == folded
    }
    let exact = candidates.first { $0.key == id.description }
    return (exact ?? candidates.min { $0.key.precedesInBytes($1.key) })?.value
  }

  private static func info(
    _ element: JSONElement?, of id: GroupID, reader: inout WireReader
  ) throws(DocumentProblem) -> (GirlGroup?, [SectionKey]?) {
    guard let element, var group = try reader.group(element) else { return (nil, nil) }
    guard group.id.isSame(ignoringCase: id) else {
      let found = DocumentProblem.Kind.wrongGroup(found: group.id.description)
      try reader.reject(found, at: element["groupname"] ?? element)
      return (nil, nil)
    }
    let sections = try reader.sectionKeys(element["sections"])
    group.sectionKey = sections?.first { $0 != .featured }
    group.isFeatured = sections?.contains(.featured) ?? false
    return (group, sections)
  }
}

extension WireReader {
  /// Reads the keys of a group's sections; `nil` if the document has no list of them.
  fileprivate mutating func sectionKeys(
    _ list: JSONElement?
  ) throws(DocumentProblem) -> [SectionKey]? {
    guard list != nil else { return nil }
    var keys: [SectionKey] = []
    for element in try elements(list, limit: WireLimits.texts) {
      if let text = try checked(element, is: .string)?.text,
        let key = try sectionKey(text, at: element)
      {
        keys.append(key)
      }
    }
    return keys
  }
}
