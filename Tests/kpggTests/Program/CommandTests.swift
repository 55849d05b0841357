import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class CommandTests: CommandTestCase {
  private let program = ProgramDescription.kpgg

  func testAnOptionTakesAValueInAllCommandsOrInNone() {
    let options = Dictionary(grouping: program.allOptions, by: \.name)
    for (name, options) in options {
      XCTAssertEqual(Set(options.map(\.takesValue)).count, 1, name)
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
      XCTAssertEqual(summary.english.first?.isUppercase, true, summary.english)
      for text in [summary.english, summary.korean] {
        XCTAssertFalse(text.isEmpty)
        XCTAssertFalse(text.hasSuffix("."), text)
      }
    }
  }

  func testEveryTextOfTheHelpHasKorean() {
    var texts = program.environment.map(\.meaning) + program.files.map(\.meaning)
    texts += [program.summary] + program.groups.map(\.title) + ExitCode.allCases.map(\.summary)
    for command in [program.home] + program.commands {
      texts += [command.summary] + command.discussion + command.options.map(\.summary)
      texts += command.arguments.map(\.summary) + command.examples.map(\.meaning)
    }
    for text in texts {
      XCTAssertTrue(text.korean.contains { ("가"..."힣").contains($0) }, text.english)
      XCTAssertFalse(text.english.hasSuffix(".") && !text.korean.hasSuffix("."), text.korean)
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

  func testAShortOptionMeansTheSameInEveryCommand() {
    var names: [Character: Set<String>] = [:]
    var letters: [String: Set<Character?>] = [:]
    for option in ProgramDescription.kpgg.allOptions {
      letters[option.name, default: []].insert(option.short)
      if let short = option.short { names[short, default: []].insert(option.name) }
    }
    XCTAssertEqual(
      names,
      [
        "h": ["help"], "V": ["version"], "j": ["json"], "f": ["fields"], "l": ["lang"],
        "n": ["limit"],
      ])
    for (name, letters) in letters { XCTAssertEqual(letters.count, 1, name) }
  }

  func testInvocationsListTheCommandsWithAnOption() {
    let program = ProgramDescription.sample
    XCTAssertEqual(program.invocations(with: "current"), ["kpgg members"])
    XCTAssertEqual(program.invocations(with: "version"), ["kpgg"])
    XCTAssertEqual(program.invocations(with: "nothing"), [])
  }
}
