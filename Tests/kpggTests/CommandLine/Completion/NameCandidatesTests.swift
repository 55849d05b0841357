import Foundation
import XCTest

@testable import kpgg

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
