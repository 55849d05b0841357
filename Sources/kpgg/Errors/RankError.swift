import KPGGCore

/// Why records cannot be ranked, or a ranking cannot be shown.
indirect enum RankError: Error, Equatable, Sendable {
  /// No ranking has this name. The suggestion is a similar name; else the name may be a group's.
  case unknown(String, suggestion: String?, group: GroupID? = nil)
  /// There is no ranking of this kind.
  case none(RecordKind)
  /// No ranking of this kind has a place for a listed record.
  case noPlaces(RecordKind)
  /// The ranking with this name is about something else.
  case otherSubject(String, subject: String)
  /// Another ranking has this name.
  case nameIsTaken(String)
  /// Another process removed the ranking while the user ranked.
  case removedMeanwhile(String)
  /// A name has characters that can change how a terminal shows a text.
  case unsafeName(String)
  /// The selection has fewer than two records.
  case tooFew(RecordKind)
  case tooMany(Int)
  /// Two rankings have different kinds of records.
  case differentKinds(String, String)
}

extension RankError: ReportedError {
  var exitCode: ExitCode {
    switch self {
    case .unknown, .none, .noPlaces, .removedMeanwhile, .tooFew: .notFound
    case .otherSubject, .nameIsTaken, .unsafeName, .tooMany, .differentKinds: .usage
    }
  }

  func text(in words: Words) -> ErrorText {
    switch self {
    case .unknown(let name, let suggestion, let group):
      words.error(
        "ranking \(words.quoted(name)) not found", "순위를 찾을 수 없습니다: \(words.quoted(name))",
        suggestion.map { .didYouMean([$0]) }
          ?? group.flatMap { Lookup.command("rank members", "\($0)") }.map { .use($0) }
          ?? .listedBy(["kpgg rank"]))
    case .none(let kind):
      words.error(
        "you have no ranking of \(kind.rawValue)s", "\(words.kind(kind)) 순위가 없습니다",
        .use("kpgg rank \(kind.rawValue)s"))
    case .noPlaces(let kind):
      words.error(
        "none of these \(kind.rawValue)s has a place in a ranking",
        "이 목록의 항목 가운데 순위가 매겨진 것이 없습니다", .listedBy(["kpgg rank"]))
    case .otherSubject(let name, let subject):
      words.error(
        "ranking \(words.quoted(name)) is about \(words.quoted(subject))",
        "순위 \(words.quoted(name))의 대상은 \(words.quoted(subject))입니다",
        Hint {
          guard let command = Lookup.command("rank continue", name) else {
            return $0.text("use another --name", "다른 --name을 쓰세요")
          }
          return $0.text(
            "use another --name, or continue that one with '\(command)'",
            "다른 --name을 쓰거나, 그 순위를 이어서 매기세요: '\(command)'")
        })
    case .nameIsTaken(let name):
      words.error(
        "a ranking named \(words.quoted(name)) already exists",
        "이미 있는 순위 이름입니다: \(words.quoted(name))", .listedBy(["kpgg rank"]))
    case .removedMeanwhile(let name):
      words.error(
        "ranking \(words.quoted(name)) was removed while you ranked; the choices are lost",
        "순위를 매기는 동안 다른 곳에서 순위가 삭제되어 고른 내용이 사라졌습니다: \(words.quoted(name))")
    case .unsafeName(let name):
      words.error(
        "the name \(words.quoted(name)) has invisible or control characters",
        "이름에 보이지 않는 문자나 제어 문자가 있습니다: \(words.quoted(name))")
    case .tooFew(let kind):
      words.error(
        "there are fewer than two \(kind.rawValue)s to rank",
        "순위를 매길 \(words.kind(kind))\(KoreanParticle.subject.form(after: words.kind(kind))) 둘 이상이어야 합니다",
        Hint("use fewer filters, or other names", "필터를 줄이거나 다른 이름을 쓰세요"))
    case .tooMany(let count):
      words.error(
        "\(count) records exceed the limit of \(SavedRank.limit)",
        "항목 수(\(count)개)가 제한(\(SavedRank.limit)개)을 넘습니다",
        Hint("use a name or a filter, such as '--tier 1'", "이름이나 '--tier 1' 같은 필터를 쓰세요"))
    case .differentKinds(let first, let second):
      words.error(
        "rankings \(words.quoted(first)) and \(words.quoted(second)) have different kinds of records",
        "종류가 다른 순위입니다: \(words.quoted([first, second]))",
        .listedBy(["kpgg rank"]))
    }
  }
}
