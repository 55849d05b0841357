import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ManualArticleTests: XCTestCase {
  func testTheTitleAndTheFirstHeadingAreNotBlocks() {
    assert(
      "# Names\n\nA summary.\n\nText.\n",
      [.paragraph("A summary."), .paragraph("Text.")])
  }

  func testAParagraphIsOneLine() {
    assert("First\nsecond.\n\nThird.", [.paragraph("First second."), .paragraph("Third.")])
  }

  func testListsHaveItemsWithoutMarks() {
    assert("- One\n  and more\n- Two", [.bullets(["One and more", "Two"])])
    assert("1. One\n2. Two\n   and more", [.steps(["One", "Two and more"])])
  }

  func testCodeKeepsItsLinesAndSpaces() {
    assert(
      "Text:\n```json\n{\n\n  \"# a\": [\n```\nMore.",
      [.paragraph("Text:"), .code(["{", "", "  \"# a\": ["]), .paragraph("More.")])
  }

  func testATableIsAListWithoutItsHeading() {
    assert(
      "| Key | Value |\n| --- | --- |\n| `id`, `name` | The `ID` |\n| a | |",
      [.terms([.init("id, name", "The 'ID'"), .init("a", "")])])
  }

  func testInlineMarkdownBecomesPlainText() {
    assert(
      "## The `json` format\n\n*One* **two** `a*b` [page](https://a.b/c).",
      [
        .heading("The 'json' format"),
        .paragraph("One two 'a*b' page (https://a.b/c)."),
      ])
  }

  func testWhatIsNotMarkdownStays() {
    assert("a < b [c] 5", [.paragraph("a < b [c] 5")])
  }

  /// The articles use only the Markdown that the parser reads.
  func testTheArticlesHaveNoOtherMarkdown() throws {
    let folder = SourceTree.root.appendingPathComponent("Sources/kpgg/Manual/Articles")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names {
      XCTAssertNotNil(ManualArticle(rawValue: name.replacing(".md", with: "")), name)
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for block in text.replacing(/(?m)^```.*\n(?:.*\n)*?```$/, with: "").split(separator: "\n") {
        for pattern in ["``", "<!--", "<doc:", "### ", "    ", "> "] {
          XCTAssertFalse(block.contains(pattern), "\(name): \(block)")
        }
        let cells = block.split(separator: "|", omittingEmptySubsequences: false)
        XCTAssertTrue([1, 4].contains(cells.count), "\(name): \(block)")
      }
    }
  }

  func testEveryTopicHasASummaryOfOneLineAndBlocks() {
    for topic in HelpTopic.allCases {
      let summary = topic.summary.english
      XCTAssertGreaterThan(summary.count, 15, topic.rawValue)
      XCTAssertLessThan(summary.count, 100, topic.rawValue)
      XCTAssertFalse(summary.contains { "`*\n".contains($0) }, summary)
      for language in Language.allCases {
        XCTAssertFalse(topic.blocks(of: .kpgg, in: language).isEmpty, topic.rawValue)
      }
    }
  }

  private func assert(
    _ article: String, _ blocks: [ManualBlock], line: UInt = #line
  ) {
    XCTAssertEqual(
      ManualParser.blocks(of: article), blocks, line: line)
  }
}
