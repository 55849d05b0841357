import KPGGCore
import XCTest

@testable import kpgg

/// Quizzes in `kpgg browse --linear`.
final class LinearQuizTests: LinearTestCase {
  func testTheNextLinesAreAnswersUntilThePlayerLeaves() async throws {
    let replies = try await replies(to: "z", ":pass", ":quit", "f", from: "OHMYGIRL")
    XCTAssertEqual(replies.count, 2)
    XCTAssertTrue(replies[0].contains("\nQuestion 1 of 10 · "), replies[0])
    XCTAssertTrue(replies[0].contains("\nQuestion 2 of 10 · "), replies[0])
    XCTAssertTrue(
      replies[0].contains(
        "quiz>\nthe game is saved; continue with 'kpgg quiz'\nkpgg › OH MY GIRL\n"), replies[0])
    XCTAssertEqual(replies[1], "OH MY GIRL is now a favorite\n")
    XCTAssertEqual(try loggedAnswers().count, 1)
  }

  func testANumberOrANameSelectsTheGroup() async throws {
    _ = try await replies(to: "퀴즈 ive", ":pass", ":quit", "quiz twice", ":pass", ":quit")
    let answers = try loggedAnswers()
    XCTAssertEqual(answers.map { $0.contains("IVE") }, [true, false], "\(answers)")
    XCTAssertEqual(answers.map { $0.contains("TWICE") }, [false, true], "\(answers)")
  }

  func testTheQuizHasTheLanguageOfTheBrowserAndKeepsItsOwn() async throws {
    let replies = try await replies(to: "L", "ㅋ", ":lang", ":quit", "f", from: "OHMYGIRL")
    XCTAssertTrue(replies[1].contains("\n문제 1/10 · "), replies[1])
    XCTAssertTrue(replies[1].contains("\nQuestion 1 of 10 · "), replies[1])
    XCTAssertEqual(replies[2], "즐겨찾기에 추가했습니다: 오마이걸\n")
  }

  func testTheEndOfTheInputEndsBothAndKeepsTheGame() async throws {
    let walk = try await walk("z\n:pass", "OHMYGIRL")
    XCTAssertEqual(walk.outcome, Program.Outcome())
    XCTAssertTrue(walk.output.hasSuffix("kpgg>\n"), walk.output)
    XCTAssertTrue(FileManager.default.fileExists(atPath: "\(path)/kpgg/quiz-games.json"))
  }

  func testAnEndpointIsAskedForEachGroupOnce() async throws {
    let transport = CatalogTransport()
    let walk = try await walk(
      "z\n:quit\nz\n:quit\n", "--source \(CatalogTransport.base)", through: transport)
    XCTAssertTrue(
      walk.replies[1].hasPrefix("Loading the members…\nType an answer"), walk.replies[1])
    XCTAssertTrue(walk.replies[2].hasPrefix("Type an answer"), walk.replies[2])
    XCTAssertEqual(Set(transport.requests).count, transport.requests.count)
  }

  func testAnErrorOfAnEndpointIsShownAndTheBrowserGoesOn() async throws {
    let transport = CatalogTransport()
    transport.fail("group/IVE", with: .refused)
    let walk = try await walk(
      "z twice\nf\n", "--source \(CatalogTransport.base)", through: transport)
    XCTAssertTrue(
      walk.replies[1].hasPrefix("Loading the members…\nhttp://catalog.example/group/IVE"),
      walk.replies[1])
    XCTAssertTrue(walk.replies[2].hasSuffix(" is now a favorite\n"), walk.replies[2])
  }

  func testOfflineTheCacheNeedsAllMembers() async throws {
    let line: TypedLine = "--source \(CatalogTransport.base)"
    _ = try await walk("q\n", line, through: CatalogTransport())
    let walk = try await walk("z\n", "--source \(CatalogTransport.base) --offline")
    XCTAssertEqual(walk.outcome.exitCode, .success)
    XCTAssertTrue(walk.replies[1].contains("is not in the cache · omit --offline"), walk.replies[1])
    XCTAssertFalse(walk.output.contains("quiz>"))
  }

  func testAGroupWithoutQuestionsGetsTheReason() async throws {
    let source = try TemporaryCatalog(ofGroup: "ALONE")
    defer { source.remove() }
    let replies = try await replies(
      to: "z", from: TypedLine(stringLiteral: "--source \(source.path)"))
    XCTAssertTrue(
      replies[0].hasPrefix("no easy questions of these kinds match the filters"), replies[0])
  }

  func testWithoutALogTheQuizGoesOnAndSaysSo() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/kpgg/quiz.jsonl", withIntermediateDirectories: true)
    let walk = try await walk("z\n:pass\n:quit\n", "OHMYGIRL")
    let reply = walk.replies[1]
    XCTAssertTrue(reply.contains("\(path)/kpgg/quiz.jsonl"), reply)
    XCTAssertTrue(reply.contains("\nQuestion 2 of 10 · "), reply)
    XCTAssertEqual(walk.outcome.exitCode, .cannotWrite)
    XCTAssertTrue(walk.outcome.errors.contains("\(path)/kpgg/quiz.jsonl"), walk.outcome.errors)
  }

  /// The lines of the log of answers.
  private func loggedAnswers() throws -> [String] {
    try String(contentsOfFile: "\(path)/kpgg/quiz.jsonl", encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
