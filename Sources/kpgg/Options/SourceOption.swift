import KPGGCore

/// The location of the catalog, from `--source` or `KPGG_SOURCE`.
enum SourceOption: Hashable, Sendable {
  case bundled
  case folder(String)
  case endpoint(Endpoint)

  /// Reads the command's own argument or the option, else the variable if it is not empty. Without
  /// any of them, it selects the bundled catalog.
  ///
  /// - Throws: A usage error if the source is invalid, or the argument and the option differ.
  init(_ arguments: ParsedArguments, environment: [String: String]) throws(UsageError) {
    let variable = environment["KPGG_SOURCE"].flatMap { $0.isEmpty ? nil : $0 }
    guard let text = try Self.named(by: arguments) ?? variable else {
      self = .bundled
      return
    }
    try self.init(text)
  }

  private static func named(by arguments: ParsedArguments) throws(UsageError) -> String? {
    let option = arguments.value("source")
    guard let position = arguments.command?.arguments.firstIndex(where: { $0.kind == .source }),
      arguments.words.indices.contains(position)
    else { return option }
    let word = arguments.words[position]
    if let option, option != word {
      throw .twoSources(word, option)
    }
    return word
  }

  /// Parses `bundled`, an address, or a folder's path.
  ///
  /// - Throws: A usage error if the text is empty or the address is invalid.
  init(_ text: String) throws(UsageError) {
    guard !text.isEmpty else { throw .emptyValue(option: "--source", .source) }
    if text == "bundled" {
      self = .bundled
    } else if text.contains("://") {
      do {
        self = .endpoint(try Endpoint(text))
      } catch {
        // The address may contain a password, which must not appear in a log.
        throw .invalidAddress(error == .credentials ? nil : text, error)
      }
    } else {
      self = .folder(text)
    }
  }
}
