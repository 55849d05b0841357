import XCTest

@testable import kpgg

final class ProfileLookupTests: CommandTestCase {
  func testPartOfANameHasSuggestions() async {
    await assertFails(
      "profile sunh", .notFound, "group or member 'sunh' not found",
      hint: "did you mean 'SECRET/Sunhwa', 'FX/Luna', or 'KARA/Sunghee'?")
    await assertFails(
      "profile minzy gong", .notFound, "group or member 'minzy gong' not found",
      hint: "did you mean '2NE1/Minzy'?")
  }

  func testTheNearestNameIsSuggestedFirst() async {
    for (name, hint) in [
      ("sakra", "did you mean 'IZONE/Sakura' or 'LESSERAFIM/Sakura'?"),
      ("twise", "did you mean 'TWICE'?"), ("sanna", "did you mean 'TWICE/Sana'?"),
    ] {
      await assertFails(
        ["profile", name], .notFound, "group or member '\(name)' not found", hint: hint)
    }
  }

  func testAnEmptyNameIsAUsageError() async {
    for line: TypedLine in [["profile", "IVE", ""], ["group", "", "omg"], ["members", ""]] {
      await assertFails(
        line, .usage, "a name must not be empty", hint: "give a name, or omit the argument")
    }
    for line: TypedLine in [["profile", " "], ["group", ""], ["play", "", ""]] {
      await assertFails(line, .usage, "a name must not be empty", hint: "give a name")
    }
  }

  func testAMemberWithoutLettersDoesNotMatchTheWholeGroup() async {
    for name in ["OHMYGIRL/", "OHMYGIRL ***"] {
      let member = name.hasSuffix("/") ? "" : "***"
      await assertFails(
        ["profile", name], .notFound, "OH MY GIRL has no member '\(member)'",
        hint: "for a list, use 'kpgg members OHMYGIRL'")
    }
  }

  func testAMemberIsFoundWithAndWithoutTheirGroup() async {
    let lines: [TypedLine] = [
      "profile OHMYGIRL 유아", "profile YooA", "profile OHMYGIRL/YooA", "profile 오마이걸 유아",
      "profile oh my girl yooa", "profile ohmygirl/yooa", "profile 오마이걸/유아", "profile yoo a",
      "profile 유시아", "profile OHMYGIRL Yoo Shiah", ["profile", "oh my girl", "유아"],
      "profile yooa omg", "profile 유아 오마이걸",
      ["profile", "OH MY GIRL YooA"],
    ]
    for line in lines { await assertFinds(line, "OHMYGIRL/YooA") }
  }

  func testAGivenNameFindsAMemberOfAGroup() async {
    for (words, id) in [
      ("omg 시아", "OHMYGIRL/YooA"), ("le sserafim sakura miyawaki", "LESSERAFIM/Sakura"),
      ("fx 진리", "FX/Sulli"), ("sakura miyawaki", "LESSERAFIM/Sakura"),
    ] {
      await assertFinds("profile \(words)", id)
    }
    await assertFails(
      "profile 진리", .notFound, "group or member '진리' not found",
      hint: "did you mean 'OHMYGIRL/JinE' or 'FX/Sulli'?")
  }

  func testAGroupOfSeveralWordsOrABirthNameFindsAMember() async {
    for (words, id) in [
      ("girls day minah", "GIRLSDAY/Minah"), ("secret hyosung", "SECRET/Hyosung"),
      ("secret number dinda", "SECRETNUMBER/Dinda"), ("no 9 u o hara", "NO.9&(U)/OHara"),
      ("NO.9&(U) Yuna-2", "NO.9&(U)/Yuna-2"), ("TWICE Mina", "TWICE/Mina"),
      ("AOA Mina", "AOA/Mina"), ("최진리", "FX/Sulli"), ("miyawaki sakura", "LESSERAFIM/Sakura"),
    ] {
      await assertFinds("profile \(words)", id)
    }
  }

  func testAGroupOfTwoWordsIsNotReadAsAGroupAndAMember() async {
    let profiles = await output(of: "profile secret number --fields group --plain")
    XCTAssertEqual(Set(profiles.split(separator: "\n")), ["SECRETNUMBER"])
  }

  func testEveryMemberIsFoundByID() async {
    let ids = await output(of: "members --fields id --plain").split(separator: "\n")
    for id in ids { await assertFinds("profile \(String(id))", String(id)) }
  }

  func testEveryMemberIsFoundByTheirDisplayedNames() async {
    let rows = await output(of: "members --fields id,group,stageName,koreanStageName --plain")
    for row in rows.split(separator: "\n") where !row.hasPrefix("NO.9&(U)/Yuna") {
      let cells = row.split(separator: "\t").map(String.init)
      for name in cells[2...] where !name.isEmpty {
        await assertFinds(["profile", cells[1], name], cells[0])
      }
    }
    // Two members share the stage name Yuna, but have different Korean names.
    await assertFinds("profile no9u 유나", "NO.9&(U)/Yuna")
    await assertFinds("profile no9u 윤아", "NO.9&(U)/Yuna-2")
  }

  func testAStageNameOfSeveralWordsIsNotReadAsAGroupAndAMember() async {
    let names = Set(await output(of: "members --fields stageName --plain").split(separator: "\n"))
    for name in names.filter({ $0.contains(" ") }) {
      let outcome = await run("profile \(String(name)) --fields id --plain")
      XCTAssertFalse(outcome.errors.contains("has no member"), outcome.errors)
    }
  }

  func testAnExactIDIsNotAmbiguous() async throws {
    let catalog = try temporaryCatalog()
    let members = ["유아", "유아", "유아2"].map { #"{"activityname": "\#($0)"}"# }
    try catalog.write(
      #"{"groupname": {"IVE": [\#(members.joined(separator: ","))]}}"#, to: "group/IVE")
    for id in ["IVE/유아", "IVE/유아-2", "IVE/유아2"] {
      await assertFinds(["profile", id, "--source", catalog.path], id)
    }
  }

  func testAnAmbiguousGroupListsItsCandidates() async throws {
    let catalog = try temporaryCatalog()
    for name in ["IVE", "TWICE"] {
      try catalog.replace(
        "\"englishname\": \"\(name)\"", with: "\"englishname\": \"Twins\"",
        in: TemporaryCatalog.index)
    }
    for words in [["twins"], ["twins", "유아"], ["twins/유아"]] {
      await assertFails(
        TypedLine(["profile", "--source", catalog.path] + words), .notFound,
        "'twins' matches 2 groups", hint: "use one of: IVE, TWICE")
    }
  }

  func testABirthNameOfABetterKnownMemberIsAsLikelyAsAStageName() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "KNOWN", "tier": 1}, {"groupname": "OTHER", "tier": 3}]}}"#,
      to: "group/index.json")
    try catalog.write(
      #"{"groupname": {"KNOWN": [{"stagename": "Minji", "romanname": "Kim Min-ji"}, {"stagename": "Hong Eunchae", "activityname": "홍은채", "name": "홍은채"}]}}"#,
      to: "group/KNOWN")
    try catalog.write(
      #"{"groupname": {"OTHER": [{"stagename": "Kim Minji"}, {"stagename": "Minji"}, {"stagename": "Eunchae", "activityname": "은채"}]}}"#,
      to: "group/OTHER")
    let source = "--source \(catalog.path)"
    for name in ["kim minji", "minji kim"] {
      await assertFails(
        TypedLine(stringLiteral: "profile \(name) \(source)"), .notFound,
        "'\(name)' matches 2 members", hint: "use one of: KNOWN/Minji, OTHER/KimMinji")
    }
    await assertFails(
      TypedLine(stringLiteral: "profile minji \(source)"), .notFound,
      "'minji' matches 2 members", hint: "use one of: KNOWN/Minji, OTHER/Minji")
    for name in ["eunchae", "은채"] {
      await assertFails(
        TypedLine(stringLiteral: "profile \(name) \(source)"), .notFound,
        "'\(name)' matches 2 members", hint: "use one of: KNOWN/HongEunchae, OTHER/Eunchae")
    }
    await assertFinds(
      TypedLine(stringLiteral: "profile other kim minji \(source)"), "OTHER/KimMinji")
  }

  func testKoreanHintsNameGroupsAndMembersInKorean() async {
    for (line, hint): (TypedLine, String) in [
      ("group 트와이쓰 --lang ko", "kpgg: 힌트: 혹시 이것인가요? '트와이스'"),
      ("profile 미나 --lang ko", "kpgg: 힌트: 다음 중 하나를 쓰세요: 트와이스 미나, 달무리 미나"),
    ] {
      let outcome = await run(line)
      XCTAssertEqual(outcome.errors.split(separator: "\n").last.map(String.init), hint, "\(line)")
    }
    await assertFinds("profile 트와이스 미나", "TWICE/Mina")
  }

  func testAHintListsAtMostEightCandidates() async throws {
    let catalog = try temporaryCatalog()
    let members = (1...12).map { #"{"activityname": "유아", "name": "\#($0)"}"# }
    try catalog.write(
      #"{"groupname": {"IVE": [\#(members.joined(separator: ","))]}}"#, to: "group/IVE")
    let ids = ["IVE/유아"] + (2...8).map { "IVE/유아-\($0)" }
    await assertFails(
      ["profile", "ive", "유아", "--source", catalog.path], .notFound,
      "'유아' matches 12 members of IVE",
      hint: "use one of: \(ids.joined(separator: ", ")), and 4 more")
  }

  func testATypoInTheGroupBeforeAMemberHasASuggestion() async {
    await assertFails(
      "profile OHMYGRIL nosuchname", .notFound, "group or member 'OHMYGRIL nosuchname' not found",
      hint: "did you mean 'OHMYGIRL'?")
  }

  private func assertFinds(
    _ line: TypedLine, _ id: String, file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    let found = await run(TypedLine(line.arguments + ["--fields", "id", "--plain"]))
    XCTAssertEqual(found.output, "\(id)\n", "\(line)", file: file, line: testLine)
    XCTAssertEqual(found.errors, "", "\(line)", file: file, line: testLine)
  }
}
