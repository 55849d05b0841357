import XCTest

@testable import kpgg

final class LookupTests: CommandTestCase {
  func testAGroupIsFoundIgnoringCaseSpacingAndPunctuation() async {
    let ids = [
      "(g)i-dle": "GIDLE", "gidle": "GIDLE", "여자아이들": "GIDLE", "(여자)아이들": "GIDLE",
      "f(x)": "FX", "fx": "FX", "에프엑스": "FX", "izone": "IZONE", "IZ*ONE": "IZONE",
      "no.9&(u)": "NO.9&(U)", "no9u": "NO.9&(U)", "No. 9 & U": "NO.9&(U)", "2ne1": "2NE1",
      "girls day": "GIRLSDAY",
      "omg": "OHMYGIRL", "오마걸": "OHMYGIRL", "Oh My Girl": "OHMYGIRL", "ohmygirl ": "OHMYGIRL",
      "오마이걸".decomposedStringWithCanonicalMapping: "OHMYGIRL",
      "secret number": "SECRETNUMBER", "SECRET": "SECRET", "mosaic x": "MOSAIC-X", "ＩＶＥ": "IVE",
    ]
    for (name, id) in ids {
      await assertRun(["group", name, "--fields", "id", "--plain"], .prints("\(id)\n"))
    }
  }

  func testEveryGroupIsFoundByItsDisplayedNames() async {
    let groups = await output(of: "groups --fields id,name,koreanName --plain")
    for group in groups.split(separator: "\n") {
      let names = group.split(separator: "\t").map(String.init)
      for name in names {
        await assertRun(["group", name, "--fields", "id", "--plain"], .prints("\(names[0])\n"))
      }
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
