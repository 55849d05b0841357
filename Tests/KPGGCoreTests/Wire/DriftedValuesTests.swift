import XCTest

@testable import KPGGCore

final class DriftedDateTests: XCTestCase {
  func testSlashesSeparateADate() {
    XCTAssertEqual(CalendarDate(drifted: "1994/07/28")?.description, "1994-07-28")
    XCTAssertEqual(CalendarDate(drifted: "1994/7")?.description, "1994-07")
  }

  func testAYearOfTwoDigitsIsFrom1940To2039() {
    for (text, date) in [
      ("94.07.28", "1994-07-28"), ("94/7/28", "1994-07-28"), ("94-07-28", "1994-07-28"),
      ("94년 7월 28일", "1994-07-28"), ("40.01.01", "1940-01-01"), ("39.12.31", "2039-12-31"),
      ("00.02.29", "2000-02-29"),
    ] { XCTAssertEqual(CalendarDate(drifted: text)?.description, date, text) }
  }

  func testTheTimeOfADateIsIgnored() {
    for time in [
      "T00:00:00Z", "T15:30", "T15:30Z", "T23:59:60", "T00:00:00.000Z", "T00:00:00+09:00",
      "T00:00:00.5-0300", "T00:00:00+09",
    ] {
      XCTAssertEqual(CalendarDate(drifted: "1994-07-28\(time)")?.description, "1994-07-28", time)
    }
  }

  func testImpossibleAndUnclearDatesAreRejected() {
    for text in [
      "1994/02/30", "94.02.30", "01.02.29", "1994-02-30T00:00:00Z", "94", "94.07", "94/07",
      "28/07/1994", "1994/07.28", "1994/07-28", "1994-07T00:00", "1994.07.28T00:00", "1994-07-28T",
      "1994-07-28T24:00", "1994-07-28T00", "1994-07-28T00:00.5", "1994-07-28T00:00:00.",
      "1994-07-28T00:00:00+9", "1994-07-28T00:00:00ZZ", "1994-07-28 00:00:00", "", "/", "T", "미상",
    ] { XCTAssertNil(CalendarDate(drifted: text), text) }
  }
}

final class YouTubeURLTests: XCTestCase {
  func testTheURLOfAVideoHasItsID() {
    for url in [
      "https://www.youtube.com/watch?v=HzOjwL7IP_o", "youtube.com/watch?v=HzOjwL7IP_o",
      "http://m.youtube.com/watch?v=HzOjwL7IP_o", "//youtu.be/HzOjwL7IP_o",
      "https://music.youtube.com/watch?list=a&v=HzOjwL7IP_o&t=1", "youtu.be/HzOjwL7IP_o?t=1",
      "HTTPS://WWW.YouTube.com/watch?v=HzOjwL7IP_o#a", "https://youtube.com/embed/HzOjwL7IP_o",
      "https://www.youtube-nocookie.com/embed/HzOjwL7IP_o?rel=0", "youtube.com/v/HzOjwL7IP_o",
      "https://youtube.com/shorts/HzOjwL7IP_o/", "https://youtube.com/live/HzOjwL7IP_o",
    ] { XCTAssertEqual(VideoID(youtubeURL: url)?.rawValue, "HzOjwL7IP_o", url) }
  }

  func testOtherURLsHaveNoID() {
    for url in [
      "", "HzOjwL7IP_o", "https://vimeo.com/HzOjwL7IP_o", "https://youtu.be/short",
      "https://youtu.be.example.com/HzOjwL7IP_o", "https://youtube.com@example.com/HzOjwL7IP_o",
      "https://youtube.com/watch", "https://youtube.com/watch?w=HzOjwL7IP_o",
      "https://youtube.com/playlist?v=HzOjwL7IP_o", "https://youtube.com/HzOjwL7IP_o",
      "https://youtube.com/channel/HzOjwL7IP_o", "ftp://youtu.be/HzOjwL7IP_o",
    ] { XCTAssertNil(VideoID(youtubeURL: url), url) }
  }
}

/// Documents of an endpoint in the original form, with each drifted value.
final class DriftedDocumentTests: XCTestCase {
  func testDriftedDatesAndBooleansOfMembersAreRead() throws {
    let members = try readGroup(try good("group-of-a-drifted-endpoint")).document.members
    XCTAssertEqual(
      members.map { $0.birthDate?.description },
      [
        nil, nil, "1994-07-28", "1994-07-28", "2003-05-01", "1994-07-28", "1994-07-28",
        "1995-01-22", "1995-01-22", "1995-01-22", "1995-01-22",
      ])
    XCTAssertEqual(members.suffix(4).map(\.isFormer), [false, true, false, true])
  }

  func testDriftedVideosAndBooleansOfGroupsAreRead() throws {
    let catalog = try readIndex(try good("index-of-a-drifted-endpoint")).document.catalog
    XCTAssertEqual(catalog.groups.count, 8)
    for group in catalog.groups {
      XCTAssertEqual(group.hitSong?.youtubeID?.rawValue, "QIN5_tJRiyY", group.name)
    }
    let former = ["STAYC", "ITZY", "IVE", "OHMYGIRL"].compactMap { GroupID($0) }
    XCTAssertEqual(
      former.map { catalog[$0]?.hasFormerMembers }, [false, true, false, true])
  }
}
