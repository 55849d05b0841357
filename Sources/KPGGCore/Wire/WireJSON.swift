/// The strict JSON reader for wire documents: limits, encoding, and syntax.
struct WireJSON {
  /// The path to use in problems.
  let document: DocumentPath
  /// The maximum number of bytes.
  var byteLimit = Self.byteLimit

  /// The maximum number of bytes of a wire document.
  static let byteLimit = 8 << 20

  /// The depth that `JSONDecoder` supports.
  private static let depthLimit = 512

  /// Decodes bytes, with or without a byte order mark.
  ///
  /// `JSONDecoder` enforces `depthLimit`.
  ///
  /// - Throws: The problem with the bytes or a value.
  func decode<Record: Decodable>(
    _ type: Record.Type, from data: Data
  ) throws(DocumentProblem) -> Record {
    guard data.count <= byteLimit else { throw problem(.tooLarge(limit: byteLimit)) }
    let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    guard let first = body.first(where: { !isSpace($0) }) else { throw problem(.empty) }
    guard first != UInt8(ascii: "<") else { throw problem(.html) }
    // JSONDecoder detects UTF-16 and UTF-32 by zero bytes; the wire format does not allow them.
    guard !body.prefix(4).contains(0), String(data: body, encoding: .utf8) != nil else {
      throw problem(.notUTF8)
    }
    guard Self.valueBound(of: body) <= WireLimits.values else {
      throw problem(.tooMany(limit: WireLimits.values))
    }
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw problem(Self.syntaxProblem(in: body))
    } catch {
      throw Self.problem(error, in: document)
    }
  }

  /// Converts an error of a decoder.
  static func problem(_ error: any Error, in document: DocumentPath) -> DocumentProblem {
    switch error {
    case let error as DecodingError: problem(error, in: document)
    case let error as WireLimitError:
      DocumentProblem(
        document: document, keyPath: JSONKeyPath(error.codingPath),
        kind: .tooMany(limit: error.limit))
    default: DocumentProblem(document: document, keyPath: .root, kind: .notJSON)
    }
  }

  private func problem(_ kind: DocumentProblem.Kind) -> DocumentProblem {
    DocumentProblem(document: document, keyPath: .root, kind: kind)
  }

  private static func problem(
    _ error: DecodingError, in document: DocumentPath
  ) -> DocumentProblem {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      DocumentProblem(
        document: document, keyPath: JSONKeyPath(context.codingPath),
        kind: .wrongType(expected: jsonType(of: type)))
    case .keyNotFound(let key, let context):
      DocumentProblem(
        document: document, keyPath: JSONKeyPath(context.codingPath + [key]), kind: .missing)
    case .dataCorrupted(let context):
      DocumentProblem(
        document: document, keyPath: JSONKeyPath(context.codingPath),
        kind: (context.underlyingError as? InvalidValueError)?.kind ?? .malformed)
    @unknown default:
      DocumentProblem(document: document, keyPath: .root, kind: .notJSON)
    }
  }

  /// The maximum number of values that a body can contain: the number of its commas and opening
  /// brackets, plus one.
  private static func valueBound(of body: Data) -> Int {
    body.withUnsafeBytes { bytes in
      var bound = 1
      for byte in bytes where byte == 0x2C || byte == 0x5B || byte == 0x7B { bound += 1 }
      return bound
    }
  }

  /// Finds the syntax error in a body by its brackets: too much nesting, or a bracket or string
  /// that is open at the end.
  private static func syntaxProblem(in body: Data) -> DocumentProblem.Kind {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in body {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > depthLimit { return .tooDeep(limit: depthLimit) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return .notJSON }
      case UInt8(ascii: "\"") where depth > 0: isInString = true
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: if depth == 0 { return .notJSON }
      }
    }
    return .truncated
  }

  /// Returns the JSON type that a Swift type is decoded from.
  private static func jsonType(of type: any Any.Type) -> JSONType {
    switch type {
    case is String.Type: .string
    case is Bool.Type: .boolean
    case is Int.Type: .integer
    case is Double.Type: .number
    case is any ExpressibleByArrayLiteral.Type: .array
    default: .object
    }
  }
}
