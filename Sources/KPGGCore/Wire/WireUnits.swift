// The units of a group in its own document.

extension WireReader {
  /// Reads the units of a group, in the document's order. A unit with the name of an earlier one is
  /// ignored, and so is a unit's member that the group does not have.
  mutating func units(
    _ list: JSONElement?, of members: [Member]
  ) throws(DocumentProblem) -> [GroupUnit] {
    guard list != nil else { return [] }
    let ids = UnitMemberNames(members).ids
    var units: [GroupUnit] = []
    var names: Set<String> = []
    for element in try elements(list, limit: WireLimits.units) {
      guard let object = try object(element), let unit = try unit(object, memberIDs: ids) else {
        continue
      }
      if names.insert(unit.name).inserted {
        units.append(unit)
      } else {
        tolerate(.invalidName(unit.name, .duplicate), at: object)
      }
    }
    return units
  }

  /// Reads a unit. Rejects a unit without a name; returns `nil` in the collecting mode.
  private mutating func unit(
    _ object: JSONElement, memberIDs: [String: MemberID]
  ) throws(DocumentProblem) -> GroupUnit? {
    var keys = JSONObject(object)
    let debut = try date(keys["debut"])
    let koreanName = try text(keys["koreanname"])
    let members = try unitMembers(keys["members"], memberIDs)
    let name = try text(keys["name"])
    let song = try self.object(keys["song"]).map { (song) throws(DocumentProblem) in
      try self.song(song)
    }
    guard let shown = name ?? koreanName else {
      try reject(.missing, at: object, missing: "name")
      return nil
    }
    var unit = GroupUnit(name: shown)
    (unit.koreanName, unit.debutDate) = (koreanName, debut)
    (unit.memberIDs, unit.song) = (members, song ?? nil)
    return unit
  }

  private mutating func unitMembers(
    _ list: JSONElement?, _ memberIDs: [String: MemberID]
  ) throws(DocumentProblem) -> [MemberID] {
    guard list != nil else { return [] }
    var ids: [MemberID] = []
    var known: Set<MemberID> = []
    for element in try elements(list, limit: WireLimits.members) {
      guard let text = try text(element) else { continue }
      guard text.isQuickToCompare, let id = memberIDs[text] else {
        tolerate(.invalidValue(text, expected: .unitMember), at: element)
        continue
      }
      if known.insert(id).inserted {
        ids.append(id)
      } else {
        tolerate(.invalidName(text, .duplicate), at: element)
      }
    }
    return ids
  }
}

extension [GroupUnit] {
  /// The units of a group with some members in the wire format.
  func wireJSON(of members: [Member]) -> JSONValue {
    let names = UnitMemberNames(members).names
    return .array(map { $0.wireJSON(memberNames: names) })
  }
}

extension GroupUnit {
  /// The unit in the wire format. The name is always present, other values if known.
  fileprivate func wireJSON(memberNames: [MemberID: String]) -> JSONValue {
    var keys: JSONMembers = ["name": .string(name)]
    keys["debut"] = debutDate.map { .string($0.wireText) }
    keys["koreanname"] = koreanName.map(JSONValue.string)
    keys["members"] =
      memberIDs.isEmpty ? nil : JSONValue(memberIDs.map { memberNames[$0] ?? $0.name })
    keys["song"] = song?.wireJSON
    return .object(keys)
  }
}

/// How units name their members: by the Korean stage name if only one member has it, and otherwise
/// by the name in the member's ID.
private struct UnitMemberNames {
  /// The members by each text that names exactly one of them.
  private(set) var ids: [String: MemberID] = [:]
  private(set) var names: [MemberID: String] = [:]

  init(_ members: [Member]) {
    for member in members { ids[member.id.name] = member.id }
    let byStageName = Dictionary(grouping: members) { $0.koreanStageName ?? "" }
    for (name, sharing) in byStageName where !name.isEmpty && sharing.count == 1 {
      let id = sharing[0].id
      guard ids[name] == nil || ids[name] == id else { continue }
      ids[name] = id
      names[id] = name
    }
  }
}
