import XCTest

@testable import KPGGCore

final class RecordIDTests: XCTestCase {
  func testAnIDIsOneText() throws {
    let ids: [(RecordID, String)] = [
      (.group("IVE"), "IVE"), (.member(try checked("IVE/Rei")), "IVE/Rei"),
      (.member(try checked("IVE/songs")), "IVE/songs"),
      (.song(group: "IVE", title: "HEYA"), "IVE/songs/HEYA"),
      (.song(group: "IVE", title: "songs"), "IVE/songs/songs"),
      (.song(group: "IVE", title: "24/7 & more"), "IVE/songs/24/7 & more"),
      (.song(group: "IVE", title: "/"), "IVE/songs//"),
      (.song(group: "IVE", title: ""), "IVE/songs/"),
      (.song(group: "IVE", title: "\u{301}v"), "IVE/songs/\u{301}v"),
    ]
    for (id, text) in ids {
      XCTAssertEqual(id.description, text)
      XCTAssertEqual(RecordID(text), id)
      XCTAssertEqual(id.groupID, "IVE")
      XCTAssertEqual(try roundTripped([id]), [id])
      XCTAssertEqual(id.json, .string(text))
    }
  }

  func testOtherTextsAreRejected() {
    for text in ["", "/", "IVE/", "/Rei", "IVE/a b", "IVE/Rei/HEYA", "../a", "first"] {
      XCTAssertNil(RecordID(text), text)
    }
  }

  func testALiteralIsAnID() {
    XCTAssertEqual(["IVE", "IVE/Rei"], [RecordID.group("IVE"), RecordID("IVE/Rei")])
  }
}
