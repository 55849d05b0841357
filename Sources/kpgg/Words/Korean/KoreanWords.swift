import KPGGCore
import KPGGQuiz

/// The Korean words.
struct KoreanWords: Words {
  let nativeName = "한국어"
  let prefersHangul = true

  var browser: BrowserLabels { .korean }
  var quiz: QuizLabels { .korean }
  var daily: DailyLabels { .korean }
  var site: SiteLabels { .korean }
  let quizLanguage = QuizLanguage.korean
}
