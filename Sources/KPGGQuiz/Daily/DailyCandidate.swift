package import KPGGCore

/// A group or person that can be guessed in a daily puzzle.
public struct DailyCandidate: Hashable, Sendable, Identifiable {
  /// The record of a candidate.
  package enum Subject: Hashable, Sendable {
    case group(GirlGroup)
    /// Someone in several groups is one candidate.
    case person(Appearances)
  }

  package let subject: Subject
  package let profile: GuessProfile

  /// Creates a candidate of a group with its line-up entries.
  package init(_ group: GirlGroup, members: [Member]) {
    (subject, profile) = (.group(group), GuessProfile(group, members: members))
  }

  /// Creates a candidate of a person.
  package init(_ person: Appearances) {
    (subject, profile) = (.person(person), GuessProfile(person))
  }

  /// The ID of the group or of the person's main entry.
  public var id: String { profile.id }

  /// The IDs of the group or of all entries of the person, the main entry first.
  package var ids: [String] {
    switch subject {
    case .group(let group): [group.id.description]
    case .person(let person): person.entries.map(\.id.description)
    }
  }

  /// The person; `nil` for a group.
  var person: Appearances? {
    if case .person(let person) = subject { person } else { nil }
  }

  /// The name of the group, or the stage name of the person, in both languages.
  public var name: QuizText {
    switch subject {
    case .group(let group):
      QuizText(english: group.name, korean: group.koreanName ?? group.name)
    case .person(let person): person.main.quizText ?? QuizText(person.main.name)
    }
  }
}

extension DailyCandidate: Named {
  package var exactID: String { id }

  package func hasExactID(_ text: String) -> Bool {
    switch subject {
    case .group(let group): group.hasExactID(text)
    case .person(let person): person.entries.contains { $0.hasExactID(text) }
    }
  }

  /// Calls a closure with the names of the group, or with the stage names in all groups.
  package func forEachMainName(_ body: (String) -> Void) {
    switch subject {
    case .group(let group): group.forEachMainName(body)
    case .person(let person): for entry in person.entries { entry.forEachMainName(body) }
    }
  }

  /// Calls a closure with the aliases and the birth names.
  package func forEachOtherName(_ body: (String) -> Void) {
    switch subject {
    case .group(let group): group.forEachOtherName(body)
    case .person(let person): for entry in person.entries { entry.forEachOtherName(body) }
    }
  }
}
