/// The language of labels and titles. Names and facts are shown as the catalogue has them.
enum Language: String, Sendable {
  case korean = "ko"
  case english = "en"

  /// The language asked for: the option, else `KPGG_LANG`, else the locale, else English.
  ///
  /// - Throws: A usage error for a `KPGG_LANG` that is neither language.
  init(option: String?, environment: [String: String]) throws(UsageError) {
    if let option, let language = Language(rawValue: option) {
      self = language
      return
    }
    if let variable = environment["KPGG_LANG"], !variable.isEmpty {
      guard let language = Language(rawValue: variable) else {
        throw .invalid(
          message: "KPGG_LANG is \(QuotedWord(variable)), which is no language here",
          hint: "it takes ko or en")
      }
      self = language
      return
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let language = locale?.prefix { $0.isLetter }
    self = language == "ko" ? .korean : .english
  }
}

/// A text in both languages.
struct Label: Hashable, Sendable {
  let english: String
  let korean: String

  init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A text that is the same in both, as the names of keys are.
  init(both text: String) { self.init(text, text) }

  /// The text in one of the languages.
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension Label {
  /// A listing's last line: `83 groups`, or `10 of 83 groups` where a page of them is shown.
  ///
  /// - Parameters:
  ///   - records: What is shown.
  ///   - total: How many there are; as many as are shown, unless it is given.
  ///   - noun: The word for one of them in English.
  ///   - koreanNoun: The word for them in Korean.
  ///   - counter: The Korean counter: `명` for people, `개` for things.
  /// - Returns: The count in both languages.
  static func count<Record>(
    of records: [Record], outOf total: Int? = nil, _ noun: String, _ koreanNoun: String,
    counter: String
  ) -> Label {
    let (shown, total) = (records.count, total ?? records.count)
    let english = Wording.counted(total, noun)
    let korean = "\(koreanNoun) \(total)\(counter)"
    guard shown < total else { return Label(english, korean) }
    return Label("\(shown) of \(english)", "\(korean) 중 \(shown)\(counter)")
  }
}
