import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The words of prompts and clues.
final class QuestionTextsTests: XCTestCase {
  func testQuestionsAboutGroupsInBothLanguages() async throws {
    try await assertTexts(
      "lineup 2NE1", .easy, "Which group is it? Member: Dara. Member: Park Bom. Member: CL",
      "어느 그룹일까요? 멤버: 다라. 멤버: 박봄. 멤버: 씨엘")
    try await assertTexts(
      "initials KARA", .easy,
      """
      Which group has these initials in Korean? ㅋㄹ Debut: 2007. Members, past and present: 7. \
      Last syllable in Korean: 라
      """, "초성이 다음과 같은 그룹은? ㅋㄹ 데뷔: 2007년. 역대 멤버 수: 7명. 마지막 글자: 라")
    try await assertTexts(
      "debut KARA FX SECRET GFRIEND", .easy,
      "Which group debuted first? Debut: 2006 to 2008. Debut: 2007",
      "가장 먼저 데뷔한 그룹은? 데뷔: 2006~2008년. 데뷔: 2007년")
    try await assertTexts(
      "debut 2NE1 4MINUTE FX SECRET", .hard,
      """
      In which order did they debut? 1 SECRET, 2 f(x), 3 4Minute, 4 2NE1 \
      First and last debut: 2009 and 2009
      """, "데뷔한 순서대로 나열하세요. 1 시크릿, 2 에프엑스, 3 포미닛, 4 투애니원 첫 데뷔와 마지막 데뷔: 2009년, 2009년")
  }

  func testQuestionsAboutSongsInBothLanguages() async throws {
    try await assertTexts(
      "song 2NE1 Ugly", .hard,
      "Which group released “Ugly”? Release: 2011. Initials: 2N_1. Beginning: 2N",
      "어느 그룹의 노래일까요? ‘어글리’ 발매: 2011년. 초성: ㅌㅇㄴㅇ. 앞부분: 투")
    try await assertTexts(
      "song TWICE Like%20OOH-AHH title", .easy,
      "Which song is by TWICE? Release: 2015. Initials: L___ O__ A__. Beginning: Li",
      "다음 중 트와이스의 노래는? 발매: 2015년. 초성: ㅇㅇㅎㄱ. 앞부분: 우")
    try await assertTexts(
      "song TWICE Like%20OOH-AHH title", .hard,
      "Which song by TWICE has these initials? L___ O__ A__ Release: 2015. Beginning: Li",
      "초성이 다음과 같은 트와이스의 노래는? ㅇㅇㅎㄱ 발매: 2015년. 앞부분: 우")
    // Only Hangul has choseong.
    try await assertTexts(
      "song TWICE The%20Feels title", .hard,
      "Which song by TWICE has these initials? T__ F____ Release: 2021. Beginning: Th",
      "머리글자가 다음과 같은 트와이스의 노래는? T__ F____ 발매: 2021년. 앞부분: Th")
  }

  func testQuestionsAboutMembersInBothLanguages() async throws {
    try await assertTexts(
      "profile IVE/Rei", .easy,
      """
      Who is this? Blood type: A. MBTI: INFJ. Nationality: Japan. Year of birth: 2004. \
      Height: 169 cm. Group: IVE
      """, "누구일까요? 혈액형: A. MBTI: INFJ. 국적: 일본. 출생 연도: 2004년. 키: 169 cm. 그룹: 아이브")
    try await assertTexts(
      "odd KARA STAYC/Sieun", .easy, "Who was never a member of KARA?",
      "카라의 멤버였던 적이 없는 사람은?")
    try await assertTexts(
      "odd 2NE1 2NE1/Dara", .hard,
      "Who is missing from the current line-up of 2NE1? Minzy, Park Bom, CL",
      "투애니원의 현재 멤버 중 다음 명단에 없는 사람은? 민지, 박봄, 씨엘")
    try await assertTexts(
      "odd 4MINUTE 4MINUTE/Gayoon", .hard,
      "Who is missing from the last line-up of 4Minute? Sohyun, Jihyun, Jiyoon, HyunA",
      "포미닛의 해체 당시 멤버 중 다음 명단에 없는 사람은? 소현, 지현, 지윤, 현아")
    try await assertTexts(
      "members 2NE1", .easy,
      """
      Who is in 2NE1 now? Number of members: 4. \
      Initials: P___ B__, D___, C_, M____
      """, "투애니원의 현재 멤버는? 멤버 수: 4명. 초성: ㅂㅂ, ㄷㄹ, ㅆㅇ, ㅁㅈ")
    try await assertTexts(
      "members 4MINUTE", .easy,
      """
      Who was in 4Minute at the end? Number of members: 5. \
      Initials: J_____, G_____, J_____, H____, S_____
      """, "포미닛의 해체 당시 멤버는? 멤버 수: 5명. 초성: ㅈㅎ, ㄱㅇ, ㅈㅇ, ㅎㅇ, ㅅㅎ")
    try await assertTexts(
      "members 4MINUTE", .hard,
      """
      Who was in 4Minute at the end? Number of members: 5. \
      Initials: J_____, G_____, J_____, H____, S_____
      """, "포미닛의 해체 당시 멤버를 모두 쓰세요. 멤버 수: 5명. 초성: ㅈㅎ, ㄱㅇ, ㅈㅇ, ㅎㅇ, ㅅㅎ")
  }

  func testKindsAndLevelsHaveDifferentNames() {
    let kinds = QuizKind.generated + [.own]
    XCTAssertEqual(Set(kinds.map(\.rawValue)).count, kinds.count)
    XCTAssertEqual(Set(kinds.map(\.name.english)).count, kinds.count)
    XCTAssertEqual(Set(kinds.map(\.name.korean)).count, kinds.count)
    XCTAssertEqual(Set(QuizLevel.allCases.map(\.name.english)).count, QuizLevel.allCases.count)
    XCTAssertEqual(Set(QuizLevel.allCases.map(\.name.korean)).count, QuizLevel.allCases.count)
  }

  /// Checks the prompt and the clues of a question.
  private func assertTexts(
    _ id: String, _ level: QuizLevel, _ english: String, _ korean: String, line: UInt = #line
  ) async throws {
    let generator = try await QuizGenerator.sample()
    let question = try XCTUnwrap(
      generator.question(try XCTUnwrap(QuizQuestionID(id)), level: level, seed: 3), id, line: line)
    for (language, text) in [(Language.english, english), (.korean, korean)] {
      let clues = question.clues.map { $0.text(in: language) }.joined(separator: ". ")
      let found = question.promptText.text(in: language) + (clues.isEmpty ? "" : " \(clues)")
      XCTAssertEqual(found, text, line: line)
    }
  }
}
