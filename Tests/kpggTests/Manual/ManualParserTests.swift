import XCTest

@testable import kpgg

final class ManualParserTests: XCTestCase {
  func testTheTitleAndTheFirstHeadingAreNotBlocks() {
    assert(
      "# Names\n\nA summary.\n\n## Overview\n\nText.\n",
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
      [.terms([.init(term: "id, name", meaning: "The 'ID'"), .init(term: "a", meaning: "")])])
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
  func testNoBlockOfTheManualHasMarkup() {
    for topic in HelpTopic.allCases {
      for text in topic.blocks(of: .kpgg).flatMap(\.texts) {
        for mark in ["``", "**", "|", "<!--", "<doc:", "](", "###"] {
          XCTAssertFalse(text.contains(mark), "\(topic): \(text)")
        }
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

extension ManualBlock {
  /// The texts that are not code.
  fileprivate var texts: [String] {
    switch self {
    case .heading(let text), .paragraph(let text): [text]
    case .bullets(let items), .steps(let items): items
    case .terms(let entries): entries.flatMap { [$0.term, $0.meaning] }
    case .code: []
    }
  }
}
