import KPGGCore
import XCTest

@testable import kpgg

/// Assertions about command lines of the sample program.
protocol ParsingAssertions: XCTestCase {}

extension ParsingAssertions {
  func parse(
    _ arguments: [String], file: StaticString = #filePath, line: UInt = #line
  ) -> ParsedArguments? {
    do {
      return try ArgumentParser(program: .sample).parse(arguments).get()
    } catch {
      XCTFail("\(arguments): \(error)", file: file, line: line)
      return nil
    }
  }

  func assertParses(
    _ arguments: [String], command: String?, words: [String] = [], switches: Set<String> = [],
    values: [String: [String]] = [:], file: StaticString = #filePath, line: UInt = #line
  ) {
    let expected = ParsedArguments(
      command: ProgramDescription.sample.commands.first { $0.name == command },
      words: words, switches: switches, values: values)
    XCTAssertEqual(
      parse(arguments, file: file, line: line), expected, "\(arguments)", file: file, line: line)
  }

  func assertFails(
    _ arguments: [String], _ expected: UsageError, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    do {
      let parsed = try ArgumentParser(program: .sample).parse(arguments).get()
      XCTFail("parsed as \(parsed)", file: file, line: line)
    } catch {
      XCTAssertEqual(error, expected, file: file, line: line)
    }
  }
}

extension UsageError {
  static func unknownOption(
    _ option: String, _ command: String?, _ suggestion: String?
  ) -> UsageError {
    .unknownOption(option, command: command, suggestion: suggestion)
  }
}

extension ParsedArguments {
  init(
    command: CommandDescription?, words: [String] = [], switches: Set<String>,
    values: [String: [String]]
  ) {
    let switches = Dictionary(uniqueKeysWithValues: switches.map { ($0, [String]()) })
    self.init(command: command, words: words, options: values.merging(switches) { $1 })
  }

  func has(_ option: String) -> Bool { has(OptionDescription(name: option, summary: HelpText(""))) }

  /// The last value of an option.
  func value(_ option: String) -> String? {
    values(of: OptionDescription(name: option, summary: HelpText("")))?.last
  }
}
