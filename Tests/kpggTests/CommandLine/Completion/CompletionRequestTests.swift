import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class CompletionRequestTests: CommandTestCase {
  func testCommandsAreOfferedWithTheirSummaries() async {
    await assertCompletes(
      ["bir"],
      "words\nbirthdays\tList birthdays in the coming days, on a date, or in a month\n")
  }

  func testAGroupIsOfferedByTheNameWithTheTypedPrefix() async {
    await assertCompletes(["group", "오"], "words\n오마이걸\tOH MY GIRL\n")
    await assertCompletes(["group", "ohm"], "words\nOHMYGIRL\t오마이걸\n")
    await assertCompletes(["group", "Oh "], "words\nOH MY GIRL\t오마이걸\n")
    await assertCompletes(["group", "omg"], "words\nOMG\t오마이걸\n")
  }

  func testAGroupIsOfferedInPlaceOfACommand() async {
    await assertCompletes(["twi"], "words\nTWICE\t트와이스\n")
    await assertCompletes(["zzz"], "words\n")
  }

  func testTheTypedTextIsNeverShortened() async {
    for typed in ["hy", "JI", "k", "Sun"] {
      let lines = await output(of: ["__complete", "zsh", "--", "kpgg", "profile", typed])
        .split(separator: "\n").dropFirst()
      XCTAssertGreaterThan(lines.count, 1)
      XCTAssertTrue(lines.allSatisfy { $0.lowercased().hasPrefix(typed.lowercased()) })
      let starts = Set(lines.map { $0.prefix(typed.count) })
      XCTAssertEqual(starts.count, 1, typed)
    }
  }

  func testOnlyTheLastWordOfANameIsOffered() async {
    await assertCompletes(["group", "girls", "d"], "words\nDay\t걸스데이\n")
  }

  func testASingleLooseMatchIsOffered() async {
    await assertCompletes(["group", "oh-m"], "words\nOHMYGIRL\t오마이걸\n")
    await assertCompletes(["group", "오막"], "words\n오마걸\t오마이걸\n")
  }

  func testLooseMatchesWithoutACommonPrefixAreNotOffered() async {
    await assertCompletes(["group", "ㅇ"], "words\n")
  }

  func testFishGetsTheTypedUnicodeForm() async {
    let typed = "오마".decomposedStringWithCanonicalMapping
    let expected = "words\n\(typed)이걸\tOH MY GIRL\n"
    let fishOutput = await output(of: ["__complete", "fish", "--", "kpgg", "group", typed])
    XCTAssertEqual(Array(fishOutput.utf8), Array(expected.utf8))
    let zshOutput = await output(of: ["__complete", "zsh", "--", "kpgg", "group", typed])
    XCTAssertEqual(Array(zshOutput.utf8), Array("words\n오마이걸\tOH MY GIRL\n".utf8))
  }

  func testMembersFollowTheirGroup() async {
    await assertCompletes(["profile", "OHMYGIRL", "승"], "words\n승희\tSeunghee\n")
    await assertCompletes(["profile", "걸스데이", "hye"], "words\nHyeri\t혜리\n")
    await assertCompletes(["profile", "girls", "day", "hye"], "words\nHyeri\t혜리\n")
    await assertCompletes(
      ["profile", "OHMYGIRL/Y"], "words\nOHMYGIRL/YooA\t유아\nOHMYGIRL/Yubin\t유빈\n")
  }

  func testAMemberIsOfferedWithoutTheirGroup() async {
    await assertCompletes(["profile", "승희"], "words\n승희\tSeunghee\n")
  }

  func testSectionsAreOfferedByKeyOrYears() async {
    await assertCompletes(["groups", "--section", "2020"], "parts\n2020\tDebuted 2020\n")
    await assertCompletes(
      ["groups", "--section=nin"], "parts\n--section=ninth\tDebuted 2023–2024\n")
  }

  func testAListIsCompletedAfterItsLastComma() async {
    await assertCompletes(["groups", "--fields", "name,deb"], "parts\nname,debut\t\n")
    await assertCompletes(["groups", "--fields", "debut,deb"], "parts\n")
  }

  func testFilesAndFoldersAreLeftToTheShell() async {
    await assertCompletes(["snapshot", "check", "ca"], "files\n")
    await assertCompletes(["export", ""], "folders\n")
    await assertCompletes(["--source", ""], "folders\nbundled\t\n")
  }

  func testHelpPagesAreCommandsAndTopics() async {
    await assertCompletes(
      ["help", "ex"],
      "words\nexport\t\(summary(of: "export"))\nexit-codes\tExit codes used by kpgg\n")
  }

  func testHelpCompletesTheActionsOfACommand() async {
    await assertCompletes(["help", "favorites", "a"], "words\nadd\t\n")
    await assertCompletes(["help", "group", "a"], "words\n")
  }

  func testWithoutAMatchNothingIsOffered() async {
    for words in [["nope", ""], ["play", "zzz"], ["birthdays", "--on", ""], ["group", "***"]] {
      await assertCompletes(words, "words\n")
    }
  }

  func testBashGetsQuotedReplacements() async {
    let line = #"kpgg play Girl\'"#
    await assertRun(
      ["__complete", "bash", "--", line, #"Girl\'"#], .prints("words\nGirl\\'s\\ Day\n"))
  }

  func testUnexpectedArgumentsAreNotErrors() async {
    for line: TypedLine in [
      "__complete bash", "__complete bash -- a b c", ["__complete", "bash", "--"],
    ] {
      await assertRun(line, .prints(""))
    }
    await assertRun("__complete", .prints("words\n\(commands)"))
    await assertRun("__complete tcsh -- kpgg x", .prints("words\n"))
  }

  func testErrorsAreSilent() async {
    let invalid = ["KPGG_TODAY": "nonsense", "KPGG_LANG": "fr", "KPGG_SOURCE": "/nowhere"]
    for (name, value) in invalid {
      await assertRun(
        "__complete fish -- kpgg group 오", in: [name: value], .prints("words\n"))
    }
  }

  func testNamesComeFromTheSource() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("오마이걸", with: "오로라", in: TemporaryCatalog.index)
    let line: TypedLine = "__complete fish -- kpgg group 오"
    let expected = "words\n오로라\tOH MY GIRL\n"
    await assertRun(line, in: ["KPGG_SOURCE": catalog.path], .prints(expected))
    await assertCompletes(["--source", catalog.path, "group", "오"], expected)
  }

  func testASourceCanStartWithATilde() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("오마이걸", with: "오로라", in: TemporaryCatalog.index)
    let path = URL(fileURLWithPath: catalog.path)
    let home = ["HOME": path.deletingLastPathComponent().path]
    let source = "~/\(path.lastPathComponent)"
    for words in [["--source", source], ["--source=\(source)"]] {
      await assertRun(
        TypedLine(["__complete", "fish", "--", "kpgg"] + words + ["group", "오"]), in: home,
        .prints("words\n오로라\tOH MY GIRL\n"))
    }
  }

  func testAnUnsafeNameIsOmitted() async throws {
    let catalog = try temporaryCatalog()
    for (name, expected) in [
      ("ZZ$(x) `y`", "ZZ$(x) `y`\tOH MY GIRL\n"), ("ZZ\u{202E}x", ""), ("-ZZ", ""),
    ] {
      try catalog.replace("오마이걸", with: name, in: TemporaryCatalog.index)
      let typed = String(name.prefix(2))
      await assertRun(
        ["__complete", "fish", "--", "kpgg", "group", "--", typed],
        in: ["KPGG_SOURCE": catalog.path], .prints("words\n" + expected))
      try catalog.replace(name, with: "오마이걸", in: TemporaryCatalog.index)
    }
  }

  func testSortingCompletesKeysAndNamesOfFilters() async {
    await assertCompletes(["members", "--sort", "he"], "words\nheightCm\t\nheight\t\n")
    await assertCompletes(["members", "--sort", "bor"], "words\nborn\t\n")
    await assertCompletes(["songs", "--sort", "rel"], "words\nreleased\t\n")
    await assertCompletes(["members", "--fields", "bor"], "parts\n")
  }

  func testCompletionsSendNoRequests() async throws {
    let folder = try temporaryFolder()
    let environment = [
      "KPGG_SOURCE": "http://catalog.example/", "XDG_CACHE_HOME": folder.url.path,
    ]
    let line: TypedLine = "__complete fish -- kpgg --refresh group 오"
    await assertRun(line, in: environment, through: CatalogTransport(), .prints("words\n"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), [])
    _ = await run("sync", in: environment, through: CatalogTransport())
    await assertRun(line, in: environment, .prints("words\n오마이걸\tOH MY GIRL\n"))
  }

  func testGroupsNeedOnlyTheIndex() async throws {
    let catalog = try temporaryCatalog()
    try catalog.delete("group/IVE")
    await assertCompletes(["--source", catalog.path, "profile", "오"], "words\n오마이걸\tOH MY GIRL\n")
  }

  func testAgenciesCountriesAndPositionsComeFromTheCatalog() async {
    await assertCompletes(["groups", "--agency", "sm"], "parts\nSM Entertainment\t\n")
    await assertCompletes(["members", "--nationality", "Japan,Chi"], "parts\nJapan,China\t\n")
    await assertCompletes(["members", "--position", "lead d"], "parts\nLead Dancer\t\n")
  }

  func testActionsOfFavoritesCompleteNamesOrFiles() async {
    await assertCompletes(["favorites", "import", ""], "files\n")
    await assertCompletes(["favorites", "add", "OHMYG"], "words\nOHMYGIRL\t오마이걸\n")
    await assertCompletes(["favorites", "add", "IVE", "OHMYG"], "words\nOHMYGIRL\t오마이걸\n")
  }

  func testAQuizCompletesKindsActionsAndTheirWords() async {
    await assertCompletes(["quiz", "li"], "words\nlineup\t\n")
    await assertCompletes(["quiz", "da"], "words\ndaily\t\n")
    await assertCompletes(["quiz", "lineup", "pro"], "words\nprofile\t\n")
    await assertCompletes(["quiz", "daily", ""], "words\ngroup\t\nmember\t\n")
    await assertCompletes(["quiz", "stats", "ki"], "words\nkinds\t\n")
    await assertCompletes(["quiz", "play", ""], "files\n")
    await assertCompletes(["quiz", "--group", "ohm"], "words\nOHMYGIRL\t오마이걸\n")
    await assertCompletes(["quiz", "review", "--que"], "words\n")
  }

  func testFieldsAreThoseOfTheOutput() async {
    await assertCompletes(["random", "member", "--fields", "mbti,hei"], "parts\nmbti,heightCm\t\n")
    await assertCompletes(["random", "member", "--fields", "fand"], "parts\n")
    for words in [["random"], ["random", "group"]] {
      await assertCompletes(words + ["--fields", "fand"], "parts\nfandom\t\n")
      await assertCompletes(words + ["--fields", "mbt"], "parts\n")
    }
    await assertCompletes(["favorites", "--fields", "ad"], "parts\nadded\t\n")
    await assertCompletes(["favorites", "clear", "--fields", "ad"], "parts\n")
  }

  func testASearchCompletesNamesOfGroupsAndMembers() async {
    await assertCompletes(["search", "오마이"], "words\n오마이걸\tOH MY GIRL\n")
    await assertCompletes(["search", "승희"], "words\n승희\tSeunghee\n")
    await assertCompletes(["search", "OHMYGIRL", "승"], "words\n승희\tSeunghee\n")
  }

  func testOptionsAreOfferedAfterACompleteName() async {
    let options = await output(of: ["__complete", "fish", "--", "kpgg", "group", "-"])
    XCTAssertTrue(options.contains("\n--json\t"))
    await assertCompletes(["group", "OHMYGIRL", ""], options)
    await assertCompletes(["group", "OHMYGIRL", "x"], "words\n")
    await assertCompletes(["group", "--", "OHMYGIRL", ""], "words\n")
  }

  func testAListItemIsNotOfferedAgainInAnotherCase() async {
    await assertCompletes(["members", "--mbti", "infp,INF"], "parts\ninfp,INFJ\t\n")
  }

  func testBashCompletesTheTargetOfARedirection() async {
    await assertRun(["__complete", "bash", "--", "kpgg groups > gr", "gr"], .prints("files\n"))
    await assertRun(
      ["__complete", "bash", "--", "kpgg groups >f --rev", "--rev"], .prints("words\n--reverse\n"))
  }

  func testSeveralSectionsCanBeListed() async {
    await assertCompletes(
      ["groups", "--section", "ninth,eig"], "parts\nninth,eighth\tDebuted 2021–2022\n")
  }

  private var commands: String {
    ProgramDescription.kpgg.commands.map { "\($0.name)\t\($0.summary)\n" }.joined()
  }

  private func summary(of command: String) -> String {
    ProgramDescription.kpgg.commands.first { $0.name == command }?.summary ?? ""
  }

  private func assertCompletes(
    _ words: [String], _ expected: String, file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    await assertRun(
      TypedLine(["__complete", "fish", "--", "kpgg"] + words), .prints(expected), file: file,
      testLine: testLine)
  }
}
