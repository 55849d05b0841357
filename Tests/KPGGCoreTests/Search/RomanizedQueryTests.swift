import XCTest

@testable import KPGGCore

/// Korean names that are typed in Latin letters.
final class RomanizedQueryTests: XCTestCase {
  func testATextSpellsANameByItsSounds() {
    for (text, name) in [
      ("sonyeosidae", "소녀시대"), ("sonyoshidae", "소녀시대"), ("Sonyeo Sidae", "소녀시대"),
      ("soshi", "소시"), ("yeojachingu", "여자친구"), ("yojachinggu", "여자친구"), ("nyujinseu", "뉴진스"),
      ("ppalganmat", "빨간맛"), ("bbalganmat", "빨간 맛"), ("jangwonyeong", "장원영"),
      ("jang-won-young", "장원영"), ("yeojaaideul", "(여자)아이들"), ("teuwaiseu", "트와이스"),
      ("park chaeyoung", "박채영"), ("Jung Eun-ji", "정은지"), ("lim nayeon", "임나연"),
      ("lee jieun", "이지은"),
      ("ahn yujin", "안유진"), ("choi yuna", "최유나"), ("oh hayoung", "오하영"),
      ("chajagaseyo", "찾아가세요"), ("nae ireum malgeum", "내 이름 맑음"), ("jjalbeun chima", "짧은 치마"),
      ("na eopsi", "나 없이"), ("joeun nal", "좋은 날"), ("amureochi", "아무렇지"), ("masinneun", "맛인는"),
      ("jung hwa", "중화"),
      ("jung hwa", "정화"),
      ("hangugeo", "한국어"), ("byeori", "별이"), ("sonyeosidae", UnicodeForm.decomposed("소녀시대")),
    ] {
      XCTAssertEqual(RomanizedQuery(text)?.matches(name), true, "\(text) \(name)")
    }
  }

  func testOtherNamesAreNotSpelled() {
    for (text, name) in [
      ("sonyeosidae", "소녀시"), ("sonyeosi", "소녀시대"), ("soshi", "Soshi"), ("soshi", ""),
      ("sonyeosidae", "소녀시대é"), ("sonyeosidae", String(repeating: "소녀시대", count: 100)),
      ("jiwoo", "지유"), ("sanna", "사나"), ("parkchaeyoung", "박채영"), ("chaeyoung park", "채영박"),
    ] {
      XCTAssertEqual(RomanizedQuery(text)?.matches(name), false, "\(text) \(name)")
    }
  }

  func testOnlyLatinTextsWithFourSoundsAreQueries() {
    for text in [
      "sua", "boo a", "소녀시대", "2ne1", "sonyeo.sidae", "", String(repeating: "so", count: 5000),
    ] {
      XCTAssertNil(RomanizedQuery(text), text)
    }
  }

  func testARomanizedNameIsResolvedAndFound() async throws {
    let catalog = try await SampleCatalog.catalog()
    XCTAssertEqual(catalog.group(named: "omaigeol").value?.id, .ohMyGirl)
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    XCTAssertEqual(search.hits(for: "omaigeol").map(\.id.description), ["OHMYGIRL"])
    XCTAssertEqual(search.hits(for: "yeojachingu").first?.id.description, "GFRIEND")
    for text in ["omaigeol yooa", "omaigeol 유아", "oma igeol yooa"] {
      XCTAssertEqual(search.hits(for: text).map(\.id.description), ["OHMYGIRL/YooA"], text)
    }
    XCTAssertEqual(search.hits(for: "omaigeol xyzzy").count, 0)
    XCTAssertEqual(NameFilter("omaigeol").filter(catalog.groups).map(\.id), [.ohMyGirl])
  }
}
