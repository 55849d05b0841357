/// Gives each member of a group, in document order, the name in her id.
struct MemberNames {
  private var taken: Set<String> = []
  private var repeats: [String: Int] = [:]

  /// The romanised stage name in ASCII letters and digits; without one, the NFC Korean name without
  /// `/`, spaces and control characters. A repeat takes `-2`, `-3`.
  mutating func next(romanised: String?, korean: String?) -> String {
    let candidates = [
      romanised.map(Self.asciiLettersAndDigits),
      korean.map { MemberID.text(of: UnicodeForm.composed($0)) },
    ]
    let base = candidates.compactMap(\.self).first { !$0.isEmpty } ?? "member"
    var name = base
    while !taken.insert(name).inserted {
      // Counted on from the last repeat: a document may hold one name a hundred thousand times.
      let number = repeats[base, default: 1] + 1
      repeats[base] = number
      name = "\(base)-\(number)"
    }
    return name
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
