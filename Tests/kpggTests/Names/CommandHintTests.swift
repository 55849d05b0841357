import XCTest

@testable import kpgg

/// What is shown or suggested if a name or another word stands in place of a command.
final class CommandHintTests: EndpointCommandTestCase {
  func testANameInsteadOfACommandSuggestsTheCommand() async {
    for (line, word, hint) in [
      ("show dolphin", "show", "use 'kpgg song dolphin'"),
      (
        "misamo", "misamo",
        "'misamo' is a unit of TWICE: use 'kpgg units TWICE' or 'kpgg play misamo'"
      ),
      (
        "aoa black", "aoa",
        "'aoa black' is a unit of AOA: use 'kpgg units AOA' or 'kpgg play aoa black'"
      ), ("dolphn", "dolphn", "did you mean 'OHMYGIRL/songs/Dolphin'?"),
      (
        "오마이갈", "오마이갈",
        "did you mean 'OHMYGIRL', 'GIDLE/songs/Oh My God', or 'GIRLSDAY/songs/Oh! My God'?"
      ), ("staysi", "staysi", "did you mean 'stats' or 'STAYC'?"),
      ("jihyoyo", "jihyoyo", "did you mean 'TWICE/Jihyo'?"),
      ("miracle", "miracle", "use 'kpgg group OHMYGIRL'"),
      ("ive vs twice", "ive", "use 'kpgg compare IVE TWICE'"),
      ("트와이스 대 아이브", "트와이스", "use 'kpgg compare TWICE IVE'"),
      ("twice 2018", "twice", "use 'kpgg songs TWICE --released 2018'"),
      ("twice xyzzy", "twice", "use 'kpgg group TWICE'"),
      ("note twice first concert", "note", "use 'kpgg favorites note twice first concert'"),
      ("태그 twice 콘서트", "태그", "use 'kpgg favorites tag twice 콘서트'"),
      ("notes", "notes", "use 'kpgg favorites'"),
      ("debut 2015", "debut", "use 'kpgg groups 2015'"),
      ("2015 debut", "2015", "use 'kpgg groups 2015'"),
      ("2015년 데뷔", "2015년", "use 'kpgg groups 2015년'"),
      ("이번 주 생일", "이번", "use 'kpgg birthdays 이번 주'"), ("12월 생일", "12월", "use 'kpgg birthdays 12월'"),
      ("december birthdays", "december", "use 'kpgg birthdays december'"),
      ("tomorrow birthday", "tomorrow", "use 'kpgg birthdays tomorrow'"),
      ("내일 생일", "내일", "use 'kpgg birthdays 내일'"), ("2015 songs", "2015", "use 'kpgg songs 2015'"),
      ("2015년 노래", "2015년", "use 'kpgg songs 2015년'"),
      ("jyp 그룹", "jyp", "use 'kpgg groups --agency JYP'"),
      ("ㅐㅗㅡㅛㅎㅑㄱㅣ", "ㅐㅗㅡㅛㅎㅑㄱㅣ", "use 'kpgg group OHMYGIRL'"),
      ("debut", "debut", "use 'kpgg stats debuts'"),
      ("list 2015", "list", "use 'kpgg groups 2015'"), ("thisday", "thisday", "use 'kpgg today'"),
      ("this day", "this", "use 'kpgg today'"), ("미현", "미현", "did you mean 'OHMYGIRL/Mimi'?"),
      ("tag add ive bias", "tag", "use 'kpgg favorites tag ive bias'"),
      ("태그 추가 ive 최애", "태그", "use 'kpgg favorites tag ive 최애'"),
      ("tag remove ive bias", "tag", "use 'kpgg favorites untag ive bias'"),
      ("메모 삭제 ive", "메모", "see 'kpgg help favorites'"),
      ("tags list", "tags", "use 'kpgg favorites'"),
      ("tag bias", "tag", "use 'kpgg favorites --tag bias'"),
      ("tag twice", "tag", "use 'kpgg favorites tag twice TAG'"),
      ("calendar", "calendar", "use 'kpgg birthdays --ics'"),
      ("publish", "publish", "use 'kpgg export public --site'"),
      ("yooa vs liz", "yooa", "use 'kpgg compare OHMYGIRL/YooA IVE/Liz'"),
      ("disbanded", "disbanded", "use 'kpgg groups --status disbanded'"),
      ("생릴", "생릴", "did you mean '생일'?"), ("비고", "비고", "did you mean '비교'?"),
      ("show ive", "show", "use 'kpgg group IVE'"),
      ("info liz", "info", "use 'kpgg profile IVE/Liz'"),
      ("2015", "2015", "use 'kpgg groups 2015'"), ("jyp", "jyp", "use 'kpgg groups --agency JYP'"),
      ("leader", "leader", "use 'kpgg members --position leader'"),
      ("lang ko", "lang", "use 'kpgg config set lang ko'"),
      ("lang", "lang", "use 'kpgg config get lang'"),
      ("don't xyzzy", "don't", "'kpgg help' lists all commands and topics"),
      ("xyzzy", "xyzzy", "'kpgg help' lists all commands and topics"),
    ] {
      await assertFails(
        TypedLine(stringLiteral: line), .usage, "unknown command '\(word)'", hint: hint)
    }
  }

  func testAMemberInsteadOfACommandIsShown() async {
    for (line, command) in [
      ("ive liz", "profile ive liz"), ("유아", "profile 유아"), ("유아 오마이걸 --json", "profile 유아 --json"),
    ] as [(TypedLine, TypedLine)] {
      let (found, expected) = (await run(line), await run(command))
      XCTAssertEqual(found, expected, "\(line)")
      XCTAssertEqual(found.exitCode, .success, "\(line)")
    }
  }

  func testSeveralWordsSuggestWhatAProfileSuggests() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"""
      {"groupname": {"IVE": [{"stagename": "Yoona", "activityname": "윤아"},
      {"stagename": "Karina", "activityname": "카리나"}]}}
      """#, to: "group/IVE")
    for name in ["lim yoona", "카리나아", "bae karina"] {
      let hint = { (errors: String) in errors.split(separator: "\n").last }
      let bare = await run("\(name) --source \(catalog.path)")
      let profile = await run("profile \(name) --source \(catalog.path)")
      XCTAssertTrue(bare.errors.contains("did you mean 'IVE/"), bare.errors)
      XCTAssertEqual(hint(bare.errors), hint(profile.errors))
    }
    for name in ["xyzzy abc", "kang yoonah"] {
      let outcome = await run("\(name) --source \(catalog.path)")
      XCTAssertTrue(
        outcome.errors.hasSuffix("hint: 'kpgg help' lists all commands and topics\n"),
        outcome.errors)
    }
  }

  func testTheWordMemberBeforeANameShowsTheMember() async {
    let (found, expected) = (await run("member liz --json"), await run("profile liz --json"))
    XCTAssertEqual(found, expected)
    XCTAssertEqual(found.exitCode, .success)
    await assertFails(
      "member xyzzy", .usage, "unknown command 'member'", hint: "use 'kpgg profile xyzzy'")
  }

  func testASongInsteadOfACommandIsShown() async {
    for (line, song) in [
      ("dolphin", "OHMYGIRL Dolphin"), ("비밀정원 --json", "OHMYGIRL Secret Garden --json"),
      ("OHMYGIRL/songs/Dolphin", "OHMYGIRL Dolphin"), ("dun dun dance", "OHMYGIRL Dun Dun Dance"),
    ] {
      let (found, expected) = (
        await run(TypedLine(stringLiteral: line)),
        await run(TypedLine(stringLiteral: "song \(song)"))
      )
      XCTAssertEqual(found, expected, line)
      XCTAssertEqual(found.exitCode, .success, line)
    }
  }

  func testMembersWithANameComeBeforeASong() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      """
      {"groupname": {"IVE": [{"stagename": "Joy"}, {"stagename": "JOY", "memberid": "Other"}]},
      "songs": [{"title": "Joy"}]}
      """, to: "group/IVE")
    let outcome = await run("joy --source \(catalog.path)")
    XCTAssertEqual(outcome.output, "")
    XCTAssertTrue(outcome.errors.contains("use one of: IVE/Joy, IVE/Other"), outcome.errors)
    await assertRun(
      "song joy --source \(catalog.path) --fields title --plain", .prints("Joy\n"))
  }

  func testAMissingDocumentIsTheErrorForANameThatIsNoTypoOfAGroup() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "KARA"}, {"groupname": "MISSING"}]}}"#,
      to: TemporaryCatalog.index)
    try catalog.write(#"{"groupname": {"KARA": []}}"#, to: "group/KARA")
    let missing = await run("karina --source \(catalog.path)")
    XCTAssertTrue(missing.errors.contains("group/MISSING' not found"), missing.errors)
    let typo = await run("karaa --source \(catalog.path)")
    XCTAssertTrue(typo.errors.hasSuffix("hint: did you mean 'KARA'?\n"), typo.errors)
  }

  func testAQuotedNoteStaysQuotedInTheHint() async {
    await assertFails(
      TypedLine(["note", "ive", "first concert"]), .usage, "unknown command 'note'",
      hint: "use 'kpgg favorites note ive \"first concert\"'")
  }
}
