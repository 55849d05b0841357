// Compiled with the library's sources by `Tests/Benchmarks/quiz`.

internal import KPGGSystem

/// Checks generated questions, and measures their generation.
@main
enum QuizCheck {
  /// The most milliseconds for 1,000 questions, the preparation of the catalog included.
  private static let limit = 50.0

  static func main() async throws {
    let wanted = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    let reader = DocumentReader(source: BundledSource())
    let catalog = try await reader.catalog()
    let lineUps = try await reader.lineUps(of: catalog.groups)
    let isRight = check(
      wanted, QuizGenerator(catalog, lineUps: lineUps), QuizProof(lineUps: lineUps))
    let isFast = measure(catalog, lineUps)
    exit(isRight && isFast ? 0 : 1)
  }

  private static func check(
    _ wanted: Int, _ generator: QuizGenerator, _ proof: QuizProof
  ) -> Bool {
    var (count, seed, wrong) = (0, UInt64(0), 0)
    var counts: [String: Int] = [:]
    while count < wanted {
      for settings in QuizProof.settings where count < wanted {
        var settings = settings
        (settings.seed, settings.count) = (seed, 100)
        seed += 1
        guard let questions = try? generator.questions(settings) else { continue }
        for question in questions {
          count += 1
          counts["\(question.kind) \(question.level)", default: 0] += 1
          let problems = proof.problems(of: question)
          guard !problems.isEmpty else { continue }
          wrong += 1
          if wrong <= 10 { print(problems, question.json(in: .english).canonicalText) }
        }
      }
    }
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count)\t\(kind)") }
    print("\(count) questions, \(wrong) of them wrong")
    return wrong == 0
  }

  private static func measure(_ catalog: Catalog, _ lineUps: [LineUp]) -> Bool {
    var isFast = true
    print("median ms  questions  what")
    func show(_ what: String, _ body: () -> Int) {
      var times: [Duration] = []
      var count = 0
      for _ in 0..<21 { times.append(ContinuousClock().measure { count = body() }) }
      times.sort()
      let median = times[times.count / 2] / .milliseconds(1)
      if median > limit { isFast = false }
      print((median * 100).rounded() / 100, count, what, separator: "\t")
    }
    show("the catalog prepared") {
      _ = QuizGenerator(catalog, lineUps: lineUps)
      return 0
    }
    for level in QuizLevel.allCases {
      for kinds in [Set(QuizKind.generated)] + QuizKind.generated.map({ [$0] }) {
        var settings = QuizSettings()
        (settings.level, settings.kinds, settings.count) = (level, kinds, 1_000)
        let name = kinds.count == 1 ? kinds.map(\.rawValue).joined() : "all kinds"
        show("\(name), \(level), with the preparation") {
          let generator = QuizGenerator(catalog, lineUps: lineUps)
          return (try? generator.questions(settings).count) ?? 0
        }
      }
    }
    return isFast
  }
}
