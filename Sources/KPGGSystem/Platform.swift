// The only imports of the C library and Foundation for KPGGSystem and the modules that import it:
// FoundationEssentials where it exists, for a faster start.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif

#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

// The Mutex of Synchronization needs macOS 15 and iOS 18. Older systems have another lock.

#if canImport(Darwin)
  internal import os

  /// A value that one thread at a time can access.
  package struct Mutex<Value>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    /// Creates an unlocked value.
    package init(_ value: Value) { lock = OSAllocatedUnfairLock(uncheckedState: value) }

    /// Waits until no other thread accesses the value, and runs a function on it.
    package func withLock<Result, E: Error>(
      _ body: (inout Value) throws(E) -> Result
    ) throws(E) -> Result {
      let outcome = lock.withLockUnchecked { value -> Swift.Result<Result, E> in
        do throws(E) {
          return .success(try body(&value))
        } catch {
          return .failure(error)
        }
      }
      return try outcome.get()
    }
  }
#else
  @_exported public import Synchronization
#endif
