import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// The replies to the scripts of shells.
final class ShellTests: CommandTestCase {
  func testFishGetsTheTypedUnicodeForm() async {
    let typed = "오마".decomposedStringWithCanonicalMapping
    let expected = "words\n\(typed)이걸\tOH MY GIRL\n"
    let fishOutput = await output(of: ["__complete", "fish", "--", "kpgg", "group", typed])
    XCTAssertEqual(Array(fishOutput.utf8), Array(expected.utf8))
    let zshOutput = await output(of: ["__complete", "zsh", "--", "kpgg", "group", typed])
    XCTAssertEqual(Array(zshOutput.utf8), Array("words\n오마이걸\tOH MY GIRL\n".utf8))
  }

  func testBashGetsQuotedReplacements() async {
    let line = #"kpgg play Girl\'"#
    await assertRun(
      ["__complete", "bash", "--", line, #"Girl\'"#], .prints("words\nGirl\\'s\\ Day\n"))
  }

  func testBashCompletesTheTargetOfARedirection() async {
    await assertRun(["__complete", "bash", "--", "kpgg groups > gr", "gr"], .prints("files\n"))
    await assertRun(
      ["__complete", "bash", "--", "kpgg groups >f --rev", "--rev"], .prints("words\n--reverse\n"))
  }

  func testUnexpectedArgumentsAreNotErrors() async {
    for line: TypedLine in [
      "__complete bash", "__complete bash -- a b c", ["__complete", "bash", "--"],
    ] {
      await assertRun(line, .prints(""))
    }
    let commands = ProgramDescription.kpgg.commands.map { "\($0.name)\t\($0.summary.english)\n" }
      .joined()
    await assertRun("__complete", .prints("words\n\(commands)"))
    await assertRun("__complete tcsh -- kpgg x", .prints("words\n"))
  }
}
