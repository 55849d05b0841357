import XCTest

@testable import KPGGCore

final class NameProblemTests: XCTestCase {
  func testEachProblemHasAMessage() {
    let messages: [(NameProblem, String)] = [
      (.empty, "is empty"), (.tooLong(limit: 64), "is longer than 64 characters"),
      (.leadingDot, "starts with a dot"),
      (.surroundingSpace, "starts or ends with a space"), (.pathCharacter("/"), "contains '/'"),
      (.tooManyBytes(limit: 200), "is longer than 200 bytes"),
      (.notComposed, "is not in the Unicode form NFC"),
      (.controlCharacter("U+001B"), "contains the control character U+001B"),
      (.combiningStart("U+0301"), "starts with the combining character U+0301"),
      (.fileType(".html"), "contains '.html', the file type of a page or a script"),
      (.reserved, "is reserved for another document"),
      (.differsOnlyInCase(from: "STAYC"), "differs from 'STAYC' only in letter case"),
      (.duplicate, "is already listed"),
      (.conflictsWithDocument("group/IVE"), "conflicts with the document 'group/IVE'"),
    ]
    for (problem, text) in messages { XCTAssertEqual("\(problem)", text) }
  }
}

final class PathNameTests: XCTestCase {
  func testAValidNameHasNoProblem() {
    for text in ["OHMYGIRL", "first", "a.b", "a b", "é", "…"] {
      XCTAssertNil(PathName.problem(in: text), text)
    }
  }

  func testEachBrokenRuleIsReported() {
    for blank in ["", " ", "\u{3000}", "\u{A0} "] {
      XCTAssertEqual(PathName.problem(in: blank), .empty, blank.debugDescription)
    }
    XCTAssertEqual(PathName.problem(in: String(repeating: "a", count: 65)), .tooLong(limit: 64))
    XCTAssertEqual(PathName.problem(in: ".a"), .leadingDot)
    for space in [" ", "\u{A0}", "\u{3000}"] {
      XCTAssertEqual(PathName.problem(in: "a\(space)"), .surroundingSpace)
      XCTAssertEqual(PathName.problem(in: "\(space)a"), .surroundingSpace)
      XCTAssertNil(PathName.problem(in: "a\(space)b"))
    }
    XCTAssertEqual(PathName.problem(in: "a/b"), .pathCharacter("/"))
    XCTAssertEqual(PathName.problem(in: "%2F"), .pathCharacter("%"))
    XCTAssertEqual(PathName.problem(in: #"a\b"#), .pathCharacter("\\"))
    XCTAssertEqual(
      PathName.problem(in: String(repeating: "😀", count: 51)), .tooManyBytes(limit: 200))
    XCTAssertEqual(PathName.problem(in: "\u{1112}\u{116D}"), .notComposed)
    XCTAssertEqual(PathName.problem(in: "a\u{1B}"), .controlCharacter("U+001B"))
  }

  func testALeadingDotWithAnAccentIsFound() {
    XCTAssertEqual(PathName.problem(in: ".\u{301}a"), .leadingDot)
  }

  func testASlashWithAnAccentIsFound() {
    XCTAssertEqual(PathName.problem(in: "a/\u{301}b"), .pathCharacter("/"))
  }

  func testAStartThatCombinesWithASlashIsFound() {
    for start in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{E0061}", "\u{93E}"] {
      let code = start.unicodeScalars.map(\.codePoint).joined()
      XCTAssertEqual(PathName.problem(in: "\(start)v"), .combiningStart(code))
      XCTAssertNil(PathName.problem(in: "v\(start)"), code)
      XCTAssertNil(GroupID(rawValue: "\(start)v"))
      XCTAssertNil(MemberID(rawValue: "A/\(start)v"))
      XCTAssertEqual(MemberID.text(of: "\(start)\(start)v"), "v")
    }
  }

  func testAFileTypeThatServersRunOrSendAsAPageIsFound() {
    for (name, type) in [
      ("evil.html", ".html"), ("EVIL.HTML", ".HTML"), ("index.html", ".html"), ("a.svg", ".svg"),
      ("a.php.b", ".php"), ("web.config", ".config"), ("a..htm", ".htm"), ("a.phar", ".phar"),
      ("a.php5", ".php5"), ("a.shtml", ".shtml"), ("a.cshtml", ".cshtml"), ("a.jspx", ".jspx"),
    ] {
      XCTAssertEqual(PathName.problem(in: name), .fileType(type), name)
      XCTAssertNil(GroupID(rawValue: name), name)
      XCTAssertNil(SectionKey(rawValue: name), name)
    }
    for name in ["S.E.S.", "I.O.I", "html", "a.plus", "a html", "LE.SSERAFIM", "a.b"] {
      XCTAssertNotNil(GroupID(rawValue: name), name)
    }
  }

  func testLengthCountsUnicodeScalars() {
    let accents = String(repeating: "\u{301}", count: 64)
    XCTAssertEqual(PathName.problem(in: "a" + accents), .tooLong(limit: 64))
  }

  func testTheFirstControlCharacterIsFound() {
    XCTAssertEqual("a\nb\u{1B}".firstControlCharacter, "U+000A")
    XCTAssertEqual("\u{0}".firstControlCharacter, "U+0000")
    XCTAssertEqual("a\u{7F}".firstControlCharacter, "U+007F")
    XCTAssertEqual("a\u{80}".firstControlCharacter, "U+0080")
    XCTAssertEqual("a\u{9F}".firstControlCharacter, "U+009F")
  }

  func testOtherCharactersAreNotControlCharacters() {
    for text in ["", " ", "~", "\u{A0}", "각", "한글 é 😀", "\u{C0}\u{400}"] {
      XCTAssertNil(text.firstControlCharacter, text)
    }
  }
}
