import Foundation
import XCTest

/// A temporary copy of a catalog's documents, which tests can change.
struct TemporaryCatalog {
  static let index = "group/index.json"

  /// The documents of the sample.
  static let sample = SampleCatalog.folder

  private let folder: TemporaryFolder

  /// The value for `--source`.
  var path: String { documents.path }

  /// Copies a folder of documents, by default those of the sample.
  init(_ original: URL = Self.sample) throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: original, to: documents)
  }

  /// A catalog of one group without members.
  init(ofGroup id: String) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: url(of: "group"), withIntermediateDirectories: true)
    try write(#"{"group": {"first": [{"groupname": "\#(id)"}]}}"#, to: Self.index)
    try write(#"{"groupname": {"\#(id)": []}}"#, to: "group/\(id)")
  }

  /// A catalog of the groups G1, G2, and so on. Each of them has debuted after the one before, and has
  /// the same person as its only member.
  init(ofOnePersonInGroups count: Int) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: url(of: "group"), withIntermediateDirectories: true)
    let member = #"{"stagename": "Hana", "name": "김하나", "birth": "1990.01.02"}"#
    let groups = (1...count).map { #"{"groupname": "G\#($0)", "debut": "\#(1990 + $0)"}"# }
    try write(#"{"group": {"first": [\#(groups.joined(separator: ","))]}}"#, to: Self.index)
    for number in 1...count {
      try write(#"{"groupname": {"G\#(number)": [\#(member)]}}"#, to: "group/G\(number)")
    }
  }

  func remove() { folder.remove() }

  func url(of document: String) -> URL { documents.appendingPathComponent(document) }

  func text(of document: String) throws -> String {
    String(decoding: try Data(contentsOf: url(of: document)), as: UTF8.self)
  }

  func write(_ text: String, to document: String) throws {
    try Data(text.utf8).write(to: url(of: document))
  }

  /// Replaces the first occurrence of a text. Throws if the document does not contain it.
  func replace(_ old: String, with new: String, in document: String) throws {
    let text = try text(of: document)
    let range = try XCTUnwrap(text.range(of: old), "no \(old) in \(document)")
    try write(text.replacingCharacters(in: range, with: new), to: document)
  }

  func delete(_ document: String) throws {
    try FileManager.default.removeItem(at: url(of: document))
  }

  private var documents: URL { folder.url.appendingPathComponent("documents") }
}
