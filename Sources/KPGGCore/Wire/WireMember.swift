extension WireReader {
  /// Converts the raw members of a group, in the document's order.
  mutating func members(
    _ list: WireList<WireMember>?, of group: GroupID, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) -> [Member] {
    var names = MemberNames()
    var members: [Member] = []
    for (index, element) in (list?.elements ?? []).enumerated() {
      guard let record = try value(of: element) else { continue }
      members.append(try member(record, of: group, names: &names, at: keyPath.appending(index)))
    }
    return members
  }

  private mutating func member(
    _ wire: WireMember, of group: GroupID, names: inout MemberNames, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) -> Member {
    let stageName = try text(wire.stagename, "stagename", in: keyPath)
    let koreanStageName = try text(wire.activityname, "activityname", in: keyPath)
    let koreanBirthName = try text(wire.name, "name", in: keyPath)
    let name = names.next(
      written: try text(wire.memberid, "memberid", in: keyPath), romanized: stageName,
      korean: koreanStageName ?? koreanBirthName)
    var member = Member(id: MemberID(groupID: group, checkedName: name))
    member.stageName = stageName
    member.koreanStageName = koreanStageName
    member.koreanBirthName = koreanBirthName
    member.birthName = try text(wire.romanname, "romanname", in: keyPath)
    member.aliases = try texts(wire.aliases, "aliases", in: keyPath)
    member.birth = try date(wire.birth, "birth", in: keyPath)
    member.mbti = value(wire.mbti, "mbti", in: keyPath, expecting: .mbti) {
      MBTI($0.uppercased())
    }
    member.bloodType = value(wire.bloodtype, "bloodtype", in: keyPath, expecting: .bloodType) {
      BloodType(($0.last == "형" ? String($0.dropLast()) : $0).uppercased())
    }
    member.heightCm = height(wire.height, "height", in: keyPath)
    member.birthplace = try text(wire.birthplace, "birthplace", in: keyPath)
    member.nationalities = try texts(wire.nationalities, "nationalities", in: keyPath)
    member.positions = try texts(wire.positions, "positions", in: keyPath).compactMap {
      Position($0)
    }
    member.isFormer = wire.ispreviousmember ?? false
    member.diedOn = try date(wire.died, "died", in: keyPath)
    member.image = value(wire.mainimage, "mainimage", in: keyPath, expecting: .webAddress)
    return member
  }
}

extension Member {
  /// The member in the wire format. The original app's seven keys are always present, others if
  /// known.
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
    keys["died"] = diedOn.map { .string($0.wireText) }
    return keys
  }
}

extension [Member] {
  /// The members of a group in the wire format.
  ///
  /// A member has the key `memberid` only if a reader would derive another name from the stage name.
  var wireJSON: JSONValue {
    var names = MemberNames()
    return .array(
      map { member in
        var keys = member.wireJSON
        var derived = names
        if derived.next(of: member) == member.id.name {
          names = derived
        } else {
          _ = names.next(of: member, written: member.id.name)
          keys["memberid"] = .string(member.id.name)
        }
        return .object(keys)
      })
  }
}

/// A member in its raw form: JSON types are checked, values are not.
struct WireMember: WireElement {
  static let listLimit = WireLimits.members

  var activityname: String?
  var name: String?
  var birth: String?
  var mbti: String?
  var bloodtype: String?
  var mainimage: String?
  var ispreviousmember: Bool?
  var stagename: String?
  var aliases: WireList<String>?
  var romanname: String?
  var height: WireNumber?
  var birthplace: String?
  var nationalities: WireList<String>?
  var positions: WireList<String>?
  var died: String?
  var memberid: String?
}

/// Assigns the names in member IDs, in the order of a document.
struct MemberNames {
  private var taken: Set<String> = []
  private var repeats: [String: Int] = [:]

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
  mutating func next(of member: Member, written: String? = nil) -> String {
    let koreanNames = [member.koreanStageName, member.koreanBirthName].compactMap(\.self)
    return next(
      written: written, romanized: member.stageName,
      korean: koreanNames.first { !WireUnknown.matches($0) })
  }

  /// The name without a number.
  fileprivate static func base(romanized: String?, korean: String?) -> String {
    let candidates = [
      romanized.map(asciiLettersAndDigits),
      korean.map { MemberID.text(of: UnicodeForm.composed($0)) },
    ]
    return candidates.compactMap(\.self).first { !$0.isEmpty } ?? "member"
  }

  /// Reduces `ROSÉ` to `ROSE`, and `D.ana` to `Dana`.
  private static func asciiLettersAndDigits(_ text: String) -> String {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let scalars = (isASCII ? text : UnicodeForm.decomposed(text)).unicodeScalars
    return String(
      String.UnicodeScalarView(
        scalars.filter { scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9": true
          default: false
          }
        }))
  }
}

extension [Member] {
  /// Returns the members with equal names sorted by the numbers in their IDs.
  ///
  /// Readers number repeated names by their position. In this order, each member gets the same ID.
  func sortedByNameNumber() -> [Member] {
    var members = self
    let indicesByName = Dictionary(grouping: indices) { index in
      let member = self[index]
      return MemberNames.base(
        romanized: member.stageName, korean: member.koreanStageName ?? member.koreanBirthName)
    }
    for (base, indices) in indicesByName where indices.count > 1 {
      let sorted = indices.map { self[$0] }
        .sorted { $0.id.number(after: base) < $1.id.number(after: base) }
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
