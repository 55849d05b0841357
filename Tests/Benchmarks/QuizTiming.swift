import KPGGCore
import KPGGQuiz

// Times the generation of 1,000 quiz questions within one process, as an app runs it.
// The argument is the number of runs. Prints milliseconds, the number of questions, and what they
// are. Times include the preparation of the catalog.

let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let reader = CatalogReader.bundled
let catalog = try await reader.fullCatalog()

func show(_ label: String, _ body: () throws -> Int) rethrows {
  var times: [Duration] = []
  var count = 0
  for _ in 0..<runs {
    times.append(try ContinuousClock().measure { count = try body() })
  }
  times.sort()
  print(times[times.count / 2] / .milliseconds(1), count, label, separator: "\t")
}

show("(the preparation)") {
  _ = QuizGenerator(catalog)
  return 0
}
for level in QuizLevel.allCases {
  for kinds in [QuizKind.generated] + QuizKind.generated.map({ [$0] }) {
    var settings = QuizSettings()
    (settings.level, settings.kinds, settings.count) = (level, Set(kinds), 1_000)
    let name = kinds.count == 1 ? kinds[0].rawValue : "all kinds"
    try show("\(name), \(level)") {
      try QuizGenerator(catalog).questions(settings).count
    }
  }
}
