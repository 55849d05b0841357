import KPGGSystem

@testable import KPGGCore

extension EndpointCache {
  /// Locks the folder, which must be free.
  func lockFolder() throws -> FileLock {
    guard let lock = try lockFolderIfFree() else { throw SystemError.lockIsHeld }
    return lock
  }
}
