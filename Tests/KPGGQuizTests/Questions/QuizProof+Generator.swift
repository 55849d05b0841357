import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

// The proof of many questions.

extension QuizProof {
  /// Checks at least a number of questions, of all settings.
  func assertQuestions(of generator: QuizGenerator, count wanted: Int) throws {
    var (count, seed) = (0, UInt64(0))
    while count < wanted {
      for settings in Self.settings {
        // A small catalog has no questions for some of them.
        let found = try? generator.questions(settings.seeded(seed, count: 80))
        for question in found ?? [] {
          let problems = problems(of: question)
          XCTAssertEqual(
            problems, [], "\(question)")
          count += 1
        }
        seed += 1
      }
    }
  }

  /// Settings of every level and kind, with and without filters.
  static var settings: [QuizSettings] {
    var filtered = QuizSettings()
    filtered.groups.debuts = [ClosedRange(years: 2009...2012)].compactMap(\.self)
    var current = QuizSettings()
    current.members.isCurrent = true
    current.members.mbtiTypes = [.infp, .esfj, .enfp]
    var active = QuizSettings()
    active.groups.statuses = [.active]
    active.groupIDs = ["OHMYGIRL", "IVE", "TWICE", "AESPA", "2NE1"]
    let kinds = QuizKind.generated.map { Set([$0]) } + [Set(QuizKind.generated)]
    return QuizLevel.allCases.flatMap { level in
      kinds.flatMap { kinds in
        [QuizSettings(), filtered, current, active].map { settings in
          var settings = settings
          (settings.level, settings.kinds) = (level, kinds)
          return settings
        }
      }
    }
  }
}
