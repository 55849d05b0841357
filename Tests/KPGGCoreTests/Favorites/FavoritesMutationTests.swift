import Foundation
import KPGGCore
import XCTest

/// Mutated documents give an error with its place, or favorites that can be written and read again.
final class FavoritesMutationTests: XCTestCase {
  private static let document = """
    {"schemaVersion": 1, "favorites": [
      {"kind": "member", "id": "IVE/Liz", "added": "2026-11-21", "tags": ["bias", "최애"],
       "note": "first concert, 2023"},
      {"kind": "song", "id": "IVE/songs/HEYA", "added": "2026-11-20", "stars": 5},
      {"kind": "group", "id": "IVE", "added": "2026-11-19", "tags": ["bias"], "note": "a / b"}],
     "theme": {"color": [1, null, "x"]}}
    """

  private static let insertions = [
    "\"", "{", "]", ",", ":", "\\", "\\u001b", "\u{0}", "null", "1e999", "-", "가", "\"tags\": [],",
    "\"note\": 5,", " ", "\\ud800", "2027", " / ", "\u{202E}",
  ].map { Array($0.utf8) }

  func testMutatedDocumentsAreErrorsOrFavorites() throws {
    var random = Numbers(state: 31)
    var (valid, invalid) = (0, 0)
    for _ in 1...2_000 {
      var bytes = Array(Self.document.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let favorites = try Favorites(Data(bytes))
        valid += 1
        XCTAssertEqual(try Favorites(favorites.data), favorites, text)
        XCTAssertEqual(try Favorites(favorites.data).data, favorites.data, text)
        var merged = favorites
        merged.merge(favorites)
        XCTAssertEqual(merged, favorites, text)
      } catch {
        invalid += 1
        XCTAssertFalse(error.description.isEmpty, text)
      }
    }
    // The mutations are neither harmless nor all the same.
    XCTAssertGreaterThan(valid, 50)
    XCTAssertGreaterThan(invalid, 500)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Numbers) {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes[start] = bytes.randomElement(using: &random) ?? 0
    default:
      bytes.insert(contentsOf: Self.insertions.randomElement(using: &random) ?? [], at: start)
    }
  }
}

/// The same numbers in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
  }
}
