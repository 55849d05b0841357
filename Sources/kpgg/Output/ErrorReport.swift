import KPGGCore
import KPGGPublishing
import KPGGQuiz
import KPGGSystem

/// The message, hint, and exit code of an error. No other table maps errors to them.
struct ErrorReport: Hashable, Sendable {
  let message: String
  let hint: String?
  let exitCode: ExitCode

  /// Reports any error that a command throws.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - words: The language of the report.
  ///   - hint: A hint that is better than the error's own.
  ///   - endpoint: The endpoint that was read, to name the source of an invalid document.
  ///   - origins: The environment variables whose values the error may be about.
  init(
    _ error: any Error, in words: any Words, hint: Hint? = nil, reading endpoint: Endpoint? = nil,
    origins: Origins = Origins()
  ) {
    let entry = Self.entry(for: error, in: words, endpoint)
    let hint = (hint ?? entry.hint).map(words.text)
    let origin = Self.origin(of: error, among: origins).map(words.origin) ?? ""
    if case .sentBy = entry.hint {
      // The hint names the source.
      (message, self.hint) = (entry.message, hint.map { $0 + origin })
    } else {
      (message, self.hint) = (entry.message + origin, hint)
    }
    exitCode = entry.exitCode
  }

  /// The environment variables that set what a command uses; `nil` for those that are not set.
  struct Origins: Hashable, Sendable {
    /// The variable with the catalog's location.
    var source: String?
    /// The variable with the path of the HTTP worker.
    var worker: String?
  }

  /// The variable whose value caused the error, if one did.
  private static func origin(of error: any Error, among origins: Origins) -> String? {
    switch error as? CatalogError {
    case .unreachable(let error):
      if case .transport(.unavailable) = error.reason { origins.worker } else { origins.source }
    case .badDocument, .unreadable, .absent, .notCached: origins.source
    case .cancelled, .groupNotFound, .cannotStore, nil: nil
    }
  }

  private typealias Entry = (message: String, hint: Hint?, exitCode: ExitCode)

  private static func entry(
    for error: any Error, in words: any Words, _ endpoint: Endpoint?
  ) -> Entry {
    switch error {
    case let error as InputLineError:
      let inner = entry(for: error.error, in: words, endpoint)
      return (words.message(inner.message, atLine: error.line), inner.hint, inner.exitCode)
    case let error as CommandError: return (words.message(for: error), error.hint, error.exitCode)
    case let error as UsageError: return (words.message(for: error), error.hint, .usage)
    case let error as CatalogError: return entry(for: error, in: words, endpoint)
    case let error as ExportError: return entry(for: error, in: words)
    case let error as FavoritesError: return (words.message(for: error), nil, .badData)
    case let error as UserFileError: return entry(for: error, in: words)
    case let error as QuizCodeError:
      return (error.text[words.quizLanguage], nil, .badData)
    case let error as QuizError: return (words.message(for: error), hint(for: error), .notFound)
    case let error as AnswerLogError: return entry(for: error, in: words)
    case let error as SystemError where error.isClosedPipe:
      return (words.cannotWriteOutput(error.reason), nil, .closedPipe)
    case let error as SystemError:
      return (words.cannotWriteOutput(error.reason), nil, .cannotWrite)
    default: return ("\(error)", .bug, .bug)
    }
  }

  private static func entry(
    for error: CatalogError, in words: any Words, _ endpoint: Endpoint?
  ) -> Entry {
    let message = words.message(for: error)
    return switch error {
    case .badDocument: (message, endpoint.map { .sentBy($0.description) }, .badData)
    case .absent(let location) where location.contains("://"):
      (message, location.hasSuffix("/group/") ? .notACatalogEndpoint : nil, .unavailable)
    case .absent(let location):
      (message, .notACatalogFolder(looksLikeURL: looksLikeURL(location)), .noInput)
    case .notCached: (message, .cacheNeeded, .noInput)
    case .unreachable(let error): (message, hint(for: error.reason), .unavailable)
    case .unreadable: (message, nil, .noInput)
    case .groupNotFound: (message, nil, .notFound)
    case .cancelled: (message, nil, .unavailable)
    case .cannotStore: (message, nil, .cannotWrite)
    }
  }

  private static func entry(for error: ExportError, in words: any Words) -> Entry {
    let message = words.message(for: error)
    return switch error {
    case .notAFolder: (message, nil, .noInput)
    case .foreignFolder: (message, .exportToOtherFolder, .noInput)
    case .foreignFile: (message, .moveFileThenExport, .noInput)
    case .failed: (message, nil, .cannotWrite)
    }
  }

  private static func entry(for error: UserFileError, in words: any Words) -> Entry {
    let message = words.message(for: error)
    return switch error {
    case .unreadable: (message, nil, .noInput)
    case .corrupt: (message, .repairFile, .badData)
    case .unwritable, .unsavable: (message, nil, .cannotWrite)
    case .busy: (message, .retryLater, .cannotWrite)
    }
  }

  private static func entry(for error: AnswerLogError, in words: any Words) -> Entry {
    let message = words.message(for: error)
    return switch error {
    case .unreadable: (message, nil, .noInput)
    case .tooLarge: (message, .moveLargeFile, .badData)
    case .unwritable, .tooLong: (message, nil, .cannotWrite)
    case .busy: (message, .retryLater, .cannotWrite)
    }
  }

  private static func hint(for error: QuizError) -> Hint? {
    switch error {
    case .noMatches, .noQuestions: .widenQuiz
    case .noPuzzle: nil
    }
  }

  private static func hint(for reason: EndpointError.Reason) -> Hint? {
    switch reason {
    case .status(401, _), .status(403, _): .tokenMayBeNeeded
    case .digestMismatch: .retryLater
    case .transport(.unavailable): .installHTTPWorker
    case .transport(.idleTimeout), .transport(.timeout): .increaseTimeout
    case .transport(.refused), .transport(.noSuchHost), .transport(.lost), .transport(.offline),
      .transport(.insecure):
      .checkEndpoint
    case .status(404, _), .status(410, _): .notACatalogEndpoint
    case .status(429, _), .status(500..., _): .retryLater
    default: nil
    }
  }

  /// Whether a missing file's folder looks like a host: `example.com/kpgg/group/index.json`.
  private static func looksLikeURL(_ location: String) -> Bool {
    let host = location.prefix { $0 != "/" }
    guard !host.hasPrefix("."), (try? Endpoint("http://\(host)")) != nil else { return false }
    return host.contains(".") || host.contains(":") || host == "localhost"
  }

  /// The lines for standard error, fitted to a terminal's width; `nil` for a pipe or a file.
  func text(_ words: any Words, painter: Painter, width: Int? = nil) -> String {
    let error = LabeledMessage(label: words.errorLabel, style: [.bold, .red], text: message)
    let hint = hint.map { LabeledMessage(label: words.hintLabel, style: .bold, text: $0) }
    return [error, hint].compactMap { $0?.text(painter: painter, width: width) }.joined()
  }
}
