import KPGGCore
import XCTest

final class KoreanParticleTests: XCTestCase {
  func testTheFormFollowsTheLastSound() {
    for (text, topic, subject, object) in [
      ("오마이걸", "은", "이", "을"), ("아이브", "는", "가", "를"),
      ("오마이걸".decomposedStringWithCanonicalMapping, "은", "이", "을"),
      ("아이브".decomposedStringWithCanonicalMapping, "는", "가", "를"),
      ("Oh My Girl", "은", "이", "을"), ("IVE", "는", "가", "를"), ("f(x)", "는", "가", "를"),
      ("Dreaming", "은", "이", "을"), ("KING", "은", "이", "을"), ("Ring!", "은", "이", "을"),
      ("SECRET", "은(는)", "이(가)", "을(를)"), ("Night", "은(는)", "이(가)", "을(를)"),
      ("Bob", "은(는)", "이(가)", "을(를)"), ("Music", "은(는)", "이(가)", "을(를)"),
      ("Kard", "은(는)", "이(가)", "을(를)"), ("Black", "은(는)", "이(가)", "을(를)"),
      ("Purple", "은(는)", "이(가)", "을(를)"), ("Time", "은(는)", "이(가)", "을(를)"),
      ("Irene", "은(는)", "이(가)", "을(를)"), ("Chase", "는", "가", "를"),
      ("Favorite", "은(는)", "이(가)", "을(를)"), ("QWER", "은(는)", "이(가)", "을(를)"),
      ("fromis_9", "은(는)", "이(가)", "을(를)"), ("T3", "은(는)", "이(가)", "을(를)"),
      ("F8", "은", "이", "을"), ("Sleep", "은(는)", "이(가)", "을(를)"), ("Bag", "은(는)", "이(가)", "을(를)"),
      ("Stage 1", "은", "이", "을"), ("H.O.T. 2", "는", "가", "를"), ("미나!", "는", "가", "를"),
      ("", "은(는)", "이(가)", "을(를)"), ("ミナ", "은(는)", "이(가)", "을(를)"),
    ] {
      XCTAssertEqual(KoreanParticle.topic.form(after: text), topic, text)
      XCTAssertEqual(KoreanParticle.subject.form(after: text), subject, text)
      XCTAssertEqual(KoreanParticle.object.form(after: text), object, text)
    }
  }
}
