/// A catalog in memory, for previews and tests.
///
///     let reader = CatalogReader(source: MemorySource([.sample]))
public struct MemorySource: CatalogSource {
  private let documents: [DocumentPath: Data]

  /// Creates a source from a catalog and its line-ups. A group without a line-up has no members.
  public init(_ catalog: Catalog, lineUps: [LineUp]) {
    var documents = [DocumentPath.index: IndexDocument(catalog).data]
    let known = Dictionary(
      lineUps.map { ($0.group.id, $0) }, uniquingKeysWith: { first, _ in first })
    for group in catalog.groups {
      let lineUp = known[group.id]
      documents[.group(group.id)] =
        GroupDocument(
          LineUp(group: group, members: lineUp?.members ?? [], songs: lineUp?.songs ?? [])
        ).data
    }
    self.documents = documents
  }

  /// Creates a source with one section for each debut year. The first group is featured.
  public init(_ lineUps: [LineUp]) {
    let groups = lineUps.map(\.group)
    let all = groups
    let sections = Dictionary(grouping: groups) { $0.debut?.year }.map { year, groups in
      DebutSection(
        key: .unused(year.map { "debut\($0)" } ?? "other", by: all), years: year.map { $0...$0 },
        groupIDs: groups.map(\.id))
    }
    self.init(
      Catalog(sections: sections, groups: groups, featuredIDs: groups.prefix(1).map(\.id)),
      lineUps: lineUps)
  }

  /// Returns a document that was created with the source.
  public func document(at path: DocumentPath) -> Data? { documents[path] }

  /// Returns `memory:group/OHMYGIRL`.
  public func location(of path: DocumentPath) -> String { "memory:\(path)" }
}

extension LineUp {
  /// OH MY GIRL with its members, for previews and tests.
  public static let sample: LineUp = {
    var tolerated: [DocumentProblem] = []
    let document = BundledSource().document(at: .group(.ohMyGirl)).flatMap {
      try? GroupDocument(decoding: $0, of: .ohMyGirl, problems: &tolerated)
    }
    return LineUp(
      group: document?.info ?? GirlGroup(id: .ohMyGirl), members: document?.members ?? [],
      songs: document?.songs ?? [])
  }()
}

extension GirlGroup {
  /// OH MY GIRL, for previews and tests.
  public static let sample = LineUp.sample.group
}

extension Member {
  /// A member of OH MY GIRL, for previews and tests.
  public static let sample =
    LineUp.sample.members.first ?? Member(id: MemberID(groupID: .ohMyGirl, checkedName: "YooA"))
}
