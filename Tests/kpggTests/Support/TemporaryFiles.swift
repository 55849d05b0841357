import XCTest

extension XCTestCase {
  /// A temporary folder, removed after the test.
  func temporaryFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    addTeardownBlock { folder.remove() }
    return folder
  }

  /// A copy of the sample catalog, removed after the test.
  func temporaryCatalog() throws -> TemporaryCatalog {
    let catalog = try TemporaryCatalog(TemporaryCatalog.sample)
    addTeardownBlock { catalog.remove() }
    return catalog
  }

  /// A catalog of one group without members, removed after the test.
  func temporaryCatalog(ofGroup id: String) throws -> TemporaryCatalog {
    let catalog = try TemporaryCatalog(ofGroup: id)
    addTeardownBlock { catalog.remove() }
    return catalog
  }
}
