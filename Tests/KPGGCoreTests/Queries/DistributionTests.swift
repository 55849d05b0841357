import XCTest

@testable import KPGGCore

final class DistributionTests: XCTestCase {
  func testTheMostFrequentNameComesFirst() {
    let distribution = Distribution(ofNames: [["b"], ["a"], ["b"], ["c"], ["b"], ["c"]])
    XCTAssertEqual(rows(of: distribution), ["b 3", "c 2", "a 1"])
  }

  func testEquallyFrequentNamesAreSortedByBytes() {
    let distribution = Distribution(ofNames: [["나"], ["b"], ["가"], ["B"], ["é"], ["e\u{301}"]])
    XCTAssertEqual(rows(of: distribution), ["é 2", "B 1", "b 1", "가 1", "나 1"])
  }

  func testAnItemWithoutANameIsUnknownAndCountsInTheTotal() {
    let distribution = Distribution(ofNames: [["a"], [], []])
    XCTAssertEqual(distribution.unknownCount, 2)
    XCTAssertEqual(distribution.totalCount, 3)
    XCTAssertEqual(rows(of: distribution), ["a 1"])
  }

  func testAnItemWithSeveralNamesCountsOncePerName() {
    let distribution = Distribution(ofNames: [["a", "b", "b"], ["a", "a"]])
    XCTAssertEqual(rows(of: distribution), ["a 2", "b 1"])
    XCTAssertEqual(distribution.several, 1)
    XCTAssertEqual(distribution.totalCount, 2)
  }

  func testAnAlwaysShownNameCanHaveCountZero() {
    let distribution = Distribution(ofNames: [["b"]], always: ["a", "b", "a"])
    XCTAssertEqual(rows(of: distribution), ["b 1", "a 0"])
  }

  func testMissingNumbersAreShownWithCountZero() {
    let distribution = Distribution(ofNumbers: [2009, nil, 2006, 2009])
    XCTAssertEqual(rows(of: distribution), ["2006 1", "2007 0", "2008 0", "2009 2"])
    XCTAssertEqual(distribution.unknownCount, 1)
    XCTAssertEqual(distribution.totalCount, 4)
  }

  func testMoreThanTenMissingNumbersAreMerged() {
    XCTAssertEqual(
      rows(of: Distribution(ofNumbers: [1, 1990, 2001, 2013])),
      ["1 1", "2-1989 0", "1990 1"] + (1991...2000).map { "\($0) 0" }
        + ["2001 1", "2002-2012 0", "2013 1"])
    XCTAssertEqual(
      rows(of: Distribution(ofNumbers: [100, 160], inBandsOf: 5)),
      ["100-104 1", "105-159 0", "160-164 1"])
  }

  func testABandStartsAtAMultipleOfItsWidth() {
    let distribution = Distribution(ofNumbers: [159, 160, 164, 165, 170], inBandsOf: 5)
    XCTAssertEqual(rows(of: distribution), ["155-159 1", "160-164 2", "165-169 1", "170-174 1"])
  }

  func testWithoutKnownNumbersThereAreNoCounts() {
    let distribution = Distribution(ofNumbers: [nil, nil])
    XCTAssertEqual(distribution.counts, [])
    XCTAssertEqual(distribution.unknownCount, 2)
    XCTAssertEqual(Distribution(ofNumbers: []).totalCount, 0)
  }

  func testALimitKeepsTheFirstAndCountsTheOmitted() {
    let all = Distribution(ofNames: [["a"], ["a"], ["b"], ["c"]])
    let limited = all.limited(to: 2)
    XCTAssertEqual(rows(of: limited), ["a 2", "b 1"])
    XCTAssertEqual(limited.omitted, 1)
    XCTAssertEqual(limited.totalCount, 4)
    XCTAssertEqual(limited.limited(to: 1).omitted, 2)
  }

  func testALimitThatIsNotReachedChangesNothing() {
    let all = Distribution(ofNames: [["a"], ["b"]])
    XCTAssertEqual(all.limited(to: 2), all)
    XCTAssertEqual(all.limited(to: .max), all)
  }

  private func rows(of distribution: Distribution) -> [String] {
    distribution.counts.map { "\($0.label) \($0.count)" }
  }
}
