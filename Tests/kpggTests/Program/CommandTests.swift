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
