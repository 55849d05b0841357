import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The words of prompts and clues.
final class QuizTextTests: XCTestCase {
  func testPromptsInBothLanguages() {
    let group = QuizText(english: "KARA", korean: "카라")
    let members = [
      QuizText(english: "Gyuri", korean: "규리"), QuizText(english: "Hara", korean: "하라"),
    ]
    let prompts: [(QuizPrompt, String, String)] = [
      (.groupOfMembers, "Which group is it?", "어느 그룹일까요?"),
      (
        .groupWithInitials("ㅋㄹ"), "Which group has these initials in Korean? ㅋㄹ",
        "초성이 다음과 같은 그룹은? ㅋㄹ"
      ),
      (.groupOfSong(group), "Which group released it? KARA", "어느 그룹의 노래일까요? 카라"),
      (.songOfGroup(group), "Which song is by KARA?", "다음 중 카라의 노래는?"),
      (
        .songWithInitials(QuizText(english: "M_____", korean: "ㅁㅅㅌ"), by: group),
        "Which song by KARA has these initials? M_____", "초성이 다음과 같은 카라의 노래는? ㅁㅅㅌ"
      ),
      (.memberWithFacts, "Who is she?", "누구일까요?"),
      (.outsider(of: group), "Who was never a member of KARA?", "카라의 멤버였던 적이 없는 사람은?"),
      (
        .missingMember(of: group, isDisbanded: false, others: members),
        "Who is missing from the current line-up of KARA? Gyuri, Hara",
        "카라의 현재 멤버 중 빠진 사람은? 규리, 하라"
      ),
      (.firstDebut, "Which group debuted first?", "가장 먼저 데뷔한 그룹은?"),
      (
        .debutOrder(members), "In which order did they debut? 1 Gyuri, 2 Hara",
        "데뷔한 순서대로 나열하세요. 1 규리, 2 하라"
      ),
      (
        .lineUp(of: group, isDisbanded: true), "Which is the last line-up of KARA?",
        "카라의 마지막 멤버로 알맞은 것은?"
      ),
      (
        .allMembers(of: group, isDisbanded: true), "Who is in the last line-up of KARA?",
        "카라의 마지막 멤버를 모두 쓰세요."
      ),
    ]
    for (prompt, english, korean) in prompts {
      XCTAssertEqual(prompt.text, QuizText(english: english, korean: korean))
    }
  }

  func testCluesInBothLanguages() {
    let clues: [(QuizClue, String, String)] = [
      (.member(QuizText(english: "Hara", korean: "하라")), "Member: Hara", "멤버: 하라"),
      (.debutYear(2007), "Debut: 2007", "데뷔: 2007년"),
      (.debutYears(2006...2008), "Debut: 2006 to 2008", "데뷔: 2006~2008년"),
      (
        .firstAndLastDebut(2007, 2012), "First and last debut: 2007 and 2012",
        "첫 데뷔와 마지막 데뷔: 2007년, 2012년"
      ),
      (.entryCount(7), "Members, including former: 7", "전 멤버를 포함한 인원: 7명"),
      (.nameCount(4), "Number of members: 4", "인원: 4명"),
      (.lastSyllable("라"), "Last syllable in Korean: 라", "마지막 글자: 라"),
      (.songYear(2009), "Release: 2009", "발매: 2009년"),
      (.initials(QuizText("ㅋㄹ")), "Initials: ㅋㄹ", "초성: ㅋㄹ"),
      (.beginning(QuizText(english: "KA", korean: "카")), "Beginning: KA", "첫 글자: 카"),
      (.birthYear(1991), "Year of birth: 1991", "출생 연도: 1991년"),
      (.mbti(.infp), "MBTI: INFP", "MBTI: INFP"),
      (.bloodType(.ab), "Blood type: AB", "혈액형: AB"),
      (.height(166.5), "Height: 166.5 cm", "키: 166.5 cm"),
      (.nationalities(["Japan"]), "Nationality: Japan", "국적: 일본"),
      (.group(QuizText(english: "KARA", korean: "카라")), "Group: KARA", "그룹: 카라"),
    ]
    for (clue, english, korean) in clues {
      XCTAssertEqual(clue.text, QuizText(english: english, korean: korean))
    }
  }

  func testKindsAndLevelsHaveDifferentNames() {
    XCTAssertEqual(Set(QuizKind.allCases.map(\.englishName)).count, QuizKind.allCases.count)
    XCTAssertEqual(Set(QuizKind.allCases.map(\.koreanName)).count, QuizKind.allCases.count)
    XCTAssertEqual(Set(QuizLevel.allCases.map(\.englishName)).count, QuizLevel.allCases.count)
    XCTAssertEqual(Set(QuizLevel.allCases.map(\.koreanName)).count, QuizLevel.allCases.count)
  }
}
