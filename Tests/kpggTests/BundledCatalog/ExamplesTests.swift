import Foundation
import XCTest

@testable import kpgg

/// The examples in the help of the commands, run on the bundled catalog.
final class ExamplesTests: CommandTestCase {
  override class var bundled: BundledCatalog { .embedded }

  func testEveryExampleOfACommandSucceeds() async throws {
    let folder = try temporaryFolder()
    let path = { (name: Substring) in folder.url.appendingPathComponent(String(name)).path }
    for file in ["catalog.json", "old.json", "new.json"] {
      _ = await output(of: ["snapshot", "save", path(file[...])])
    }
    let quiz = "title: Debuts\nQ: Which group debuted first?\nA: KARA\n- SECRET\n"
    try Data(quiz.utf8).write(to: folder.url.appendingPathComponent("my.quiz"))
    for command in ProgramDescription.kpgg.commands {
      for example in command.examples {
        let words = example.term.split(separator: " ")
          .prefix { !["|", "<", ">"].contains($0) }
          .map { word in
            let isFile =
              ["catalog", "public", "tables"].contains(word)
              || [".json", ".quiz", ".svg"].contains { word.hasSuffix($0) }
            return isFile ? path(word) : String(word)
          }
        XCTAssertEqual(Array(words.prefix(2)), ["kpgg", command.name])
        let outcome = await run(
          TypedLine(Array(words.dropFirst())), on: command.name == "browse" ? .terminal(80) : .none,
          in: ["XDG_CACHE_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path],
          through: CatalogTransport(.embedded))
        XCTAssertEqual(outcome.exitCode, .success, example.term)
      }
    }
  }
}
