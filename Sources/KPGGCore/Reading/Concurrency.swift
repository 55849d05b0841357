extension Collection where Element: Sendable, Self: Sendable {
  /// Transforms up to `width` elements at a time, and keeps their order. A width of 1 needs no other
  /// threads. The first error cancels the other transformations.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    width: Int, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    guard width > 1 else {
      var values: [Value] = []
      for element in self { values.append(try await transform(element)) }
      return values
    }
    let outcome = await withTaskGroup(
      of: (Int, Result<Value, Failure>).self, returning: Result<[Value], Failure>.self
    ) { tasks in
      var values: [Int: Value] = [:]
      var waiting = enumerated().makeIterator()
      let start = { (tasks: inout TaskGroup<(Int, Result<Value, Failure>)>) in
        guard let (index, element) = waiting.next() else { return }
        tasks.addTask {
          do throws(Failure) {
            return (index, .success(try await transform(element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<width { start(&tasks) }
      while let (index, result) = await tasks.next() {
        switch result {
        case .success(let value):
          values[index] = value
          start(&tasks)
        case .failure(let error):
          tasks.cancelAll()
          return .failure(error)
        }
      }
      return .success(values.sorted { $0.key < $1.key }.map(\.value))
    }
    return try outcome.get()
  }
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
