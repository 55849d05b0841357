import KPGGCore
import KPGGSystem

/// The names of people with all spellings, each made when it is first needed.
final class PersonNames: Sendable {
  /// More than the questions about any real catalog need. Further names are not kept, so that a large
  /// catalog needs little memory.
  private static let keptCount = 5_000

  let people: [Person]
  private let kept = Mutex<[Int: QuizChoice]>([:])

  init(_ people: [Person]) { self.people = people }

  /// The stage name of a person's main entry, with the names of all entries and with birth names. If the
  /// stage name is unknown, it is the name in the ID.
  subscript(index: Int) -> QuizChoice {
    kept.withLock { kept in
      if let name = kept[index] { return name }
      let person = people[index]
      var spellings: [String] = []
      person.forEachSpelling { spellings.append($0) }
      let name = QuizChoice(
        id: .record(.member(person.main.id)), name: person.main.displayName, spellings: spellings)
      if kept.count < Self.keptCount { kept[index] = name }
      return name
    }
  }
}

extension Person {
  /// Calls a closure with the names and IDs of all entries.
  func forEachSpelling(_ body: (String) -> Void) {
    for entry in entries {
      entry.forEachName { name, _ in body(name) }
      body(entry.id.description)
    }
  }
}
