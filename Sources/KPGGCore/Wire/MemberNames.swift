/// Assigns the names in member IDs, in the order of a document.
struct MemberNames {
  private var taken: Set<String> = []
  private var repeats: [String: Int] = [:]

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
  mutating func next(of member: Member, written: String? = nil) -> String {
    let koreanNames = [member.koreanStageName, member.koreanBirthName].compactMap(\.self)
    return next(
      written: written, romanized: member.stageName,
      korean: koreanNames.first { !WireUnknown.matches($0) })
  }

  fileprivate static func base(romanized: String?, korean: String?) -> String {
    if let name = romanized.map(asciiLettersAndDigits), !name.isEmpty { return name }
    let name = korean.map { MemberID.text(of: UnicodeForm.composed($0)) } ?? ""
    return name.isEmpty ? "member" : name
  }

  /// Reduces `ROSÉ` to `ROSE`, and `D.ana` to `Dana`.
  private static func asciiLettersAndDigits(_ text: String) -> String {
    if text.utf8.allSatisfy(isLetterOrDigit) { return text }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let bytes = (isASCII ? text : UnicodeForm.decomposed(text)).utf8.filter(isLetterOrDigit)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: byte.isDigit
    }
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
