import XCTest

@testable import kpgg

/// The songs that `kpgg song` finds by typed names.
final class SongLookupTests: CommandTestCase {
  func testASongIsFoundByItsTitleInEitherLanguageAndByItsID() async {
    for (name, id) in [
      ("dolphin", "OHMYGIRL Dolphin"), ("Dun-Dun Dance", "OHMYGIRL Dun Dun Dance"),
      ("불꽃놀이", "OHMYGIRL Remember Me"), ("OHMYGIRL/songs/Dolphin", "OHMYGIRL Dolphin"),
      ("ohmygirl/songs/dolphin", "OHMYGIRL Dolphin"), ("OHMYGIRL/Dolphin", "OHMYGIRL Dolphin"),
      ("SECRET/songs/Talk That", "SECRET Talk That"),
      ("say cheese and smile", "NO.9&(U) Say \"Cheese\" & <Smile>"),
    ] { await assertFound(name, id) }
  }

  func testASongIsFoundAfterItsGroup() async {
    for (name, id) in [
      ("omg cupid", "OHMYGIRL Cupid"), ("kara cupid", "KARA Cupid"),
      ("오마이걸 불꽃놀이", "OHMYGIRL Remember Me"), ("oh my girl dun dun dance", "OHMYGIRL Dun Dun Dance"),
      // The title begins with the name of a group.
      ("secret garden", "OHMYGIRL Secret Garden"), ("dolphin omg", "OHMYGIRL Dolphin"),
    ] { await assertFound(name, id) }
  }

  func testASongIsFoundBeforeItsGroup() async {
    for (name, id) in [
      ("dolphin omg", "OHMYGIRL Dolphin"), ("dun dun dance oh my girl", "OHMYGIRL Dun Dun Dance"),
      // The title begins with the name of another group.
      ("secret garden oh my girl", "OHMYGIRL Secret Garden"), ("cupid kara", "KARA Cupid"),
      ("비밀 정원 오마이걸", "OHMYGIRL Secret Garden"),
    ] { await assertFound(name, id) }
  }

  func testPunctuationIsNoTitle() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"groupname": {"IVE": []}, "songs": [{"title": "ACHA (%)", "date": "2001"}]}"#,
      to: "group/IVE")
    let outcome = await run(TypedLine(["song", "!", "--source", catalog.path]))
    XCTAssertEqual(outcome.exitCode, .notFound)
  }

  func testATypingErrorInTheNameOfAGroupIsNoTitle() async throws {
    let catalog = try temporaryCatalog(ofGroup: "XG")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "XG"}, {"groupname": "NEWJEANS", "koreanname": "뉴진스"}]}}"#,
      to: TemporaryCatalog.index)
    try catalog.write(
      #"{"groupname": {"XG": []}, "songs": [{"title": "NEW DANCE"}]}"#, to: "group/XG")
    try catalog.write(#"{"groupname": {"NEWJEANS": []}}"#, to: "group/NEWJEANS")
    for (command, hint) in [
      ("song 뉴진쓰", "did you mean 'NEWJEANS'?"),
      ("favorites add 뉴진쓰", "did you mean 'NEWJEANS'?"), ("뉴진쓰", "did you mean 'NEWJEANS'?"),
    ] {
      let words = command.split(separator: " ").map(String.init)
      let outcome = await run(
        TypedLine(words + ["--source", catalog.path]), in: ["XDG_DATA_HOME": catalog.path])
      XCTAssertTrue(outcome.errors.hasSuffix("kpgg: hint: \(hint)\n"), outcome.errors)
      XCTAssertNotEqual(outcome.exitCode, .success)
    }
    let sounding = await run(TypedLine(["song", "뉴댄스", "--source", catalog.path]))
    XCTAssertEqual(sounding.exitCode, .success)
  }

  func testTheTitleWithTheFewestTyposIsSuggested() async {
    for line in ["song cherr up", "play cherr up"] {
      let outcome = await run(TypedLine(stringLiteral: line))
      XCTAssertTrue(
        outcome.errors.hasSuffix("hint: did you mean 'TWICE/songs/CHEER UP'?\n"), outcome.errors)
    }
  }

  func testTheSongOfAUnitIsFoundByItsTitleAndByTheUnit() async {
    for name in [
      "banana allergy monkey", "바나나 알러지 원숭이", "oh my girl banhana", "omg oh my girl banhana",
      "OHMYGIRL/units/OH MY GIRL BANHANA",
    ] { await assertFound(name, "OHMYGIRL Banana Allergy Monkey") }
    await assertFails(
      "song TWICE/units/Nope", .notFound, "TWICE has no unit 'Nope'",
      hint: "for a list, use 'kpgg units TWICE'")
  }

  func testASheetNamesTheUnitAndItsGroup() async {
    await assertRun(
      "song do not touch",
      .prints(
        """
        Do not touch  MISAMO
        Group     TWICE
        Released  2023

        """))
    await assertRun(
      "song moya --lang ko",
      .prints(
        """
        모야  AOA 블랙
        그룹       에이오에이
        영문 제목  Moya
        발매일     2013
        영상       https://www.youtube.com/watch?v=u1vE2mxtCIg

        """))
  }

  func testAWholeTitleCanBeInTheOtherLayoutOrSpelledInHangul() async {
    for (name, id) in [
      ("qnfRhcshfdl", "OHMYGIRL Remember Me"), ("애ㅣㅔㅗㅑㅜ", "OHMYGIRL Dolphin"),
      ("리멤버미", "OHMYGIRL Remember Me"), ("omg 리멤버 미", "OHMYGIRL Remember Me"),
      ("알콜프리", "TWICE Alcohol-Free"),
    ] { await assertFound(name, id) }
  }

  func testATypoInAMembersNameIsNoTitleThatSoundsLikeIt() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      """
      {"groupname": {"IVE": [{"stagename": "설윤", "memberid": "Sullyoon"}, {"stagename": "서연"}]},
      "songs": [{"title": "Siren"}, {"title": "Change"}]}
      """, to: "group/IVE")
    for (line, hint) in [
      ("play 설융", "'Sullyoon' is a member of IVE: use 'kpgg play IVE'"),
      ("play 설연", "did you mean 'kpgg profile IVE/Sullyoon' or 'kpgg profile IVE/member'?"),
      ("song 설융", "for a list, use 'kpgg songs'"),
    ] {
      let outcome = await run("\(line) --source \(catalog.path)")
      XCTAssertEqual(outcome.exitCode, .notFound, line)
      XCTAssertTrue(outcome.errors.hasSuffix("kpgg: hint: \(hint)\n"), outcome.errors)
    }
    let short = await run("song 고양이 --source \(catalog.path)")
    XCTAssertTrue(short.errors.hasSuffix("did you mean 'IVE/songs/Change'?\n"), short.errors)
    await assertRun(
      "song 시런 --source \(catalog.path) --fields title --plain", .prints("Siren\n"))
  }

  func testTheFirstWordsOfATitleCanBeAGroup() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      """
      {"group": {"first": [{"groupname": "IVE"}, {"groupname": "LUV", "koreanname": "러브"},
      {"groupname": "SECRET", "koreanname": "시크릿"}]}}
      """, to: TemporaryCatalog.index)
    try catalog.write(
      #"{"groupname": {"IVE": []}, "songs": [{"title": "LOVE DIVE"}, {"title": "Secret Garden"}]}"#,
      to: "group/IVE")
    for id in ["LUV", "SECRET"] {
      try catalog.write(
        #"{"groupname": {"\#(id)": []}, "songs": [{"title": "Story"}]}"#, to: "group/\(id)")
    }
    for (name, title) in [("시크릿 가든", "Secret Garden"), ("러브 다이브", "LOVE DIVE")] {
      await assertRun(
        "song \(name) --source \(catalog.path) --fields title --plain", .prints("\(title)\n"))
    }
    for (name, song) in [
      ("러브 다이부", "IVE/songs/LOVE DIVE"), ("secret gardn", "IVE/songs/Secret Garden"),
    ] {
      for command in ["song", "play"] {
        let outcome = await run("\(command) \(name) --source \(catalog.path)")
        XCTAssertTrue(
          outcome.errors.hasSuffix("hint: did you mean '\(song)'?\n"), outcome.errors)
      }
    }
    let other = await run("song secret storyy --source \(catalog.path)")
    XCTAssertTrue(other.errors.hasSuffix("did you mean 'SECRET/songs/Story'?\n"), other.errors)
  }

  func testASongThatSoundsRoughlyAlikeIsASuggestion() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"groupname": {"IVE": []}, "songs": [{"title": "Blue Moon"}]}"#, to: "group/IVE")
    for command in ["song", "play", "favorites add"] {
      let outcome = await run(
        "\(command) 블루밍 --source \(catalog.path)", in: ["XDG_DATA_HOME": catalog.path])
      XCTAssertEqual(outcome.exitCode, .notFound)
      XCTAssertTrue(
        outcome.errors.hasSuffix("hint: did you mean 'IVE/songs/Blue Moon'?\n"), outcome.errors)
    }
  }

  func testAMemberAfterItsGroupIsNoSong() async {
    for (line, command) in [("play", "play"), ("song", "songs")] {
      await assertFails(
        "\(line) omg yooa", .notFound, "the catalog has no song 'yooa' by OH MY GIRL",
        hint: "'yooa' is a member of OH MY GIRL: use 'kpgg \(command) OHMYGIRL'")
    }
  }

  func testABeginningAMistypedTitleAndInitialsAreSuggestionsOnly() async {
    for (name, id) in [
      ("dolph", "OHMYGIRL/songs/Dolphin"), ("dolpihn", "OHMYGIRL/songs/Dolphin"),
      ("ㅂㄲㄴㅇ", "OHMYGIRL/songs/Remember Me"), ("리멤버", "OHMYGIRL/songs/Remember Me"),
    ] {
      await assertFails(
        ["song", name], .notFound, "song '\(name)' not found", hint: "did you mean '\(id)'?")
    }
  }

  func testErrorsHaveHints() async {
    await assertSession(
      [
        "song cupid", "song xyzzy", "song omg xyzzy", "song omg dolpihn", "song twice", "song yooa",
        "song OHMYGIRL/songs/Nope", "song ***", "song", "play cupid", "play xyzzy", "play sana",
        "play twice xyzzy", "play dolpihn", "song cupid --lang ko", "song xyzzy --lang ko",
        "song twice --lang ko", "favorites add cupid", "favorites add xyzzy",
        "favorites add dolpihn", "favorites add OHMYGIRL/songs/Nope",
      ], in: ["XDG_DATA_HOME": "/nowhere"], shows: "errors-songs.txt")
  }

  func testATitleThatAGroupHasTwiceMeansTheNewestSong() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      """
      {"groupname": {"IVE": []}, "songs": [
        {"title": "Love", "date": "2001"}, {"title": "LOVE!", "date": "2003"},
        {"title": "love", "date": "2002"}]}
      """, to: "group/IVE")
    let source = "--source \(catalog.path) --fields title --plain"
    await assertRun("song ive LOVE \(source)", .prints("LOVE!\n"))
    await assertRun("song IVE/songs/love \(source)", .prints("love\n"))
  }

  func testAHitSongThatIsNotListedIsFound() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write(#"{"groupname": {"IVE": []}}"#, to: "group/IVE")
    for name in ["love dive", "ive 러브 다이브", "IVE/songs/LOVE DIVE"] {
      await assertRun(
        TypedLine(
          ["song"] + name.split(separator: " ").map(String.init) + [
            "--source", catalog.path, "--fields", "title,date", "--plain",
          ]),
        .prints("LOVE DIVE\t2022\n"))
    }
  }

  func testAnIDNeedsOneDocument() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write("", to: TemporaryCatalog.index)
    await assertRun(
      "song OHMYGIRL/songs/Dolphin --source \(catalog.path) --fields title --plain",
      .prints("Dolphin\n"))
  }

  /// Asserts that a name finds a song, given as a group's ID and a title.
  private func assertFound(_ name: String, _ song: String, line: UInt = #line) async {
    let group = song.prefix { $0 != " " }
    let title = song.dropFirst(group.count + 1)
    await assertRun(
      ["song", name, "--fields", "group,title", "--plain"], .prints("\(group)\t\(title)\n"),
      testLine: line)
  }
}
