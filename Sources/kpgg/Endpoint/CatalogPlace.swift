import KPGGCore

/// Where the catalogue is, as `--source` or `KPGG_SOURCE` say.
enum CatalogPlace: Hashable, Sendable {
  case bundled
  case folder(String)
  case endpoint(Endpoint)

  /// The option, else the variable unless it is empty, else the bundled catalogue.
  init(_ arguments: ParsedArguments, environment: [String: String]) throws(UsageError) {
    let variable = environment["KPGG_SOURCE"].flatMap { $0.isEmpty ? nil : $0 }
    guard let text = arguments.value("source") ?? variable else {
      self = .bundled
      return
    }
    try self.init(text)
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
}
