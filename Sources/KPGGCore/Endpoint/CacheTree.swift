internal import KPGGSystem

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
    /// The checksum of the index that was received together with a group's document and says the
    /// same of the group.
    var index: String?
  }

  /// The document of a path; `nil` where there is none, or one whose bytes are not those that its
  /// record tells of, after a crash or between two writers.
  ///
  /// `betweenFiles` happens after the record is read and before the document.
  func entry(at path: DocumentPath, betweenFiles: () -> Void = {}) -> Entry? {
    guard let record = record(of: path), let url = URL(string: record.url) else { return nil }
    betweenFiles()
    guard let data = try? BoundedFile.read(documentFile(of: path), limit: WireJSON.byteLimit),
      Checksum.text(of: data) == record.checksum
    else { return nil }
    return Entry(
      document: ReceivedDocument(data: data, validators: record.validators, url: url),
      received: record.received, index: record.index)
  }

  /// The document of a group, if the tree's index is the one that it was received with.
  func entryOfItsIndex(at path: DocumentPath) -> Entry? {
    guard let entry = entry(at: path), let index = entry.index,
      index == record(of: .index)?.checksum
    else { return nil }
    return entry
  }

  /// Keeps a document, each of its two files replaced as a whole.
  func store(_ entry: Entry, at path: DocumentPath) throws(CacheError) {
    let document = entry.document
    let record = Record(
      checksum: Checksum.text(of: document.data), index: entry.index, received: entry.received,
      url: document.url.absoluteString, validators: document.validators)
    try write(document.data, to: documentFile(of: path))
    try write(Data(record.json.canonicalText.utf8), to: recordFile(of: path))
  }

  private func record(of path: DocumentPath) -> Record? {
    guard let data = try? BoundedFile.read(recordFile(of: path), limit: Record.byteLimit) else {
      return nil
    }
    return try? JSONDecoder().decode(Record.self, from: data)
  }

  private func documentFile(of path: DocumentPath) -> String {
    "\(folder)/documents/\(path.filePath)"
  }

  private func recordFile(of path: DocumentPath) -> String { "\(folder)/records/\(path.filePath)" }

  private func write(_ data: Data, to file: String) throws(CacheError) {
    let parent = file.lastIndex(of: "/").map { String(file[..<$0]) }
    do throws(SystemError) {
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
  /// More than an address and the longest validators take.
  static let byteLimit = 1 << 16

  let checksum: String
  let index: String?
  let received: CalendarDate
  let url: String
  let validators: Validators

  var json: JSONValue {
    .object([
      "checksum": .string(checksum), "index": JSONValue(index),
      "received": JSONValue(received), "url": .string(url),
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
