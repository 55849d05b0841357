/// What became of checking a whole catalogue.
public struct CatalogValidation: Hashable, Sendable {
  /// The groups that the index lists.
  public let groupCount: Int
  /// What is wrong: document by document, the index first and then in its order, each by key path.
  public let findings: [Finding]

  /// How many findings there are of a severity.
  public func count(of severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
