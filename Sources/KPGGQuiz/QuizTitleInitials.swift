import KPGGCore
internal import KPGGSystem

/// The initials of the titles of each group, collected when they are first needed.
///
/// Only typed questions about songs need them.
final class QuizTitleInitials: Sendable {
  private let titles: [[QuizText]]
  private let collected = Mutex<[Int: [QuizText]]>([:])

  /// Keeps the titles of each group, by the group's index.
  init(_ titles: [[QuizText]]) { self.titles = titles }

  /// Returns whether exactly one title of a group has some initials, in each language.
  func areUnique(_ initials: QuizText, group: Int) -> Bool {
    let all = self.initials(of: group)
    return all.count { $0.english == initials.english } == 1
      && all.count { $0.korean == initials.korean } == 1
  }

  /// The initials of all titles of a group, empty for a title without initials.
  private func initials(of group: Int) -> [QuizText] {
    collected.withLock { collected in
      if let initials = collected[group] { return initials }
      let initials = titles[group].map { title in title.map { QuizInitials.of($0) ?? "" } }
      collected[group] = initials
      return initials
    }
  }
}
