/// The findings in one document.
struct DocumentFindings {
  /// The document that is checked.
  let document: DocumentPath
  private var findings: [Finding] = []

  init(in document: DocumentPath) { self.document = document }

  /// Reads the document with a reader that collects; `nil` where it is none at all.
  mutating func read<Document>(
    _ read: (inout WireReader) throws(DocumentProblem) -> Document
  ) -> Document? {
    var reader = WireReader(document: document, isCollecting: true)
    var document: Document?
    do {
      document = try read(&reader)
    } catch {
      add(error, .error)
    }
    for problem in reader.refusals { add(problem, .error) }
    for problem in reader.problems { add(problem, .warning) }
    return document
  }

  /// Adds what a reader says.
  mutating func add(_ problem: DocumentProblem, _ severity: Finding.Severity) {
    add(.document(problem.kind), severity, at: problem.keyPath)
  }

  /// Adds a finding.
  mutating func add(
    _ kind: Finding.Kind, _ severity: Finding.Severity = .warning, at place: JSONKeyPath
  ) {
    findings.append(
      Finding(document: document, keyPath: place, severity: severity, kind: kind))
  }

  /// Whether a value at this place, or one in it, was refused or counts as unknown.
  func hasFinding(at place: JSONKeyPath) -> Bool {
    findings.contains { $0.keyPath.starts(with: place) }
  }

  /// Whether a value at this place, or one in it, was refused.
  func hasError(at place: JSONKeyPath) -> Bool {
    findings.contains { $0.severity == .error && $0.keyPath.starts(with: place) }
  }

  /// By key path; at one place in the order in which they were found.
  var inOrder: [Finding] {
    findings.enumerated().sorted { left, right in
      left.element.keyPath == right.element.keyPath
        ? left.offset < right.offset : left.element.keyPath < right.element.keyPath
    }.map(\.element)
  }
}
