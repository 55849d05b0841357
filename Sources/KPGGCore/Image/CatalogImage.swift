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
    var reader = ImageReader(bytes, keepsTexts: true)
    var groups: [GirlGroup] = []
    reader.code(&groups, from: .blank) { $0.code(with: &$1) }
    return catalog(of: groups, &reader)
  }

  /// The number of line-up entries of each group.
  var memberCounts: [GroupID: Int] {
    var reader = ImageReader(bytes, keepsTexts: true)
    var counts: [(group: GirlGroup, members: Int)] = []
    reader.code(&counts, from: (.blank, 0)) {
      $0.group.code(with: &$1)
      $0.members = $1.count()
    }
    return Dictionary(
      counts.lazy.map { ($0.group.id, $0.members) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the catalog with all line-ups.
  func fullCatalog(with parts: LineUpParts = .all) -> FullCatalog {
    var reader = ImageReader(bytes, keepsTexts: true)
    var lineUps: [LineUp] = []
    reader.code(&lineUps, from: .blank) { $0.code(parts, with: &$1) }
    return FullCatalog(catalog(of: lineUps.map(\.group), &reader), lineUps: lineUps, problems: [])
  }

  /// Returns the line-up of the group with exactly this ID; `nil` if there is none.
  ///
  /// - Complexity: O(log *n* + the size of the line-up), where *n* is the number of groups.
  func lineUp(of id: GroupID) -> LineUp? {
    var reader = ImageReader(bytes, keepsTexts: false)
    guard reader.moveToElement(id.rawValue) else { return nil }
    var lineUp = LineUp.blank
    lineUp.code(.all, with: &reader)
    return lineUp
  }

  private func catalog(of groups: [GirlGroup], _ reader: inout ImageReader) -> Catalog {
    var index = ImageIndex()
    index.code(with: &reader)
    return Catalog(
      sortedSections: index.sections, groups: groups,
      featuredIDs: index.featuredIDs.map { GroupID(checked: $0) })
  }
}

/// The values of an image that follow the list of line-ups.
struct ImageIndex {
  /// The numbers of the line-ups in the order of the groups' IDs.
  var order: [UInt32] = []
  var sections: [DebutSection] = []
  var featuredIDs: [String] = []

  mutating func code(with coder: inout some ImageCoder) {
    let blank = DebutSection(key: .featured, years: nil, groupIDs: [])
    coder.code(&order, from: 0) { $1.code(&$0) }
    coder.code(&sections, from: blank) { $0.code(with: &$1) }
    coder.code(&featuredIDs)
  }
}
