import KPGGCore
import XCTest

@testable import kpgg

final class CopyUpdateTests: BrowserTestCase {
  private let video = "https://www.youtube.com/watch?v=QIN5_tJRiyY"

  func testTheNoticeNamesTheNextKindInTheLanguageOfTheScreen() throws {
    let group = Favorite.group(try Known.group("OHMYGIRL"))
    var english = try favorites(group)
    assertCopies(&english, "OH MY GIRL", "Sent name to clipboard: OH MY GIRL (y: ID)")
    assertCopies(&english, "OHMYGIRL", "Sent ID to clipboard: OHMYGIRL (y: link)")
    assertCopies(&english, video, "Sent link to clipboard: \(video) (y: name)")
    var korean = try favorites(group, .korean)
    assertCopies(&korean, "오마이걸", "클립보드로 보낸 이름: 오마이걸 (y: ID)")
    assertCopies(&korean, "OHMYGIRL", "클립보드로 보낸 ID: OHMYGIRL (y: 링크)")
    assertCopies(&korean, video, "클립보드로 보낸 링크: \(video) (y: 이름)")
  }

  func testTheNoticeNamesTmuxIfItHasTheText() throws {
    for (language, notice) in [
      (Language.english, "Copied name to tmux: OH MY GIRL (y: ID)"),
      (.korean, "tmux로 복사한 이름: 오마이걸 (y: ID)"),
    ] {
      var run = try favorites(.group(try Known.group("OHMYGIRL")), language)
      copy(&run)
      run.apply(.copied(.tmux))
      XCTAssertEqual(run.state.notice, notice)
    }
  }

  func testTheKeyCopiesTheTextsOfTheSelectedRecordInTurn() throws {
    let (yooa, arin, omg) = ("OHMYGIRL/YooA", "OHMYGIRL/Arin", try start(from: "omg"))
    let song = "https://www.youtube.com/watch?v=fCrCUv6rQ7I"
    let instagram = "https://www.instagram.com/yoo__sha/"
    let newestSong = [Key](repeating: .down, count: 9)
    let records: [(String, BrowserRun, keys: [Key], copies: [String])] = [
      ("the group of the home screen", try start(), [], ["STAYC", "STAYC"]),
      ("a member", try start(from: "omg", member: yooa), [], ["YooA", yooa, instagram, "YooA"]),
      ("no address", try start(from: "omg", member: arin), [], ["Arin", arin, "Arin"]),
      ("the title of a group", omg, [.down, .up], ["OH MY GIRL"]),
      ("the row under the cursor", omg, [.down, .down, .down], ["YooA"]),
      ("a song", omg, keysToLastSong, ["Cupid", "OHMYGIRL/songs/Cupid", song]),
      (
        "a unit", omg, [.end, .up, .up],
        [
          "OH MY GIRL BANHANA", "OHMYGIRL/units/OH MY GIRL BANHANA",
          "https://www.youtube.com/watch?v=rW9r_1ys2ec",
        ]
      ),
      ("a song without a video", omg, newestSong, ["Oh My", "OHMYGIRL/songs/Oh My"]),
    ]
    for (rule, start, keys, copies) in records {
      var run = start
      for key in keys { run.press(key) }
      _ = run.removeEffects()
      copy(&run, copies.count)
      XCTAssertEqual(run.removeEffects(), copies.map { .copy($0) }, rule)
    }
  }

  func testAnyOtherKeyOrClickStartsOver() throws {
    let others: [BrowserEvent] = [
      .key(.up), .key(.character("x")), .key(.left), .paste("x"), .action(.dismissNotice),
    ]
    for other in others {
      var run = try favorites(.group(try Known.group("OHMYGIRL")))
      copy(&run)
      run.apply(other)
      assertCopies(&run, "OH MY GIRL")
    }
  }

  func testANoticeOrANewSizeDoesNotStartOver() throws {
    for other in [BrowserEvent.notice("x"), .resized(CellSize(width: 90, height: 20))] {
      var run = try favorites(.group(try Known.group("OHMYGIRL")))
      copy(&run)
      run.apply(other)
      assertCopies(&run, "OHMYGIRL")
    }
  }

  func testAClickOnTheKeyCopiesTheNextText() throws {
    var run = try browser(
      CellSize(width: 140, height: 40), from: "omg", terminal: TerminalFeatures(copiesText: true))
    run.click("y copy")
    run.click("y copy")
    XCTAssertEqual(run.removeEffects(), [.copy("OH MY GIRL"), .copy("OHMYGIRL")])
  }

  func testTheKoreanLayoutHasTheKey() throws {
    var run = try favorites(.group(try Known.group("OHMYGIRL")))
    run.press(.character("ㅛ"))
    XCTAssertEqual(run.removeEffects(), [.copy("OH MY GIRL")])
  }

  func testAGroupWithoutAVideoCopiesItsChannel() throws {
    var run = try favorites(.group(try Known.group("LUMINA")))
    copy(&run, 3)
    XCTAssertEqual(
      run.removeEffects().last,
      .copy("https://www.youtube.com/channel/UCsample_lumina_________"))
  }

  func testAMemberWithoutInstagramCopiesTheImage() throws {
    var group = GirlGroup(id: try Known.group("ONE"))
    group.name = "One"
    var member = Member(id: try Known.member("ONE/Uno"))
    member.image = try XCTUnwrap(WebAddress("https://example.com/uno.png"))
    let catalog = Catalog(sections: [], groups: [group], featuredIDs: [])
    var run = BrowserRun(
      state: try start(isLocal: false, from: "one").state,
      library: Library(catalog: catalog, lineUps: []))
    run.apply(.loaded(requestID: 1, .catalog(catalog)))
    // While the members load, only the group can be copied.
    assertCopies(&run, "One")
    run.apply(.loaded(requestID: 2, .lineUp(LineUp(group: group, checkedMembers: [member]))))
    run.press(.down)
    copy(&run, 3)
    XCTAssertEqual(run.removeEffects().last, .copy("https://example.com/uno.png"))
  }

  func testAHitOfASearchIsCopiedWithControlY() throws {
    var run = try start()
    run.press(.character("/"))
    run.type("유아y")
    XCTAssertEqual(run.removeEffects(), [])
    run.press(.backspace, .control("y"), .control("y"))
    XCTAssertEqual(run.removeEffects(), [.copy("YooA"), .copy("OHMYGIRL/YooA")])
  }

  func testWithoutASelectionNothingIsCopied() throws {
    for (language, notice) in [
      (Language.english, "Nothing to copy"), (.korean, "복사할 것이 없습니다"),
    ] {
      for key in [Key.character("F"), .character("?")] {
        var run = try start(language)
        run.press(key, .control("y"))
        XCTAssertEqual(run.removeEffects(), [])
        XCTAssertEqual(run.state.notice, notice)
      }
    }
  }

  func testATerminalWithoutAClipboardShowsTheText() throws {
    for (language, notice) in [
      (Language.english, "Cannot copy here: OHMYGIRL"), (.korean, "복사할 수 없습니다: OHMYGIRL"),
    ] {
      var run = try browser(CellSize(width: 80, height: 24), language)
      run.apply(.favoritesChanged([.group(try Known.group("OHMYGIRL"))]))
      run.press(.character("F"), .character("y"), .character("y"))
      XCTAssertEqual(run.removeEffects(), [])
      XCTAssertEqual(run.state.notice, notice)
    }
  }

  func testALongTextLeavesRoomForTheNextKind() throws {
    for width in [40, 80, 140] {
      var run = try favorites(
        .group(try Known.group("OHMYGIRL")), size: CellSize(width: width, height: 12))
      copy(&run, 3)
      for clipboard in [Clipboard.terminal, .tmux] {
        run.apply(.copied(clipboard))
        XCTAssertTrue(run.lines[0].contains(" (y: name)"), run.lines[0])
      }
    }
  }

  func testCopiedTextIsSafeAndBounded() {
    XCTAssertEqual(CopyChoice(.name, "a\nb\u{1B}").text, "a\u{FFFD}b\u{FFFD}")
    let long = CopyChoice(.name, String(repeating: "아", count: 5000)).text
    XCTAssertEqual(long, String(repeating: "아", count: 682))
    let address = "https://example.com/" + String(repeating: "x", count: 2028)
    XCTAssertEqual(CopyChoice(.address, address).text, address)
  }

  private func start(
    _ language: Language = .english, isLocal: Bool = true, from start: String? = nil,
    member: String? = nil
  ) throws -> BrowserRun {
    try browser(
      CellSize(width: 120, height: 24), language, isLocal: isLocal, from: start,
      member: member.map { try Known.member($0) }, terminal: TerminalFeatures(copiesText: true))
  }

  /// The favorites with one group.
  private func favorites(
    _ favorite: Favorite, _ language: Language = .english,
    size: CellSize = CellSize(width: 120, height: 24)
  ) throws -> BrowserRun {
    var run = try browser(size, language, terminal: TerminalFeatures(copiesText: true))
    run.apply(.favoritesChanged([favorite]))
    run.press(.character("F"))
    return run
  }

  private func copy(_ run: inout BrowserRun, _ times: Int = 1) {
    for _ in 0..<times { run.press(.character("y")) }
  }

  /// Presses the key, and compares the copied text and the notice.
  private func assertCopies(
    _ run: inout BrowserRun, _ text: String, _ notice: String? = nil, line: UInt = #line
  ) {
    _ = run.removeEffects()
    copy(&run)
    XCTAssertEqual(run.removeEffects(), [.copy(text)], line: line)
    XCTAssertNil(run.state.notice, "nothing is copied yet", line: line)
    run.apply(.copied(.terminal))
    if let notice { XCTAssertEqual(run.state.notice, notice, line: line) }
  }
}
