import KPGGCore

/// A group in a list of similar groups.
struct RelatedGroup: Sendable {
  let relation: GroupRelations.Relation

  var group: GirlGroup { relation.group }
}

extension RelatedGroup: Tabular {
  var json: JSONValue { jsonOfFields }

  static let fields: [Field<RelatedGroup>] = [
    .id, .name, .koreanName, .debut, .sharedMembers, .sharedAgencies, .sharedDebutYear, .score,
  ]
  static let columns: [Field<RelatedGroup>] = [.name, .koreanName, .debut, .reason]
  static let rows: [Field<RelatedGroup>] = [
    .id, .name, .koreanName, .debut, .sharedMembers, .sharedAgencies, .sharedDebutYear, .score,
  ]
}

extension Field<RelatedGroup> {
  static var id: Self { Self(.of(\.group, .id), \.id) }
  static var name: Self { Self(.of(\.group, .name), \.groupFields.name, overflow: .names) }
  static var koreanName: Self {
    Self(
      .of(\.group, .koreanName), \.groupFields.koreanName, rank: 0, overflow: .name,
      isKoreanForm: true)
  }
  static var debut: Self {
    Self(.of(\.group, .debut), \.groupFields.debut, rank: 1, overflow: .keep)
  }
  static var sharedMembers: Self {
    Self(
      key: "sharedMembers", label: \.sharedMembers,
      json: { .array($0.relation.members.map { .string($0.id.description) }) },
      shown: { $0.relation.memberNames(in: $1.language) })
  }
  static var sharedAgencies: Self {
    Self(
      key: "sharedAgencies", label: \.sharedAgencies,
      json: { JSONValue($0.relation.agencies.map(\.english)) },
      shown: { $0.relation.agencyNames(in: $1.language) })
  }
  static var sharedDebutYear: Self {
    Self(
      key: "sharedDebutYear", label: \.sharedDebutYear, json: { JSONValue($0.relation.year) },
      alignment: .trailing)
  }
  static var score: Self {
    Self(
      key: "score", label: \.score, json: { .integer($0.relation.score) }, alignment: .trailing)
  }
  /// The column of tables that tells what the groups have in common.
  fileprivate static var reason: Self {
    Self(
      key: "reason", label: \.inCommon,
      json: { .string(Words(language: .english).reason(for: $0.relation)) },
      overflow: .wrap, shown: { $1.words.reason(for: $0.relation) })
  }
}

extension GroupRelations.Relation {
  /// The names of the shared members: `Sakura, Kim Chaewon`; empty for none.
  func memberNames(in language: Language) -> String {
    members.map { $0.name(in: language) }.joined(separator: ", ")
  }

  /// The names of the shared agencies; empty for none.
  fileprivate func agencyNames(in language: Language) -> String {
    agencies.map { $0.text(in: language) }.joined(separator: ", ")
  }
}

extension Words {
  /// What two groups have in common: `Sakura, Kim Chaewon; debut in 2018`.
  func reason(for relation: GroupRelations.Relation) -> String {
    [
      relation.memberNames(in: language), relation.agencyNames(in: language),
      relation.year.map { text("debut in \($0)", "\($0)년 데뷔") } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension TextWriter {
  /// Up to five groups of each relation, the best known first; nothing without relations.
  func relations(_ relations: GroupRelations) -> [String] {
    let facts = relations.bestKnown.map { kind, related in
      let groups = related.map { related in
        let name = related.group.name(in: language)
        return kind == .members ? "\(name) (\(related.memberNames(in: language)))" : name
      }
      return FactSheet.Fact(
        words.labels.relation(kind), groups.joined(separator: kind == .members ? "; " : ", "))
    }
    return facts.isEmpty ? [] : lines(of: FactSheet(facts: facts))
  }
}
