import KPGGSystem

extension Collection where Element: Sendable, Self: Sendable {
  /// Transforms up to `width` elements at a time, and keeps their order. A width of 1 needs no other
  /// threads. The first error cancels the other transformations.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    width: Int, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    guard width > 1 else {
      var values: [Value] = []
      values.reserveCapacity(count)
      for element in self { values.append(try await transform(element)) }
      return values
    }
    let elements = Array(self)
    let values = Mutex([Value?](repeating: nil, count: elements.count))
    try await forEachNumber(below: elements.count, width: width) {
      (index) async throws(Failure) in
      let value = try await transform(elements[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.compactMap(\.self) }
  }
}

/// Runs a function for each number from 0, up to `width` of them at a time. The first error cancels
/// the others.
private func forEachNumber<Failure: Error>(
  below count: Int, width: Int, _ body: @escaping @Sendable (Int) async throws(Failure) -> Void
) async throws(Failure) {
  let outcome = await withTaskGroup(
    of: Result<Void, Failure>.self, returning: Result<Void, Failure>.self
  ) { tasks in
    var waiting = (0..<count).makeIterator()
    let start = { (tasks: inout TaskGroup<Result<Void, Failure>>) in
      guard let number = waiting.next() else { return }
      tasks.addTask {
        do throws(Failure) {
          return .success(try await body(number))
        } catch {
          return .failure(error)
        }
      }
    }
    for _ in 0..<width { start(&tasks) }
    while let result = await tasks.next() {
      guard case .success = result else {
        tasks.cancelAll()
        return result
      }
      start(&tasks)
    }
    return .success(())
  }
  try outcome.get()
}

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
