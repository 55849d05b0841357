import KPGGCore

/// An error as text in one language, with the variable or the file that may have caused it.
struct ErrorReport: Hashable, Sendable {
  let message: String
  let hint: String?
  let exitCode: ExitCode

  /// Reports any error that a command throws.
  ///
  /// `hint` replaces the error's own hint. The message for an invalid document names `endpoint` as
  /// its sender.
  init(
    _ error: any Error, in words: Words, hint: Hint? = nil, reading endpoint: Endpoint? = nil,
    origins: Origins = Origins()
  ) {
    let reported = error as? any ReportedError ?? UnexpectedError(error: error)
    let origin = Self.origin(of: error, among: origins).map(words.origin) ?? ""
    let sender = Self.sender(of: error, from: endpoint)
    let text = reported.text(in: words)
    let known = (hint ?? sender ?? text.hint)?.text(in: words.language)
    // If a hint names the endpoint, the origin follows the hint; else it follows the message.
    message = text.message + (sender == nil ? origin : "")
    self.hint = sender == nil ? known : known.map { $0 + origin }
    exitCode = reported.exitCode
  }

  /// The hint that names the endpoint with an invalid document.
  private static func sender(of error: any Error, from endpoint: Endpoint?) -> Hint? {
    let inner = (error as? InputLineError)?.error ?? error
    guard case CatalogError.badDocument = inner else { return nil }
    return endpoint.map { endpoint in
      Hint("the document came from \(endpoint)", "문서를 보낸 곳: \(endpoint)")
    }
  }

  /// The settings that a command uses; `nil` for those that are not set.
  struct Origins: Hashable, Sendable {
    /// Where the catalog's location comes from.
    var source: SettingOrigin?
    /// The variable with the path of the HTTP worker.
    var worker: String?
  }

  /// The setting whose value caused the error, if one did.
  private static func origin(of error: any Error, among origins: Origins) -> SettingOrigin? {
    switch error as? CatalogError {
    case .unreachable(let error):
      if case .transport(.unavailable) = error.reason {
        origins.worker.map(SettingOrigin.environment)
      } else {
        origins.source
      }
    case .badDocument, .unreadable, .documentNotFound, .notCached: origins.source
    case .cancelled, .groupNotFound, .noCacheFolder, .cannotStore, nil: nil
    }
  }

  /// The lines for standard error, fitted to a terminal's width; `nil` for a pipe or a file.
  func text(_ words: Words, painter: Painter, width: Int? = nil) -> String {
    let error = LabeledMessage(label: words.errorLabel, style: [.bold, .red], text: message)
    let hint = hint.map { LabeledMessage(label: words.hintLabel, style: .bold, text: $0) }
    return [error, hint].compactMap { $0?.text(painter: painter, width: width) }.joined()
  }
}

/// A message on standard error with its label: `kpgg: hint: use 'kpgg groups'`.
struct LabeledMessage: Hashable, Sendable {
  let label: String
  let style: TextStyle
  let text: String

  /// Narrower terminals have no room to align all lines.
  private static let narrowWidth = 40

  /// The lines, without control characters, each ended by a newline. To a terminal, they wrap between
  /// words, and all but the first are indented. Without a width, the message is one line.
  func text(painter: Painter, width: Int?) -> String {
    let start = "\(ProgramDescription.name): "
    let prefix = "\(start)\(label):"
    let message = "\(prefix) \(SafeText.of(text))"
    var lines = [message]
    if let width, width > CellWidth.of(prefix), CellWidth.of(message) > width {
      lines = TextWrapper(width: width)
        .lines(message, hanging: width < Self.narrowWidth ? 2 : CellWidth.of(prefix) + 1)
    }
    // The first line has room for the label.
    lines[0] = start + painter.paint("\(label):", style) + lines[0].dropFirst(prefix.count)
    return lines.endedByNewlines
  }
}
