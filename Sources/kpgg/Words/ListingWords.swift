import KPGGCore

/// The words of counts, summaries, questions, and notes.
extension Words {
  /// The number of rows in a listing, and the total if only a page is shown.
  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String {
    let (name, koreanName, counter) = noun.words
    let all = text(counted(total, name), "\(koreanName) \(total)\(counter)")
    return shown < total ? text("\(shown) of \(all)", "\(all) 중 \(shown)\(counter)") : all
  }

  /// The line below a list of a group's songs that is cut at a limit.
  func moreSongs(_ count: Int, of group: GroupID) -> String {
    text(
      "\(counted(count, "more song")): see 'kpgg songs \(group)'",
      "그 밖의 노래 \(count)곡은 'kpgg songs \(group)' 명령으로 볼 수 있습니다")
  }

  /// The note that a song's video is not known.
  func searchesForVideo(of title: String) -> String {
    text(
      "\(title) has no known video; this is a search on YouTube",
      "등록된 영상이 없어 YouTube에서 검색합니다: \(title)")
  }

  func sections(_ sections: Int, groups: Int) -> String {
    text(
      "\(counted(sections, "section")), \(counted(groups, "group"))",
      "데뷔 구분 \(sections)개, 그룹 \(groups)팀")
  }

  func favorites(_ count: Int, missing: Int) -> String {
    let note =
      missing > 0 ? text(", \(missing) not in this catalog", ", 카탈로그에 없는 항목 \(missing)개") : ""
    return text(counted(count, "favorite"), "즐겨찾기 \(count)개") + note
  }

  var noFavorites: String {
    text(
      "you have no favorites; add some with 'kpgg favorites add'",
      "즐겨찾기가 없습니다. 'kpgg favorites add'로 추가하세요")
  }
  func removedFavorites(_ count: Int) -> String {
    text("\(counted(count, "favorite")) removed", "즐겨찾기 \(count)개 삭제")
  }

  /// The reply if the user does not confirm a removal.
  var nothingRemoved: String { text("Nothing was removed.", "아무것도 삭제하지 않았습니다.") }

  /// The tags and the note that a removed favorite had.
  func formerNotes(of entry: Favorites.Entry) -> [String] {
    let id = entry.favorite.id
    let tags = entry.tags.map(\.text).joined(separator: ", ")
    return [
      entry.tags.isEmpty ? nil : text("former tags of \(id): ", "\(id)의 이전 태그: ") + tags,
      entry.note.map { formerNote($0, on: entry.favorite) },
    ].compactMap(\.self)
  }

  /// The tags and the note of a favorite, or that it has none.
  func notes(of entry: Favorites.Entry) -> [String] {
    let id = entry.favorite.id
    let tags = entry.tags.map(\.text).joined(separator: ", ")
    let lines = [
      entry.tags.isEmpty ? nil : text("tags of \(id): ", "\(id) 태그: ") + tags,
      entry.note.map { text("note on \(id): ", "\(id) 메모: ") + $0.text },
    ].compactMap(\.self)
    return lines.isEmpty ? [text("no tags and no note: \(id)", "태그와 메모 없음: \(id)")] : lines
  }

  func removed(_ tags: [FavoriteTag], from favorite: Favorite) -> String {
    let list = tags.map(\.text).joined(separator: ", ")
    return text(
      "removed \(tags.count == 1 ? "tag" : "tags") from \(favorite.id): \(list)",
      "\(favorite.id)에서 태그 삭제: \(list)")
  }

  /// A note that was replaced or removed.
  func formerNote(_ note: FavoriteNote, on favorite: Favorite) -> String {
    text("former note on \(favorite.id): ", "\(favorite.id)의 이전 메모: ") + note.text
  }

  /// A note on names that became tags, and how to remove them.
  func tagsAreNames(_ names: [String], of favorite: String) -> String {
    let list = names.joined(separator: ", ")
    let note = text(
      "'tag' takes one name, so these names are tags now: \(list)",
      "'tag'에는 이름을 하나만 씁니다. 다음 이름은 태그가 되었습니다: \(list)")
    let tags = names.joined(separator: " ")
    guard !favorite.isEmpty,
      let undo = Lookup.command("favorites untag", "\(favorite) \(tags)")
    else { return note }
    return note + text("; to remove them, use '\(undo)'", ". 지우려면 이렇게 쓰세요: '\(undo)'")
  }

  func importedFavorites(added: Int, backdated: Int, changed: Int, unchanged: Int) -> String {
    let others = [
      backdated > 0 ? text("\(backdated) given an earlier date", "날짜 변경 \(backdated)개") : nil,
      changed > 0
        ? text("\(changed) given tags or notes", "태그나 메모 추가 \(changed)개") : nil,
      unchanged > 0 ? text("\(unchanged) unchanged", "변경 없음 \(unchanged)개") : nil,
    ].compactMap(\.self)
    guard added > 0 || others.isEmpty else {
      return text("Favorites: ", "즐겨찾기: ") + others.joined(separator: ", ")
    }
    let start = text("\(counted(added, "favorite")) added", "즐겨찾기 \(added)개 추가")
    return ([start] + others).joined(separator: ", ")
  }

  /// The note on a file that an export leaves in place.
  func keptFile(_ path: String) -> String {
    text("Kept '\(path)': it changed after it was exported", "그대로 둔 파일: '\(path)' (내보낸 뒤에 내용이 바뀜)")
  }

  /// A note on documents of the folder that the exported catalog lacks.
  func removedDocuments(_ paths: [String]) -> String {
    text(
      "removed documents that are not in this catalog: \(list(paths))",
      "이 카탈로그에 없는 문서를 폴더에서 삭제했습니다: \(list(paths))")
  }

  /// A note on an export without `--site`, or an import, into a folder that had a website. A command writes it
  /// again; without one, the option does.
  func removedWebsite(command: String? = nil) -> String {
    text(
      "the website was removed; to write it again, use \(command.map { "'\($0)'" } ?? "--site")",
      "이전에 내보낸 웹사이트를 폴더에서 삭제했습니다. 다시 내보내려면 "
        + (command.map { "이렇게 쓰세요: '\($0)'" } ?? "--site를 쓰세요"))
  }

  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String {
    text(
      "\(counted(groups, "group")): \(counted(written, "file")) written, "
        + "\(unchanged) unchanged, \(removed) removed",
      "그룹 \(groups)팀: 파일 \(written)개 저장, 변경 없음 \(unchanged)개, 삭제 \(removed)개")
  }

  func synced(groups: Int, added: Int, changed: Int, removed: Int) -> String {
    text(
      "\(counted(groups, "group")): \(added) added, \(changed) changed, \(removed) removed",
      "그룹 \(groups)팀: 추가 \(added)팀, 변경 \(changed)팀, 삭제 \(removed)팀")
  }

  func saved(to file: String) -> String { text("saved to \(file)", "저장: \(file)") }

  /// What `snapshot save` saved, and the file.
  func savedSnapshot(groups: Int, members: Int, _ file: String) -> String {
    text(
      "\(counted(groups, "group")) and \(counted(members, "member")) saved to \(file)",
      "그룹 \(groups)팀과 멤버 \(members)명 저장: \(file)")
  }

  func findings(groups: Int, errors: Int, warnings: Int) -> String {
    text(counted(groups, "group"), "그룹 \(groups)팀")
      + (errors + warnings > 0
        ? text(
          ", \(counted(errors, "error")), \(counted(warnings, "warning"))",
          ", 오류 \(errors)개, 경고 \(warnings)개")
        : text(", no problems", ", 문제없음"))
  }

  /// A note about findings that a full list lacks; `nil` for none.
  func unlistedFindings(_ count: Int) -> String? {
    count == 0
      ? nil
      : text("\(counted(count, "more problem")) not listed", "문제 \(count)개는 목록에서 생략했습니다")
  }

  /// The command that updates the digests and the derived documents of a folder.
  func updatingDigests(_ command: String) -> String {
    text(
      "if you edited the documents, update the folder with '\(command)'",
      "문서를 편집했으면 이렇게 폴더를 업데이트하세요: '\(command)'")
  }

  /// A note on the age of cached documents, in days.
  func oldCache(_ days: Int) -> String {
    text(
      "the cached catalog is \(days) days old; update it with 'kpgg sync' or --refresh",
      "카탈로그를 캐시한 지 \(days)일이 지났습니다. 'kpgg sync'나 --refresh로 업데이트하세요")
  }

  /// A note on the ignored lines of a file, given their numbers.
  func unreadableLines(_ numbers: [Int], of path: String) -> String {
    let (count, shown) = (numbers.count, list(numbers.map { text("\($0)", "\($0)행") }))
    return text(
      "\(path): \(counted(count, "unreadable line")) ignored: \(shown)",
      "\(path): 읽을 수 없는 행 \(count)개 제외: \(shown)")
  }

  /// A note that the members of other groups are unknown, with the reason.
  func noSharedMembers(_ reason: String) -> String {
    text("shared members are not shown: \(reason)", "공통 멤버를 표시하지 않습니다: \(reason)")
  }

  /// The heading of the featured group of a day.
  var groupOfTheDay: String { text("Group of the day", "오늘의 그룹") }

  /// What to type next, at the end of the home screen.
  var homeHint: String {
    text(
      "Type 'kpgg browse' to explore, 'kpgg search TEXT' to search, or 'kpgg help' for all commands.",
      "둘러보려면 'kpgg browse', 검색하려면 'kpgg search 이름', 모든 명령을 보려면 'kpgg help'를 입력하세요.")
  }

  /// The date of the embedded catalog, at the end of the home screen.
  func catalogDate(_ date: CalendarDate) -> String {
    text("Catalog of \(date).", "\(date) 기준 카탈로그")
  }

  /// The question before all favorites are removed, with a space at its end.
  func removalQuestion(_ count: Int) -> String {
    text("Remove \(counted(count, "favorite"))?", "즐겨찾기 \(count)개를 모두 삭제할까요?") + " [y/N] "
  }

  /// Whether an answer means yes. In every language, `y` and `yes` do.
  func isYes(_ answer: String) -> Bool {
    let word = answer.filter { !$0.isWhitespace }.lowercased()
    return (["y", "yes"] + either([], ["예", "네", "ㅛ"])).contains(word)
  }
}

/// A noun that listings count.
enum CountedNoun: Sendable {
  case group, member, song, unit, birthday, result, rank

  init(_ kind: RecordKind) {
    switch kind {
    case .group: self = .group
    case .member: self = .member
    case .song: self = .song
    case .unit: self = .unit
    }
  }

  /// The English noun, and the Korean noun with its counter.
  fileprivate var words: (english: String, korean: String, counter: String) {
    switch self {
    case .group: ("group", "그룹", "팀")
    case .member: ("member", "멤버", "명")
    case .song: ("song", "노래", "곡")
    case .unit: ("unit", "유닛", "팀")
    case .birthday: ("birthday", "생일인 멤버", "명")
    case .result: ("result", "검색 결과", "개")
    case .rank: ("ranking", "순위", "개")
    }
  }
}

extension Words {
  /// An English number with its noun: `1 group`, `2 groups`.
  func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  func quoted(_ word: String) -> String { QuotedWord.of(word) }

  /// A list of a few words in quotes, and the number of the others.
  func quoted(_ words: [String]) -> String {
    // The others are only counted.
    list(words.indices.map { $0 <= QuotedWord.listLimit ? quoted(words[$0]) : words[$0] })
  }

  /// A list of a few items, and the number of the others.
  func list(_ items: [String]) -> String {
    // The help texts of each start need this list, and joining a slice costs the runtime more.
    let limit = QuotedWord.listLimit
    // The number of others takes as much room as one more item.
    let shown = items.count == limit + 1 ? items : Array(items.prefix(limit))
    return shown.joined(separator: ", ") + andMore(items.count - shown.count)
  }

  /// The end of a list without some items; empty if it has all of them.
  func andMore(_ count: Int, separator: String = ",") -> String {
    count > 0 ? text("\(separator) and \(count) more", " 외 \(count)개") : ""
  }
}
