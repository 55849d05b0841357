import KPGGCore

/// A kind of question. A value is a question of the kind whose answer is not proved yet: its
/// subjects, as indices in a `QuizCatalog`.
///
/// To add a kind, write a conforming type and its `QuizKind` in a file of their own, and add the type
/// to `QuizKind.types`.
protocol QuestionKind: Sendable {
  /// The name of the kind.
  static var kind: QuizKind { get }
  /// The subjects in the ID of a question. All but the first may be left open.
  static var subjects: [QuestionSubject] { get }
  /// How the clues relate to the answer.
  static var clueRole: ClueRole { get }
  /// Whether other groups or members are chosen at random, so that a subject has many questions.
  static var picksOthers: Bool { get }

  /// Returns the questions about the subjects that settings accept, in the order of the catalog.
  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self]

  /// Returns the parts of the IDs of all questions about a group. If subjects are chosen at random,
  /// returns the parts of some.
  static func parts(aboutGroup index: Int, in catalog: QuizCatalog) -> [[String]]

  /// Returns the parts of the IDs of all questions about a person.
  static func parts(aboutPerson index: Int, in catalog: QuizCatalog) -> [[String]]

  /// Finds the subjects of an ID; `nil` if the catalog lacks one, or if there are too many.
  init?(_ parts: [String], in catalog: QuizCatalog)

  /// Whether some subjects must still be chosen.
  var isOpen: Bool { get }

  /// Chooses the missing subjects at random; `nil` if the catalog has none that fit.
  func completed(
    in catalog: QuizCatalog, at level: QuizLevel, random: inout SeededGenerator
  ) -> Self?

  /// The best known choice of the missing subjects. It is tried before random ones.
  func preferred(in catalog: QuizCatalog) -> Self?

  /// Returns the tier of the least known subject.
  func tier(in catalog: QuizCatalog) -> Tier

  /// A name of the complete question that does not change as the catalog grows. It seeds the random
  /// choices.
  func seedName(in catalog: QuizCatalog) -> [String]

  /// Makes the complete question; `nil` if the catalog does not prove the answer, or if it has too few
  /// choices.
  func question(_ builder: inout QuestionBuilder) -> QuizQuestion?
}

extension QuestionKind {
  static var clueRole: ClueRole { .help }
  static var picksOthers: Bool { false }

  static func parts(aboutGroup index: Int, in catalog: QuizCatalog) -> [[String]] {
    guard subjects.first == .group else { return [] }
    return Array(repeating: [catalog.groups[index].name.idText], count: picksOthers ? 3 : 1)
  }

  static func parts(aboutPerson index: Int, in catalog: QuizCatalog) -> [[String]] { [] }

  var isOpen: Bool { false }

  func completed(
    in catalog: QuizCatalog, at level: QuizLevel, random: inout SeededGenerator
  ) -> Self? { self }

  func preferred(in catalog: QuizCatalog) -> Self? { nil }
}

/// A part of a question's ID.
enum QuestionSubject: String {
  case group = "GROUP"
  case member = "GROUP/MEMBER"
  case song = "SONG"
  /// A day of a line-up.
  case day = "DAY"
  /// The word `title`, if the question asks for the title of the song.
  case title
}

/// How clues relate to an answer.
enum ClueRole {
  /// They only help.
  case help
  /// Each of them proves the answer.
  case eachProves
  /// Together they prove the answer.
  case allProve
}

/// A kind of question whose only subject is a group.
protocol GroupQuestion: QuestionKind {
  /// Whether the group is the answer.
  static var asksForGroup: Bool { get }

  var group: Int { get }
  init(group: Int)
}

extension GroupQuestion {
  static var subjects: [QuestionSubject] { [.group] }
  static var asksForGroup: Bool { true }

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    guard settings.asksForAcceptedGroups || !asksForGroup else { return [] }
    return catalog.groups(settings).map(Self.init)
  }

  init?(_ parts: [String], in catalog: QuizCatalog) {
    guard parts.count == 1, let group = catalog.group(parts[0]) else { return nil }
    self.init(group: group)
  }

  func tier(in catalog: QuizCatalog) -> Tier { catalog.groups[group].candidate.tier }

  func seedName(in catalog: QuizCatalog) -> [String] {
    [Self.kind.rawValue, catalog.groups[group].name.idText]
  }
}
