import KPGGSystem

extension Session {
  /// The folders that all arguments name. The example shows the command with folders.
  ///
  /// - Throws: A usage error for an empty name, which an unset variable of a script may cause, for a
  ///   standard stream, for a URL, and for a new folder with a file's name: `twice.csv`, or `csv`.
  func folders(example: String) throws(UsageError) -> [String] {
    for word in arguments.words {
      guard !word.isEmpty else { throw .emptyFolderName(example: example) }
      guard word != "-" else {
        throw .streamAsFolder(command: arguments.command?.name, example: example)
      }
      // A new folder would have the URL's password in its name.
      guard !word.contains("://"), URLSecrets.removed(from: word) == word else {
        throw .urlAsFolder(word, example: example)
      }
      // A slash at the end makes it the name of a folder.
      let name = word.lowercased()
      let isFileName =
        [".csv", ".html", ".json", ".zip"].contains(where: name.hasSuffix)
        || ["csv", "html", "ics", "json", "markdown"].contains(name)
      guard !isFileName || Folder.exists(word) else {
        throw .fileNameAsFolder(word, example: example)
      }
    }
    return arguments.words
  }
}
