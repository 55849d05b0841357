import KPGGCore

/// The JSON document of a file in the user's data folder.
protocol UserDocument: Hashable, Sendable {
  /// The file's name without `.json`.
  static var name: String { get }

  /// The maximum size of the document, in bytes.
  static var byteLimit: Int { get }

  /// Creates the document of a missing file.
  init()

  /// Reads a document in any key order.
  init(decoding data: Data) throws(VersionedJSONError)

  /// The canonical JSON text in UTF-8.
  var data: Data { get }
}

extension UserDocument where Self: JSONRepresentable {
  var data: Data { Data(json.canonicalText.utf8) }
}
