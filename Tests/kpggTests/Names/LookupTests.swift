import XCTest

@testable import kpgg

final class LookupTests: CommandTestCase {
  // `NameResolverTests` has more names.
  func testAGroupIsFoundIgnoringCaseSpacingAndPunctuation() async {
    for (name, id) in [
      ("(g)i-dle", "GIDLE"), ("No. 9 & U", "NO.9&(U)"), ("ohmygirl ", "OHMYGIRL"),
      ("오마이걸".decomposedStringWithCanonicalMapping, "OHMYGIRL"), ("SECRET", "SECRET"),
      ("secret number", "SECRETNUMBER"),
    ] {
      await assertRun(["group", name, "--fields", "id", "--plain"], .prints("\(id)\n"))
    }
  }

  func testANameWithoutLettersIsNotFound() async {
    for name in ["***", "💖", "\u{301}"] {
      let outcome = await run(["group", name])
      XCTAssertEqual(outcome.exitCode, .notFound, name)
      XCTAssertTrue(outcome.errors.hasPrefix("kpgg: error: group '\(name)' not found\n"), name)
    }
  }

  func testAPastedEscapeSequenceIsEscaped() async {
    await assertFails(
      ["group", "x\u{1B}[31m\n"], .notFound, "group 'x\\u{1B}[31m\\n' not found",
      hint: "for a list, use 'kpgg groups'")
  }

  func testErrorsForUnknownNamesHaveHints() async {
    await assertSession(
      [
        "group OHMYGRIL", "group nosuchgroup", "group twise", ["group", ""],
        "groups --section 1990", "groups --section thrid", "members nosuchgroup",
        "profiles nosuchgroup", "profile nosuchname", "profile ohmygrl", "profile OHMYGIRL nobody",
        "profile OHMYGIRL Yooa2", "profile girls day nobody", "profile OHMYGIRL/nobody",
        "profile Mina", "profile Yuna", "profile Hyejeng",
      ], shows: "errors-names.txt")
  }
}
