package import KPGGCore

/// A known fact that helps to answer a question.
package enum QuizClue: Hashable, Sendable {
  /// The stage name of another member.
  case member(QuizText)
  /// The debut year of the group.
  case debutYear(Int)
  /// The years in which the group may have debuted.
  case debutYears(ClosedRange<Int>)
  /// The debut years of the first and the last of several groups.
  case firstAndLastDebut(Int, Int)
  /// The number of line-up entries, former members included.
  case entryCount(Int)
  /// The number of names to type.
  case nameCount(Int)
  /// The last syllable of the name.
  case lastSyllable(String)
  /// The year of the song.
  case songYear(Int)
  /// The initials of the answer, from `QuizInitials`.
  case initials(QuizText)
  /// The first syllable of the answer, or its first two letters.
  case beginning(QuizText)
  /// The year of birth.
  case birthYear(Int)
  /// The Myers–Briggs type.
  case mbti(MBTI)
  /// The blood type.
  case bloodType(BloodType)
  /// The height in centimeters.
  case height(Double)
  /// The countries of citizenship, in English.
  case nationalities([String])
  /// The group of the member.
  case group(QuizText)
  /// An author's own text.
  case own(String)

  /// The clue in both languages: `Debut: 2015`.
  package var text: QuizText {
    guard let label else { return value }
    let value = value
    return QuizText(
      english: "\(label.english): \(value.english)", korean: "\(label.korean): \(value.korean)")
  }

  /// `nil` for an author's own text.
  private var label: QuizText? {
    switch self {
    case .member: QuizText(english: "Member", korean: "멤버")
    case .debutYear, .debutYears: QuizText(english: "Debut", korean: "데뷔")
    case .firstAndLastDebut: QuizText(english: "First and last debut", korean: "첫 데뷔와 마지막 데뷔")
    case .entryCount:
      QuizText(english: "Members, including former", korean: "전 멤버를 포함한 인원")
    case .nameCount: QuizText(english: "Number of members", korean: "인원")
    case .lastSyllable: QuizText(english: "Last syllable in Korean", korean: "마지막 글자")
    case .songYear: QuizText(english: "Release", korean: "발매")
    case .initials: QuizText(english: "Initials", korean: "초성")
    case .beginning: QuizText(english: "Beginning", korean: "첫 글자")
    case .birthYear: QuizText(english: "Year of birth", korean: "출생 연도")
    case .mbti: Self.label(of: .mbti)
    case .bloodType: Self.label(of: .bloodType)
    case .height: QuizText(english: "Height", korean: "키")
    case .nationalities: QuizText(english: "Nationality", korean: "국적")
    case .group: QuizText(english: "Group", korean: "그룹")
    case .own: nil
    }
  }

  private static func label(of field: ProfileField) -> QuizText {
    QuizText(english: field.englishName, korean: field.koreanName)
  }

  private var value: QuizText {
    switch self {
    case .member(let text), .initials(let text), .beginning(let text), .group(let text): text
    case .debutYear(let year), .songYear(let year), .birthYear(let year):
      QuizText(english: String(year), korean: "\(year)년")
    case .debutYears(let years):
      QuizText(
        english: years.yearsText(separator: " to "),
        korean: "\(years.yearsText(separator: "~"))년")
    case .firstAndLastDebut(let first, let last):
      QuizText(english: "\(first) and \(last)", korean: "\(first)년, \(last)년")
    case .entryCount(let count), .nameCount(let count):
      QuizText(english: String(count), korean: "\(count)명")
    case .lastSyllable(let text), .own(let text): QuizText(text)
    case .mbti(let type): QuizText(type.rawValue)
    case .bloodType(let type): QuizText(type.rawValue)
    case .height(let centimeters): QuizText("\(centimeters.shortestText) cm")
    case .nationalities(let countries):
      countries.map { country in
        QuizText(
          english: country, korean: Country.koreanNames(of: country).first ?? country)
      }.list
    }
  }
}
