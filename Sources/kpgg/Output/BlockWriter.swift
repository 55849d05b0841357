import KPGGSystem

/// Writes pieces of text in blocks, because most pieces are single lines.
struct BlockWriter {
  private let file: FileDescriptor
  private var block = ""
  private var error: SystemError?

  private static let size = 1 << 16

  init(_ file: FileDescriptor) { self.file = file }

  /// Writes a piece, at the latest when the writer is finished. Does nothing after an error.
  mutating func write(_ piece: String) {
    guard error == nil else { return }
    block += piece
    if block.utf8.count >= Self.size { flush() }
  }

  /// Writes the rest. Throws the first error.
  mutating func finish() throws(SystemError) {
    flush()
    if let error { throw error }
  }

  private mutating func flush() {
    guard error == nil, !block.isEmpty else { return }
    do {
      try file.write(block)
    } catch {
      self.error = error
    }
    block.removeAll(keepingCapacity: true)
  }
}
