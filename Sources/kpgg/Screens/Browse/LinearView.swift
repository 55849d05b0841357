import KPGGCore

/// The visible screen as plain lines: the path, the facts, and the numbered entries of a list.
struct LinearView: Sendable {
  let state: BrowserState
  /// The width that lines must fit in cells; `nil` for a pipe or a file.
  let width: Int?
  /// The number of rows of the terminal; `nil` if it is unknown.
  let height: Int?
  let entries: [LinearEntry]

  /// Some of the entries as lines, after the lines above them.
  struct Page: Hashable, Sendable {
    var lines: [String]
    let range: Range<Int>
  }

  /// The number of entries of a page if the height is unknown.
  private static let pageLength = 20
  /// The minimum number of entries of a page, even if it is higher than the terminal.
  private static let minimumPageLength = 5

  init(_ state: BrowserState, width: Int? = nil, height: Int? = nil) {
    (self.state, self.width, self.height) = (state, width, height)
    entries = state.catalog.value == nil ? [] : state.screen.page.lines(in: state)
  }

  var language: Language { state.language }
  var labels: BrowserLabels { language.words.browser }

  /// Everything but marks and notices. Two equal contents need not be shown twice.
  var content: [String] { head(isMarked: false) + entries.map(\.text) }

  /// The last message, if there is one. Words need no star before them.
  var notice: [String] {
    state.notice.map { fitted(String($0.drop { "★☆ ".contains($0) })) } ?? []
  }

  /// The title, the facts, and the entries from an index on.
  func screen(from start: Int = 0, reservedRows: Int = 0) -> Page {
    let head = head(isMarked: true).flatMap { fitted($0) }
    let page = page(from: start, reservedRows: head.count + reservedRows)
    return Page(lines: head + page.lines, range: page.range)
  }

  /// The entries from an index on that fit the terminal, and how many there are.
  func page(from start: Int, reservedRows: Int = 0) -> Page {
    let end = end(ofPageFrom: start, reservedRows: reservedRows)
    var lines = (start..<end).flatMap { entryLines($0, isFirst: $0 == start) }
    if start < end, start > 0 || end < entries.count {
      lines += fitted(labels.linear.page(start + 1...end, entries.count))
    }
    return Page(lines: lines, range: start..<end)
  }

  /// The start of the page that ends before an index.
  func pageStart(before index: Int) -> Int {
    var start = max(0, index - 1)
    while start > 0, end(ofPageFrom: start - 1) >= index { start -= 1 }
    return start
  }

  /// The start of the page to show after the user comes back: the whole list, or else the selected
  /// entry and those after it.
  var startOfSelection: Int {
    let selection = state.screen.page.selectedIndex(in: state)
    return screen().range.contains(selection)
      ? 0 : max(0, min(selection, entries.count - 1))
  }

  private func end(ofPageFrom start: Int, reservedRows: Int = 0) -> Int {
    guard let height else { return min(start + Self.pageLength, entries.count) }
    // The count of entries and the prompt take a row each.
    var room = height - 2 - reservedRows
    var end = start
    while end < entries.count {
      room -= entryLines(end, isFirst: end == start).count
      guard room >= 0 || end - start < Self.minimumPageLength else { break }
      end += 1
    }
    return end
  }

  /// The lines of an entry. The first one on a page has its heading.
  private func entryLines(_ index: Int, isFirst: Bool) -> [String] {
    let entry = entries[index]
    let isNew = isFirst || entry.heading != entries[index - 1].heading
    let marks = [
      entry.record.favorite.map(state.favorites.contains) ?? false ? labels.favorite : nil,
      index == state.screen.page.selectedIndex(in: state) ? labels.linear.selected : nil,
    ].compactMap(\.self)
    let text = "\(index + 1) " + ([entry.text] + marks).joined(separator: ", ")
    return (isNew && !entry.heading.isEmpty ? fitted(entry.heading) : []) + fitted(text)
  }

  /// The text without control characters, on as many lines as a terminal needs. All lines but the
  /// first are indented.
  func fitted(_ text: String) -> [String] {
    var text = SafeText.of(text)
    if state.settings.isASCII { text = ASCIISymbols.replacing(in: text) }
    guard let width, CellWidth.of(text) > width else { return [text] }
    guard width > 10 else { return text.wrapped(toCells: width) }
    return text.wrapped(toCells: width - 2).enumerated().map { $0 == 0 ? $1 : "  " + $1 }
  }
}

extension LinearView {
  /// Verbs without a number act on this record: the song that was just played, or else the record of the
  /// page.
  var openRecord: Favorite? { state.screen.page.selectedSong(in: state) ?? state.subject }

  /// The lines above the list, not yet fitted. A favorite can be marked as one.
  func head(isMarked: Bool) -> [String] {
    guard state.catalog.value != nil else {
      return [path] + status(of: state.catalog, labels.loadingCatalog)
    }
    return state.screen.page.head(in: self, isMarked: isMarked)
  }

  /// The path of open screens. A long one loses its start, as in the full-screen view.
  var path: String {
    let start = ProgramDescription.name
    let room = (width ?? .max) - CellWidth.of(start)
    return ([start] + state.path(fitting: room)).joined(separator: " › ")
  }

  func title(_ names: [String?], _ favorite: Favorite, isMarked: Bool) -> String {
    let mark = isMarked && state.favorites.contains(favorite) ? labels.favorite : nil
    return (names + [mark]).compactMap(\.self).joined(separator: ", ")
  }

  func lines(of facts: [FactSheet.Fact]) -> [String] {
    facts.map { "\($0.label): \($0.value)" }
  }

  var listStatus: [String] {
    guard let controls = state.screen.controls else { return [] }
    var lines: [String] = []
    if controls.isActive {
      let note = state.filter(controls).problem.map(labels.problem) ?? labels.found(entries.count)
      lines.append("\(labels.linear.filter): \(controls.filter.text), \(note)")
    }
    let orders = state.chosenOrders.map { labels.sorted($0.kind, $0.order) }
    return lines + orders.map { "\(labels.linear.order): \($0)" }
  }

  /// The line for an empty list: nothing passes the filter, or the list has no entries.
  func emptyList(_ text: String) -> [String] {
    guard entries.isEmpty else { return [] }
    let isFiltered = state.screen.controls?.isActive ?? false
    return isFiltered ? [labels.noResults] : [text].filter { !$0.isEmpty }
  }

  /// The reason for a missing value: its request is in progress, failed, or was canceled.
  func status<Value>(of loading: Loading<Value>, _ text: String) -> [String] {
    switch loading {
    case .loaded: []
    case .notRequested, .inProgress: [text]
    case .canceled: [labels.canceled, labels.linear.retry]
    case .failed(let error):
      ["\(language.words.errorLabel): \(error.message)"]
        + (error.hint.map { ["\(language.words.hintLabel): \($0)"] } ?? []) + [labels.linear.retry]
    }
  }
}

struct LinearEntry: Hashable, Sendable {
  let record: ListEntry
  let text: String
  /// The heading above the entry and its neighbors; empty without one.
  let heading: String

  /// Creates an entry from its name and facts; missing and empty facts are left out.
  init(_ record: ListEntry, _ facts: [String?], heading: String = "") {
    self.record = record
    text = facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    self.heading = heading
  }

  static func heading(_ title: String, _ count: some CustomStringConvertible) -> String {
    "\(title): \(count)"
  }
}
