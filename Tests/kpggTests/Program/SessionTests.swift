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

  func testOptionsAreCheckedBeforeTheCatalogIsRead() async {
    let groups = ["--debut x", "--status x", "--sort x", "--limit x", "--offset x"]
    let members = ["--mbti x", "--blood x", "--born x", "--height x", "--current --former"]
    for line in groups.map({ "groups \($0)" }) + (members + groups).map({ "members \($0)" }) + [
      "sections --fields x", "groups --fields x", "group X --fields x", "members --fields x",
      "profiles --fields x", "profile X --fields x", "random --fields x",
      "random member --fields x",
    ] {
      let outcome = await run("\(line) --source /nowhere")
      XCTAssertEqual(outcome.exitCode, .usage, line)
    }
  }
}
