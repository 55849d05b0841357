#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One message on the pipe between the program and its child: a head in JSON, and a body as it is.
///
/// Written as the lengths of both, in four bytes each with the highest first, the head, the body.
struct Frame: Hashable, Sendable {
  var head: Data
  var body = Data()

  /// The bytes on the pipe.
  var encoded: Data {
    var bytes = Data()
    for length in [head.count, body.count] {
      bytes.append(
        contentsOf: (0..<4).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    }
    return bytes + head + body
  }
}

/// Frames out of bytes as they come, whatever the pieces.
///
/// Nothing is taken on trust: lengths beyond the limits are refused before any of it is kept.
struct FrameParser: Sendable {
  /// Bytes that begin no frame within the limits.
  struct Failure: Error, Hashable, Sendable {}

  /// The most bytes of a head: a URL or a page of header fields takes far fewer.
  static let headLimit = 1 << 20

  private var rest = Data()

  /// Takes the bytes that came next.
  mutating func append(_ bytes: some Sequence<UInt8>) { rest.append(contentsOf: bytes) }

  /// The next whole frame; `nil` until all of it is there.
  mutating func next(bodyLimit: Int) throws(Failure) -> Frame? {
    guard rest.count >= 8 else { return nil }
    let (headLength, bodyLength) = (length(at: 0), length(at: 4))
    guard headLength <= Self.headLimit, bodyLength <= bodyLimit else { throw Failure() }
    guard rest.count >= 8 + headLength + bodyLength else { return nil }
    let head = rest.dropFirst(8).prefix(headLength)
    let body = rest.dropFirst(8 + headLength).prefix(bodyLength)
    // Copies, so that neither keeps what follows in memory and both begin at 0.
    let frame = Frame(head: Data(head), body: Data(body))
    rest = Data(rest.dropFirst(8 + headLength + bodyLength))
    return frame
  }

  private func length(at offset: Int) -> Int {
    rest.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
