import KPGGCore
import KPGGSystem
import Synchronization
import XCTest

@testable import kpgg

/// Walks by typed lines through the sample and through an endpoint.
final class BrowserLinesTests: LinearTestCase {
  func testAWalkInBothLanguages() async throws {
    let lines = [
      "omg", "3", "n", "f", "b", "p 15", ":mbti:infp", "b", "F", "home", "", "N", "/에프엑스",
      "f(x)", "L", "?", "종료",
    ]
    for language in ["en", "ko"] {
      let walk = try await walk(
        lines.map { $0 + "\n" }.joined(), in: ["KPGG_LANG": language])
      XCTAssertEqual(walk.outcome, Program.Outcome())
      let golden = Golden(name: "browse/linear-walk-\(language).txt")
      // The two walks must not share favorites.
      try FileManager.default.removeItem(atPath: "\(path)/kpgg/favorites.json")
      if let problem = golden.problem(with: walk.output) { XCTFail(problem) }
    }
  }

  func testTheEndOfTheInputQuits() async throws {
    let walk = try await walk("ive")
    XCTAssertEqual(walk.outcome, Program.Outcome())
    XCTAssertEqual(walk.replies.count, 3)
    XCTAssertTrue(walk.replies[1].hasPrefix("kpgg › IVE\nIVE, 아이브\n"), walk.replies[1])
    XCTAssertEqual(walk.replies[2], "")
  }

  func testLinesAfterQAreNotRead() async throws {
    let walk = try await walk("q\nive\n")
    XCTAssertEqual(walk.replies.count, 2)
  }

  func testANameOpensTheOnlyEntryWithItElseSearches() async throws {
    let replies = try await replies(to: "오마이걸", "yooa", "b", "wonyoung", "h", "Liz")
    XCTAssertEqual(
      replies.map { $0.prefix { $0 != "\n" } },
      [
        "kpgg › OH MY GIRL", "kpgg › OH MY GIRL › YooA", "kpgg › OH MY GIRL",
        "kpgg › OH MY GIRL › search", "kpgg", "kpgg › Liz",
      ])
  }

  func testANameOfSeveralEntriesIsSearched() async throws {
    let replies = try await replies(to: "/mina", "mina", "h", "stayc")
    XCTAssertTrue(replies[0].contains("\n2 Mina, "), replies[0])
    XCTAssertEqual(replies[1], replies[0])
    // The featured group also has an entry in its section.
    XCTAssertTrue(replies[3].hasPrefix("kpgg › STAYC\n"), replies[3])
  }

  func testASearchReplacesTheTextOfASearch() async throws {
    let replies = try await replies(to: "/yooa", "search arin", "b")
    XCTAssertTrue(replies[1].hasPrefix("kpgg › search\nSearch: arin\n"), replies[1])
    XCTAssertTrue(replies[2].hasPrefix("kpgg\n"), replies[2])
  }

  func testInputInNFD() async throws {
    let name = "유아".decomposedStringWithCanonicalMapping
    let replies = try await replies(to: "/\(name)", from: "OHMYGIRL")
    XCTAssertTrue(replies[0].contains("\n1 YooA, 유아, OH MY GIRL, selected\n"), replies[0])
  }

  func testALineWithoutEffectGetsAOneLineReply() async throws {
    let replies = try await replies(to: "x", "p 100", ":", "b")
    let noEffect = "Nothing to do here; ? lists the commands\n"
    XCTAssertEqual(
      replies,
      [
        "Type a number or a name to open it, ? for all commands, or q to quit\n",
        "There is no such entry: the numbers are 1 to 24\n", noEffect, noEffect,
      ])
  }

  func testARefreshOfAnUnchangedCatalog() async throws {
    let replies = try await replies(to: "r")
    XCTAssertEqual(replies, ["Nothing has changed\n"])
    let walk = try await walk(
      "r\n", "--source \(CatalogTransport.base)", through: CatalogTransport())
    XCTAssertEqual(walk.replies[1], "Loading the catalog…\nNothing has changed\n")
  }

  func testAProfileHasNoListToFilterOrToSort() async throws {
    let replies = try await replies(to: ":x", "s", from: "twice sana")
    XCTAssertEqual(
      replies, ["Nothing to filter here\n", "Nothing to do here; ? lists the commands\n"])
  }

  func testTheNumbersOnAProfileAreTheMembersGroups() async throws {
    let replies = try await replies(to: "g", "2", "b", "le sserafim", from: "LESSERAFIM sakura")
    XCTAssertTrue(
      replies[0].hasSuffix(
        "\nGroups: 2\n1 LE SSERAFIM, 르세라핌, 2022\n2 IZ*ONE, 아이즈원, 2018\n"), replies[0])
    XCTAssertTrue(
      replies[1].hasPrefix("kpgg › LE SSERAFIM › Sakura › IZ*ONE\n"), replies[1])
    // The page of the group is already open below the profile.
    XCTAssertTrue(replies[3].hasPrefix("kpgg › LE SSERAFIM\n"), replies[3])
  }

  func testTheNeighborsOfAMemberAreThoseOfTheFilteredList() async throws {
    let replies = try await replies(to: ":mbti:infp", "yooa", "n", from: "OHMYGIRL")
    XCTAssertTrue(replies[1].contains("\n1 of 2; n shows Arin, N shows Arin\n"), replies[1])
    XCTAssertTrue(replies[2].hasPrefix("kpgg › OH MY GIRL › Arin\n"), replies[2])
  }

  func testAListShowsWhatItIsSortedBy() async throws {
    let replies = try await replies(to: "p 9", "s", "1", "b", "s", "s", "s", from: "OHMYGIRL")
    XCTAssertTrue(replies[1].contains("\nOrder: songs by name\n"), replies[1])
    XCTAssertFalse(replies[1].contains(" cm, "), replies[1])
    XCTAssertTrue(
      replies[6].contains("\nOrder: members by height\nOrder: songs by name\n"), replies[6])
    XCTAssertTrue(replies[6].contains(", 158 cm, 1994-07-28, "), replies[6])
  }

  func testAFilterThatNeedsSongsSaysWhyNothingIsShown() async throws {
    let transport = CatalogTransport()
    transport.fail("group/IVE", with: .refused)
    let walk = try await walk(
      ":kind:title\n", "--source \(CatalogTransport.base)", through: transport)
    XCTAssertTrue(
      walk.replies[1].contains("\nerror: http://catalog.example/group/IVE"), walk.replies[1])
  }

  func testFavoritesOfEntries() async throws {
    let replies = try await replies(
      to: "f 3", "favorite hyojung", "f 9", "f", "F", "f 1", "g", "f arin", from: "OHMYGIRL")
    XCTAssertEqual(
      replies.prefix(4),
      [
        "YooA is now a favorite\n", "Hyojung is now a favorite\n",
        "Oh My is now a favorite\n", "OH MY GIRL is now a favorite\n",
      ])
    XCTAssertEqual(replies[5], "OH MY GIRL is no longer a favorite\n")
    // The numbers of the others stay the same.
    XCTAssertEqual(
      replies[6],
      """
      kpgg › OH MY GIRL › favorites
      1 OH MY GIRL, 오마이걸, 2015, selected
      2 Oh My, OH MY GIRL, 2025, favorite
      3 Hyojung, 효정, OH MY GIRL, favorite
      4 YooA, 유아, OH MY GIRL, favorite

      """)
    // Nothing in the list has this name.
    XCTAssertTrue(replies[7].hasPrefix("kpgg › OH MY GIRL › favorites › search\n"), replies[7])
  }

  func testVideosOpenAsInTheFullScreenView() async throws {
    let launched = Mutex<[[String]]>([])
    let walk = try await walk(
      "p\np 13\n13\no 3\np 9\n", "OHMYGIRL", in: ["BROWSER": "viewer"]
    ) { words in
      launched.withLock { $0.append(words) }
      return 0
    }
    let hit = "https://www.youtube.com/watch?v=QIN5_tJRiyY"
    let song = "https://www.youtube.com/watch?v=HzOjwL7IP_o"
    let instagram = "https://www.instagram.com/yoo__sha/"
    let search = Play.searchAddress(for: "Oh My", by: "OH MY GIRL")
    XCTAssertEqual(
      launched.withLock(\.self),
      [hit, song, song, instagram, search].map { ["viewer", $0] })
    XCTAssertEqual(
      walk.replies.dropFirst().prefix(5),
      [
        "Opened \(hit)\n", "Opened \(song)\n", "Opened \(song)\n",
        "Opened \(instagram)\n", "Opened \(search)\n",
      ])
  }

  func testTheLinksOfAGroupAreListedAndOpenByName() async throws {
    let walk = try await walk("o\ninstagram\n", "OHMYGIRL", in: ["BROWSER": "viewer"]) { _ in 0 }
    XCTAssertTrue(
      walk.replies[1].hasPrefix("kpgg › OH MY GIRL › links\n1 YouTube, https://www.youtube.com/"),
      walk.replies[1])
    XCTAssertEqual(walk.replies[2], "Opened https://www.instagram.com/WM_OHMYGIRL/\n")
  }

  func testWithoutADisplayTheAddressIsPrinted() async throws {
    #if !canImport(Darwin)
      let replies = try await replies(to: "p", from: "OHMYGIRL")
      XCTAssertEqual(
        replies, ["No browser here. Open this link: https://www.youtube.com/watch?v=QIN5_tJRiyY\n"])
    #endif
  }

  func testAnEndpointLoadsBeforeThePrompt() async throws {
    let transport = CatalogTransport()
    transport.fail("group/IVE", with: .refused)
    let walk = try await walk(
      "ive\nr\nb\n/yooa\n", "--source \(CatalogTransport.base)", through: transport)
    XCTAssertEqual(walk.outcome, Program.Outcome())
    let replies = walk.replies
    XCTAssertTrue(replies[0].hasPrefix("Loading the catalog…\nkpgg\n"), replies[0])
    XCTAssertTrue(replies[0].contains("\nGroup of the day\n"), replies[0])
    XCTAssertTrue(replies[1].hasPrefix("Loading the members…\nkpgg › IVE\n"), replies[1])
    XCTAssertEqual(replies[1], replies[2])
    for reply in replies[1...2] {
      XCTAssertTrue(reply.contains("\nerror: http://catalog.example/group/IVE"), reply)
      XCTAssertTrue(reply.hasSuffix("\nType r to retry\n"), reply)
    }
    XCTAssertTrue(replies[4].hasPrefix("Loading the members…\nkpgg › search\n"), replies[4])
  }

  func testRetryingReadsTheCatalogAgain() async throws {
    let transport = CatalogTransport()
    transport.put("nonsense", at: "group/")
    let walk = try await walk(
      "1\n2\nr\n", "--source \(CatalogTransport.base)", through: transport)
    XCTAssertEqual(transport.requests.count { $0 == "group/" }, 2)
    XCTAssertTrue(walk.replies[0].hasPrefix("Loading the catalog…\nkpgg\nerror: "), walk.output)
    XCTAssertEqual(walk.replies[1], "This screen has no numbered entries\n")
    XCTAssertEqual(walk.replies[2], "This screen has no numbered entries\n")
    XCTAssertTrue(walk.replies[0].hasPrefix(walk.replies[3]), walk.output)
    XCTAssertFalse(walk.replies[3].isEmpty)
  }

  func testFavoritesOfAnEndpointLoadTogether() async throws {
    let transport = CatalogTransport()
    let walk = try await walk(
      "f 1\nive\nf 1\nh\ntwice\nf 1\nF\n", "--source \(CatalogTransport.base)", through: transport)
    let last = walk.replies[7]
    XCTAssertTrue(last.contains("1 Nayeon, 나연, TWICE, favorite"), last)
    XCTAssertTrue(last.contains("2 Gaeul, 가을, IVE, favorite"), last)
  }

  func testAnUnknownNameEndsTheCommand() async throws {
    for source in ["", "--source \(CatalogTransport.base)"] {
      let walk = try await walk(
        "", TypedLine(stringLiteral: "nobodyy \(source)"), through: CatalogTransport())
      XCTAssertEqual(walk.outcome.exitCode, .notFound)
      XCTAssertTrue(walk.outcome.errors.contains("'nobodyy' not found"))
      XCTAssertFalse(walk.output.contains("kpgg>"))
    }
  }

  func testWithoutADataFolderThereAreNoFavorites() async throws {
    let replies = try await replies(to: "F", "h", "f 1", in: ["HOME": "", "XDG_DATA_HOME": ""])
    XCTAssertTrue(replies[0].contains("No favorites yet"), replies[0])
    XCTAssertEqual(replies[2], "no folder is set for your data\n")
  }

  func testCorruptFavoritesAreReportedAndKept() async throws {
    let folder = "\(path)/kpgg"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "nonsense".write(toFile: "\(folder)/favorites.json", atomically: true, encoding: .utf8)
    let walk = try await walk("f 1\n")
    XCTAssertTrue(walk.replies[0].contains("favorites.json"), walk.replies[0])
    XCTAssertTrue(walk.replies[1].contains("favorites.json"), walk.replies[1])
    XCTAssertEqual(
      try String(contentsOfFile: "\(folder)/favorites.json", encoding: .utf8), "nonsense")
  }
}
