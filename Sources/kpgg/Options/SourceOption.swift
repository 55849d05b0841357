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
      throw .invalid(
        message: "\(QuotedWord(word)) and --source \(QuotedWord(option)) name two catalogues",
        hint: "give one of the two")
    }
    return word
  }

  /// `bundled`, an address, or a folder's path.
  init(_ text: String) throws(UsageError) {
    let hint = "--source takes 'bundled', a folder, or an address as https://example.com/kpgg/"
    guard !text.isEmpty else { throw .invalid(message: "--source is empty", hint: hint) }
    if text == "bundled" {
      self = .bundled
    } else if text.contains("://") {
      do {
        self = .endpoint(try Endpoint(text))
      } catch {
        // The address may hold a password, which is not for a log.
        let shown = error == .credentials ? "the address" : QuotedWord(text).description
        throw .invalid(message: "\(shown) \(error)", hint: hint)
      }
    } else {
      self = .folder(text)
    }
  }

  /// What to say where there is no file at a location that looks as if its folder was meant to be
  /// an address: `example.com/kpgg/group/index.json`; `nil` where it does not.
  static func hintForAddress(at location: String) -> String? {
    let host = location.prefix { $0 != "/" }
    guard !host.hasPrefix("."), (try? Endpoint("http://\(host)")) != nil,
      host.contains(".") || host.contains(":") || host == "localhost"
    else { return nil }
    return "an address begins with http:// or https://"
  }
}
