// A libFuzzer target, compiled with the library's sources by `Tests/Fuzz/fuzz`.

import KPGGSystem

/// A kind of text or document that the input is read as.
private enum Target: String, CaseIterable {
  case texts, json, documents, snapshots, favorites, settings, ranks, answers, games, manifests
  case quizzes, tables, messages, drawings

  /// The targets of this process: those in `KPGG_FUZZ_TARGETS`, or all.
  static let selected: [Target] = {
    let names = ProcessInfo.processInfo.environment["KPGG_FUZZ_TARGETS"] ?? ""
    let targets = names.split(separator: " ").map { name in
      guard let target = Target(rawValue: String(name)) else {
        preconditionFailure("unknown target '\(name)'; use one of \(allCases.map(\.rawValue))")
      }
      return target
    }
    return targets.isEmpty ? allCases : targets
  }()

  /// Reads the input. A trap or a failed check is a finding.
  func check(_ bytes: [UInt8]) {
    let data = Data(bytes)
    switch self {
    case .texts: checkTexts(String(decoding: bytes, as: UTF8.self))
    case .json:
      if let tree = try? JSONParser.parse(bytes, limits: WireLimits.json) { checkTree(tree) }
    case .documents: checkDocuments(data)
    case .snapshots:
      checkVersioned(data, text: { try? $0.text() }) { data throws(VersionedJSONError) in
        try Snapshot(decoding: data)
      }
    case .favorites:
      checkVersioned(data, text: \.json.canonicalText) { data throws(VersionedJSONError) in
        try Favorites(decoding: data)
      }
    case .settings: checkSettings(data)
    case .ranks: checkRanks(data)
    case .answers: checkAnswers(data)
    case .games:
      checkGame(data) { try JSONDecoder().decode(SavedQuizGame.self, from: $0) }
      checkGame(data) { try JSONDecoder().decode(SavedDailyGame.self, from: $0) }
    case .manifests: checkManifest(data)
    case .quizzes: checkQuiz(data)
    case .tables: checkTables(bytes)
    case .messages:
      checkMessageStream(data)
      checkMessage(WorkerMessage(head: data, body: data))
    case .drawings: checkDrawing(bytes)
    }
  }
}

/// Reads the input as the selected kinds of texts and documents.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for target in Target.selected { target.check(bytes) }
  return 0
}

/// Reads the bytes as each document of the wire format.
private func checkDocuments(_ data: Data) {
  let tree = try? JSONParser.parse(Array(data), limits: WireLimits.json)
  let group = tree?.root["groupname"]?.members.lazy.compactMap { GroupID(rawValue: $0.key) }.first
  for id in Set([group, GroupID.ohMyGirl].compactMap(\.self)) {
    check(data, .group(id)) { data, reader throws(DocumentProblem) in
      try GroupDocument(decoding: data, of: id, reader: &reader)
    }
  }
  check(data, .index) { data, reader throws(DocumentProblem) in
    try IndexDocument(decoding: data, reader: &reader)
  }
  check(data, .section(.featured)) { data, reader throws(DocumentProblem) in
    try SectionDocument(decoding: data, of: .featured, reader: &reader)
  }
  check(data, .years(2014...2015)) { data, reader throws(DocumentProblem) in
    try YearsDocument(decoding: data, of: 2014...2015, reader: &reader)
  }
  check(data, .memberInfo) { data, reader throws(DocumentProblem) in
    try MemberInfoDocument(decoding: data, reader: &reader)
  }
}

/// Checks that answers stay the same when they are written and read again.
private func checkAnswers(_ data: Data) {
  for answer in AnswerLog(decoding: data).answers {
    guard let line = AnswerRecord.answer(answer).line else { continue }
    precondition(AnswerLog(decoding: line).answers == [answer], "the answer changes: \(answer)")
  }
}

/// Checks that a change of a setting keeps everything else.
private func checkSettings(_ data: Data) {
  guard let old = try? SettingsDocument(decoding: data) else { return }
  var new = old
  new["level"] = "hard"
  let text = new.json.canonicalText
  // Indentation can make the text too long.
  guard text.utf8.count <= SettingsDocument.byteLimit else { return }
  do {
    let again = try SettingsDocument(decoding: Data(text.utf8))
    precondition(again == new, "the settings change:\n\(text)\n\(again.json.canonicalText)")
  } catch {
    preconditionFailure("the settings are damaged (\(error)):\n\(text)")
  }
}

/// Checks that the lines of rankings stay the same when they are written and read again, and that each
/// ranking can be continued.
private func checkRanks(_ data: Data) {
  _ = RankRecord.readLines(of: data) { record in
    guard let line = record.line else { return }
    var again: [RankRecord] = []
    let damaged = RankRecord.readLines(of: line) { again.append($0) }
    precondition(again == [record] && damaged.isEmpty, "the choice changes: \(record)")
  }
  for rank in RankLog(decoding: data).ranks {
    let ranking = rank.ranking()
    precondition(ranking.places.flatMap(\.items).allSatisfy(ranking.items.contains))
    precondition(ranking.question.map { $0.first != $0.second } ?? true)
  }
}

/// Checks that the manifest of an export stays the same, and names no file outside of the export.
private func checkManifest(_ data: Data) {
  guard let manifest = ExportManifest(data) else { return }
  precondition(ExportManifest(manifest.data) == manifest, "the manifest changes: \(manifest)")
  precondition(manifest.files.keys.allSatisfy { !$0.pathComponents.contains("..") })
}

private func checkGame<Game: JSONRepresentable & Equatable>(
  _ data: Data, _ read: (Data) throws -> Game
) {
  var limits = WireLimits.json
  limits.keyBytes = 128
  // kpgg rejects other documents before it decodes games.
  guard (try? JSONElement.root(of: data, limits: limits)) != nil, let game = try? read(data)
  else { return }
  let again = try? read(Data(game.json.canonicalText.utf8))
  precondition(again == game, "the game changes: \(game)")
}

/// Reads the bytes as a quiz file and as the content of a code. Checks that a quiz stays the same when
/// it is written as text or as a code and read again.
private func checkQuiz(_ data: Data) {
  _ = try? QuizFile(code: String(decoding: data, as: UTF8.self))
  if let file = try? QuizFile(code: QuizFile.code(of: Array(data))) { checkQuiz(file.document) }
  do throws(QuizDocument.Problems) {
    checkQuiz(try QuizFile(decoding: data).document)
  } catch {
    precondition(error.list.allSatisfy { !$0.description.isEmpty })
  }
}

private func checkQuiz(_ document: QuizDocument) {
  let again = try? QuizFile(decoding: Data(document.text.utf8))
  precondition(again?.document == document, "the quiz changes:\n\(document.text)")
  guard let code = try? again?.code() else { return }
  let decoded = try? QuizFile(code: code)
  precondition((try? decoded?.code()) == code, "the code changes: \(code)")
}

/// Reads the bytes as tables with a line of equal signs between two. Checks that tables without mistakes
/// stay the same when their records are written and read again.
private func checkTables(_ bytes: [UInt8]) {
  let parts = String(decoding: bytes, as: UTF8.self).split(
    separator: "=====\n", maxSplits: CatalogTable.allCases.count - 1,
    omittingEmptySubsequences: false)
  let files = zip(CatalogTable.allCases, parts).map { ($0, Data($1.utf8)) }
  let tables = TableImport(CatalogTables(files: Dictionary(uniqueKeysWithValues: files)))
  precondition(tables.problems.sorted.list.allSatisfy { !$0.description.isEmpty })
  guard tables.problems.isEmpty else { return }
  let written = tables.written
  let again = TableImport(written)
  precondition(again.problems.isEmpty, "\(again.problems)")
  precondition(again.written == written, "the tables change")
}

extension TableImport {
  fileprivate var written: CatalogTables {
    let catalog = catalog
    return CatalogTables(
      catalog, groups: groups.map { $0.document(of: catalog.group($0.id)) })
  }
}

/// Checks that a document in its canonical text is the same document, without problems.
private func check<Document: WireDocument>(
  _ data: Data, _ path: DocumentPath,
  _ read: (Data, inout WireReader) throws(DocumentProblem) -> Document
) {
  var reader = WireReader(document: path)
  let document: Document
  do throws(DocumentProblem) {
    document = try read(data, &reader)
  } catch {
    return checkMessage(of: error)
  }
  reader.problems.forEach(checkMessage)
  reader = WireReader(document: path)
  do throws(DocumentProblem) {
    let again = try read(document.data, &reader)
    precondition(again == document, "the document changes:\n\(again.json.canonicalText)")
    precondition(again.data == document.data, "the bytes change")
    precondition(reader.problems.isEmpty, "\(reader.problems.map(\.description))")
  } catch {
    preconditionFailure(error.description)
  }
}

/// Checks that a snapshot or favorites are the same in their canonical text.
private func checkVersioned<Document: Equatable>(
  _ data: Data, text: (Document) -> String?, _ read: (Data) throws(VersionedJSONError) -> Document
) {
  let document: Document
  do throws(VersionedJSONError) {
    document = try read(data)
  } catch {
    return precondition(!error.description.isEmpty)
  }
  // A document of many bytes can exceed the limit when it is written with indentation.
  guard let written = text(document) else { return }
  do throws(VersionedJSONError) {
    let again = try read(Data(written.utf8))
    precondition(again == document, "the document changes:\n\(written)")
    precondition(text(again)?.utf8.elementsEqual(written.utf8) ?? false, "the bytes change")
  } catch {
    preconditionFailure("\(error):\n\(written)")
  }
}

private func checkMessage(of problem: DocumentProblem) {
  precondition(!problem.description.isEmpty)
  guard let position = problem.position else { return }
  precondition(position.line > 0 && position.column > 0)
}

/// Checks the locations of all values, and that the canonical text has the same values.
private func checkTree(_ tree: JSONTree) {
  let locations = tree.locations(of: tree.nodes.indices)
  precondition(locations[0]?.keyPath == .root)
  let value = JSONValue(tree.root)
  // The writer takes finite numbers alone.
  guard value.isFinite else { return }
  do throws(JSONSyntaxError) {
    let limits = JSONLimits(bytes: .max, values: WireLimits.values)
    let again = try JSONParser.parse(Array(value.canonicalText.utf8), limits: limits)
    precondition(JSONValue(again.root) == value, "the value changes:\n\(value.canonicalText)")
  } catch {
    preconditionFailure("\(error)")
  }
}

/// Checks that dates, names, and keys survive their own text.
private func checkTexts(_ text: String) {
  if let date = CalendarDate(wire: text) {
    precondition(CalendarDate(wire: date.wireText) == date, date.wireText)
    precondition(CalendarDate(date.description) == date, date.description)
  }
  checkText(CalendarDate.self, text)
  checkText(GroupID.self, text)
  checkText(SectionKey.self, text)
  checkText(MemberID.self, text)
  checkText(VideoID.self, text)
  checkText(WebAddress.self, text)
  checkText(MBTI.self, text)
  checkText(BloodType.self, text)
  if let years = ClosedRange(years: text) {
    precondition(ClosedRange(years: years.yearsText()) == years, text)
  }
  let name = MemberID.text(of: text)
  precondition(name.isEmpty || MemberID.isValid(name: name), name)
  // A text that is longer than names has no letters, and matches nothing.
  let normalized = NormalizedText(text)
  precondition(normalized.isEmpty || normalized.matches(text), text)
}

private func checkText<Value: TextCodable>(_ type: Value.Type, _ text: String) {
  guard let value = Value(text) else { return }
  precondition(Value(value.description) == value, "\(type): \(value)")
}
