internal import KPGGSystem

/// A folder of documents as received, with metadata for each.
///
/// `documents/` has the layout of an exported tree; `records/` has the metadata at the same paths.
struct CacheTree: Sendable {
  /// The folder's path.
  let folder: String

  /// A document with the day on which the endpoint last sent or confirmed it.
  struct Entry: Hashable, Sendable {
    let document: ReceivedDocument
    let received: CalendarDate
    /// The checksum of the index received together with a group's document, if the two agree on
    /// the group.
    var index: String?
  }

  /// Returns the entry at a path; `nil` if it is missing or damaged.
  func entry(at path: DocumentPath) -> Entry? {
    metadata(at: path).flatMap { entry(at: path, matching: $0) }
  }

  /// Reads the document at a path.
  ///
  /// - Returns: `nil` if the bytes do not match the checksum, as after a crash or between two
  ///   writers.
  func entry(at path: DocumentPath, matching metadata: Metadata) -> Entry? {
    guard let url = URL(string: metadata.url),
      let data = try? BoundedFile.read(documentFile(of: path), limit: WireLimits.bytes),
      Checksum.text(of: data) == metadata.checksum
    else { return nil }
    return Entry(
      document: ReceivedDocument(data: data, validators: metadata.validators, url: url),
      received: metadata.received, index: metadata.index)
  }

  /// Returns a group's entry if it was received together with the tree's index.
  func entryMatchingIndex(at path: DocumentPath) -> Entry? {
    guard let entry = entry(at: path), let index = entry.index,
      index == metadata(at: .index)?.checksum
    else { return nil }
    return entry
  }

  /// Stores a document and its metadata. Each of the two files is replaced atomically.
  func store(_ entry: Entry, at path: DocumentPath) throws(CacheError) {
    let metadata = Metadata(of: entry).json.canonicalText
    try write(entry.document.data, to: documentFile(of: path))
    try write(Data(metadata.utf8), to: metadataFile(of: path))
  }

  /// Keeps the documents at these paths and their metadata. Removes everything else, such as
  /// temporary files of a killed process.
  func removeAll(except paths: [DocumentPath]) {
    let files = Set(paths.flatMap { [documentFile(of: $0), metadataFile(of: $0)] })
    let folders = Set(files.map(Folder.parentPath(of:)))
    removeAll(in: folder, except: files, folders)
  }

  private func removeAll(in folder: String, except files: Set<String>, _ folders: Set<String>) {
    for name in Folder.names(in: folder) {
      let path = "\(folder)/\(name)"
      let isFolder = Folder.exists(path) && !Folder.isLink(path)
      if isFolder, folders.contains(where: { $0.hasPrefix("\(path)/") }) {
        removeAll(in: path, except: files, folders)
      } else if isFolder || Folder.isLink(path) || !files.contains(path) {
        Folder.remove(path)
      }
    }
  }

  /// Reads the metadata of a document; `nil` if it is missing or damaged.
  func metadata(at path: DocumentPath) -> Metadata? {
    (try? BoundedFile.read(metadataFile(of: path), limit: Metadata.byteLimit))
      .flatMap(Metadata.init)
  }

  private func documentFile(of path: DocumentPath) -> String {
    "\(folder)/documents/\(path.description)"
  }

  private func metadataFile(of path: DocumentPath) -> String {
    "\(folder)/records/\(path.description)"
  }

  private func write(_ data: Data, to file: String) throws(CacheError) {
    do throws(SystemError) {
      try Folder.make(Folder.parentPath(of: file), isPrivate: true)
      // The checksum detects metadata that does not match its document.
      try AtomicFile.save(data, to: file, durable: false)
    } catch {
      throw CacheError(path: file, reason: error.reason)
    }
  }
}

extension CacheTree {
  /// The cache's knowledge of a document, except its bytes.
  struct Metadata: JSONRepresentable {
    /// The maximum number of bytes: enough for an address and the longest validators.
    static let byteLimit = 1 << 16

    let checksum: String
    let index: String?
    let received: CalendarDate
    let url: String
    let validators: Validators

    /// Reads the form that `json` writes; `nil` for anything else.
    init?(_ data: Data) {
      guard let root = JSONElement(parsing: data, byteLimit: Self.byteLimit),
        let checksum = root["checksum"]?.text, let url = root["url"]?.text,
        let received = root["received"]?.text.flatMap({ CalendarDate($0) }),
        let validators = root["validators"]
      else { return nil }
      (self.checksum, self.received, self.url) = (checksum, received, url)
      index = root["index"]?.text
      self.validators = Validators(
        entityTag: validators["entityTag"]?.text, lastModified: validators["lastModified"]?.text)
    }

    init(of entry: Entry) {
      checksum = Checksum.text(of: entry.document.data)
      (index, received) = (entry.index, entry.received)
      (url, validators) = (entry.document.url.absoluteString, entry.document.validators)
    }

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
}

/// A failed change of the cache: its path and the system's reason.
package struct CacheError: Error, Hashable, Sendable {
  package let path: String
  package let reason: String
}

/// A 64-bit FNV-1a checksum. It detects accidental damage, not deliberate changes.
package enum Checksum {
  /// The checksum as 16 hexadecimal digits.
  package static func text(of bytes: some ContiguousBytes) -> String {
    let sum = bytes.withUnsafeBytes { bytes in
      bytes.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { sum, byte in
        sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
