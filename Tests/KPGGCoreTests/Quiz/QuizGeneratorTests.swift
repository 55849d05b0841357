import XCTest

@testable import KPGGCore

/// Questions about the embedded catalog.
final class QuizGeneratorTests: XCTestCase {
  func testTheCatalogProvesEveryQuestion() async throws {
    let lineUps = try await EmbeddedCatalog.lineUps()
    let generator = QuizGenerator(try await EmbeddedCatalog.catalog(), lineUps: lineUps)
    let proof = QuizProof(lineUps: lineUps)
    var count = 0
    for (seed, settings) in QuizProof.settings.enumerated() {
      var settings = settings
      (settings.seed, settings.count) = (UInt64(seed), 100)
      for question in try generator.questions(settings) {
        let problems = proof.problems(of: question)
        XCTAssertEqual(problems, [], "\(question.id) \(question.json(in: .english).canonicalText)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 4_000)
  }
}
