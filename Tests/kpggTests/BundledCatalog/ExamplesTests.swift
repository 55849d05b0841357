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
    let variables = Dictionary(
      uniqueKeysWithValues: ["CACHE", "CONFIG", "DATA", "STATE"].map {
        ("XDG_\($0)_HOME", folder.url.path)
      })
    _ = await output(of: "favorites add IVE/Wonyoung AESPA/Karina TWICE/songs/TT", in: variables)
    for command in ProgramDescription.kpgg.commands {
      // Only someone who answers has rankings to show and to continue.
      let needsRanking = ["kpgg rank show", "kpgg rank continue"]
      for example in command.examples where !needsRanking.contains(where: example.term.hasPrefix) {
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
          in: variables, through: CatalogTransport(.embedded))
        XCTAssertEqual(outcome.exitCode, .success, example.term)
      }
    }
  }
}
