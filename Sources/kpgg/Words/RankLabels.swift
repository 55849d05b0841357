import KPGGCore

/// The words of rankings.
struct RankLabels: Wording {
  let language: Language

  var place: String { text("Place", "순위") }
  var oldPlace: String { text("Before", "이전 순위") }
  var change: String { text("Change", "변동") }
  var new: String { text("new", "신규") }
  var begun: String { text("Begun", "시작일") }
  var records: String { text("Items", "항목 수") }
  var top: String { text("Top", "상위") }
  var left: String { text("Comparisons left", "남은 비교") }

  var title: String { text("rank", "순위") }
  func question(_ kind: RecordKind) -> String {
    switch kind {
    case .group: text("Which group do you like more?", "어느 그룹이 더 좋은가요?")
    case .member: text("Which member do you like more?", "어느 멤버가 더 좋은가요?")
    case .song, .unit: text("Which song do you like more?", "어느 노래가 더 좋은가요?")
    }
  }
  var skipQuestion: String {
    text("Leave out which one: 1 or 2?", "어느 쪽을 뺄까요? 1 또는 2")
  }
  func left(_ count: Int) -> String {
    text(
      count == 1 ? "at most 1 comparison left" : "at most \(count) comparisons left",
      "남은 비교: 최대 \(count)번")
  }
  var done: String { text("The ranking is complete", "순위가 모두 정해졌습니다") }
  var nothingToUndo: String { text("Nothing to undo", "되돌릴 선택이 없습니다") }
  var undone: String { text("Last choice undone", "마지막 선택을 되돌렸습니다") }

  /// How to continue a ranking that was left.
  func continued(_ name: String, _ count: Int) -> String {
    guard let command = Lookup.command("rank continue", name) else {
      return text(
        "\(left(count)); continue with 'kpgg rank continue' and the name",
        "\(left(count)). 'kpgg rank continue'에 이름을 붙이면 이어서 할 수 있습니다")
    }
    return text(
      "\(left(count)); continue with '\(command)'",
      "\(left(count)). 이어서 하려면: '\(command)'")
  }
  /// The note on a ranking without choices in a format for scripts, which ask nothing.
  func notBegun(_ option: String) -> String {
    text(
      "nothing is ranked yet; to begin, use the command without \(option)",
      "아직 매긴 순위가 없습니다. 시작하려면 \(option) 없이 실행하세요")
  }
  /// The title of the ranking of a group's members or songs.
  func title(of kind: RecordKind, _ group: String) -> String {
    text("My ranking of \(group) \(kind.rawValue)s", "\(group) \(language.words.kind(kind)) 순위")
  }
  /// How to rank the same records again.
  func isComplete(_ name: String) -> String {
    text(
      "the ranking '\(name)' is complete; for a new one, add --name",
      "이미 완료한 순위입니다: '\(name)'. 새로 매기려면 --name으로 다른 이름을 붙이세요")
  }
  /// How to rank all places of a ranking that ends early.
  func placesLeftOut(after limit: Int, of count: Int) -> String {
    text(
      "only the first \(limit == 1 ? "place is" : "\(limit) places are") ranked; to rank all, add --top \(count)",
      "\(limit)위까지만 매긴 순위입니다. 모두 매기려면 --top \(count) 옵션을 덧붙이세요")
  }
  /// A list of the records that the user does not know.
  func leftOut(_ list: String) -> String {
    text("left out of the ranking: \(list)", "순위에서 뺀 항목: \(list)")
  }
  /// A list of the records that the catalog does not have.
  func missing(_ list: String) -> String {
    text("not in this catalog: \(list)", "이 카탈로그에 없는 항목: \(list)")
  }
  var chooseWithKeys: String {
    text("Press 1 or 2, or ← or →", "1이나 2, 또는 ←나 →를 누르세요")
  }
  var noRankings: String {
    text(
      "you have no rankings; start one with 'kpgg rank groups'",
      "순위가 없습니다. 'kpgg rank groups'로 시작하세요")
  }
  /// Which ranking `--sort rank` uses.
  func sorted(by name: String) -> String {
    text("sorted by the ranking '\(name)'", "'\(name)' 순위로 정렬했습니다")
  }
  func renamed(_ old: String, to new: String) -> String {
    text("renamed: \(old) → \(new)", "이름 변경: \(old) → \(new)")
  }
  func removed(_ name: String) -> String { text("removed: \(name)", "삭제: \(name)") }

  /// What changed between two rankings, and how far they agree.
  func comparison(_ comparison: RankingComparison<RecordID>) -> String {
    let rises = comparison.rows.compactMap(\.rise)
    let (rose, fell) = (rises.count { $0 > 0 }, rises.count { $0 < 0 })
    let changes = text(
      "\(rose) rose, \(fell) fell, \(rises.count - rose - fell) unchanged.",
      "상승 \(rose), 하락 \(fell), 변동 없음 \(rises.count - rose - fell).")
    let pairs = comparison.agreeingPairs + comparison.opposingPairs
    guard let tau = comparison.tau, pairs > 0 else { return changes }
    let percent = Int((Double(comparison.agreeingPairs * 100) / Double(pairs)).rounded())
    let hundredths = Int((tau * 100).rounded())
    let value =
      (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)."
      + (abs(hundredths) % 100 < 10 ? "0" : "") + "\(abs(hundredths) % 100)"
    return changes + " "
      + text(
        "Both rankings agree on \(percent)% of the pairs without a tie (Kendall's tau \(value)).",
        "무승부인 쌍을 빼면, 두 순위는 전체 쌍의 \(percent)%에서 앞뒤 순서가 같습니다 (켄달 타우 \(value)).")
  }

  var keys: Keys { Keys(language: language) }

  /// The meanings of keys.
  struct Keys: Wording {
    let language: Language

    var first: String { text("first", "첫 번째") }
    var second: String { text("second", "두 번째") }
    var tie: String { text("tie", "무승부") }
    var skip: String { text("don't know", "모름") }
    var undo: String { text("undo", "되돌리기") }
  }

  // The words of the linear mode.

  var usage: String {
    text(
      "Type 1 or 2 for the one that you like more, = for a tie, u to undo, s1 or s2 to skip one that "
        + "you don't know, or q to leave and continue later.",
      "더 좋은 쪽의 번호 1이나 2를 입력하세요. 무승부는 =, 되돌리기는 u, 모르는 쪽을 빼려면 s1이나 s2, 나갔다가 나중에 "
        + "이어서 하려면 q를 입력하세요.")
  }
  func unknown(_ line: String) -> String {
    text(
      "'\(line)' is not a choice. Type 1, 2, =, u, s1, s2, or q.",
      "알 수 없는 입력: '\(line)'. 1, 2, =, u, s1, s2, q 중에서 입력하세요.")
  }
  var prompt: String { text("rank>", "순위>") }
}

extension Words {
  var rank: RankLabels { RankLabels(language: language) }
}

extension Labels {
  var rank: RankLabels { RankLabels(language: language) }
}
