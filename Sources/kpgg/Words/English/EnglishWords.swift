import KPGGCore
import KPGGQuiz

/// English.
struct EnglishWords: Words {
  let nativeName = "English"
  let prefersHangul = false

  var browser: BrowserLabels { .english }
  var quiz: QuizLabels { .english }
  var daily: DailyLabels { .english }
  var site: SiteLabels { .english }
  let quizLanguage = QuizLanguage.english
}
