extension Session {
  /// The folders that all arguments name. The example shows the command with folders.
  ///
  /// - Throws: A usage error for an empty name, which an unset variable of a script may cause, and for
  ///   a standard stream.
  func folders(example: String) throws(UsageError) -> [String] {
    for word in arguments.words {
      guard !word.isEmpty else { throw .emptyFolderName(example: example) }
      guard word != "-" else {
        throw .streamAsFolder(command: arguments.command?.name, example: example)
      }
    }
    return arguments.words
  }
}
