public import KPGGCore

/// What a quiz question asks.
///
/// Later versions can add kinds.
public enum QuizKind: String, TextCodable, CaseIterable {
  /// Asks for the group of some members.
  case lineup
  /// Asks for the group with certain initial consonants (초성).
  case initials
  /// Asks for the group of a song, or for the song of a group.
  case song
  /// Asks for the member with certain facts.
  case profile
  /// Asks for the person outside a group. Hard questions ask for the member missing from a line-up.
  case odd
  /// Asks for the earliest debut. Hard questions ask for the order of four debuts.
  case debut
  /// Asks for all members of a group.
  case members
  /// Has its own text, from a quiz file.
  case own

  /// The kinds that the catalog generates.
  public static let generated = allCases.filter { $0 != .own }

  /// The name in English.
  public var englishName: String {
    switch self {
    case .lineup: "line-up"
    case .initials: "initials"
    case .song: "song"
    case .profile: "profile"
    case .odd: "odd one out"
    case .debut: "debut"
    case .members: "members"
    case .own: "own question"
    }
  }

  /// The name in Korean.
  public var koreanName: String {
    switch self {
    case .lineup: "라인업"
    case .initials: "초성"
    case .song: "노래"
    case .profile: "프로필"
    case .odd: "멤버 아닌 사람"
    case .debut: "데뷔"
    case .members: "멤버"
    case .own: "직접 쓴 문제"
    }
  }
}
