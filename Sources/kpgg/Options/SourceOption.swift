import KPGGCore

/// Where the catalogue is, as `--source` or `KPGG_SOURCE` say.
enum SourceOption: Hashable, Sendable {
  case bundled
  case folder(String)
  case endpoint(Endpoint)

  /// The command's own argument or the option, else the variable unless it is empty, else the
  /// bundled catalogue.
  ///
  /// - Throws: A usage error for what cannot be a catalogue, and for two of them.
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

  /// `bundled`, an address, or a folder's path.
  init(_ text: String) throws(UsageError) {
    guard !text.isEmpty else { throw .emptyValue(option: "--source", .source) }
    if text == "bundled" {
      self = .bundled
    } else if text.contains("://") {
      do {
        self = .endpoint(try Endpoint(text))
      } catch {
        // The address may hold a password, which does not belong into a log.
        throw .invalidAddress(error == .credentials ? nil : text, error)
      }
    } else {
      self = .folder(text)
    }
  }
}
