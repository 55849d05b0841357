/// A problem of a value in a document.
struct LocalProblem {
  let element: JSONElement
  /// The key that the value lacks; `nil` if the value itself is the problem.
  var missingKey: String?
  let kind: DocumentProblem.Kind

  func problem(at location: JSONLocation, in document: DocumentPath) -> DocumentProblem {
    let path = location.keyPath
    return DocumentProblem(
      document: document, keyPath: missingKey.map { path.appending($0) } ?? path,
      position: location.position, kind: kind)
  }
}

/// The first problems of a document, up to `WireLimits.problems`.
struct LocalProblems {
  private var listed: [LocalProblem] = []
  private var hasMore = false

  mutating func append(_ problem: LocalProblem) {
    if listed.count < WireLimits.problems { listed.append(problem) } else { hasMore = true }
  }

  /// Returns the problems with their locations. If there are more than the limit, the last one says
  /// so.
  ///
  /// Finding one location takes time proportional to the document, so all are found in one pass.
  func located(in document: DocumentPath) -> [DocumentProblem] {
    guard let tree = listed.first?.element.tree else { return [] }
    let locations = tree.locations(of: listed.lazy.map(\.element.index))
    let located = listed.compactMap { problem in
      locations[problem.element.index].map { problem.problem(at: $0, in: document) }
    }
    guard hasMore else { return located }
    let limit = DocumentProblem.Kind.moreProblems(limit: WireLimits.problems)
    return located + [DocumentProblem(document: document, keyPath: .root, kind: limit)]
  }
}
