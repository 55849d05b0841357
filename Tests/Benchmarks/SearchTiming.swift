import Foundation
import KPGGCore

// Times searches in a catalog within one process, as an app runs them.
// Arguments: a folder, the number of runs, and queries.
let arguments = CommandLine.arguments
let runs = Int(arguments[2]) ?? 1
let reader = CatalogReader(source: DirectorySource(URL(fileURLWithPath: arguments[1])))
let catalog = try await reader.fullCatalog()

func show(_ label: String, _ body: () -> Int) {
  var times: [Duration] = []
  var count = 0
  for _ in 0..<runs {
    times.append(ContinuousClock().measure { count = body() })
  }
  times.sort()
  print(times[times.count / 2] / .microseconds(1), count, label, separator: "\t")
}

show("(the index, once for all searches)") { CatalogSearch(catalog).hits(for: "").count }
let search = CatalogSearch(catalog)
for query in arguments.dropFirst(3) {
  show(query) { search.hits(for: query).count }
}
