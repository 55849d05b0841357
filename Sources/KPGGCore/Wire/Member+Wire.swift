extension WireReader {
  /// A group's members from the array at a place in the document, in its order.
  mutating func members(
    _ list: WireList<WireMember>?, of group: GroupID, at place: JSONKeyPath
  ) throws(DocumentProblem) -> [Member] {
    var names = MemberNames()
    var members: [Member] = []
    for (index, element) in (list?.elements ?? []).enumerated() {
      if let record = try value(of: element),
        let member = try member(record, of: group, names: &names, at: place.appending(index))
      {
        members.append(member)
      }
    }
    return members
  }

  private mutating func member(
    _ wire: WireMember, of group: GroupID, names: inout MemberNames, at place: JSONKeyPath
  ) throws(DocumentProblem) -> Member? {
    let stageName = try text(wire.stagename, "stagename", in: place)
    let koreanStageName = try text(wire.activityname, "activityname", in: place)
    let koreanBirthName = try text(wire.name, "name", in: place)
    let name = names.next(romanised: stageName, korean: koreanStageName ?? koreanBirthName)
    guard let id = MemberID(group: group, name: name) else {
      try refuse(.invalidName(name, flaw: "is no name"), at: place)
      return nil
    }
    var member = Member(id: id)
    member.stageName = stageName
    member.koreanStageName = koreanStageName
    member.koreanBirthName = koreanBirthName
    member.birthName = try text(wire.romanname, "romanname", in: place)
    member.aliases = try texts(wire.aliases, "aliases", in: place)
    member.birth = try date(wire.birth, "birth", in: place)
    member.mbti = value(wire.mbti, "mbti", in: place, called: "MBTI type") {
      MBTI($0.uppercased())
    }
    member.bloodType = value(wire.bloodtype, "bloodtype", in: place, called: "blood type") {
      BloodType(($0.last == "형" ? String($0.dropLast()) : $0).uppercased())
    }
    member.heightCm = height(wire.height, "height", in: place)
    member.birthplace = try text(wire.birthplace, "birthplace", in: place)
    member.nationalities = try texts(wire.nationalities, "nationalities", in: place)
    member.positions = try texts(wire.positions, "positions", in: place).compactMap { Position($0) }
    member.isFormer = wire.ispreviousmember ?? false
    member.died = try date(wire.died, "died", in: place)
    member.image = value(wire.mainimage, "mainimage", in: place, called: "web address")
    return member
  }
}

extension Member {
  /// The member as the wire writes her: the original's seven keys always, the others where known.
  var wireJSON: [String: JSONValue] {
    var keys: [String: JSONValue] = [
      "activityname": .string(koreanStageName ?? ""),
      "name": .string(koreanBirthName ?? ""),
      "birth": .string(birth?.wireText ?? ""),
      "mbti": .string(mbti?.description ?? WireUnknown.word),
      "bloodtype": .string(bloodType?.description ?? WireUnknown.word),
      "mainimage": .string(image?.description ?? ""),
      "ispreviousmember": .boolean(isFormer),
    ]
    keys["stagename"] = stageName.map(JSONValue.string)
    keys["aliases"] = aliases.isEmpty ? nil : JSONValue(aliases)
    keys["romanname"] = birthName.map(JSONValue.string)
    keys["height"] = heightCm.map(JSONValue.number)
    keys["birthplace"] = birthplace.map(JSONValue.string)
    keys["nationalities"] = nationalities.isEmpty ? nil : JSONValue(nationalities)
    keys["positions"] = positions.isEmpty ? nil : JSONValue(positions)
    keys["died"] = died.map { .string($0.wireText) }
    return keys
  }
}
