import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import KPGGPublishing
@testable import kpgg

/// Mutated tables give mistakes with a row and a column, or a sound catalog, and never a crash.
final class ImportMutationTests: CommandTestCase {
  func testMutatedTablesGiveMistakesOrASoundCatalog() async throws {
    let tables = try await Self.smallTables()
    let results = try await withThrowingTaskGroup(of: Result.self) { group in
      for start in stride(from: UInt64(0), to: 2000, by: 100) {
        group.addTask { try await Self.check(start..<start + 100, of: tables) }
      }
      return try await group.reduce(into: Result()) { $0.add($1) }
    }
    XCTAssertEqual(results.failures, [])
    XCTAssertEqual(results.soundCount + results.mistakenCount, 2000)
    // The mutations are neither harmless nor all the same.
    XCTAssertGreaterThan(results.soundCount, 200)
    XCTAssertGreaterThan(results.mistakenCount, 1000)
  }

  func testNothingIsWrittenForMutatedTablesWithMistakes() async throws {
    let folder = try temporaryFolder()
    let tables = try await Self.smallTables()
    var rejected = 0
    for seed in 2000..<2100 {
      var mutation = TableMutation(seed: UInt64(seed))
      let mutated = mutation.apply(to: tables)
      let (input, output) = ("\(folder.path)/\(seed)", "\(folder.path)/catalog-\(seed)")
      for (table, data) in mutated.files { try folder.write(data, to: "\(seed)/\(table.fileName)") }
      let outcome = await run([
        "import", input, output, "--lang", seed.isMultiple(of: 2) ? "ko" : "en",
      ])
      let isWritten = FileManager.default.fileExists(atPath: output)
      XCTAssertEqual(outcome.errors, "", "\(seed)")
      XCTAssertEqual(isWritten, outcome.exitCode == .success, "\(seed)")
      guard outcome.exitCode != .success else { continue }
      rejected += 1
      XCTAssertEqual(outcome.exitCode, .badData, "\(seed)")
      XCTAssertTrue(outcome.output.contains(".csv:"), "\(seed): \(outcome.output)")
    }
    XCTAssertGreaterThan(rejected, 30)
  }

  private struct Result {
    var (soundCount, mistakenCount) = (0, 0)
    var failures: [String] = []

    mutating func add(_ other: Self) {
      soundCount += other.soundCount
      mistakenCount += other.mistakenCount
      failures += other.failures
    }
  }

  private static func check(_ seeds: Range<UInt64>, of tables: CatalogTables) async throws -> Result
  {
    var result = Result()
    for seed in seeds {
      var mutation = TableMutation(seed: seed)
      let mutated = mutation.apply(to: tables)
      do {
        let tree = try await mutated.tree()
        result.soundCount += 1
        // Twice as many trees would take most of the test's time.
        guard result.soundCount.isMultiple(of: 5) else { continue }
        let again = try await DocumentReader(source: TreeSource(tree)).tables().tree()
        if again != tree { result.failures.append("\(seed): another catalog") }
      } catch let problems as TableProblems {
        result.mistakenCount += 1
        if problems.list.isEmpty { result.failures.append("\(seed): no mistakes") }
        result.failures += problems.list.filter { !isComplete($0, in: mutated) }
          .map { "\(seed): \($0)" }
      }
    }
    return result
  }

  /// Whether a mistake has texts, and a row and a column where it has them.
  private static func isComplete(_ problem: TableProblem, in tables: CatalogTables) -> Bool {
    let hasTexts = Language.allCases.allSatisfy { !$0.words.message(for: problem.kind).isEmpty }
    let isInTable = problem.row.map { (1...1000).contains($0) } ?? false
    let hasPlace =
      switch problem.kind {
      case .missingFile, .value(.moreProblems): problem.row == nil
      case .noHeader, .unknownColumn, .repeatedColumn, .missingColumn: problem.row == 1
      // The whole row, or a place that the header does not name.
      case .unnamedColumn, .tooManyColumns, .notUTF8, .openQuote, .strayQuote, .finding: isInTable
      default: isInTable && problem.column != nil
      }
    return hasTexts && hasPlace
  }

  /// The tables of two groups that have every kind of value, and of an empty section.
  private static func smallTables() async throws -> CatalogTables {
    let catalog = try await SampleCatalog.catalog()
    let groups = ["NO.9&(U)", "LUMINA"].compactMap { catalog[$0] }
    let sections = groups.compactMap { group in
      group.sectionKey.map { DebutSection(key: $0, years: nil, groupIDs: [group.id]) }
    }
    let small = Catalog(
      sections: sections + [
        DebutSection(key: try checked("own"), years: 1990...1991, groupIDs: [])
      ],
      groups: groups, featuredIDs: [groups[0].id])
    return CatalogTables(small, groups: try await SampleCatalog.reader.documents(of: groups))
  }
}

/// Random changes to tables, determined by a seed.
private struct TableMutation {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Applies one to three changes.
  mutating func apply(to tables: CatalogTables) -> CatalogTables {
    var tables = tables
    for _ in 0...random.index(below: 3) {
      let table = pick(tables.files.keys.sorted { $0.rawValue < $1.rawValue })
      guard let table, let data = tables.files[table] else { continue }
      tables.files[table] = changed(data)
    }
    return tables
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.index(below: elements.count)]
  }

  private mutating func changed(_ data: Data) -> Data? {
    switch random.index(below: 12) {
    case 0: return random.index(below: 8) == 0 ? nil : changedBytes(data)
    case 1...2: return changedBytes(data)
    case 3: return recoded(data)
    default:
      var reader = CSVReader(data)
      var rows: [[String]] = []
      while let row = try? reader.next(cellLimit: 99) { rows.append(row.cells) }
      guard rows.count > 1 else { return changedBytes(data) }
      change(&rows)
      return Data(rows.map(CSVText.row).joined().utf8)
    }
  }

  private mutating func change(_ rows: inout [[String]]) {
    let (row, other) = (random.index(below: rows.count), random.index(below: rows.count))
    let cell = rows[row].isEmpty ? 0 : random.index(below: rows[row].count)
    switch random.index(below: 9) {
    case 0: rows.remove(at: row)
    case 1: rows.insert(rows[row], at: other)
    case 2: rows.swapAt(row, other)
    case 3: rows.insert([], at: row)
    case 4: rows[row].append(pick(Self.texts) ?? "")
    case 5:
      for index in rows.indices where cell < rows[index].count { rows[index].remove(at: cell) }
    case 6:
      for index in rows.indices where cell < rows[index].count {
        rows[index].append(rows[index].remove(at: cell))
      }
    default:
      guard cell < rows[row].count else { return }
      rows[row][cell] =
        random.index(below: 3) == 0
        ? rows[other].first { !$0.isEmpty } ?? "" : pick(Self.texts) ?? ""
    }
  }

  private mutating func changedBytes(_ data: Data) -> Data {
    var bytes = Array(data)
    for _ in 0...random.index(below: 4) where !bytes.isEmpty {
      let index = random.index(below: bytes.count)
      switch random.index(below: 4) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8(random.index(below: 256))
      case 2: bytes.insert(pick(Array("\",\r\n;\t\u{0}\\".utf8)) ?? 0, at: index)
      default: bytes.removeSubrange(index..<min(index + random.index(below: 40), bytes.count))
      }
    }
    return Data(bytes)
  }

  /// The table in another encoding, with other line breaks, or cut.
  private mutating func recoded(_ data: Data) -> Data {
    let text = String(decoding: data, as: UTF8.self)
    switch random.index(below: 6) {
    case 0: return text.data(using: .utf16) ?? Data()
    case 1: return text.data(using: .isoLatin1, allowLossyConversion: true) ?? Data()
    case 2: return Data(text.replacing("\r\n", with: "\n").utf8)
    case 3: return Data(text.replacing(",", with: ";").utf8)
    case 4: return data.prefix(random.index(below: data.count + 1))
    default: return Data("\u{FEFF}\(text)".utf8)
    }
  }

  /// Texts that are wrong in some columns, and right in others.
  private static let texts = [
    "", " ", "x", "0", "-1", "9999", "2015-02-30", "2015/4/20", "04/05/2015", "20.04.2015", "true",
    "TRUE", "maybe", "INFP", "infx", "AB", "title", "active", "alive", "1", "2", "3", "4", "166,5",
    "LUMINA", "lumina", "LUMINA/Nova", "달무리", "달무리/", "/", "a, b", "a\\, b", "\\", "\"", "'",
    "first", "zero", "2016-2019", "index.json", ".", "..", "%2e", "=1+1", "@sum", "http://a.b/c",
    "http://", "abcdefghijk", "UCabcdefghijklmnopqrstuv", "2010/2011", "2011/2010", "2010/..",
    "알려지지 않음.", "a\nb", "a\r\nb", "\u{0}", "\u{1B}[31m", "\u{202E}x", "\u{FEFF}", "\u{301}",
    "e\u{301}", "유", "\u{1112}\u{1161}\u{11AB}", String(repeating: "유", count: 1025),
    String(repeating: "a, ", count: 101), String(repeating: "e\u{301}", count: 600), "id", "name",
    "group", "Name", "nmae", "memberCount", "hitSong.url",
  ]
}
