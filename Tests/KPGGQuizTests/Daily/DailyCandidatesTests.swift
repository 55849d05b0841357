import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyCandidatesTests: XCTestCase {
  func testSomeoneInSeveralGroupsIsOneCandidate() async throws {
    let candidates = try await DailySample.sample(.member)
    let wonyoung = try XCTUnwrap(candidates["IVE/Wonyoung"])
    XCTAssertEqual(candidates["IZONE/JangWonyoung"] ?? candidates["IZONE/Wonyoung"], wonyoung)
    XCTAssertEqual(candidates.all.count { $0.ids.contains("IVE/Wonyoung") }, 1)
    XCTAssertEqual(candidates.matches("wonyoung", limit: 10).map(\.candidate.id), ["IVE/Wonyoung"])
  }

  func testMatchesAreThoseOfASearch() async throws {
    let groups = try await DailySample.sample(.group)
    for text in ["오마이", "ㅇㅁㅇㄱ", "oh my", "omg", "ohmygril", "dhakdlrjf"] {
      XCTAssertEqual(groups.matches(text, limit: 5).first?.candidate.id, "OHMYGIRL", text)
    }
    let members = try await DailySample.sample(.member)
    for text in ["yooa", "유아", "omg yooa", "오마이걸 유아"] {
      XCTAssertEqual(members.matches(text, limit: 5).first?.candidate.id, "OHMYGIRL/YooA", text)
    }
  }

  func testMatchesAreOfOneKindAndLimited() async throws {
    let groups = try await DailySample.sample(.group)
    XCTAssertTrue(groups.matches("a", limit: 7).allSatisfy { $0.candidate.kind == .group })
    XCTAssertEqual(groups.matches("a", limit: 7).count, 7)
    XCTAssertEqual(groups.matches("", limit: 7), [])
    XCTAssertEqual(
      groups.matches("yooa", limit: 7).map(\.candidate.id).contains("OHMYGIRL/YooA"), false)
  }

  func testAWholeNameIsResolved() async throws {
    let groups = try await DailySample.sample(.group)
    for text in ["OHMYGIRL", "oh-my-girl", "오마이걸", "omg", "dhakdlrjf"] {
      XCTAssertEqual(groups.resolve(text).value?.id, "OHMYGIRL", text)
    }
    let members = try await DailySample.sample(.member)
    for text in ["OHMYGIRL/YooA", "YooA", "omg yooa", "오마이걸 유아", "ohmygirl/yooa"] {
      XCTAssertEqual(members.resolve(text).value?.id, "OHMYGIRL/YooA", text)
    }
  }

  func testAnAmbiguousNameHasItsCandidates() async throws {
    let members = try await DailySample.sample(.member)
    guard case .ambiguous(let candidates) = members.resolve("mina") else {
      return XCTFail("'mina' is not ambiguous.")
    }
    XCTAssertTrue(candidates.map(\.id).contains("TWICE/Mina"))
    XCTAssertEqual(members.resolve("twice mina").value?.id, "TWICE/Mina")
    XCTAssertEqual(members.resolve("트와이스 미나").value?.id, "TWICE/Mina")
  }

  func testABeginningOrInitialsAreNoName() async throws {
    let groups = try await DailySample.sample(.group)
    for text in ["오마이", "ㅇㅁㅇㄱ", "oh my", "ohmygril", "girl"] {
      guard case .unknown = groups.resolve(text) else { return XCTFail(text) }
    }
  }

  func testAnUnknownNameHasSuggestions() async throws {
    let groups = try await DailySample.sample(.group)
    for text in ["ohmygril", "ㅇㅁㅇㄱ"] {
      guard case .unknown(let suggestions) = groups.resolve(text) else { return XCTFail(text) }
      XCTAssertEqual(suggestions.first?.id, "OHMYGIRL", text)
      XCTAssertLessThanOrEqual(suggestions.count, 3)
    }
    XCTAssertEqual(groups.resolve("xyzxyz"), .unknown(suggestions: []))
    XCTAssertEqual(
      groups.resolve(String(repeating: "a", count: 100_000)), .unknown(suggestions: []))
  }

  func testTheTextsOfAGroup() async throws {
    let candidates = try await DailySample.sample(.group)
    let gfriend = try XCTUnwrap(candidates["GFRIEND"])
    XCTAssertEqual(
      GuessAttribute.all(of: .group).map { candidates.text(of: $0, for: gfriend)?.english },
      ["2015", "Source Music", "6", "disbanded", "2014–2015", "-jchg"])
    XCTAssertEqual(candidates.text(of: .status, for: gfriend)?.korean, "해체")
    XCTAssertEqual(candidates.text(of: .section, for: gfriend)?.korean, "2014~2015")
  }

  func testTheTextsOfAPerson() async throws {
    let candidates = try await DailySample.sample(.member)
    let person = try XCTUnwrap(candidates["IVE/Wonyoung"])
    let texts = GuessAttribute.all(of: .member).map { candidates.text(of: $0, for: person) }
    XCTAssertEqual(
      texts.map { $0?.english }, ["IVE, IZ*ONE", "2004", "ENTJ", "O", "173 cm", "South Korea"])
    XCTAssertEqual(texts.map { $0?.korean }, ["아이브, 아이즈원", "2004", "ENTJ", "O", "173 cm", "대한민국"])
  }

  func testAnUnknownValueHasNoText() throws {
    let candidates = try DailySample.groups()
    let group = try XCTUnwrap(candidates["G2010"])
    XCTAssertEqual(candidates.text(of: .debutYear, for: group), BilingualText("2010"))
    for attribute in GuessAttribute.all(of: .group) where attribute != .debutYear {
      XCTAssertNil(candidates.text(of: attribute, for: group), "\(attribute)")
    }
  }
}
