import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class CandidateTests: XCTestCase {
  func testExactPrefixesExcludeLooseOnes() {
    XCTAssertEqual(texts(["O-HMY", "ohmy", "OHM"], matching: "ohm"), ["ohmy", "ohm"])
  }

  func testCandidatesInDifferentLetterCasesKeepTheTypedText() {
    XCTAssertEqual(
      texts(["Wonyoung", "WONDER GIRLS", "Winter"], matching: "won"), ["wonyoung", "wonder girls"])
    XCTAssertEqual(
      texts(["Wonyoung", "WONDER GIRLS"], matching: "WoN"), ["WoNyoung", "WoNDER GIRLS"])
    XCTAssertEqual(texts(["Wonyoung", "Wonhee"], matching: "won"), ["Wonyoung", "Wonhee"])
    XCTAssertEqual(texts(["WJSN", "Wonhee"], matching: ""), ["WJSN", "Wonhee"])
  }

  func testLooseMatchesThatShareTheTypedPrefixAreOffered() {
    XCTAssertEqual(texts(["OHMA", "OHMB"], matching: "oh-m"), ["OHMA", "OHMB"])
  }

  func testLooseMatchesThatShareAShorterPrefixAreNotOffered() {
    XCTAssertEqual(texts(["OHMA", "O-HMB"], matching: "oh-m"), [])
  }

  func testControlCharactersAndOptionsAreNotSafe() {
    for text in ["", "a\u{1B}[31m", "a\nb", "a\tb", "a\u{202E}b", "-a", "--json"] {
      XCTAssertFalse(Candidate(text: text).isSafe, text.debugDescription)
    }
    for text in ["오마이걸", "$(x)", "a b", "'", "f(x)"] {
      XCTAssertTrue(Candidate(text: text).isSafe, text)
    }
  }

  func testTheFirstExactMatchIsUsedBeforeLooseOnes() {
    let prefix = CompletionPrefix("oh")
    XCTAssertEqual(
      Candidate(
        of: ["IVE", "O-H", "OHM", "OH"], matching: prefix, descriptions: [nil, "OHM", "x"]),
      Candidate(text: "OHM", description: "x"))
    XCTAssertEqual(
      Candidate(of: ["IVE", "O-H"], matching: prefix, descriptions: []), Candidate(text: "O-H"))
    XCTAssertNil(Candidate(of: ["IVE"], matching: prefix, descriptions: ["x"]))
  }

  func testDuplicateTextsAreRemoved() {
    let candidates = [
      Candidate(text: "a", description: "1"), Candidate(text: "a", description: "2"),
    ]
    XCTAssertEqual(candidates.uniqued, [Candidate(text: "a", description: "1")])
  }

  private func texts(_ texts: [String], matching typed: String) -> [String] {
    texts.map { Candidate(text: $0) }.matching(typed).map(\.text)
  }
}

final class NameCandidatesTests: FavoritesTestCase {
  func testOnlyFavoritesAreOffered() async {
    await add("OHMYGIRL", "IVE/Gaeul")
    await assertOffers("", "Gaeul\t가을\nOHMYGIRL\t오마이걸\n")
  }

  func testAFavoriteMatchesByEachOfItsNames() async {
    await add("OHMYGIRL", "OHMYGIRL/YooA")
    await assertOffers("오마", "오마이걸\tOH MY GIRL\n")
    await assertOffers("유", "유아\tYooA\n")
    await assertOffers("yo", "YooA\t유아\n")
    await assertOffers("OHMYGIRL/", "OHMYGIRL/YooA\t유아\n")
    await assertOffers("ive", "")
  }

  func testAGivenFavoriteIsNotOfferedAgain() async {
    await add("OHMYGIRL", "IVE")
    for word in ["OHMYGIRL", "omg", "오마이걸"] {
      await assertOffers(after: [word], "", "IVE\t아이브\n")
    }
    await add("OHMYGIRL/YooA")
    await assertOffers(after: ["YooA"], "OHMYGIRL/", "")
  }

  func testAnAmbiguousNameIsNotOffered() async {
    await add("TWICE/Mina", "AOA/Mina")
    await assertOffers("", "민아\tMina\n미나\tMina\n")
    await assertOffers("Min", "Minah\t민아\n")
    await assertOffers("TWICE/", "TWICE/Mina\t미나\n")
  }

  func testAFavoriteMissingFromTheCatalogIsOfferedByID() async throws {
    try writeFile(
      """
      {"schemaVersion": 1, "favorites": [
        {"kind": "group", "id": "GONE", "added": "2026-01-02"},
        {"kind": "member", "id": "IVE/Gone", "added": "2026-01-01"}
      ]}
      """)
    await assertOffers("", "GONE\t\nIVE/Gone\t\n")
    await assertOffers("gon", "GONE\t\n")
  }

  func testWithoutACatalogIDsAreOffered() async {
    await add("OHMYGIRL", "OHMYGIRL/YooA")
    let source = home.appendingPathComponent("nowhere").path
    await assertOffers("", "OHMYGIRL/YooA\t\nOHMYGIRL\t\n", in: ["KPGG_SOURCE": source])
  }

  func testWithoutFavoritesNothingIsOffered() async {
    await assertOffers("", "")
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testACorruptFileOffersNothing() async throws {
    for text in ["", "{", "[]", #"{"schemaVersion": 2, "favorites": []}"#] {
      try writeFile(text)
      await assertOffers("", "")
      XCTAssertEqual(try readFile(), text)
    }
  }

  func testWithoutADataFolderNothingIsOffered() async {
    await assertRun("__complete fish -- kpgg favorites remove o", .prints("words\n"))
  }

  /// Asserts all candidates after `favorites remove`.
  private func assertOffers(
    after words: [String] = [], _ typed: String, _ expected: String,
    in variables: [String: String] = [:], file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    await assertRun(
      TypedLine(["__complete", "fish", "--", "kpgg", "favorites", "remove"] + words + [typed]),
      in: variables, .prints("words\n" + expected), file: file, testLine: testLine)
  }
}
