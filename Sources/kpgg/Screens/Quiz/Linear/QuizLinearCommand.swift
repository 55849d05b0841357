import KPGGCore

/// The meaning of a typed line.
enum QuizLinearCommand: Sendable {
  case help
  /// Shows the question again, or goes on where none is asked.
  case goOn
  case unknown(String)
  /// What the line does in the quiz.
  case event(QuizEvent)

  /// Interprets a line. A line with a colon at its start is a command, `?` shows a clue, an empty
  /// line goes on, and any other line is an answer.
  init(_ line: String) {
    let text = line.trimmed
    if text.isEmpty {
      self = .goOn
    } else if ["?", "？"].contains(text) {
      self = .event(.action(.showClue))
    } else if text.hasPrefix(":") {
      self = Self.commands[text.dropFirst().trimmed.lowercased()] ?? .unknown(text)
    } else {
      self = .event(.line(text))
    }
  }

  private static let commands: [String: QuizLinearCommand] = {
    let actions: [(words: [String], action: QuizAction)] = [
      (["clue", "c", "힌트"], .showClue), (["pass", "p", "포기"], .giveUp),
      (["undo", "u", "취소"], .undo), (["lang", "l", "언어"], .switchLanguage),
      (["new", "n", "새"], .newGame), (["quit", "q", "끝"], .leave),
    ]
    var commands: [String: QuizLinearCommand] = ["help": .help, "?": .help, "도움말": .help]
    for (words, action) in actions {
      for word in words { commands[word] = .event(.action(action)) }
    }
    return commands
  }()
}

extension QuizLinearCommand {
  /// Whether the command means the same for the next question.
  var suitsEveryQuestion: Bool {
    switch self {
    case .help, .unknown: true
    case .event(.action(let action)): [.undo, .switchLanguage, .leave].contains(action)
    case .goOn, .event: false
    }
  }
}
