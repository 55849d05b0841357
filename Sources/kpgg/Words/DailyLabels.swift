import KPGGCore
import KPGGQuiz

/// The words of the daily puzzle in one language.
struct DailyLabels: Wording {
  let language: Language

  func title(_ kind: DailyPuzzle.Kind) -> String {
    text("daily \(kind)", kind == .group ? "그룹 맞히기" : "멤버 맞히기")
  }
  /// The day of the puzzle, which is Korea's.
  func date(_ date: CalendarDate) -> String { text("Korea, \(date)", "\(date) (한국 시각)") }
  func question(_ kind: DailyPuzzle.Kind) -> String {
    kind == .group ? text("Which group is it?", "어느 그룹일까요?") : text("Who is it?", "누구일까요?")
  }
  /// The number of the current guess, and of all guesses.
  func guess(_ number: Int, _ limit: Int) -> String {
    text("Guess \(number) of \(limit)", "\(number)번째 시도 (총 \(limit)번)")
  }

  func attribute(_ attribute: GuessAttribute) -> String { attribute.name.text(in: language) }
  /// The name of an attribute in the head of a narrow column.
  func shortAttribute(_ attribute: GuessAttribute) -> String {
    attribute.shortName.text(in: language)
  }
  func mark(_ mark: GuessMark, _ attribute: GuessAttribute) -> String {
    mark.name(of: attribute).text(in: language)
  }
  /// The signs with their meanings.
  var signs: [String] {
    either(
      [
        "=  right", "▲  the answer is later or higher", "▼  the answer is earlier or lower",
        "◐  partly right", "✗  wrong", "?  not known",
      ],
      [
        "=  맞음", "▲  정답이 더 늦거나 큼", "▼  정답이 더 빠르거나 작음", "◐  일부 맞음",
        "✗  틀림", "?  정보 없음",
      ])
  }

  /// Explains the initials of groups; empty in Korean.
  func initialsNote(_ kind: DailyPuzzle.Kind) -> [String] {
    guard kind == .group else { return [] }
    return either(
      [
        "Initials: the first consonant of each Korean syllable, in Latin letters; - is a silent ㅇ."
      ], [])
  }

  var nameNeeded: String { text("Type a name first", "이름을 먼저 입력하세요") }
  /// A repeated guess with the number of the earlier one.
  func alreadyGuessed(_ name: String, _ number: Int) -> String {
    text("Already guessed: \(name) (guess \(number))", "이미 추측했습니다: \(name) (\(number)번째)")
  }
  /// A guess that cannot be the answer, with the numbers and the attributes of earlier guesses.
  func contradiction(_ name: String, _ reasons: [(Int, [GuessAttribute])]) -> String {
    let guesses = reasons.map { number, attributes in
      let names = attributes.map { self.attribute($0) }.joined(separator: ", ")
      return text("guess \(number) (\(names))", "\(number)번째 시도(\(names))")
    }
    return text(
      "\(name) is ruled out by \(Self.list(guesses)).",
      "\(name)\(KoreanParticle.topic.form(after: name)) 정답이 될 수 없습니다. "
        + "\(guesses.joined(separator: ", "))의 결과와 맞지 않습니다.")
  }

  /// Joins guesses: `guess 1 (…), guess 2 (…), and guess 3 (…)`.
  private static func list(_ guesses: [String]) -> String {
    guard guesses.count > 2, let last = guesses.last else {
      return guesses.joined(separator: " and ")
    }
    return guesses.dropLast().joined(separator: ", ") + ", and \(last)"
  }
  /// How to guess it anyway: with a key, and with a line.
  var confirmation: String {
    text("Press Enter again to guess it anyway.", "그래도 추측하려면 Enter를 한 번 더 누르세요.")
  }
  var linearConfirmation: String {
    text("Enter an empty line to guess it anyway.", "그래도 추측하려면 그대로 Enter를 누르세요.")
  }

  func solved(_ count: Int, _ limit: Int, _ points: Int) -> String {
    text(
      "Solved in \(count) of \(limit) guesses: \(points) points",
      "\(count)번 만에 맞혔습니다 (\(points)점)")
  }
  func lost(_ limit: Int) -> String {
    text("Not solved in \(limit) guesses", "\(limit)번 안에 맞히지 못했습니다")
  }
  func streak(_ streak: DailyStreak) -> String {
    text(
      "Days played in a row: \(streak.days), longest: \(streak.longest)",
      "연속 참여 \(streak.days)일, 최장 \(streak.longest)일")
  }
  /// The day of the next puzzle, and the minutes until it comes if they are known.
  func next(_ date: CalendarDate, _ minutes: Int?) -> String {
    guard let minutes else {
      return text("Next puzzle: \(date) at 00:00 in Korea", "새 문제: 한국 시각 \(date) 0시")
    }
    return text(
      "Next puzzle: \(date), in \(minutes / 60) h \(minutes % 60) min",
      "새 문제까지 \(minutes / 60)시간 \(minutes % 60)분 (\(date))")
  }
  var todayIsReady: String { text("Today's puzzle is ready.", "오늘의 문제가 나왔습니다.") }
  /// An earlier puzzle with the numbers of its guesses.
  func offer(_ date: CalendarDate, _ count: Int, _ limit: Int) -> String {
    text(
      "You left the daily puzzle of \(date) after \(count) of \(limit) guesses.",
      "\(date)의 문제를 풀다가 멈추었습니다. \(limit)번 중 \(count)번 추측했습니다.")
  }
  var copied: String { text("Result copied", "결과를 복사했습니다") }
  func copied(to clipboard: Clipboard) -> String {
    switch clipboard {
    case .tmux: text("Result copied to tmux", "결과를 tmux로 복사했습니다")
    case .terminal: text("Result sent to the clipboard", "결과를 클립보드로 보냈습니다")
    }
  }
  var notCopied: String {
    text(
      "This terminal cannot copy text; select it instead",
      "이 터미널에서는 복사할 수 없습니다. 결과를 직접 선택해 복사하세요")
  }

  var keys: Keys { Keys(language: language) }
  var linear: Linear { Linear(language: language) }

  /// The meanings of keys.
  struct Keys: Wording {
    let language: Language

    var guess: String { text("guess", "추측") }
    var copy: String { text("copy", "복사") }
    var words: String { text("words", "글로 보기") }
    var symbols: String { text("symbols", "기호로 보기") }
    var today: String { text("today's puzzle", "오늘의 문제") }
  }

  /// The words of the linear mode.
  struct Linear: Wording {
    let language: Language

    var usage: String {
      text(
        "Type a name to guess it. 'later' means that the answer is later than your guess. "
          + ":help lists all commands.", "추측할 이름을 입력하세요. '더 늦음'은 정답이 추측보다 늦다는 뜻입니다. 명령 목록은 :help")
    }
    /// How to continue an earlier game, or to start today's game.
    var offer: String {
      text(
        "Enter an empty line to continue it, or :today to start today's puzzle.",
        "이어서 하려면 그대로 Enter를 누르고, 오늘의 문제를 시작하려면 :today를 입력하세요.")
    }
    var help: [String] {
      either(
        [
          ":guesses   list the guesses",
          ":today     start today's puzzle", ":lang      switch the language",
          ":quit      save the game and quit",
        ],
        [
          ":guesses   지금까지의 추측 보기", ":today     오늘의 문제 시작",
          ":lang      언어 바꾸기", ":quit      저장하고 종료",
        ])
    }
  }
}
