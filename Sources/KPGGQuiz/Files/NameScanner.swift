import KPGGCore

/// A text in which names are searched for.
struct NameScanner {
  private var scalars: [Unicode.Scalar] = []
  /// The indices at which words start.
  private var starts: [Int] = []

  init(_ text: String) {
    TextNormalizer.forEachScalar(in: text) { scalar, startsWord in
      if startsWord { starts.append(scalars.count) }
      scalars.append(scalar)
    }
  }

  /// Returns the first name in the text, from the start of a word. Particles can follow: `KARA의`
  /// has the name KARA, but `KARAOKE` and `2010` have neither KARA nor 20. Names of one letter are
  /// not searched for.
  func first(of names: [String]) -> String? {
    names.first { name in
      UnicodeForm.composed(name).count > 1 && contains(NormalizedText(name).scalars)
    }
  }

  private func contains(_ name: [Unicode.Scalar]) -> Bool {
    guard let last = name.last else { return false }
    return starts.contains { start in
      guard scalars[start...].starts(with: name) else { return false }
      let end = start + name.count
      guard end < scalars.count, !starts.contains(end) else { return true }
      let isInside = Self.isLatin(last) && Self.isLatin(scalars[end]) && scalars[end] != "s"
      return !isInside && !("\u{1160}"..."\u{11FF}").contains(scalars[end])
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || scalar.properties.isLowercase
  }
}
