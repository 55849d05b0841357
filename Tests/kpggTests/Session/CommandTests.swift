import Foundation
import XCTest

@testable import kpgg

final class CommandTests: CommandTestCase {
  private let program = ProgramDescription.kpgg

  func testAnOptionHasTheSameFormInAllCommands() {
    let options = Dictionary(grouping: program.allOptions, by: \.name)
    for (name, options) in options {
      XCTAssertEqual(Set(options.map { $0.value == nil }).count, 1, name)
      XCTAssertEqual(Set(options.map(\.short)).count, 1, name)
    }
  }

  func testAShortFormBelongsToOneOption() {
    let owners = Dictionary(grouping: program.allOptions.filter { $0.short != nil }, by: \.short)
    for options in owners.values { XCTAssertEqual(Set(options.map(\.name)).count, 1) }
  }

  func testCommandsAndTheirOptionsAreUnique() {
    XCTAssertEqual(Set(program.commands.map(\.name)).count, program.commands.count)
    for command in [program.home] + program.commands {
      XCTAssertEqual(Set(command.options.map(\.name)).count, command.options.count, command.name)
    }
  }

  func testOnlyTheLastArgumentRepeats() {
    for command in program.commands {
      XCTAssertFalse(command.arguments.dropLast().contains(where: \.isRepeating), command.name)
    }
  }

  func testEverySummaryIsCapitalizedAndHasNoPeriod() {
    let commands = [program.home] + program.commands
    let summaries =
      commands.map(\.summary) + commands.flatMap(\.options).map(\.summary)
      + commands.flatMap(\.arguments).map(\.summary) + commands.flatMap(\.examples).map(\.summary)
      + program.environment.map(\.summary)
    for summary in summaries {
      XCTAssertFalse(summary.isEmpty)
      XCTAssertFalse(summary.hasSuffix("."), summary)
      XCTAssertEqual(summary.first?.isUppercase, true, summary)
    }
  }

  func testEveryExampleOfACommandSucceeds() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = { (name: Substring) in folder.url.appendingPathComponent(String(name)).path }
    for file in ["catalog.json", "old.json", "new.json"] {
      _ = await output(of: ["snapshot", "save", path(file[...])])
    }
    let quiz = "title: Debuts\nQ: Which group debuted first?\nA: KARA\n- SECRET\n"
    try Data(quiz.utf8).write(to: folder.url.appendingPathComponent("my.quiz"))
    for command in program.commands {
      for example in command.examples {
        let words = example.commandLine.split(separator: " ")
          .prefix { !["|", "<", ">"].contains($0) }
          .map { word in
            let isFile =
              word == "public" || [".json", ".quiz", ".svg"].contains { word.hasSuffix($0) }
            return isFile ? path(word) : String(word)
          }
        XCTAssertEqual(Array(words.prefix(2)), ["kpgg", command.name])
        let outcome = await run(
          TypedLine(Array(words.dropFirst())), on: command.name == "browse" ? .terminal(80) : .none,
          in: ["XDG_CACHE_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path],
          through: CatalogTransport())
        XCTAssertEqual(outcome.exitCode, .success, example.commandLine)
      }
    }
  }

  func testEveryCommandThatReadsTheCatalogHasExamples() {
    for command in CommandTable.kpgg.commands {
      XCTAssertFalse(command.description.examples.isEmpty, command.description.name)
    }
  }

  func testEveryDescribedCommandIsInTheCommandTable() {
    let others = ["help", "version"]
    for command in program.commands where !others.contains(command.name) {
      XCTAssertEqual(CommandTable.kpgg.command(named: command.name)?.description, command)
    }
    for name in others { XCTAssertNil(CommandTable.kpgg.command(named: name)) }
  }
}
