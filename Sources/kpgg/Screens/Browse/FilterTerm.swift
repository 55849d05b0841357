import KPGGCore

/// A key of a filter line, such as `mbti` in `mbti:infp`.
enum FilterTerm: String, CaseIterable, Sendable {
  case mbti, blood, born, height, nationality, position
  case debut, agency, status
  case released, kind

  /// The term for a typed key, in either language and any case.
  init?(typed key: some StringProtocol) {
    let key = key.lowercased()
    guard
      let term = Self.allCases.first(where: { $0.rawValue == key || $0.koreanKeys.contains(key) })
    else { return nil }
    self = term
  }

  /// The Korean keys: the label of the field, and shorter words for it.
  private var koreanKeys: [String] {
    switch self {
    case .mbti: []
    case .blood: ["혈액형"]
    case .born: ["생년월일", "생년", "생일"]
    case .height: ["키"]
    case .nationality: ["국적"]
    case .position: ["포지션"]
    case .debut: ["데뷔"]
    case .agency: ["소속사"]
    case .status: ["상태"]
    case .released: ["발매일", "발매"]
    case .kind: ["종류"]
    }
  }

  /// Whether the term needs the members or the songs of groups.
  var needsLineUps: Bool {
    switch self {
    case .mbti, .blood, .born, .height, .nationality, .position, .released, .kind: true
    case .debut, .agency, .status: false
    }
  }

  /// A complete term, for a hint.
  var example: String {
    let value =
      switch self {
      case .mbti: "infp"
      case .blood: "ab"
      case .born: "1999"
      case .height: "165.."
      case .nationality: "japan"
      case .position: "leader"
      case .debut: "2015..2018"
      case .agency: "jyp"
      case .status: "active"
      case .released: "2021"
      case .kind: "title"
      }
    return "\(rawValue):\(value)"
  }
}

/// The typed values of a term, separated by commas. A list matches any of them.
///
/// A value may still be incomplete: the beginning of a word stands for every value with it.
struct TermValues {
  let typed: [String]

  init(_ text: some StringProtocol) {
    typed = String(text).listItems.filter { !$0.isEmpty }
  }

  /// The values of a fixed set.
  ///
  /// - Parameter label: A value's name in a language, accepted besides its code; by default none.
  /// - Returns: `nil` if one of the texts is not the beginning of a value, or if there is no text.
  func choices<Value: TextCodable & CaseIterable>(
    label: (any Words, Value) -> String? = { _, _ in nil }
  ) -> Set<Value>? {
    collected { text in
      let text = text.lowercased()
      let names = Value.allCases.map { value in
        let labels = Language.allCases.compactMap { label($0.words, value) }
        return (value: value, names: ([value.description] + labels).map { $0.lowercased() })
      }
      let exact = names.filter { $0.names.contains(text) }
      let found = exact.isEmpty ? names.filter { $0.names.contains { $0.hasPrefix(text) } } : exact
      return found.map(\.value)
    }
  }

  /// The texts of the catalog that match; all that begin with a text if none matches in full.
  ///
  /// - Returns: `nil` if a text matches nothing.
  func texts(among values: FieldValues) -> Set<String>? {
    collected { Array(values.matches(forBeginning: $0)) }
  }

  /// The typed texts themselves; `nil` if the values are known, or if there is no text.
  func literal(unless isKnown: Bool) -> Set<String>? {
    isKnown || typed.isEmpty ? nil : Set(typed)
  }

  /// The ranges.
  ///
  /// - Returns: `nil` if a range is invalid or incomplete.
  func ranges<Value>(_ range: OptionRange<Value>) -> [ClosedRange<Value>]? {
    let bounds = typed.map { try? range.bounds(of: $0) }
    return bounds.isEmpty || bounds.contains(nil) ? nil : bounds.compactMap(\.self)
  }

  private func collected<Value: Hashable>(_ values: (String) -> [Value]) -> Set<Value>? {
    let found = typed.map(values)
    return found.isEmpty || found.contains([]) ? nil : Set(found.joined())
  }
}
