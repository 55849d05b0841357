import KPGGCore
import KPGGQuiz

/// A numbered entry of a list.
struct LinearEntry: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    case group(GirlGroup)
    /// A member. The facts are missing until the line-up is loaded.
    case member(MemberID, Member?)
    case song(Song, of: GroupID)
    /// A record that cannot be opened, with its ID.
    case other(String)
  }

  let subject: Subject
  /// The name and the main facts.
  let text: String
  /// The heading above the entry and its neighbors; empty without one.
  var heading = ""

  /// Creates an entry from its name and facts; missing and empty facts are left out.
  init(_ subject: Subject, _ facts: [String?], heading: String = "") {
    self.subject = subject
    text = facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    self.heading = heading
  }

  /// The group or member; `nil` for a song and for what cannot be opened.
  var favorite: Favorite? {
    switch subject {
    case .group(let group): .group(group.id)
    case .member(let id, _): .member(id)
    case .song, .other: nil
    }
  }
}

extension LinearEntry: Named {
  var exactID: String {
    switch subject {
    case .group(let group): group.exactID
    case .member(let id, _): id.description
    case .song(let song, let group): ListedSong(song: song, group: group).exactID
    case .other(let id): id
    }
  }

  func forEachMainName(_ body: (String) -> Void) {
    switch subject {
    case .group(let group): group.forEachMainName(body)
    case .member(_, let member?): member.forEachMainName(body)
    case .member(let id, nil): body(id.name)
    case .song(let song, let group):
      ListedSong(song: song, group: group).forEachMainName(body)
    case .other: break
    }
  }

  func forEachOtherName(_ body: (String) -> Void) {
    switch subject {
    case .group(let group): group.forEachOtherName(body)
    case .member(_, let member): member?.forEachOtherName(body)
    case .song, .other: break
    }
  }
}

extension [LinearEntry] {
  /// The index of the only subject with a name; `nil` if there is none, or more than one. A group
  /// may have several entries.
  func index(named name: String) -> Int? {
    let matches = NameResolver(self).matches(name)
    guard let first = matches.first, matches.allSatisfy({ $0.exactID == first.exactID }) else {
      return nil
    }
    return firstIndex { $0.subject == first.subject }
  }
}

extension LinearEntry {
  static func heading(_ title: String, _ count: Int) -> String { "\(title): \(count)" }
}

extension BrowserState {
  /// The names and the year of a group, or the names and the group of a member.
  func facts(of favorite: Favorite) -> [String?] {
    let group = group(favorite.groupID)
    guard let id = favorite.memberID else {
      return [
        group.name(in: language), group.otherName(in: language),
        group.debut.map { String($0.year) },
      ]
    }
    return [
      name(of: favorite), member(id).flatMap { $0.otherName(in: language) },
      group.name(in: language),
    ]
  }

  func lineSubject(of favorite: Favorite) -> LinearEntry.Subject {
    switch favorite {
    case .group(let id): .group(group(id))
    case .member(let id): .member(id, member(id))
    }
  }
}
