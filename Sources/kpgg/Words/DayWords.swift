import KPGGCore
import KPGGQuiz

/// The words of `today`.
extension Words {
  var dayLabels: DayLabels { DayLabels(language: language) }

  /// `Today, 2026-11-21`, likewise yesterday and tomorrow, another day, or the first and the last day.
  func title(of span: DaySpan, today: CalendarDate) -> String {
    guard span.days == 0 else {
      return text("\(span.first) to \(span.last)", "\(span.first) ~ \(span.last)")
    }
    switch span.first {
    case today: return text("Today, \(today)", "오늘 (\(today))")
    case today.adding(days: -1): return text("Yesterday, \(span.first)", "어제 (\(span.first))")
    case today.adding(days: 1): return text("Tomorrow, \(span.first)", "내일 (\(span.first))")
    default: return "\(span.first)"
    }
  }

  var noEvents: String {
    text(
      "No birthdays, debut anniversaries, or releases.", "생일이나 데뷔 기념일, 발매된 노래가 없습니다.")
  }

  func turns(_ age: Int) -> String { text("turns \(age)", "만 \(age)세") }

  func sinceDebut(_ years: Int) -> String {
    years == 0 ? text("debut", "데뷔") : text(counted(years, "year"), "\(years)주년")
  }

  func sinceRelease(_ years: Int) -> String {
    years == 0 ? text("new", "신곡") : text("\(counted(years, "year")) ago", "\(years)년 전")
  }

  func birthday(of name: String, in group: String, turning age: Int) -> String {
    text("\(name) of \(group) turns \(age)", "\(group) \(name) 생일 (만 \(age)세)")
  }

  func debut(of group: String, _ years: Int) -> String {
    years == 0
      ? text("\(group) debuts", "\(group) 데뷔")
      : text("\(group) debuted \(counted(years, "year")) ago", "\(group) 데뷔 \(years)주년")
  }

  func release(of title: String, _ years: Int) -> String {
    text("“\(title)”", "‘\(title)’") + " (\(sinceRelease(years)))"
  }

  func puzzle(_ kind: DailyPuzzle.Kind) -> String {
    kind == .group ? text("Group puzzle", "그룹 맞히기") : text("Member puzzle", "멤버 맞히기")
  }

  func toReview(_ count: Int) -> String {
    text("\(counted(count, "question")) to review", "복습 \(count)문제")
  }

  func kind(_ kind: DailyPuzzle.Kind) -> String {
    kind == .group ? text("Group", "그룹 맞히기") : text("Member", "멤버 맞히기")
  }

  func state(_ puzzle: DayNews.Puzzle) -> String {
    let (count, limit) = (puzzle.guesses, puzzle.kind.guessLimit)
    return switch puzzle.state {
    case .open: text("not played yet", "아직 풀지 않음")
    case .running: text("\(count) of \(limit) guesses used", "\(limit)번 중 \(count)번 추측")
    case .solved:
      text("solved in \(count == 1 ? "1 guess" : "\(count) guesses")", "\(count)번 만에 맞힘")
    case .lost: text("not solved", "맞히지 못함")
    }
  }

  /// The number of questions to review, and the command that asks them.
  func due(_ count: Int) -> String {
    text(counted(count, "question"), "\(count)문제") + " (kpgg quiz review)"
  }
}

/// The labels of `today`.
struct DayLabels: Wording {
  let language: Language

  var birthdays: String { text("Birthdays", "생일") }
  var debuts: String { text("Debuts", "데뷔") }
  var songs: String { text("Released", "발매") }
}
