import KPGGCore
import XCTest

@testable import kpgg

final class WordingTests: CommandTestCase {
  func testTheOriginalsLabelIsAnsweredWithYesOrNo() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    XCTAssertEqual(Wording.standing(of: member), Label("member", "아니요"))
    member.isFormer = true
    XCTAssertEqual(Wording.standing(of: member), Label("former", "예"))
  }

  func testWhoDiedInTheLineUpIsSaidToHaveDied() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    member.died = CalendarDate(year: 2014, month: 9, day: 7)
    XCTAssertEqual(Wording.standing(of: member), Label("died", "사망"))
    member.isFormer = true
    XCTAssertEqual(Wording.standing(of: member), Label("former", "예"))
  }

  func testWhoLeftAndWhoDiedAreCountedApart() throws {
    var members = [Member](repeating: Member(id: try XCTUnwrap(MemberID("A/Yuri"))), count: 4)
    XCTAssertEqual(Wording.count(of: members), Label("4", "4명"))
    members[0].died = CalendarDate(year: 2014)
    XCTAssertEqual(Wording.count(of: members), Label("3, and 1 who died", "3명, 사망 1명"))
    members[1].isFormer = true
    XCTAssertEqual(
      Wording.count(of: members), Label("2, and 1 former, 1 who died", "2명, 탈퇴 1명, 사망 1명"))
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
