import KPGGCore
import KPGGPublishing

extension Site {
  /// All members, in the order of `kpgg members`.
  var members: [Member] { lineUps.members }

  /// All songs, in the order of `kpgg songs`.
  var listedSongs: [ListedSong] { ListedSong.newestFirst(lineUps) }

  var groupColumns: [ListColumn<GirlGroup>] { ListColumn.all(of: lineUps.map(\.group)) }

  var memberColumns: [ListColumn<Member>] {
    ListColumn<Member>.all + [.membership(in: catalog)]
  }

  var songColumns: [ListColumn<ListedSong>] { ListColumn<Song>.all.map { $0.of(\.song) } }

  static let listFile = "lists.js"

  /// The code of the list pages, and the values by which they filter and sort.
  ///
  /// Each kind of record is in the program's order. The script takes names from the search index.
  ///
  /// - Parameter positions: The position of each record in the search index.
  /// - Returns: The file `lists.js`.
  func listScript(_ positions: [RecordID: Int]) -> SiteFile {
    let (groups, members, songs) = (lineUps.map(\.group), members, listedSongs)
    let memberColumns =
      memberColumns.map { ($0.name, $0.json(of: members)) }
      + [("height", JSONValue.array(members.map { JSONValue($0.height?.centimeters) }))]
    let data = JSONValue.object([
      "group": list(
        groups.map { positions[.group($0.id)] },
        (groupColumns + [.group(in: catalog)]).map { ($0.name, $0.json(of: groups)) },
        Self.ranks(of: groups.map { ListedGroup(group: $0) }, by: (.name, .koreanName), id: .id)),
      "member": list(
        members.map { positions[.member($0.id)] }, memberColumns,
        Self.ranks(of: members, by: (.stageName, .koreanStageName), id: .id)),
      "song": list(
        songs.map { positions[.song(group: $0.group, title: $0.song.title)] },
        songColumns.map { ($0.name, $0.json(of: songs)) }, [:]),
    ])
    return SiteFile(
      path: Self.listFile, code: SiteFile.listScript, calling: "kpgg.useLists", with: data)
  }

  private func list(
    _ positions: [Int?], _ columns: [(String, JSONValue)], _ ranks: JSONMembers
  ) -> JSONValue {
    var members: JSONMembers = [:]
    for (name, values) in columns { members[name] = values }
    return .object([
      "at": .array(positions.map { JSONValue($0) }), "columns": .object(members),
      "ranks": .object(ranks),
    ])
  }

  /// The ranks of records when sorted by their names in each language.
  private static func ranks<Record>(
    of records: [Record], by fields: (english: Field<Record>, korean: Field<Record>),
    id: Field<Record>
  ) -> JSONMembers {
    var ranks: JSONMembers = [:]
    for (language, field) in [(Language.english, fields.english), (.korean, fields.korean)] {
      let sorted = Array(records.indices).sorted(
        byKey: { field.sortKey(of: records[$0]) }, id: { id.cell(of: records[$0]) })
      var rank = Array(repeating: 0, count: records.count)
      for (position, index) in sorted.enumerated() { rank[index] = position + 1 }
      ranks[language.rawValue] = .array(rank.map { .integer($0) })
    }
    return ranks
  }
}

extension SitePage {
  /// The form that filters and sorts the list of a kind of record, and the place of the results. On a
  /// phone, a button before the menus shows them, as in the header.
  ///
  /// - Parameters:
  ///   - kind: The kind of record.
  ///   - menus: The menus of the form.
  ///   - total: The number of records.
  ///   - showsAll: Whether the script lists all records when no filter is chosen. If not, the page
  ///     lists them itself.
  /// - Returns: The form, the number of records, and the empty list.
  func filters(of kind: RecordKind, _ menus: [Markup], total: Int, showsAll: Bool) -> Markup {
    let texts = language.words.site.listTexts
    let count = texts.count(total, of: kind)
    let state: Markup = showsAll ? " data-all hidden" : ""
    return """
      <form id="filters" data-kind="\(kind.rawValue)">
      <details><summary>\(texts.filters) <span></span></summary></details>
      <fieldset disabled>
      \(menus.joined(separator: "\n"))
      <button type="reset">\(texts.clear)</button>
      </fieldset></form>
      <noscript><p>\(texts.needsScript)</p></noscript>
      <section id="listed" data-count="\(texts.matches(kind))" data-none="\(texts.none)" \
      data-failed="\(texts.failed)"\(state)>
      <p role="status">\(showsAll ? "" : count)</p>
      <ol class="rows"\(showsAll ? "" : " hidden" as Markup)></ol>
      <button type="button" hidden>\(texts.showAll)</button>
      <button type="button" hidden>\(texts.clearFilters)</button>
      </section>

      """
  }

  /// The menu of a column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - records: The records of the list.
  ///   - kind: The kind of record that has the column: the kind of the list, or a group.
  /// - Returns: The menu; `nil` if no record has a value.
  func menu<Record>(
    _ column: ListColumn<Record>, of records: [Record], kind: RecordKind
  ) -> Markup? {
    let words = language.words
    let options = column.options(of: records, in: words)
    guard !options.isEmpty else { return nil }
    let items = { (values: [(value: String, count: Int)]) in
      values.map { value, count -> Markup in
        let text = column.shown(value, words)
        return "<option value=\"\(value)\"\(languageMark(of: text))>\(text) (\(count))"
      }.joined()
    }
    let last = options.filter { column.hasOneGroup($0.value) }
    let lastItems: Markup =
      last.isEmpty
      ? "" : "<optgroup label=\"\(words.site.listTexts.withOneGroup)\">\(items(last))"
    return """
      <label>\(column.label(words.site.listTexts)) \
      <select name="\(column.name)" data-of="\(kind.rawValue)">\
      <option value="">\(words.site.listTexts.any)\
      \(items(options.filter { !column.hasOneGroup($0.value) }))\(lastItems)</select></label>
      """
  }

  /// The menu of orders: the name of a column, with a minus sign for descending.
  func orders(_ orders: [(value: String, text: String)]) -> Markup {
    let items = orders.map { "<option value=\"\($0.value)\">\($0.text)" as Markup }
    return """
      <label>\(language.words.site.listTexts.order) \
      <select name="sort">\(items.joined())</select></label>
      """
  }
}
