#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A folder of documents as they were received, beside a record of each: `documents/` is a tree as
/// any other, `records/` has the same paths.
struct CacheTree: Sendable {
  /// The folder's path.
  let folder: String

  /// A document, and the day on which the endpoint last gave or confirmed it.
  struct Entry: Hashable, Sendable {
    let document: ReceivedDocument
    let received: CalendarDate
  }

  /// The document of a path; `nil` where there is none, or one whose bytes are not those that its
  /// record tells of, after a crash or between two writers.
  func entry(at path: DocumentPath) -> Entry? {
    guard let recordData = try? BoundedFile.read(recordFile(of: path), limit: Record.byteLimit),
      let record = try? JSONDecoder().decode(Record.self, from: recordData),
      let url = URL(string: record.url),
      let data = try? BoundedFile.read(documentFile(of: path), limit: WireJSON.byteLimit),
      Checksum.text(of: data) == record.checksum
    else { return nil }
    return Entry(
      document: ReceivedDocument(data: data, validators: record.validators, url: url),
      received: record.received)
  }

  /// Keeps a document, each of its two files replaced as a whole.
  func store(_ entry: Entry, at path: DocumentPath) throws(CacheError) {
    let document = entry.document
    let record = Record(
      checksum: Checksum.text(of: document.data), received: entry.received,
      url: document.url.absoluteString, validators: document.validators)
    try write(document.data, to: documentFile(of: path))
    try write(Data(record.json.canonicalText.utf8), to: recordFile(of: path))
  }

  private func documentFile(of path: DocumentPath) -> String {
    "\(folder)/documents/\(path.filePath)"
  }

  private func recordFile(of path: DocumentPath) -> String { "\(folder)/records/\(path.filePath)" }

  private func write(_ data: Data, to file: String) throws(CacheError) {
    let parent = file.lastIndex(of: "/").map { String(file[..<$0]) }
    do throws(FileFailure) {
      if let parent { try Folder.make(parent, isPrivate: true) }
      // A record that does not fit its document is found by the checksum.
      try AtomicFile.save(data, to: file, durable: false)
    } catch {
      throw CacheError(path: file, reason: error.reason)
    }
  }
}

/// What the cache knows of a document beside its bytes.
private struct Record: Decodable, JSONRepresentable {
  /// More than any server's entity tag takes.
  static let byteLimit = 1 << 16

  let checksum: String
  let received: CalendarDate
  let url: String
  let validators: Validators

  var json: JSONValue {
    .object([
      "checksum": .string(checksum), "received": JSONValue(received), "url": .string(url),
      "validators": .object([
        "entityTag": JSONValue(validators.entityTag),
        "lastModified": JSONValue(validators.lastModified),
      ]),
    ])
  }
}

/// Why the cache cannot be written.
public struct CacheError: Error, Hashable, Sendable {
  /// The file or folder.
  public let path: String
  /// The system's words for what went wrong.
  public let reason: String
}
