#if compiler(>=6.2)
  /// Runs a function outside the caller's actor.
  ///
  /// The package's other asynchronous functions run on their caller's actor. Before Swift 6.2, they
  /// all run outside it.
  @concurrent
  func outsideCallersActor<Value: Sendable, Failure: Error>(
    _ body: @Sendable @concurrent () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await body()
  }
#else
  /// Runs a function outside the caller's actor, as this version of Swift always does.
  func outsideCallersActor<Value: Sendable, Failure: Error>(
    _ body: @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await body()
  }
#endif
