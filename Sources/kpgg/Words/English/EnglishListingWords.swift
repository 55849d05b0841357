import KPGGCore

extension EnglishWords: ListingWords {
  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String {
    let all = counted(total, word(for: noun))
    return shown < total ? "\(shown) of \(all)" : all
  }

  func moreSongs(_ count: Int, of group: GroupID) -> String {
    "\(counted(count, "more song")): see 'kpgg songs \(group)'"
  }

  func sections(_ sections: Int, groups: Int) -> String {
    "\(counted(sections, "section")), \(counted(groups, "group"))"
  }

  func favorites(_ count: Int, missing: Int) -> String {
    counted(count, "favorite") + (missing > 0 ? ", \(missing) not in this catalog" : "")
  }

  func removedFavorites(_ count: Int) -> String { "\(counted(count, "favorite")) removed" }

  func importedFavorites(added: Int, backdated: Int, unchanged: Int) -> String {
    "\(counted(added, "favorite")) added, \(backdated) given an earlier date, \(unchanged) unchanged"
  }

  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String {
    "\(counted(groups, "group")): \(counted(written, "file")) written, "
      + "\(unchanged) unchanged, \(removed) removed"
  }

  func synced(groups: Int, added: Int, changed: Int, removed: Int) -> String {
    "\(counted(groups, "group")): \(added) added, \(changed) changed, \(removed) removed"
  }

  func findings(groups: Int, errors: Int, warnings: Int) -> String {
    guard errors + warnings > 0 else { return "\(counted(groups, "group")), no problems" }
    return "\(counted(groups, "group")), \(counted(errors, "error")), "
      + counted(warnings, "warning")
  }

  var homeHint: String {
    "Type 'kpgg browse' to explore, 'kpgg search TEXT' to find a group or a member, or "
      + "'kpgg help' for all commands."
  }

  func removalQuestion(_ count: Int) -> String { "Remove \(counted(count, "favorite"))? [y/N] " }

  var affirmativeAnswers: [String] { [] }

  func birthday(of member: String, in group: String) -> String {
    "\(member) (\(group)): birthday"
  }

  func savedSnapshot(groups: Int, members: Int, _ file: String) -> String {
    "\(counted(groups, "group")) and \(counted(members, "member")) saved to \(file)"
  }

  func catalogDate(_ date: CalendarDate) -> String { "Catalog of \(date)." }

  func word(for noun: CountedNoun) -> String {
    switch noun {
    case .group: "group"
    case .member: "member"
    case .song: "song"
    case .birthday: "birthday"
    case .result: "result"
    }
  }

  func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  func oldCache(_ days: Int) -> String {
    "the cached catalog is \(days) days old; update it with 'kpgg sync' or --refresh"
  }

  func unreadableLines(_ numbers: [Int], of path: String) -> String {
    let noun = numbers.count == 1 ? "line" : "lines"
    return "\(path): \(numbers.count) unreadable \(noun) ignored: \(list(numbers.map { "\($0)" }))"
  }
}
