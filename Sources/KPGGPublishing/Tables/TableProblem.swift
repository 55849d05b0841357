package import KPGGCore

/// A mistake in a table.
package struct TableProblem: Equatable, Sendable {
  package let table: CatalogTable
  /// The number of the row as a spreadsheet shows it, from 1; `nil` for the whole table.
  package var row: Int?
  /// The name of the column; `nil` for the whole row.
  package var column: String?
  package let kind: Kind

  /// What is wrong. The descriptions say what the cases mean.
  package indirect enum Kind: Error, Equatable, Sendable {
    // The file.
    case missingFile
    /// The reason is the system's error message.
    case unreadable(reason: String)
    case tooLarge(limit: Int)
    case notUTF8
    case openQuote, strayQuote
    case tooManyRows(limit: Int)
    // The header.
    case noHeader
    case tooManyColumns(limit: Int)
    case unknownColumn(String, suggestion: String?, columns: [String])
    case repeatedColumn(String)
    /// One of the columns is needed.
    case missingColumn([String])
    /// A row has a value in a column without a name: `T`.
    case unnamedColumn(String)
    // Values.
    case value(DocumentProblem.Kind)
    case invalidChoice(String, expected: ExpectedValue, choices: [String])
    case invalidDate(String)
    /// The text can be two days.
    case ambiguousDate(String, CalendarDate, CalendarDate)
    case invalidYear(String)
    case invalidBoolean(String)
    case invalidAbsence(String)
    case lineBreak
    // Records.
    case unknownGroup(String, suggestion: String?)
    /// Several groups have the name.
    case ambiguousGroup(String)
    /// The ID of a group without one, which is made from its name.
    case invalidMadeID(String, NameProblem)
    case unknownMember(String, group: GroupID)
    /// The ID of a member belongs to another group.
    case otherGroup(String, group: GroupID)
    case repeatedGroup(String, row: Int)
    case repeatedMember(String, row: Int)
    case repeatedSection(String, row: Int)
    /// A problem that `validate` would report.
    case finding(Finding.Kind)
    /// A problem that `validate` would report in a document without a row.
    case document(DocumentPath, Finding.Kind)
  }
}

/// The mistakes in tables, at most 1,000, in the order of the tables and rows.
package struct TableProblems: Error, Equatable, Sendable {
  package private(set) var list: [TableProblem] = []

  /// The maximum number of mistakes that are listed.
  static let limit = WireLimits.problems

  init() {}

  var isEmpty: Bool { list.isEmpty }
  /// The number of mistakes, without limit.
  package private(set) var count = 0

  /// Adds a mistake, or notes that there are more.
  mutating func add(
    _ kind: TableProblem.Kind, in table: CatalogTable, row: Int? = nil, column: String? = nil
  ) {
    count += 1
    guard list.count < Self.limit else { return }
    list.append(TableProblem(table: table, row: row, column: column, kind: kind))
  }

  mutating func add(_ kind: TableProblem.Kind, in row: TableRow, _ column: String?) {
    add(kind, in: row.table, row: row.number, column: column)
  }

  /// The mistakes by table and row. If there are more than the limit, the last one says so.
  var sorted: Self {
    var problems = self
    let tables = CatalogTable.allCases
    problems.list = tables.flatMap { table in
      list.filter { $0.table == table }.stablySorted { ($0.row ?? 0) < ($1.row ?? 0) }
    }
    if count > Self.limit, let last = problems.list.last {
      problems.list.append(
        TableProblem(table: last.table, kind: .value(.moreProblems(limit: Self.limit))))
    }
    return problems
  }
}

extension TableProblem: CustomStringConvertible {
  /// The place in front of a message: `members.csv:12: mbti: `.
  package var place: String {
    table.fileName + (row.map { ":\($0)" } ?? "") + ": " + (column.map { "\($0): " } ?? "")
  }

  /// One line in English: `members.csv:12: mbti: 'INFX' is not a valid MBTI type`.
  package var description: String { "\(place)\(kind)" }
}

extension TableProblem.Kind: CustomStringConvertible {
  /// A phrase that describes the problem.
  package var description: String {
    switch self {
    case .missingFile: "file not found; a table without rows still needs its header row"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .tooLarge(let limit): "larger than the limit of \(limit) bytes"
    case .notUTF8: "not UTF-8; save the table as CSV in UTF-8"
    case .openQuote: "the quote (\") at the start of the cell has no end"
    case .strayQuote: "a cell with a quote (\") must be in quotes, with the quote written twice"
    case .tooManyRows(let limit): "more than the limit of \(limit) rows"
    case .noHeader: "the first row must have the names of the columns"
    case .tooManyColumns(let limit): "more than the limit of \(limit) columns"
    case .unknownColumn(let name, let suggestion?, _):
      "unknown column \(name.quotedStart); did you mean '\(suggestion)'?"
    case .unknownColumn(let name, nil, let columns):
      "unknown column \(name.quotedStart); use one of: \(columns.joined(separator: ", "))"
    case .repeatedColumn(let name): "the column '\(name)' occurs twice"
    case .missingColumn(let names):
      "the column \(names.map { "'\($0)'" }.joined(separator: " or ")) is missing"
    case .unnamedColumn(let letters): "column \(letters) has a value, but no name in the first row"
    case .value(let kind): "\(kind)"
    case .invalidChoice(let text, let expected, let choices):
      "\(text.quotedStart) is not \(expected); use one of: \(choices.joined(separator: ", "))"
    case .invalidDate(let text):
      "\(text.quotedStart) is not a valid date; type 2015-04-20, 2015-04, or 2015"
    case .ambiguousDate(let text, let one, let other):
      "\(text.quotedStart) can be two dates; type \(one) or \(other)"
    case .invalidYear(let text): "\(text.quotedStart) is not a valid year"
    case .invalidBoolean(let text): "\(text.quotedStart) is not true or false"
    case .invalidAbsence(let text):
      "\(text.quotedStart) is not a valid absence; type 2010-02/2015-06, or 2010-02/.. without an end"
    case .lineBreak: "contains a line break"
    case .unknownGroup(let text, let suggestion):
      "the group \(text.quotedStart) is not in groups.csv"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguousGroup(let text): "several groups are named \(text.quotedStart); use an ID"
    case .invalidMadeID(let id, let problem):
      "missing, and \(id.quotedStart) from the name \(problem)"
    case .unknownMember(let text, let group): "\(text.quotedStart) is not a member of '\(group)'"
    case .otherGroup(let text, let group):
      "\(text.quotedStart) must begin with '\(group)/', or be empty"
    case .repeatedGroup(let id, let row): "the group '\(id)' is already in row \(row)"
    case .repeatedMember(let name, let row):
      "the group has another member '\(name)' in row \(row); give both an ID"
    case .repeatedSection(let key, let row): "the section '\(key)' is already in row \(row)"
    case .finding(let kind): "\(kind)"
    case .document(let path, let kind): "\(path): \(kind)"
    }
  }
}
