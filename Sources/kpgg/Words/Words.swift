import KPGGCore

/// Words in one language. Each word has its texts in all languages side by side, so a missing one
/// does not compile.
protocol Wording: Sendable {
  var language: Language { get }
}

extension Wording {
  /// The text in the language.
  func text(
    _ english: @autoclosure () -> String, _ korean: @autoclosure () -> String
  ) -> String {
    either(english(), korean())
  }

  /// The value in the language, such as lines of text.
  func either<Value>(
    _ english: @autoclosure () -> Value, _ korean: @autoclosure () -> Value
  ) -> Value {
    switch language {
    case .english: english()
    case .korean: korean()
    }
  }
}

/// All words of one language. Each feature has an extension or a type of its own.
///
/// Names, dates, and ids come from the catalog and stay the same.
struct Words: Wording {
  let language: Language

  /// The language's name for itself.
  var nativeName: String { text("English", "한국어") }

  /// Whether readers expect Hangul before romanized names.
  var prefersHangul: Bool { language == .korean }

  var browser: BrowserLabels { BrowserLabels(language: language) }
  var quiz: QuizLabels { QuizLabels(language: language) }
  var daily: DailyLabels { DailyLabels(language: language) }
  var site: SiteLabels { SiteLabels(language: language) }
}
