import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class ListOrderTests: BrowserTestCase {
  func testTheOrdersOfAListFormACycle() {
    for kind in [ListKind.groups, .members, .songs, .favorites, .hits] {
      var order = ListOrder()
      for key in kind.keys {
        XCTAssertEqual(order.key, key)
        order = order.next(of: kind)
      }
      XCTAssertEqual(order, ListOrder())
    }
  }

  func testUnknownValuesComeLastInBothDirections() throws {
    let members = library.lineUps.members
    for isReversed in [false, true] {
      let sorted = ListOrder(key: .height, isReversed: isReversed)
        .sorted(members, in: .english).filter { !$0.isFormer }.map(\.heightCm)
      let known = sorted.compactMap(\.self)
      XCTAssertEqual(known, isReversed ? known.sorted(by: >) : known.sorted())
      XCTAssertNil(sorted.last ?? 0)
      XCTAssertTrue(sorted.dropFirst(known.count).allSatisfy { $0 == nil })
    }
  }

  func testNamesAreSortedInTheShownLanguage() throws {
    let order = ListOrder(key: .name)
    for language in Language.allCases {
      let names = order.sorted(library.catalog.groups, in: language).map { $0.name(in: language) }
      XCTAssertEqual(names, names.sorted { NormalizedText($0) < NormalizedText($1) })
    }
  }

  func testAnOrderOfOtherRecordsChangesNothingButTheDirection() {
    let songs = ["b", "a"].map { Song(title: $0) }
    XCTAssertEqual(ListOrder().sorted(songs, in: .english).map(\.title), ["b", "a"])
    XCTAssertEqual(
      ListOrder(isReversed: true).sorted(songs, in: .english).map(\.title), ["a", "b"])
    XCTAssertEqual(ListOrder(key: .name).sorted(songs, in: .english).map(\.title), ["a", "b"])
  }
}
