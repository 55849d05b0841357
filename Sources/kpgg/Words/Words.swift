import KPGGQuiz

/// All words of one language.
///
/// Each feature has a protocol or a struct of labels, and each language a file for it: a missing
/// word is a compile error. Names, dates, and ids come from the catalog and stay the same.
protocol Words: RecordWords, ListingWords, StatisticsWords, ErrorWords, Sendable {
  /// The language's name for itself.
  var nativeName: String { get }

  /// Whether readers expect Hangul before romanized names.
  var prefersHangul: Bool { get }

  /// The words of the browser.
  var browser: BrowserLabels { get }

  /// The words of the quiz.
  var quiz: QuizLabels { get }

  /// The words of the daily puzzle.
  var daily: DailyLabels { get }

  /// The words of the website.
  var site: SiteLabels { get }

  /// The language of quiz questions.
  var quizLanguage: QuizLanguage { get }
}
