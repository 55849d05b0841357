import KPGGCatalogData

/// A catalog as a block of memory that is read without parsing.
///
/// The bundled catalog is embedded in this form. The recording command `.ci/record` writes it from the
/// documents of the bundled catalog.
package struct CatalogImage {
  private let bytes: UnsafeRawBufferPointer

  /// Creates the image in bytes that live as long as the process.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The image of the bundled catalog.
  static var bundled: CatalogImage {
    CatalogImage(
      UnsafeRawBufferPointer(start: kpgg_catalog_image(), count: kpgg_catalog_image_size()))
  }

  /// The sections and groups.
  var catalog: Catalog {
    var reader = ImageReader(bytes)
    var groups: [GirlGroup] = []
    reader.code(&groups, from: .blank) { $0.code(with: &$1) }
    var index = ImageIndex()
    index.code(with: &reader)
    return Catalog(
      sections: index.sections, groups: groups,
      featuredIDs: index.featuredIDs.map { GroupID(checked: $0) })
  }

  /// Returns the line-up of the group with exactly this ID; `nil` if there is none.
  ///
  /// - Complexity: O(log *n* + the size of the line-up), where *n* is the number of groups.
  func lineUp(of id: GroupID) -> LineUp? {
    var reader = ImageReader(bytes)
    guard reader.moveToElement(id.rawValue) else { return nil }
    var lineUp = LineUp(group: .blank, checkedMembers: [])
    lineUp.code(with: &reader)
    return lineUp
  }
}

/// The values of an image that follow the list of line-ups.
struct ImageIndex {
  var sections: [DebutSection] = []
  var featuredIDs: [String] = []

  mutating func code(with coder: inout some ImageCoder) {
    let blank = DebutSection(key: .featured, years: nil, groupIDs: [])
    coder.code(&sections, from: blank) { $0.code(with: &$1) }
    coder.code(&featuredIDs)
  }
}
