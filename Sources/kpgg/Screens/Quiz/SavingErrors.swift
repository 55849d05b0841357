import KPGGSystem

/// The errors from saving answers and games while they are played.
///
/// A game continues after such an error. The command reports the first one at its end, because a
/// notice on the screen does not reach a script.
final class SavingErrors: Sendable {
  private let first = Mutex<(any Error)?>(nil)
  private let success = Mutex(false)

  /// Whether something was saved.
  var hasSaved: Bool { success.withLock(\.self) }

  /// Saves something. Remembers the error, and throws it.
  func remember<Result>(_ save: () throws -> Result) throws -> Result {
    do {
      let result = try save()
      success.withLock { $0 = true }
      return result
    } catch {
      first.withLock { $0 = $0 ?? error }
      throw error
    }
  }

  /// Throws the first error, if there is one.
  func throwFirst() throws {
    if let error = first.withLock(\.self) { throw error }
  }
}
