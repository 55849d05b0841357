import KPGGCore
import KPGGQuiz

/// A kind of list. Each kind has one order, on all screens of the session.
enum ListKind: Hashable, Sendable {
  case groups, members, songs, favorites, hits

  /// The orders that make sense, the list's own order first.
  var keys: [ListOrder.Key] {
    switch self {
    case .groups: [.own, .name, .debut, .agency]
    case .members: [.own, .name, .birth, .height, .mbti]
    case .songs: [.own, .name]
    case .favorites, .hits: [.own, .name, .group]
    }
  }
}

/// The order of a list, and its direction.
struct ListOrder: Hashable, Sendable {
  enum Key: Hashable, Sendable {
    /// The catalog's order; for songs and favorites the newest first, for hits the best first.
    case own
    case name, debut, agency, birth, height, mbti, group
  }

  var key = Key.own
  var isReversed = false

  /// The next order of a kind of list. It keeps the direction.
  func next(of kind: ListKind) -> ListOrder {
    let keys = kind.keys
    let index = keys.firstIndex(of: key) ?? 0
    return ListOrder(key: keys[(index + 1) % keys.count], isReversed: isReversed)
  }

  /// Sorts elements. Those without a value come last in both directions.
  func sorted<Element>(
    _ elements: [Element], id: (Element) -> String, by sortKey: (Element, Key) -> SortKey?
  ) -> [Element] {
    guard key != .own else { return isReversed ? elements.reversed() : elements }
    return elements.sorted(byKey: { sortKey($0, key) }, id: id, isReversed: isReversed)
  }
}

extension ListOrder {
  func sorted(_ groups: [GirlGroup], in language: Language) -> [GirlGroup] {
    sorted(groups, id: \.id.description) { group, key in group.sortKey(key, in: language) }
  }

  /// Sorts the current members and the former members separately.
  func sorted(_ members: [Member], in language: Language) -> [Member] {
    [members.filter { !$0.isFormer }, members.filter(\.isFormer)].flatMap { part in
      sorted(part, id: \.id.description) { member, key in member.sortKey(key, in: language) }
    }
  }

  func sorted(_ songs: [Song], in language: Language) -> [Song] {
    sorted(songs, id: \.title) { song, _ in .text(NormalizedText(song.title(in: language))) }
  }
}

extension GirlGroup {
  /// The value to sort by; `nil` if it is unknown, or if the order does not apply to groups.
  func sortKey(_ key: ListOrder.Key, in language: Language) -> SortKey? {
    switch key {
    case .name, .group: .text(NormalizedText(name(in: language)))
    case .debut: debut.map { .text(NormalizedText($0.description)) }
    case .agency: agency.map { .text(NormalizedText($0)) }
    case .own, .birth, .height, .mbti: nil
    }
  }
}

extension Member {
  /// The value to sort by; `nil` if it is unknown, or if the order does not apply to members.
  func sortKey(_ key: ListOrder.Key, in language: Language) -> SortKey? {
    switch key {
    case .name: .text(NormalizedText(name(in: language)))
    case .birth: birth.map { .text(NormalizedText($0.description)) }
    case .height: heightCm.map { .number($0) }
    case .mbti: mbti.map { .text(NormalizedText($0.description)) }
    case .own, .debut, .agency, .group: nil
    }
  }
}

extension BrowserLabels {
  /// The order of a list: `members by birth date reversed`.
  func sorted(_ kind: ListKind, _ order: ListOrder) -> String {
    let list: String? =
      switch kind {
      case .members: orders.members
      case .songs: orders.songs
      case .groups, .favorites, .hits: nil
      }
    let key: String? =
      switch order.key {
      case .own: nil
      case .name: orders.name
      case .debut: orders.debut
      case .agency: orders.agency
      case .birth: orders.birth
      case .height: orders.height
      case .mbti: orders.mbti
      case .group: orders.group
      }
    return [list, key, order.isReversed ? orders.reversed : nil].compactMap(\.self)
      .joined(separator: " ")
  }
}
