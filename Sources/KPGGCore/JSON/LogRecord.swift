package import KPGGSystem

/// A line of a log, to which lines are only appended: one JSON object with the version `v`.
///
/// Readers ignore unknown keys, so that later versions can add some.
package protocol LogRecord: JSONRepresentable {
  /// The maximum length of a line in bytes, without its newline.
  static var byteLimit: Int { get }

  /// Reads an object of the known version; `nil` if it is not a record.
  static func record(in object: JSONObject) -> Self?
}

extension LogRecord {
  /// The only version that is read and written.
  package static var version: Int { 1 }

  /// Reads a line; `nil` if it is too long, or if it is not a record of the known version.
  package init?(decoding line: some Collection<UInt8>) {
    guard line.count <= Self.byteLimit,
      let root = JSONElement(parsing: line, byteLimit: Self.byteLimit), root.isQuickToCompare,
      root["v"]?.integer == Self.version, let record = Self.record(in: JSONObject(root))
    else { return nil }
    self = record
  }

  /// The line in UTF-8, with its newline; `nil` if it would be longer than the limit.
  package var line: Data? {
    let line = Data(json.lineText.utf8)
    return line.count <= Self.byteLimit ? line + [UInt8(ascii: "\n")] : nil
  }

  /// Passes the records of a file to a closure, oldest first. Empty lines are ignored.
  ///
  /// - Returns: The numbers of the lines, from 1, that are not records of the known version.
  /// - Complexity: O(number of bytes).
  package static func readLines(of data: Data, _ body: (Self) -> Void) -> [Int] {
    var damaged: [Int] = []
    var rest = Array(data)[...]
    var number = 0
    // A list of all lines can need many times the memory of the file.
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      guard !line.isEmpty else { continue }
      if let record = Self(decoding: line) {
        body(record)
      } else {
        damaged.append(number)
      }
    }
    return damaged
  }
}
