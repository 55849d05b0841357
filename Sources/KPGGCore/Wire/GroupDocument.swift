package import KPGGSystem

/// The document `group/OHMYGIRL`: a group's members and, in newer endpoints, the group's data,
/// songs, units, and the texts about it.
package struct GroupDocument: WireDocument {
  package let id: GroupID
  package let members: [Member]
  package let songs: [Song]
  package let units: [GroupUnit]
  package let about: String?
  package let koreanAbout: String?
  /// The group's data; `nil` if the document does not contain it.
  package let info: GirlGroup?
  /// The keys of the group's sections, including `zero` for a featured group. `nil` if only the
  /// index contains them.
  package let sections: [SectionKey]?

  /// Creates the complete document of a line-up. Members with the same name are in the order of the
  /// numbers in their IDs.
  package init(_ lineUp: LineUp) {
    self.init(lineUp, members: lineUp.members.sortedByNameNumber())
  }

  /// Creates the complete document with the members in a custom order. The IDs of members with the
  /// same name depend on the order.
  package init(_ lineUp: LineUp, members: [Member]) {
    let group = lineUp.group
    (id, info) = (group.id, group)
    (self.members, songs, units) = (members, lineUp.songs, lineUp.units)
    (about, koreanAbout) = (lineUp.about, lineUp.koreanAbout)
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
    units = try reader.units(root["units"], of: members)
    about = try reader.text(root["about"], limit: WireLimits.aboutLength)
    koreanAbout = try reader.text(root["koreanabout"], limit: WireLimits.aboutLength)
    self.id = id
  }

  /// The line-up with the given group, even if the document's own data differs.
  package func lineUp(of group: GirlGroup) -> LineUp {
    LineUp(
      group: group, checkedMembers: members, songs: songs, units: units, about: about,
      koreanAbout: koreanAbout)
  }

  package var path: DocumentPath { .group(id) }

  /// The form `{"groupname": {"OHMYGIRL": […]}, "info": {…}, "songs": […]}`, with `about`,
  /// `koreanabout`, and `units` if they are known.
  package var json: JSONValue {
    var keys: JSONMembers = [
      "groupname": .object([id.description: members.wireJSON])
    ]
    if var info = info?.wireJSON {
      info["sections"] = sections.map { JSONValue($0) }
      keys["info"] = .object(info)
    }
    if !songs.isEmpty { keys["songs"] = .array(songs.map(\.wireJSON)) }
    if !units.isEmpty { keys["units"] = units.wireJSON(of: members) }
    keys["about"] = about.map(JSONValue.string)
    keys["koreanabout"] = koreanAbout.map(JSONValue.string)
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

/// Assigns the names in member IDs, in the order of a document.
package struct MemberNames {
  private var taken: Set<String> = []
  private var repeats: [String: Int] = [:]

  package init() {}

  func contains(_ name: String) -> Bool { taken.contains(name) }

  /// Returns the next member's name in the group. It is the written name if that is valid and new,
  /// or else the romanized stage name in ASCII letters and digits, or else the Korean name in NFC
  /// without `/`, spaces, and control characters. A repeated name gets `-2`, `-3`.
  mutating func next(written: String? = nil, romanized: String?, korean: String?) -> String {
    if let written, MemberID.isValid(name: written), taken.insert(written).inserted {
      return written
    }
    let base = Self.base(romanized: romanized, korean: korean)
    var name = base
    while !taken.insert(name).inserted {
      // Continues from the last number: a document may repeat one name a hundred thousand times.
      let number = repeats[base, default: 1] + 1
      repeats[base] = number
      name = "\(base)-\(number)"
    }
    return name
  }

  /// Returns the next name, as a reader of the member's document does.
  package mutating func next(of member: Member, written: String? = nil) -> String {
    next(written: written, romanized: member.stageName, korean: Self.koreanName(of: member))
  }

  /// The name of a member in a group without another one of this name.
  package static func name(of member: Member) -> String {
    base(romanized: member.stageName, korean: koreanName(of: member))
  }

  private static func koreanName(of member: Member) -> String? {
    [member.koreanStageName, member.koreanBirthName].compactMap(\.self)
      .first { !WireUnknown.matches($0) }
  }

  /// The name from a romanized and a Korean one; `member` without letters and digits in both.
  package static func base(romanized: String?, korean: String?) -> String {
    if let name = romanized.map(asciiLettersAndDigits), !name.isEmpty { return name }
    let name = korean.map { MemberID.text(of: UnicodeForm.composed($0)) } ?? ""
    return name.isEmpty ? "member" : name
  }

  /// Reduces `ROSÉ` to `ROSE`, and `D.ana` to `Dana`.
  private static func asciiLettersAndDigits(_ text: String) -> String {
    if text.utf8.allSatisfy(\.isASCIILetterOrDigit) { return text }
    let bytes = (text.isASCII ? text : UnicodeForm.decomposed(text)).utf8
    return String(decoding: bytes.filter(\.isASCIILetterOrDigit), as: UTF8.self)
  }
}

extension [Member] {
  /// Returns the members with equal names sorted by the numbers in their IDs.
  ///
  /// Readers number repeated names by their position. In this order, each member gets the same ID.
  func sortedByNameNumber() -> [Member] {
    var members = self
    let indicesByName = Dictionary(grouping: indices) { MemberNames.name(of: self[$0]) }
    for (base, indices) in indicesByName where indices.count > 1 {
      let sorted = indices.map { self[$0] }
        .stablySorted { $0.id.number(after: base) < $1.id.number(after: base) }
      for (index, member) in zip(indices, sorted) { members[index] = member }
    }
    return members
  }
}

extension MemberID {
  /// Returns 2 for `Jisoo-2`, and 1 for a name without a number.
  fileprivate func number(after base: String) -> Int {
    name.hasPrefix("\(base)-") ? Int(name.dropFirst(base.count + 1)) ?? 1 : 1
  }
}
