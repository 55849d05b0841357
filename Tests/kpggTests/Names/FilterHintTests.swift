import KPGGCore
import XCTest

@testable import kpgg

final class FilterHintTests: CommandTestCase {
  func testASearchForAFilterValueSuggestsTheFilter() async {
    for (text, command) in [
      ("jyp", "groups --agency JYP"),
      ("jyp entertainment", "groups --agency \"jyp entertainment\""),
      ("maknae", "members --position maknae"), ("막내", "members --position 막내"),
      ("리더", "members --position 리더"), ("댄서", "members --position 댄서"),
      ("japan", "members --nationality japan"), ("일본", "members --nationality 일본"),
      ("intj", "members --mbti INTJ"),
    ] {
      await assertFails(
        "search \(text)", .notFound, "no results for '\(text)'", hint: "use 'kpgg \(command)'")
    }
  }

  func testAnUnknownNameThatAFilterFindsSuggestsTheFilter() async {
    for (line, kind, name, command) in [
      ("groups jyp", "section", "jyp", "groups --agency JYP"),
      ("songs jyp", "group, section, or song", "jyp", "songs --agency JYP"),
      ("members japan", "group or section", "japan", "members --nationality japan"),
      ("groups 일본", "section", "일본", "members --nationality 일본"),
      (
        "members main dancer", "group or section", "main dancer",
        "members --position \"main dancer\""
      ),
      ("group jyp", "group", "jyp", "groups --agency JYP"),
      ("그룹 해체", "group", "해체", "groups --status disbanded"),
      ("groups disbanded", "section", "disbanded", "groups --status disbanded"),
      ("groups debut 2015", "section", "debut", "groups 2015"),
      ("groups 2015 jyp", "section", "jyp", "groups 2015 --agency JYP"),
      ("groups favorites", "section", "favorites", "groups --favorites"),
      ("group 2015 jyp", "group", "2015 jyp", "groups 2015 --agency JYP"),
      ("groups debuted in 2015", "section", "debuted", "groups 2015"),
      ("groups 2015 데뷔 jyp", "section", "데뷔", "groups 2015 --agency JYP"),
      ("groups 2015 favorites", "section", "favorites", "groups 2015 --favorites"),
      ("groups 2012-2013 jyp", "section", "jyp", "groups 2012-2013 --agency JYP"),
      ("songs 2015 jyp", "group or section", "2015 jyp", "songs 2015 --agency JYP"),
      ("members intj 2015", "group or section", "intj 2015", "members 2015 --mbti INTJ"),
      ("songs title 2015", "group or section", "title 2015", "songs 2015 --kind title"),
      ("groups jyp active", "section", "jyp", "groups --agency JYP --status active"),
      ("members twice intj", "group or section", "twice intj", "members TWICE --mbti INTJ"),
      (
        "songs twice 2016 타이틀", "group or section", "twice 2016 타이틀",
        "songs TWICE --kind title --released 2016"
      ),
      ("members born 2004", "group or section", "born 2004", "members --born 2004"),
      ("멤버 2004년생", "group or section", "2004년생", "members --born 2004"),
      ("members mbti=intj", "group or section", "mbti=intj", "members --mbti intj"),
      (
        "members twice 국적:japan", "group or section", "twice 국적:japan",
        "members TWICE --nationality japan"
      ),
      ("그룹 2015년 데뷔", "group", "2015년 데뷔", "groups 2015년"),
    ] {
      await assertFails(
        "\(line)", .notFound, "\(kind) '\(name)' not found", hint: "use 'kpgg \(command)'")
    }
    // A typing error in a group's name still has a similar name as its hint.
    await assertFails(
      "members --mbti INFP twise", .notFound, "group or section 'twise' not found",
      hint: "did you mean 'TWICE'?")
  }

  func testAFilterWithoutQuotesIsSuggestedWithQuotes() async {
    for (line, name, command) in [
      (
        "groups --agency starship entertainment", "section 'entertainment'",
        "groups --agency \"starship entertainment\""
      ),
      (
        "members --position main dancer", "group or section 'dancer'",
        "members --position \"main dancer\""
      ),
    ] {
      await assertFails("\(line)", .notFound, "\(name) not found", hint: "use 'kpgg \(command)'")
    }
  }

  func testAKnownNameIsBetterThanAFilter() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "DREAM", "agency": "Hello Mina Dream Label"}, {"groupname": "OTHER"}]}}"#,
      to: "group/index.json")
    try catalog.write(
      #"{"groupname": {"DREAM": [{"stagename": "Mina"}]}, "songs": [{"title": "Hello"}, {"title": "Same"}]}"#,
      to: "group/DREAM")
    try catalog.write(
      #"{"groupname": {"OTHER": []}, "songs": [{"title": "Same"}]}"#, to: "group/OTHER")
    for (line, hint) in [
      ("songs same", "use 'kpgg search same'"),
      ("groups dream", "use 'kpgg group DREAM'"), ("songs hello", "use 'kpgg song hello'"),
      ("groups mina", "'mina' is a member of DREAM: use 'kpgg profile DREAM/Mina'"),
      ("members mina", "'mina' is a member of DREAM: use 'kpgg profile DREAM/Mina'"),
      ("songs label", "use 'kpgg songs --agency Label --source \(catalog.path)'"),
    ] {
      let outcome = await run("\(line) --source \(catalog.path)")
      XCTAssertTrue(outcome.errors.hasSuffix("hint: \(hint)\n"), outcome.errors)
    }
  }

  func testAHostileIDIsInNoCommandToCopy() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "X$(cmd)", "englishname": "Harmless"}]}}"#,
      to: "group/index.json")
    try catalog.write(
      #"{"groupname": {"X$(cmd)": [{"stagename": "Mina", "mbti": "INTJ"}]}}"#,
      to: "group/X$(cmd)")
    for line in ["members harmless intj", "songs harmless 2019"] {
      let outcome = await run(TypedLine(stringLiteral: "\(line) --source \(catalog.path)"))
      XCTAssertFalse(outcome.errors.contains("use 'kpgg"), outcome.errors)
    }
  }

  func testAnUnsafeWordIsInNoCommandToCopy() async {
    for (name, hint) in [
      ("x;reboot", "for a list, use 'kpgg groups' or 'kpgg sections'"),
      ("f(x)", "use 'kpgg members FX --mbti intj'"),
    ] {
      await assertFails(
        TypedLine(["members", name, "mbti=intj"]), .notFound,
        "group or section '\(name) mbti=intj' not found", hint: hint)
    }
    await assertFails(
      "birthdays in 7", .notFound, "group, member, or section 'in 7' not found",
      hint: "use 'kpgg birthdays --month 7'")
    await assertFails(
      "members --mbti infp mbti=intj", .notFound, "group or section 'mbti=intj' not found",
      hint: "use 'kpgg members --mbti intj'")
  }

  func testAYearRangeInReverseIsNoHint() async {
    for line in ["songs twice 2018-2016", "members born 2006-2004"] {
      let outcome = await run(TypedLine(stringLiteral: line))
      XCTAssertFalse(outcome.errors.contains(".."), outcome.errors)
    }
  }

  func testAGroupAndAMemberWithEquallyNearNamesAreSuggested() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "KARA"}, {"groupname": "DREAM"}]}}"#,
      to: "group/index.json")
    try catalog.write(#"{"groupname": {"KARA": []}}"#, to: "group/KARA")
    try catalog.write(#"{"groupname": {"DREAM": [{"stagename": "Karina"}]}}"#, to: "group/DREAM")
    await assertFails(
      "profile karna --source \(catalog.path)", .notFound, "group or member 'karna' not found",
      hint: "did you mean 'KARA' or 'DREAM/Karina'?")
  }

  func testOtherOptionsAreNotLost() async {
    for (line, option) in [
      (
        "members --agency jyp main dancer",
        "kpgg members --position \"main dancer\" --agency jyp"
      ),
      ("members --json --position main dancer", "kpgg members --position \"main dancer\" --json"),
      (
        "groups --status active --agency starship entertainment",
        "kpgg groups --agency \"starship entertainment\" --status active"
      ),
      ("songs --plain twice 2019", "kpgg songs TWICE --released 2019 --plain"),
      ("songs --kind=title,single twice 2019", "TWICE --released 2019"),
      (
        "groups --agency dsp,starship entertainment",
        "kpgg groups --agency \"dsp,starship entertainment\""
      ),
    ] {
      let outcome = await run("\(line)")
      XCTAssertTrue(outcome.errors.hasSuffix("hint: use '\(option)'\n"), outcome.errors)
    }
  }

  func testAYearBesideAGroupIsSuggestedAsAnOption() async {
    for (line, command) in [
      ("songs twice 2019", "songs TWICE --released 2019"),
      ("songs oh my girl 2019년", "songs OHMYGIRL --released 2019"),
      ("members twice 2019", "members TWICE --on 2019"),
      ("songs 2024-06", "songs --released 2024-06"),
      ("songs twice 2016-2018", "songs TWICE --released 2016..2018"),
      ("songs 2019 twice", "songs TWICE --released 2019"), ("songs of 2019", "songs 2019"),
    ] {
      let name = line.split(separator: " ").dropFirst().joined(separator: " ")
      await assertFails(
        "\(line)", .notFound, "group or section '\(name)' not found", hint: "use 'kpgg \(command)'")
    }
  }

  func testAMonthIsSuggestedAsAnOption() async {
    await assertFails(
      "birthdays in july", .notFound, "group, member, or section 'in july' not found",
      hint: "use 'kpgg birthdays --month july'")
    await assertFails(
      "birthdays twice july", .notFound, "group or member 'july' not found",
      hint: "use 'kpgg birthdays twice --month july'")
    await assertFails(
      "birthdays sana --ics s.ics", .notFound, "group or member 's.ics' not found",
      hint: "use 'kpgg birthdays sana --ics > s.ics'")
    await assertFails(
      "birthdays sana 7월", .notFound, "group or member '7월' not found",
      hint: "use 'kpgg birthdays sana --month 7월'")
    await assertFails(
      "birthdays snaa", .notFound, "group, member, or section 'snaa' not found",
      hint: "did you mean 'TWICE/Sana'?")
    await assertFails(
      "birthdays oh my gilr", .notFound, "group, member, or section 'oh my gilr' not found",
      hint: "did you mean 'OHMYGIRL'?")
  }

  func testANumberOfDaysIsSuggestedAsAnOption() async {
    for (words, days) in [
      ("2주", 14), ("next 2 weeks", 14), ("일주일", 7), ("한 달", 30), ("향후 30일", 30),
      ("다음 30일", 30), ("3 months", 90),
    ] {
      await assertFails(
        TypedLine(stringLiteral: "birthdays \(words)"), .notFound,
        "group, member, or section '\(words)' not found",
        hint: "use 'kpgg birthdays --next \(days)'")
    }
    for words in ["30", "next 30 days", "30일", "앞으로 30일", "30일 이내", "30일이내", "in 30 days"] {
      await assertFails(
        "birthdays \(words)", .notFound, "group, member, or section '\(words)' not found",
        hint: "use 'kpgg birthdays --next 30'")
    }
    await assertFails(
      "생일 도움말", .notFound, "group, member, or section '도움말' not found",
      hint: "use 'kpgg birthdays --help'")
  }

  func testAWordForTheComingBirthdaysSuggestsTheCommandAlone() async {
    for word in ["next", "upcoming", "coming", "다음"] {
      await assertFails(
        "birthdays \(word)", .notFound, "group, member, or section '\(word)' not found",
        hint: "use 'kpgg birthdays'")
    }
  }

  func testAWordForAnotherOptionIsSuggested() async {
    for (line, suggestion) in [
      ("members --age 20", "--born"), ("songs --year 2015", "--released"),
      ("members --country japan", "--nationality"), ("birthdays --days 3", "--next"),
      ("members --sort height --desc", "--reverse"),
      ("members --tallest", "--sort height --reverse"), ("members --shortest", "--sort height"),
      ("members --youngest", "--sort born --reverse"), ("members --oldest", "--sort born"),
    ] {
      let option = line.split(separator: " ").first { $0.hasPrefix("--") && $0 != "--sort" } ?? ""
      await assertFails(
        "\(line)", .usage, "unknown option '\(option)'", hint: "did you mean '\(suggestion)'?")
    }
  }

  func testAWordOfAnAgencyThatNamesACountryMeansTheCountry() throws {
    var group = GirlGroup(id: "A")
    group.agency = "Sony Music Japan"
    var member = Member(id: try XCTUnwrap(MemberID("A/x")))
    member.nationalities = ["Japan"]
    let lineUps = [LineUp(group: group, checkedMembers: [member])]
    XCTAssertEqual(
      FilterHint.command(finding: "japan", in: lineUps), "kpgg members --nationality japan")
    XCTAssertEqual(
      FilterHint.command(finding: "music japan", in: lineUps),
      "kpgg groups --agency \"music japan\"")
    // A filter line has one word for each term.
    XCTAssertEqual(FilterHint.terms(finding: "japan", in: lineUps), "nationality:japan")
    XCTAssertNil(FilterHint.terms(finding: "2018", in: lineUps))
    group.debutDate = CalendarDate("2018-01-02")
    let dated = [LineUp(group: group, checkedMembers: [])]
    for text in ["2018", "debut 2018", "데뷔 2018년"] {
      XCTAssertEqual(FilterHint.terms(finding: text, in: dated)?.prefix(10), "debut:2018", text)
    }
    for (text, terms) in [
      ("debut=2018", "debut:2018"), ("japan 2018", "nationality:japan debut:2018"),
      ("agency=music", "agency:music"), ("국적 japan debut 2015..", "nationality:japan debut:2015.."),
    ] {
      let group = [LineUp(group: group, checkedMembers: [member])]
      XCTAssertEqual(FilterHint.terms(finding: text, in: group), terms, text)
    }
    for text in [
      "", "music xyzzy", "a:japan", "xyzzy", "agency=xyzzy", "=", "debut=", "mbti 2018",
      "mbti japan",
    ] {
      XCTAssertNil(FilterHint.terms(finding: text, in: lineUps), text)
    }
  }

  func testATextForAShellIsNeverInAHint() throws {
    var group = GirlGroup(id: "A")
    group.agency = "$(reboot) '\"`"
    let lineUps = [LineUp(group: group, checkedMembers: [])]
    for text in ["$(reboot) '\"`", "-reboot", "`reboot`"] {
      XCTAssertNil(FilterHint.command(finding: text, in: lineUps), text)
    }
  }
}
