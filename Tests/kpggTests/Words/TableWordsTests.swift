import KPGGCore
import KPGGPublishing
import XCTest

@testable import kpgg

/// The texts of every mistake in tables, in the golden files `table-mistakes-LANGUAGE.txt`.
final class TableWordsTests: XCTestCase {
  func testEveryMistakeHasATextInEveryLanguage() throws {
    for language in Language.allCases {
      let words = language.words
      let lines = try Self.kinds.map { words.message(for: $0) }
      for line in lines { XCTAssertFalse(line.isEmpty || line.hasSuffix("."), line) }
      let counts = [1, 2].map(words.mistakes)
      let text = (lines + counts).endedByNewlines
      if let problem = Golden(name: "table-mistakes-\(language.rawValue).txt").problem(with: text) {
        XCTFail(problem)
      }
    }
  }

  private static var kinds: [TableProblem.Kind] {
    get throws {
      let (date, other): (CalendarDate, CalendarDate) = (
        try checked("2015-05-04"), try checked("2015-04-05")
      )
      return [
        .missingFile, .unreadable(reason: "Permission denied"), .tooLarge(limit: 64),
        .notUTF8, .openQuote, .strayQuote, .tooManyRows(limit: 9), .noHeader,
        .tooManyColumns(limit: 9), .unknownColumn("nmae", suggestion: "name", columns: []),
        .unknownColumn("x", suggestion: nil, columns: ["id", "name"]), .repeatedColumn("name"),
        .missingColumn(["id", "name"]), .unnamedColumn("AB"), .value(.missing),
        .value(.invalidValue("INFX", expected: .mbti)),
        .invalidChoice("C", expected: .bloodType, choices: ["A", "B", "O", "AB"]),
        .invalidDate("Apr-15"), .ambiguousDate("04/05/2015", date, other), .invalidYear("20x"),
        .invalidBoolean("maybe"), .invalidAbsence("2010"), .lineBreak,
        .unknownGroup("TWIEC", suggestion: "TWICE"), .unknownGroup("x", suggestion: nil),
        .ambiguousGroup("Same"), .invalidMadeID("FIRST", .reserved),
        .unknownMember("Bea", group: "A"), .otherGroup("B/Cho", group: "A"),
        .repeatedGroup("A", row: 2), .repeatedMember("Ann", row: 3),
        .repeatedSection("own", row: 4), .finding(.hitSongNotListed("Song")),
        .document(.index, .document(.syntax(.tooLarge(limit: 9)))),
      ]
    }
  }
}
