import KPGGCore
import XCTest

@testable import kpgg

/// Types tags and notes, and brings removed favorites back.
final class FavoriteEditingTests: BrowserTestCase {
  private var yooA: Favorite { get throws { .member(try Known.member("OHMYGIRL/YooA")) } }

  func testTOnAProfileTypesTags() throws {
    var run = try yooAProfile()
    run.type("t")
    XCTAssertTrue(run.screen.contains("Tags of YooA: "), run.screen)
    // Letters are text, and commas as well as spaces separate tags.
    run.type("bias, q 2015")
    run.press(.enter)
    XCTAssertEqual(run.state.savedFavorites.entries.map(\.favorite), [try yooA])
    XCTAssertEqual(run.state.savedFavorites.tags.map(\.text), ["bias", "q", "2015"])
    XCTAssertEqual(run.state.notice, "Tags of YooA: bias, q, 2015")
    XCTAssertTrue(run.screen.contains("bias, q, 2015"), run.screen)
    // The line has the tags. Without text, there are none.
    run.type("t")
    XCTAssertTrue(run.screen.contains("Tags of YooA: bias q 2015"), run.screen)
    run.press(.control("u"), .enter)
    XCTAssertEqual(run.state.notice, "YooA has no tags")
    XCTAssertEqual(run.state.favorites, [try yooA])
    XCTAssertEqual(run.state.savedFavorites.tags, [])
  }

  func testNTypesANoteAndEscKeepsTheOldOne() throws {
    var run = try yooAProfile()
    run.type("nfirst concert, 2023")
    run.press(.enter)
    XCTAssertEqual(run.state.notice, "Note on YooA: first concert, 2023")
    run.type("n!")
    XCTAssertTrue(run.screen.contains("Note on YooA: first concert, 2023!"), run.screen)
    run.press(.escape)
    XCTAssertNil(run.state.noteField)
    XCTAssertEqual(
      run.state.savedFavorites.entry(of: try yooA)?.note?.text, "first concert, 2023")
    run.press(.escape)
    XCTAssertEqual(run.state.screens.count, 2)
  }

  func testWhatAnotherProcessSavedMeanwhileIsKept() throws {
    let favorite = try yooA
    var favorites = try Favorites.of("OHMYGIRL/YooA 2026-11-21 old first")
    let seen = try XCTUnwrap(favorites.entry(of: favorite))
    favorites.update(favorite) { entry in
      entry.add(["theirs"].compactMap { FavoriteTag($0) })
      entry.note = FavoriteNote("their note")
    }
    let (today, saved) = (try checked("2026-11-21") as CalendarDate, favorites)
    for edit in [
      FavoriteEdit.setTags(seen.tags, from: seen.tags, of: favorite),
      .setNote(seen.note, from: seen.note, of: favorite),
    ] {
      favorites.apply(edit, on: today)
      XCTAssertEqual(favorites, saved)
    }
    let mine = ["mine"].compactMap { FavoriteTag($0) }
    favorites.apply(.setTags(mine, from: seen.tags, of: favorite), on: today)
    favorites.apply(.setNote(FavoriteNote("mine"), from: seen.note, of: favorite), on: today)
    let entry = favorites.entry(of: favorite)
    XCTAssertEqual(entry?.tags.map(\.text), ["mine", "theirs"])
    XCTAssertEqual(entry?.note?.text, "their note / mine")
    favorites.apply(.setNote(nil, from: seen.note, of: favorite), on: today)
    XCTAssertEqual(favorites.entry(of: favorite)?.note?.text, "their note / mine")
    favorites.apply(.setNote(nil, from: entry?.note, of: favorite), on: today)
    XCTAssertNil(favorites.entry(of: favorite)?.note)
  }

  func testATagThatIsTooLongKeepsTheLineOpen() throws {
    var run = try yooAProfile()
    run.type("t" + String(repeating: "a", count: 33))
    run.press(.enter)
    XCTAssertTrue(run.state.notice?.hasSuffix("a tag has at most 32 characters") ?? false)
    run.press(.backspace, .enter)
    XCTAssertEqual(run.state.savedFavorites.tags.count, 1)
  }

  func testAnEmptyLineDoesNotAddAFavorite() throws {
    var run = try yooAProfile()
    for key in ["t", "n"] {
      run.type(key)
      run.press(.enter)
    }
    XCTAssertEqual(run.state.favorites, [])
  }

  func testAPasteIsTextAndAClickClosesTheLine() throws {
    var run = try yooAProfile()
    run.type("n")
    run.apply(.paste("pasted"))
    XCTAssertEqual(run.state.noteField?.field.text, "pasted")
    run.apply(.action(.dismissNotice))
    XCTAssertNil(run.state.noteField)
    XCTAssertEqual(run.state.favorites, [])
  }

  func testTheLineFitsASmallScreen() throws {
    for size in [CellSize(width: 1, height: 1), CellSize(width: 40, height: 12)] {
      var run = try browser(size, from: "omg")
      run.type("t" + String(repeating: "ab ", count: 40))
      XCTAssertTrue(run.state.frame.fits(size))
    }
  }

  func testTheFavoritesShowTagsAndNotesAndTheFilterFindsThem() throws {
    var run = try browser()
    run.apply(
      .favoritesChanged(
        try Favorites.of("OHMYGIRL/YooA 2026-11-21 bias,2015 first concert", "IVE 2026-11-20"),
        after: nil))
    run.press(.character("F"))
    XCTAssertTrue(run.screen.contains("bias, 2015 · first concert"), run.screen)
    run.type(":bias")
    XCTAssertTrue(run.screen.contains("1 result"), run.screen)
  }

  func testTheGroupPageShowsTagsAndTheNote() throws {
    var run = try browser(from: "omg")
    run.apply(
      .favoritesChanged(try Favorites.of("OHMYGIRL 2026-11-21 main tour"), after: nil))
    XCTAssertTrue(run.screen.contains("main · tour"), run.screen)
  }

  func testURestoresTheLastRemovedFavoriteWithItsTagsAndNote() throws {
    let favorites = try Favorites.of(
      "OHMYGIRL/YooA 2026-11-19 bias note", "IVE 2026-11-18 old", "TWICE 2026-11-17")
    var run = try browser()
    run.apply(.favoritesChanged(favorites, after: nil))
    run.type("Ff")
    run.press(.down)
    run.type("f")
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("TWICE"))])
    XCTAssertTrue(run.screen.contains("u undo"), run.screen)
    // The rows stay, unmarked.
    XCTAssertEqual(run.state.screen.page.entries(in: run.state).count, 3)
    run.press(.escape)
    run.type("u")
    XCTAssertEqual(run.state.notice, "★ IVE is now a favorite")
    run.type("u")
    XCTAssertEqual(run.state.savedFavorites, favorites)
    run.type("u")
    XCTAssertEqual(run.state.notice, "No removed favorite to bring back")
  }

  func testFRestoresTagsAndNote() throws {
    let favorites = try Favorites.of("IVE 2026-11-18 old note")
    var run = try browser()
    run.apply(.favoritesChanged(favorites, after: nil))
    run.type("Fff")
    XCTAssertEqual(run.state.savedFavorites, favorites)
    XCTAssertEqual(run.state.removedFavorites, [])
  }

  func testARemovedFavoriteKeepsItsTagsAndNoteWhenItGetsAnother() throws {
    for (keys, result) in [
      ("fn!", "IVE 2026-11-18 old note!"), ("ftnew", "IVE 2026-11-18 old,new note"),
    ] {
      var run = try browser()
      run.apply(.favoritesChanged(try Favorites.of("IVE 2026-11-18 old note"), after: nil))
      run.type("F\(keys)")
      run.press(.enter)
      XCTAssertEqual(run.state.savedFavorites.texts, [result])
      XCTAssertEqual(run.state.removedFavorites, [])
    }
    var run = try browser()
    run.apply(.favoritesChanged(try Favorites.of("IVE 2026-11-18 old note"), after: nil))
    run.type("Ffn")
    for _ in 0..<4 { run.press(.backspace) }
    run.press(.enter)
    XCTAssertEqual(run.state.savedFavorites, Favorites())
    XCTAssertEqual(run.state.removedFavorites.count, 1)
  }

  func testLinearTagsAndNotes() throws {
    var run = try browser(from: "omg")
    let view = LinearView(run.state)
    let first = try XCTUnwrap(view.entries.first?.record.favorite)
    let group = Favorite.group(try Known.group("OHMYGIRL"))
    let tags = ["bias", "2015"].compactMap { FavoriteTag($0) }
    for (line, edit) in [
      ("t 1 bias 2015", FavoriteEdit.setTags(tags, from: [], of: first)),
      ("tag 1 bias,2015", .setTags(tags, from: [], of: first)),
      ("t 1 -", .setTags([], from: [], of: first)),
      ("m 1 a note", .setNote(FavoriteNote("a note"), from: nil, of: first)),
      ("메모 1 a note", .setNote(FavoriteNote("a note"), from: nil, of: first)),
      ("m 1 -", .setNote(nil, from: nil, of: first)),
      // A number that no entry has is a tag.
      ("t 20150", .setTags([FavoriteTag("20150")].compactMap(\.self), from: [], of: group)),
    ] {
      XCTAssertEqual(view.reply(to: line, shown: 0..<1), .steps([.edit(edit)]), line)
    }
    XCTAssertEqual(
      view.reply(to: "u", shown: 0..<1), .steps([.event(.action(.restoreFavorite))]))
    guard case .lines = view.reply(to: "t", shown: 0..<1) else { return XCTFail("no usage") }
    for line in ["t 99 bias", "m 99 a note", "t 0 bias"] {
      XCTAssertEqual(
        view.reply(to: line, shown: 0..<1),
        .lines([view.labels.linear.noEntry(view.entries.count)]), line)
    }
    run.apply(.favoritesChanged(try Favorites.of("OHMYGIRL 2026-11-21 main tour"), after: nil))
    let head = LinearView(run.state).head(isMarked: true)
    XCTAssertTrue(head.contains("Tags: main") && head.contains("Note: tour"), "\(head)")
  }

  private func yooAProfile() throws -> ScreenRun<BrowserState> {
    var run = try browser(from: "omg")
    let entries = run.state.screen.page.entries(in: run.state)
    let index = try XCTUnwrap(entries.firstIndex { $0.exactID == "OHMYGIRL/YooA" })
    for _ in 0...index { run.press(.down) }
    run.press(.enter)
    return run
  }
}
