import KPGGCore
import KPGGSystem

/// What a person is told when a command cannot do what it was asked, and with which status it ends:
/// the one table from errors to words and exit codes.
struct Failure: Error, Hashable, Sendable {
  let message: String
  var hint: String?
  let exitCode: ExitCode

  /// The words and the exit code for any error that a command can throw.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure:
      self = failure
    case let usage as UsageError:
      self.init(usage.message, hint: usage.hint, .usage)
    case CatalogError.badDocument(let problem):
      self.init("\(problem)", .badData)
    case CatalogError.absent(let location) where location.contains("://"):
      self.init("\(error)", .unavailable)
    case CatalogError.absent(let location):
      self.init(
        "\(error)",
        hint: (SourceOption.hintForAddress(at: location).map { $0 + "; " } ?? "")
          + "a catalogue's folder holds group/index.json and a file for each group",
        .noInput)
    case CatalogError.notCached:
      self.init(
        "\(error)", hint: "leave out --offline, or run 'kpgg sync' with the same --source first",
        .noInput)
    case CatalogError.unreachable(let endpointError):
      self.init("\(endpointError)", hint: Self.hint(for: endpointError.reason), .unavailable)
    case CatalogSyncError.catalog(let error):
      self.init(error)
    case CatalogSyncError.cache(let error):
      self.init("cannot write '\(error.path)': \(error.reason)", .cannotWrite)
    case let unreadable as CatalogError:
      self.init("\(unreadable)", .noInput)
    case ExportError.notAFolder(let path):
      self.init("'\(path)' is no folder", .noInput)
    case ExportError.foreignFolder(let path):
      self.init(
        "'\(path)' holds files that kpgg did not write",
        hint: "export into a new folder, or into one of an earlier export", .noInput)
    case ExportError.foreignFile(let path):
      self.init(
        "'\(path)' is a file that kpgg did not write", hint: "move it, then export again", .noInput)
    case ExportError.failed(let path, let reason):
      self.init("cannot write '\(path)': \(reason)", .cannotWrite)
    case FavoritesError.unreadable(let path, let reason):
      self.init("cannot read '\(path)': \(reason)", .noInput)
    case FavoritesError.corrupt(let path, let flaw):
      self.init(
        "\(path): \(flaw)", hint: "kpgg leaves the file as it is: mend it, or move it elsewhere",
        .badData)
    case FavoritesError.unwritable(let path, let reason):
      self.init("cannot write '\(path)': \(reason)", .cannotWrite)
    case FavoritesError.busy(let path):
      self.init(
        "cannot write '\(path)': another process is changing it, and did not end",
        hint: "try again when it has", .cannotWrite)
    case FavoritesError.tooMany(let count):
      self.init(
        "that would make \(count) favourites, and no more than \(Favorites.limit) can be kept",
        .badData)
    case let error as SystemError where error.isClosedPipe:
      self.init("nobody reads the output", .closedPipe)
    case let error as SystemError:
      self.init("cannot write the output: \(error.reason)", .cannotWrite)
    default:
      self.init("\(error)", hint: "this is a bug in kpgg", .bug)
    }
  }

  /// The same, with the endpoint from which a document came that is refused.
  init(_ error: any Error, reading endpoint: Endpoint?) {
    self.init(error)
    switch (error, endpoint) {
    case (CatalogError.badDocument, let endpoint?),
      (CatalogSyncError.catalog(.badDocument), let endpoint?):
      hint = "it came from \(endpoint)"
    default: break
    }
  }

  init(_ message: String, hint: String? = nil, _ exitCode: ExitCode) {
    self.message = message
    self.hint = hint
    self.exitCode = exitCode
  }

  private static func hint(for reason: EndpointError.Reason) -> String? {
    switch reason {
    case .status(401, _), .status(403, _): "KPGG_TOKEN may hold a token that the endpoint knows"
    case .transport(.silent), .transport(.slow): "--timeout gives it more time"
    default: nil
    }
  }

  /// The lines for standard error, harmless whatever the message quotes.
  func text(painter: Painter) -> String {
    var lines = "kpgg: \(painter.paint("error:", [.bold, .red])) \(SafeText.of(message))\n"
    if let hint { lines += "kpgg: \(painter.paint("hint:", .bold)) \(SafeText.of(hint))\n" }
    return lines
  }
}
