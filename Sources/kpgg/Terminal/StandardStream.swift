/// One of the program's output streams, with every write checked.
///
/// Nothing is buffered: hand over whole documents, not single lines. Set SIGPIPE to be ignored
/// first, or a closed pipe ends the process before ``WriteError/closedPipe`` can be thrown.
struct StandardStream: Sendable {
  private let fileDescriptor: Int32

  /// The descriptor stays the caller's: it is neither closed here nor changed.
  init(fileDescriptor: Int32) {
    self.fileDescriptor = fileDescriptor
  }

  /// Returns when all of the text, in UTF-8, is handed to the system; waits for a slow reader.
  func write(_ text: String) throws(WriteError) {
    var text = text
    let failure = text.withUTF8 { bytes in
      Platform.writeAll(UnsafeRawBufferPointer(bytes), to: fileDescriptor)
    }
    guard let failure else { return }
    throw Platform.isClosedPipe(failure)
      ? .closedPipe : .failed(reason: Platform.reason(failure))
  }

  /// Whether a person reads the stream directly, rather than a pipe or a file.
  var isTerminal: Bool { Platform.isTerminal(fileDescriptor) }

  /// The cells in a line, at least 1: the terminal's answer, else the `COLUMNS` that is passed in
  /// where it is a positive number, else 80.
  ///
  /// Meant for a terminal; what goes to a pipe is not fitted to any width.
  func columns(environmentColumns: String?) -> Int {
    if let columns = Platform.columns(fileDescriptor) { return columns }
    if let columns = environmentColumns.flatMap({ Int($0) }), columns > 0 { return columns }
    return 80
  }
}
