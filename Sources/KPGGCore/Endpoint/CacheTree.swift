import KPGGSystem

/// A folder of documents as received, with metadata for each.
///
/// `documents/` has the layout of an exported tree; `records/` has the metadata at the same paths.
struct CacheTree: Sendable {
  let folder: OpenFolder
  /// Whether readers can see the tree, so that each file must be replaced atomically.
  var isVisible = true

  /// A document with the day on which the endpoint last sent or confirmed it.
  struct Entry: Equatable, Sendable {
    let document: ReceivedDocument
    let received: CalendarDate
    /// The checksum of the index received together with a group's document, if the two agree on
    /// the group.
    var index: String?
  }

  /// Returns the entry at a path; `nil` if it is missing or the document does not match the
  /// checksum. A crash or two simultaneous writers can cause a mismatch.
  func entry(at path: DocumentPath) -> Entry? {
    guard let record = record(at: path), let validators = record["validators"],
      let received = record["received"]?.text.flatMap({ CalendarDate($0) }),
      let url = record["url"]?.text.flatMap({ URL(string: $0) }),
      let data = try? folder.read(documentFile(of: path), limit: WireLimits.bytes),
      Checksum.text(of: data) == record["checksum"]?.text
    else { return nil }
    let document = ReceivedDocument(
      data: data,
      validators: Validators(
        entityTag: validators["entityTag"]?.text, lastModified: validators["lastModified"]?.text),
      url: url)
    return Entry(document: document, received: received, index: record["index"]?.text)
  }

  /// Returns a group's entry if it was received together with the tree's index.
  func entryMatchingIndex(at path: DocumentPath) -> Entry? {
    guard let entry = entry(at: path), let index = entry.index,
      index == record(at: .index)?["checksum"]?.text
    else { return nil }
    return entry
  }

  /// Stores a document and its metadata.
  func store(_ entry: Entry, at path: DocumentPath) throws(CacheError) {
    try write(entry.document.data, to: documentFile(of: path))
    try write(entry.record, to: recordFile(of: path))
  }

  /// Stores the day on which the endpoint confirmed a document. Writes only its metadata, and nothing
  /// if the tree has another document by now.
  func confirm(
    _ document: ReceivedDocument, at path: DocumentPath, on day: CalendarDate
  ) throws(CacheError) {
    guard let record = record(at: path),
      record["checksum"]?.text == Checksum.text(of: document.data)
    else { return }
    let entry = Entry(document: document, received: day, index: record["index"]?.text)
    try write(entry.record, to: recordFile(of: path))
  }

  /// Keeps the documents at these paths and their metadata. Removes everything else, such as
  /// temporary files of a killed process.
  func removeAll(except paths: [DocumentPath]) {
    let files = Set(paths.flatMap { [documentFile(of: $0), recordFile(of: $0)] })
    let folders = Set(files.map(Folder.parentPath(of:)))
    removeAll([], except: files, folders)
  }

  /// Removes the files of a folder, given as its names from the tree's folder on.
  private func removeAll(_ parents: [String], except files: Set<String>, _ folders: Set<String>) {
    let parent = parents.joined(separator: "/")
    let names = parents.isEmpty ? folder.names() : (try? folder.folder(parent))?.names() ?? []
    for name in names {
      let path = (parents + [name]).joined(separator: "/")
      // A file of an unknown kind, because the system refuses to tell it, may be one to keep.
      guard let kind = folder.kind(of: path) else { continue }
      if kind == .folder, folders.contains(where: { $0.utf8.starts(with: "\(path)/".utf8) }) {
        removeAll(parents + [name], except: files, folders)
      } else if kind != .file || !files.contains(path) {
        folder.remove(path)
      }
    }
  }

  /// Reads the metadata of a document; `nil` if it is missing or damaged.
  private func record(at path: DocumentPath) -> JSONElement? {
    // Enough for an address and the longest validators.
    let limit = 1 << 16
    return (try? folder.read(recordFile(of: path), limit: limit))
      .flatMap { JSONElement(parsing: $0, byteLimit: limit) }
  }

  private func documentFile(of path: DocumentPath) -> String {
    "documents/\(path.description)"
  }

  private func recordFile(of path: DocumentPath) -> String {
    "records/\(path.description)"
  }

  private func write(_ data: Data, to file: String) throws(CacheError) {
    do throws(SystemError) {
      do throws(SystemError) {
        try writeInFolder(data, to: file)
      } catch {
        guard error.isMissingFile || !isVisible else { throw error }
        if !isVisible { removeObstacles(to: file) }
        let parent = Folder.parentPath(of: file).withoutFinalSlashes
        try folder.makeFolder(parent, isPrivate: true)
        try writeInFolder(data, to: file)
      }
    } catch {
      throw CacheError(path: "\(folder.path)/\(file)", reason: error.reason)
    }
  }

  /// Removes what is in the place of a file or its folders, but of another kind. Otherwise, it would stop each
  /// sync.
  private func removeObstacles(to file: String) {
    for parent in file.parentFolders where folder.kind(of: parent) != .folder {
      folder.remove(parent)
    }
    if folder.kind(of: file) == .folder { folder.remove(file) }
  }

  private func writeInFolder(_ data: Data, to file: String) throws(SystemError) {
    // The checksum detects metadata that does not match its document, and incomplete files.
    if isVisible {
      try folder.save(data, to: file, durable: false)
    } else {
      try folder.create(data, at: file)
    }
  }
}

extension CacheTree.Entry {
  /// The file with the metadata.
  fileprivate var record: Data {
    let record = JSONValue.object([
      "checksum": .string(Checksum.text(of: document.data)), "index": JSONValue(index),
      "received": received.json, "url": .string(document.url.absoluteString),
      "validators": .object([
        "entityTag": JSONValue(document.validators.entityTag),
        "lastModified": JSONValue(document.validators.lastModified),
      ]),
    ])
    return Data(record.canonicalText.utf8)
  }
}

/// A failed change of the cache: its path and the system's reason.
package struct CacheError: Error, Equatable, Sendable {
  package let path: String
  package let reason: String
}
