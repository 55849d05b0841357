import Foundation
import XCTest

@testable import kpgg

final class CommandTests: CommandTestCase {
  private let program = ProgramDescription.kpgg

  func testAnOptionTakesAValueInAllCommandsOrInNone() {
    let options = Dictionary(grouping: program.allOptions, by: \.name)
    for (name, options) in options {
      XCTAssertEqual(Set(options.map { $0.value == nil }).count, 1, name)
    }
  }

  func testCommandsAndTheirOptionsAreUnique() {
    XCTAssertEqual(Set(program.commands.map(\.name)).count, program.commands.count)
    for command in [program.home] + program.commands {
      let names = command.options.map(\.name)
      XCTAssertEqual(Set(names).count, names.count, command.name)
    }
  }

  func testOnlyTheLastArgumentRepeats() {
    for command in program.commands {
      XCTAssertFalse(command.arguments.dropLast().contains(where: \.isRepeating), command.name)
    }
  }

  func testEverySummaryIsCapitalizedAndHasNoPeriod() {
    var summaries = program.environment.map(\.meaning)
    for command in [program.home] + program.commands {
      summaries += [command.summary] + command.options.map(\.summary)
      summaries += command.arguments.map(\.summary) + command.examples.map(\.meaning)
    }
    for summary in summaries {
      XCTAssertFalse(summary.isEmpty)
      XCTAssertFalse(summary.hasSuffix("."), summary)
      XCTAssertEqual(summary.first?.isUppercase, true, summary)
    }
  }

  func testEveryCommandThatReadsTheCatalogHasExamples() {
    for command in CommandTable.commands {
      XCTAssertFalse(command.description.examples.isEmpty, command.description.name)
    }
  }

  func testEveryDescribedCommandIsInTheCommandTable() {
    let others = ["help", "version"]
    for command in program.commands where !others.contains(command.name) {
      XCTAssertEqual(CommandTable.command(named: command.name)?.description, command)
    }
    for name in others { XCTAssertNil(CommandTable.command(named: name)) }
  }
}
