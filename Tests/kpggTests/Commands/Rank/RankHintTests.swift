import XCTest

@testable import kpgg

/// Hints for words after `kpgg rank` that are no groups.
final class RankHintTests: RankTestCase {
  func testAFilterValueWithoutItsOptionIsSuggestedAfterTheAction() async throws {
    for (words, hint) in [
      ("groups jyp", "rank groups --agency JYP"),
      ("members twice intj", "rank members TWICE --mbti INTJ"),
      ("members born 2004", "rank members --born 2004"), ("groups debut 2015", "rank groups 2015"),
      ("groups intj", "members --mbti INTJ"), ("그룹 jyp", "rank groups --agency JYP"),
    ] {
      let walk = try await rank(TypedLine(stringLiteral: words), "")
      XCTAssertTrue(
        walk.outcome.errors.hasSuffix("kpgg: hint: use 'kpgg \(hint)'\n"), walk.outcome.errors)
      XCTAssertEqual(walk.outcome.exitCode, .notFound)
    }
  }

  func testSingleMembersAreRankedByATag() async throws {
    for words in ["liz rei", "members liz rei"] {
      let walk = try await rank(TypedLine(stringLiteral: words), "")
      XCTAssertTrue(
        walk.outcome.errors.hasSuffix(
          "kpgg: hint: to rank these members, use 'kpgg favorites tag NAME TAG', then 'kpgg rank "
            + "members --tag TAG'\n"), walk.outcome.errors)
    }
  }
}
