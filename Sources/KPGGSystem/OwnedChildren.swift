#if os(macOS) || os(Linux)
  /// The running children with a session of their own, which must not outlive this process.
  ///
  /// A signal handler may kill them. So their numbers are in memory that never moves, and each is
  /// written at once.
  package enum OwnedChildren {
    /// The most children that are remembered.
    private static let capacity = 16
    /// The process numbers; 0 where there is none.
    nonisolated(unsafe) private static let processIDs: UnsafeMutablePointer<sig_atomic_t> = {
      let numbers = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: capacity)
      numbers.initialize(repeating: 0, count: capacity)
      return numbers
    }()
    private static let writing = Mutex(())

    /// Allocates the memory. Call this before a signal handler can call ``killAll()``.
    package static func prepare() { _ = processIDs }

    static func add(_ processID: pid_t) { replace(0, with: processID) }

    static func remove(_ processID: pid_t) { replace(processID, with: 0) }

    private static func replace(_ old: pid_t, with new: pid_t) {
      writing.withLock { _ in
        for index in 0..<capacity where processIDs[index] == old {
          processIDs[index] = new
          return
        }
      }
    }

    /// Kills the children, and does not wait for them. A signal handler may call it.
    package static func killAll() {
      for index in 0..<capacity {
        let processID = processIDs[index]
        if processID > 0 { kill(processID, SIGKILL) }
      }
    }
  }
#endif
