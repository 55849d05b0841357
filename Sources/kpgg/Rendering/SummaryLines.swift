import KPGGCore

extension Renderer {
  /// What became of many things that nobody named: an object, or their numbers.
  func summary(_ change: some JSONRepresentable, _ counts: Label) -> String {
    format == .json ? change.json.canonicalText : Self.text(fitted(counts.text(in: language)))
  }
}

extension ExportSummary {
  /// `83 groups: 95 documents written, 0 unchanged, 0 removed`.
  var label: Label {
    let (written, unchanged, removed) = (written.count, unchanged.count, removed.count)
    return Label(
      "\(Wording.counted(groupCount, "group")): \(Wording.counted(written, "document")) written, "
        + "\(unchanged) unchanged, \(removed) removed",
      "그룹 \(groupCount)팀: 문서 \(written)개 작성, 그대로 \(unchanged)개, 삭제 \(removed)개")
  }
}

extension CatalogSyncSummary {
  /// `83 groups: 2 added, 1 changed, 0 removed`.
  var label: Label {
    let (added, changed, removed) = (added.count, changed.count, removed.count)
    return Label(
      "\(Wording.counted(groupCount, "group")): \(added) added, \(changed) changed, "
        + "\(removed) removed",
      "그룹 \(groupCount)팀: 추가 \(added)팀, 변경 \(changed)팀, 삭제 \(removed)팀")
  }
}
