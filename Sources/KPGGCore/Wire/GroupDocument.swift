/// `group/OHMYGIRL`: one group's members, and the group itself where the endpoint repeats it.
public struct GroupDocument: WireDocument {
  /// The group that the document is about.
  public let id: GroupID
  /// The members in the document's order.
  public let members: [Member]
  /// What the document says of the group; `nil` where it does not repeat the group.
  public let info: GirlGroup?
  /// The keys of the sections in which the group stands, `zero` for a featured one; `nil` where the
  /// document does not say, as only the index then knows.
  public let sections: [SectionKey]?

  /// The document that says all of a group and its members, those who share a name in the order of
  /// the numbers in their ids.
  public init(_ lineUp: LineUp) {
    self.init(group: lineUp.group, members: lineUp.members.sortedByNameNumber())
  }

  /// The same with the members in another order than a line-up's: the ids of those who share a
  /// name depend on it.
  public init(group: GirlGroup, members: [Member]) {
    id = group.id
    self.members = members
    var info = group
    info.memberCount = nil
    self.info = info
    sections = [info.section, info.isFeatured ? .featured : nil].compactMap(\.self)
  }

  /// Reads a reply to a request for a group's document.
  ///
  /// - Parameters:
  ///   - data: The bytes as received, at most 8 MiB.
  ///   - id: The group asked for; the reply may write it in another case.
  ///   - problems: Takes what was tolerated.
  /// - Throws: What makes the reply none about that group, with its place.
  public init(
    decoding data: Data, of id: GroupID, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .group(id))
    try self.init(decoding: data, of: id, reader: &reader)
    problems += reader.problems
  }

  init(
    decoding data: Data, of id: GroupID, reader: inout WireReader
  ) throws(DocumentProblem) {
    let record = try WireJSON(document: reader.document).decode(WireGroupDocument.self, from: data)
    guard let lists = record.groupname?.lists else {
      throw reader.problem(.wrongDocument(expectedKey: "groupname"), at: .root)
    }
    let keyPath = JSONKeyPath.root.appending("groupname")
    guard let key = Self.key(for: id, in: lists.keys) else {
      let found = lists.keys.min { $0.precedesInBytes($1) }
      throw reader.problem(found.map { .wrongGroup(found: $0) } ?? .missing, at: keyPath)
    }
    let list = try reader.value(of: lists[key])
    members = try reader.members(list, of: id, at: keyPath.appending(key))
    (info, sections) = try Self.info(record.info, of: id, reader: &reader)
    self.id = id
  }

  /// `group/OHMYGIRL`.
  public var path: DocumentPath { .group(id) }

  /// `{"groupname": {"OHMYGIRL": […]}, "info": {…}}`.
  public var json: JSONValue {
    let records = members.map { JSONValue.object($0.wireJSON) }
    var keys: [String: JSONValue] = [
      "groupname": .object([id.description: .array(records)])
    ]
    if var info = info?.wireJSON {
      info["sections"] = sections.map { JSONValue($0) }
      keys["info"] = .object(info)
    }
    return .object(keys)
  }

  /// The key that is the id, else the one that differs in case alone.
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
    group.section = sections?.first { $0 != .featured }
    group.isFeatured = sections?.contains(.featured) ?? false
    return (group, sections)
  }
}

extension WireReader {
  /// The keys of the sections in which a group says that it stands; `nil` where it does not say.
  fileprivate mutating func sectionKeys(
    _ list: WireList<String>?, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) -> [SectionKey]? {
    guard let list else { return nil }
    var keys: [SectionKey] = []
    for (index, element) in list.elements.enumerated() {
      guard let text = try value(of: element) else { continue }
      if let key = SectionKey(text) {
        keys.append(key)
      } else {
        let problem = SectionKey.problem(in: text) ?? "is no section"
        try reject(.invalidName(text, problem: problem), at: keyPath.appending(index))
      }
    }
    return keys
  }
}

/// A group's document as the wire writes it, with its types checked and nothing else.
struct WireGroupDocument: Decodable {
  var groupname: WireLists<WireMember>?
  var info: WireResult<WireGroup>?
}
