/// A Korean particle whose form depends on the sound before it.
///
///     KoreanParticle.object.form(after: "아이브")  // "를"
///     KoreanParticle.object.form(after: "트리플에스 24")  // "를"
package enum KoreanParticle: CaseIterable, Sendable {
  /// 은 or 는.
  case topic
  /// 이 or 가.
  case subject
  /// 을 or 를.
  case object

  /// Returns the form after a text, or both forms if it is not known how the text sounds.
  package func form(after text: String) -> String {
    let forms = forms
    return switch Self.endsInConsonant(text) {
    case true?: forms.consonant
    case false?: forms.vowel
    case nil: "\(forms.consonant)(\(forms.vowel))"
    }
  }

  private var forms: (consonant: String, vowel: String) {
    switch self {
    case .topic: ("은", "는")
    case .subject: ("이", "가")
    case .object: ("을", "를")
    }
  }

  /// Whether the last sound is a consonant: of a syllable, a digit, or a Latin letter at the end of a
  /// word, as far as such words usually sound alike. `nil` for another end, and for ends such as `t`
  /// and `ne`, which differ from word to word: 'Secret' is 시크릿, and 'Night' is 나이트.
  private static func endsInConsonant(_ text: String) -> Bool? {
    // Marks such as `)` and `!` have no sound.
    guard let end = text.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let last = text[end]
    // The vowels of syllables without a final consonant, and those of decomposed ones, come out equal.
    let scalars = Array(String(last).unicodeScalars)
    guard let scalar = scalars.last?.value else { return nil }
    switch scalar {
    case 0xAC00...0xD7A3: return (scalar - 0xAC00) % 28 != 0
    case 0x11A8...0x11C2: return true
    case 0x1161...0x1175: return false
    default: break
    }
    guard scalars.count == 1, last.isASCII else { return nil }
    // 'R' is also the name of a letter, 알. In Latin words, digits can be English: 'fromis_9' ends in 나인.
    let isInLatinWord = text[..<end].last { !"_-".contains($0) }.map { $0.isASCII && $0.isLetter }
    if last == "R" || "0369".contains(last) && isInLatinWord == true { return nil }
    // 영, 일, 삼, 육, 칠, and 팔 end in consonants, and so do words such as 'Girl', 'Dream', and 'Song'.
    if "013678lmnLMN".contains(last) || text[...end].lowercased().hasSuffix("ng") { return true }
    // 'Purple' is 퍼플, 'Favorite' is 페이버릿, and 'Chloe' ends in a vowel.
    if ["le", "me", "ne", "te"].contains(where: text[...end].lowercased().hasSuffix) { return nil }
    return "bcdgkptBCDGKPT".contains(last) ? nil : false
  }
}
