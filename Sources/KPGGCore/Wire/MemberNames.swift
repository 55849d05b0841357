/// Gives each member of a group, in document order, the name in her id.
struct MemberNames {
  private var taken: Set<String> = []
  private var repeats: [String: Int] = [:]

  /// The romanised stage name in ASCII letters and digits; without one, the NFC Korean name without
  /// `/`, spaces and control characters. A repeat takes `-2`, `-3`.
  mutating func next(romanised: String?, korean: String?) -> String {
    let base = Self.base(romanised: romanised, korean: korean)
    var name = base
    while !taken.insert(name).inserted {
      // Counted on from the last repeat: a document may hold one name a hundred thousand times.
      let number = repeats[base, default: 1] + 1
      repeats[base] = number
      name = "\(base)-\(number)"
    }
    return name
  }

  /// The name that she has unless somebody before her has it.
  fileprivate static func base(romanised: String?, korean: String?) -> String {
    let candidates = [
      romanised.map(asciiLettersAndDigits),
      korean.map { MemberID.text(of: UnicodeForm.composed($0)) },
    ]
    return candidates.compactMap(\.self).first { !$0.isEmpty } ?? "member"
  }

  /// `ROSÉ` becomes `ROSE`, `D.ana` `Dana`.
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
  /// The members, those who share a name in the order of the numbers in their ids: so that a
  /// reader, who counts them anew, gives each the id that she had.
  func inOrderOfRepeats() -> [Member] {
    var members = self
    let places = Dictionary(grouping: indices) { index in
      let member = self[index]
      return MemberNames.base(
        romanised: member.stageName, korean: member.koreanStageName ?? member.koreanBirthName)
    }
    for (base, indices) in places where indices.count > 1 {
      let sorted = indices.map { self[$0] }
        .sorted { $0.id.number(behind: base) < $1.id.number(behind: base) }
      for (index, member) in zip(indices, sorted) { members[index] = member }
    }
    return members
  }
}

extension MemberID {
  /// 2 of `Jisoo-2`; 1 of a name without a number.
  fileprivate func number(behind base: String) -> Int {
    Int(name.dropFirst(base.count + 1)) ?? 1
  }
}
