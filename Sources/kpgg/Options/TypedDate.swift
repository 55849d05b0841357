import KPGGCore

/// Forms of dates that people type.
enum TypedDate {
  /// Returns a date in the catalog's form.
  ///
  ///     TypedDate.normalized("2000년 7월 28일")  // "2000-07-28"
  ///     TypedDate.normalized("7/28")           // "07-28"
  ///
  /// - Parameter text: A date with `년`, `월`, and `일`, with slashes, or with dots.
  /// - Returns: The text itself if it has another form.
  static func normalized(_ text: String) -> String {
    guard text.utf8.count <= 40, !text.contains("..") else { return text }
    var rest = text[...]
    if let last = rest.last, "년월일.".contains(last) { rest.removeLast() }
    let parts = rest.split { $0.isWhitespace || "년월/.-".contains($0) }
    let areNumbers = parts.allSatisfy { $0.count <= 4 && $0.utf8.allSatisfy(\.isDigit) }
    guard !parts.isEmpty, parts.count <= 3, areNumbers, rest.last?.isNumber == true else {
      return text
    }
    return parts.map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
  }
}
