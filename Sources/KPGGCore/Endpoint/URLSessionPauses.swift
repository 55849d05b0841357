import KPGGSystem

#if URLSession || canImport(Darwin)
  import Dispatch
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Pauses of a session's queue while nothing arrives.
  ///
  /// On Linux (Swift 6.3), URLSession asks again and again whether it can write to a connected socket, and
  /// the answer is always yes. Without pauses, this takes a whole core until the response arrives.
  final class URLSessionPauses: Sendable {
    private struct State {
      var requestCount = 0
      /// The bytes that have arrived since the last look. A new request or response counts as many.
      var news = 0
      /// The next pause. It grows with the time of the wait, which it therefore prolongs by a few percent.
      var milliseconds = 0
      var isRunning = false
    }

    /// Not public in URLSession. On other systems there is none, and nothing is paused.
    private let queue: DispatchQueue?
    private let state = Mutex(State())
    private static let interval = DispatchTimeInterval.milliseconds(100)
    private static let longestPause = 50
    /// With fewer bytes between two looks, pauses do not slow a response down.
    private static let manyBytes = 4096

    init(of session: URLSession) {
      queue =
        Mirror(reflecting: session).children.first { $0.label == "workQueue" }?.value
        as? DispatchQueue
    }

    func requestStarts() {
      let starts = state.withLock { state in
        state.requestCount += 1
        state.news += Self.manyBytes
        defer { state.isRunning = true }
        return !state.isRunning
      }
      if starts { queue?.asyncAfter(deadline: .now() + Self.interval) { self.look() } }
    }

    func requestEnds() { state.withLock { $0.requestCount -= 1 } }

    func headArrives() { bytesArrive(Self.manyBytes) }

    func bytesArrive(_ count: Int) { state.withLock { $0.news += count } }

    /// Pauses the queue once, or looks again later if much has arrived.
    private func look() {
      let state = state.withLock { state in
        state.isRunning = state.requestCount > 0
        state.milliseconds =
          state.news >= Self.manyBytes ? 0 : min(state.milliseconds + 1, Self.longestPause)
        state.news = 0
        return state
      }
      guard state.isRunning, let queue else { return }
      if state.milliseconds == 0 {
        queue.asyncAfter(deadline: .now() + Self.interval) { self.look() }
      } else {
        usleep(useconds_t(state.milliseconds * 1000))
        queue.async { self.look() }
      }
    }
  }
#endif
