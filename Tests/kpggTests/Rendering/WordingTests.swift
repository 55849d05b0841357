import KPGGCore
import XCTest

@testable import kpgg

final class WordingTests: CommandTestCase {
  func testTheOriginalsWordsAnswerWhetherSheHasLeft() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    XCTAssertEqual(Wording.labelOfLeaving(member), Label("no", "활동"))
    member.isFormer = true
    XCTAssertEqual(Wording.labelOfLeaving(member), Label("yes", "탈퇴"))
  }

  func testWhoDiedInTheLineUpIsNotCalledActive() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    member.died = CalendarDate(year: 2014, month: 9, day: 7)
    XCTAssertEqual(Wording.labelOfLeaving(member), Label("died", "사망"))
    member.isFormer = true
    XCTAssertEqual(Wording.labelOfLeaving(member), Label("yes", "탈퇴"))
  }

  func testEveryPositionOfTheCatalogueHasAKoreanWord() async {
    let lists = await output(of: "members --fields positions --plain").split(separator: "\n")
    let positions = Set(lists.flatMap { $0.split(separator: ", ").map(String.init) })
    XCTAssertFalse(positions.isEmpty)
    for text in positions {
      let korean = Position(text).map { Wording.label(of: $0).korean }
      XCTAssertNotEqual(korean, text)
    }
  }

  func testAPositionWithoutAKoreanWordStaysAsItIs() throws {
    let position = try XCTUnwrap(Position("Producer"))
    XCTAssertEqual(Wording.label(of: position), Label("Producer", "Producer"))
  }

  func testEveryNationalityOfTheCatalogueHasAKoreanWord() async {
    let lists = await output(of: "members --fields nationalities --plain").split(separator: "\n")
    let countries = Set(lists.flatMap { $0.split(separator: ", ").map(String.init) })
    XCTAssertFalse(countries.isEmpty)
    for name in countries {
      XCTAssertNotEqual(Wording.label(ofCountry: name).korean, name)
    }
  }

  func testACountryWithoutAKoreanWordStaysAsItIs() {
    XCTAssertEqual(Wording.label(ofCountry: "Atlantis"), Label("Atlantis", "Atlantis"))
  }

  func testASongIsShownByWhatIsKnownOfIt() throws {
    let song = try XCTUnwrap(
      HitSong(title: nil, koreanTitle: "비밀정원", year: 2018, youtubeID: nil))
    XCTAssertEqual(song.title(in: .english), "비밀정원 (2018)")
    XCTAssertEqual(song.fullTitle(in: .english), "비밀정원, 2018")
    let year = try XCTUnwrap(HitSong(title: nil, koreanTitle: nil, year: 2018, youtubeID: nil))
    XCTAssertEqual(year.title(in: .korean), "(2018)")
    XCTAssertEqual(year.fullTitle(in: .korean), "2018")
  }

  func testNamesFallBackToTheOtherScript() throws {
    var group = GirlGroup(id: try XCTUnwrap(GroupID("IVE")))
    XCTAssertEqual(group.name(in: .korean), "IVE")
    group.koreanName = "아이브"
    XCTAssertEqual(group.name(in: .korean), "아이브")
    XCTAssertEqual(group.name(in: .english), "IVE")
  }
}
