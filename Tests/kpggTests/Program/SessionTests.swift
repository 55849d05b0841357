import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class SessionTests: CommandTestCase {
  func testTheBundledCatalogIsTheDefaultSource() async {
    let expected = await output(of: "sections --json")
    await assertRun("sections --json --source bundled", .prints(expected))
    await assertRun("sections --json", in: ["KPGG_SOURCE": "bundled"], .prints(expected))
    await assertRun("sections --json", in: ["KPGG_SOURCE": ""], .prints(expected))
  }

  func testTheOptionOverridesTheVariable() async {
    await assertRun(
      "sections --json --source bundled", in: ["KPGG_SOURCE": "/nowhere"],
      .prints(await output(of: "sections --json")))
  }

  func testTheVariableCanBeAFolder() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("Secret Garden", with: "Dolphin", in: "group/OHMYGIRL")
    let group = await output(of: "group OHMYGIRL", in: ["KPGG_SOURCE": catalog.path])
    XCTAssertTrue(group.contains("Dolphin"))
  }

  func testAnEmptySourceIsAUsageError() async {
    await assertFails(
      ["sections", "--source", ""], .usage, "--source must not be empty", hint: Self.hint)
  }

  func testAnAddressWithAnotherSchemeIsAUsageError() async {
    let address = "ftp://example.com"
    await assertFails(
      "sections --source \(address)", .usage, "'\(address)' must use http or https, not 'ftp'",
      hint: Self.hint)
  }

  func testAPasswordInAnAddressIsNotRepeated() async {
    await assertFails(
      "sections --source http://me:secret@example.com", .usage,
      "the endpoint's URL must not contain a user name or a password", hint: Self.hint)
  }

  private static let hint =
    "use 'bundled', a folder, or a URL such as https://example.com/kpgg/"

  func testTheAnswersOfTheQuizAreInTheDataFolder() throws {
    let folder = try temporaryFolder()
    let session = try Session(
      ParsedArguments(command: nil),
      in: .test([], environment: ["XDG_DATA_HOME": folder.url.path]))
    let answer = try XCTUnwrap(
      LoggedAnswer(
        questionID: "lineup IVE", kind: "lineup", subjects: ["IVE"], date: .earliest, grade: .good,
        points: 1000))
    try session.answerLogFile().append([.answer(answer)])
    let file = folder.url.appendingPathComponent("kpgg/quiz.jsonl")
    XCTAssertEqual(AnswerLog(decoding: try Data(contentsOf: file)).answers, [answer])
  }

  func testTheAnswersOfTheQuizNeedADataFolder() throws {
    let session = try Session(ParsedArguments(command: nil), in: .test([]))
    XCTAssertThrowsError(try session.answerLogFile()) { error in
      XCTAssertEqual(error as? CommandError, .noDataFolder)
    }
  }

  func testFieldsAreCheckedBeforeTheCatalogIsRead() async {
    for command in [
      "sections", "groups", "group X", "members", "profiles", "profile X", "random",
      "random member",
    ] {
      let outcome = await run("\(command) --fields nope --source /nowhere")
      XCTAssertEqual(outcome.exitCode, .usage, command)
    }
  }
}
