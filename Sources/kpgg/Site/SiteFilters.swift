import KPGGCore
import KPGGPublishing

extension Site {
  /// The values by which lists can be filtered, for queries such as `JYP` and `main rapper` that are
  /// no names.
  ///
  /// Each row has the list, the filter, the value, and the value's text in both languages.
  var filterScript: SiteFile {
    let rows =
      filterRows(.groups, groupColumns, [.agency], of: lineUps.map(\.group))
      + filterRows(.members, memberColumns, [.mbti, .nationality, .position], of: members)
    return SiteFile(
      path: "filters.js", calling: "kpgg.useFilters", with: .array(rows))
  }

  private func filterRows<Record>(
    _ list: SitePath, _ columns: [ListColumn<Record>], _ filters: [FieldFilter],
    of records: [Record]
  ) -> [JSONValue] {
    columns.filter { column in filters.contains { $0.rawValue == column.name } }
      .flatMap { column in
        column.options(of: records, in: Language.english.words).map { value, _ in
          let texts = [Language.english, .korean].map { language in
            SafeText.of(column.shown(value, language.words))
          }
          return JSONValue([list.address, column.name, value] + texts)
        }
      }
  }
}
