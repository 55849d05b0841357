/// Escapes and breaks text for the mdoc language.
enum ManualText {
  /// Breaks a paragraph into lines of up to 78 characters. Each sentence starts a line.
  static func lines(_ text: String) -> [String] {
    sentences(of: text).flatMap { sentence in
      TextWrapper(width: 78, cells: { $0.count })
        .lines(sentence.split(separator: " ").map { escaped(String($0)) }.joined(separator: " "))
        .map { $0.first == "." || $0.first == "'" ? "\\&" + $0 : $0 }
    }
  }

  /// Escapes a line that keeps its spaces.
  static func line(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") ? "\\&" + line : line
  }

  /// Escapes words after a macro so that mdoc does not read a word as a macro or a delimiter.
  static func words(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      (isMacroOrDelimiter(word) ? "\\&" : "")
        + escaped(String(word)).replacing("\"", with: "\\(dq")
    }.joined(separator: " ")
  }

  /// Whether a word looks like `Fl`, `Pq`, or `D1`, or is one punctuation mark.
  private static func isMacroOrDelimiter(_ word: Substring) -> Bool {
    guard word.count > 1 else { return word.contains { !$0.isLetter && !$0.isNumber } }
    let letters = word.unicodeScalars
    return letters.count <= 3 && letters.prefix(1).allSatisfy { ("A"..."Z").contains($0) }
      && letters.dropFirst().allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
  }

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence: [Substring] = []
    for word in text.split(separator: " ") {
      sentence.append(word)
      guard word.count > 1, let end = word.last, ".!?".contains(end) else { continue }
      sentences.append(sentence.joined(separator: " "))
      sentence = []
    }
    return sentence.isEmpty ? sentences : sentences + [sentence.joined(separator: " ")]
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      // Unescaped, these print as typographic characters, which break a copied command.
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "-": escaped += "\\-"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default:
        let code = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - code.count)) + code + "]"
      }
    }
    return escaped
  }
}
