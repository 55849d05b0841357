// A libFuzzer target, compiled with the library's sources by `Tests/Fuzz/fuzz`.

import KPGGSystem

/// Reads the input as every kind of text and document. A trap or a failed check is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  checkTexts(String(decoding: bytes, as: UTF8.self))
  let data = Data(bytes)
  let tree = try? JSONParser.parse(bytes, limits: WireLimits.json)
  if let tree { checkTree(tree) }
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
  checkVersioned(data) { data throws(VersionedJSONError) in try Snapshot(decoding: data) }
  checkVersioned(data) { data throws(VersionedJSONError) in try Favorites(decoding: data) }
  checkMessageStream(data)
  checkMessage(WorkerMessage(head: data, body: data))
  checkDrawing(bytes)
  checkQuiz(data)
  checkTables(bytes)
  checkUserData(data)
  return 0
}

/// Reads the bytes as files that kpgg writes for itself: the log of answers, saved games, and the
/// manifest of an export. Checks that each stays the same when it is written and read again.
private func checkUserData(_ data: Data) {
  for answer in AnswerLog(decoding: data).answers {
    guard let line = AnswerRecord.answer(answer).line else { continue }
    precondition(AnswerLog(decoding: line).answers == [answer], "the answer changes: \(answer)")
  }
  checkGame(data) { try JSONDecoder().decode(SavedQuizGame.self, from: $0) }
  checkGame(data) { try JSONDecoder().decode(SavedDailyGame.self, from: $0) }
  if let manifest = ExportManifest(data) {
    precondition(ExportManifest(manifest.data) == manifest, "the manifest changes: \(manifest)")
    precondition(manifest.files.keys.allSatisfy { !$0.pathComponents.contains("..") })
  }
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

/// Reads the bytes as output of chafa. Checks that a drawing has only the expected control
/// characters, and fits in its area.
private func checkDrawing(_ bytes: [UInt8]) {
  guard let url = WebAddress("https://example.com/") else { return }
  for imageProtocol in [ImageProtocol.kitty, .sixel, .characters(.full)] {
    let placement = ImagePlacement(
      url: url, area: CellArea(x: 0, y: 0, width: 20, height: 4), imageProtocol: imageProtocol)
    switch ImageDrawing(chafaOutput: bytes, at: placement) {
    case .sequences(let text):
      let start = imageProtocol == .sixel ? "\u{1B}P" : "\u{1B}_Ga=T,f="
      precondition(text.hasPrefix(start) && text.hasSuffix("\u{1B}\\"), text)
      let rest = text.unicodeScalars.filter { !(" "..."~").contains($0) && $0 != "\u{1B}" }
      precondition(rest.isEmpty, text)
      precondition(imageProtocol == .kitty || text.utf8.count { $0 == 0x1B } == 2, text)
    case .cells(let rows):
      precondition(rows.count <= 4 && rows.allSatisfy { $0.count <= 20 })
      for cell in rows.joined() {
        precondition(cell.text == " " || ("\u{2500}"..."\u{259F}").contains(cell.text))
        guard let colors = cell.colors?.parameters else { continue }
        precondition(colors.utf8.allSatisfy { "0123456789;".utf8.contains($0) }, colors)
      }
    case nil: break
    }
  }
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
private func checkVersioned<Document: JSONRepresentable & Equatable>(
  _ data: Data, _ read: (Data) throws(VersionedJSONError) -> Document
) {
  let document: Document
  do throws(VersionedJSONError) {
    document = try read(data)
  } catch {
    return precondition(!error.description.isEmpty)
  }
  let text = document.json.canonicalText
  do throws(VersionedJSONError) {
    let again = try read(Data(text.utf8))
    precondition(again == document, "the document changes:\n\(text)")
    precondition(again.json.canonicalText.utf8.elementsEqual(text.utf8), "the bytes change")
  } catch {
    preconditionFailure("\(error):\n\(text)")
  }
}

private let bodyLimit = 1 << 20

/// Checks that a stream has the same messages however it is split, that they are its bytes, and that
/// no message follows.
private func checkMessageStream(_ data: Data) {
  let messages = workerMessages(in: data, piece: max(data.count, 1))
  precondition(messages == workerMessages(in: data, piece: 7), "the messages depend on the pieces")
  let bytes = Data(messages.map(\.encoded).joined())
  precondition(data.starts(with: bytes), "the bytes change")
  var parser = WorkerMessageParser()
  parser.append(data.dropFirst(bytes.count))
  precondition((try? parser.next(bodyLimit: bodyLimit)).flatMap(\.self) == nil, "a message is lost")
  messages.forEach(checkMessage)
}

/// The messages before the first one that is incomplete or too long.
private func workerMessages(in data: Data, piece: Int) -> [WorkerMessage] {
  var parser = WorkerMessageParser()
  var messages: [WorkerMessage] = []
  for start in stride(from: 0, to: data.count, by: piece) {
    parser.append(data.dropFirst(start).prefix(piece))
    do throws(WorkerMessageParser.InvalidMessageError) {
      while let message = try parser.next(bodyLimit: bodyLimit) { messages.append(message) }
    } catch {
      break
    }
  }
  return messages
}

/// Checks that what a worker reads in a message is the same in the message that it makes from it.
private func checkMessage(_ message: WorkerMessage) {
  if let greeting = WorkerGreeting(message) {
    precondition(WorkerGreeting(greeting.message) == greeting, "\(greeting)")
  }
  if let request = WorkerRequest(message) {
    precondition(WorkerRequest(request.message) == request, "\(request)")
  }
  if let reply = WorkerReply(message) {
    precondition(WorkerReply(reply.message) == reply, "\(reply)")
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
}

private func checkText<Value: TextCodable>(_ type: Value.Type, _ text: String) {
  guard let value = Value(text) else { return }
  precondition(Value(value.description) == value, "\(type): \(value)")
}
