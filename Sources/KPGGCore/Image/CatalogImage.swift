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
    var (groups, index) = ([GirlGroup](), ImageIndex())
    reader.code(&groups, from: GirlGroup(.blank)) { $0.facts.code(with: &$1) }
    reader.skipList()
    index.code(with: &reader)
    return Catalog(
      sortedSections: index.sections, groups: groups, order: index.order.map(Int.init),
      featuredIDs: index.featuredIDs.map { GroupID(checked: $0) })
  }

  /// The number of line-up entries of each group.
  var memberCounts: [GroupID: Int] {
    let groups = ImageReader(bytes, keepsTexts: false)
    var (contents, counts) = (groups, [GroupID: Int]())
    contents.skipList()
    contents.forEachElement { number, contents in
      if let id = groups.id(ofGroup: number) { counts[id] = contents.listCount }
    }
    return counts
  }

  /// Returns the catalog with all line-ups.
  ///
  /// - Parameters:
  ///   - parts: The parts of the line-ups to read.
  ///   - catalog: The catalog of this image, if it is known.
  /// - Returns: The catalog. The other parts of its line-ups are empty.
  func fullCatalog(with parts: LineUpParts = .all, of catalog: Catalog? = nil) -> FullCatalog {
    let catalog = catalog ?? self.catalog
    var lineUps = catalog.groups.map { LineUp(group: $0, checkedMembers: []) }
    var contents = ImageReader(bytes, keepsTexts: true)
    contents.skipList()
    contents.forEachElement { number, contents in
      if number < lineUps.count { lineUps[number].codeContents(parts, with: &contents) }
    }
    return FullCatalog(catalog, lineUps: lineUps, problems: [])
  }

  /// Returns the line-up of the group with exactly this ID; `nil` if there is none.
  ///
  /// - Complexity: O(log *n* + the size of the line-up), where *n* is the number of groups.
  func lineUp(of id: GroupID) -> LineUp? {
    var groups = ImageReader(bytes, keepsTexts: false)
    var contents = groups
    contents.skipList()
    guard let number = groups.moveToElement(id.rawValue), contents.moveToElement(at: number)
    else { return nil }
    var facts = GroupFacts.blank
    facts.code(with: &groups)
    var lineUp = LineUp(group: GirlGroup(facts), checkedMembers: [])
    lineUp.codeContents(.all, with: &contents)
    return lineUp
  }

  /// Returns the line-up entries with a birth date that meets a condition, in the order of the
  /// line-ups. Of the other entries, only the birth date is read.
  func entries(bornWhere isWanted: (CalendarDate) -> Bool) -> [Member] {
    let groups = ImageReader(bytes, keepsTexts: false)
    var (contents, entries) = (ImageReader(bytes, keepsTexts: true), [Member]())
    contents.skipList()
    contents.forEachElement { number, contents in
      contents.forEachElement { _, reader in
        guard let date = CalendarDate(packedWord: reader.nextWord), isWanted(date),
          let group = groups.id(ofGroup: number)
        else { return }
        var facts = MemberFacts(id: MemberID(groupID: group, checkedName: ""))
        facts.code(with: &reader)
        entries.append(Member(facts))
      }
    }
    return entries
  }
}

extension ImageReader {
  /// Returns the ID of a group, for a reader of the first record.
  fileprivate func id(ofGroup number: Int) -> GroupID? {
    var (reader, id) = (self, String?.none)
    guard reader.moveToElement(at: number) else { return nil }
    reader.code(&id)
    return id.map { GroupID(checked: $0) }
  }
}

/// The values of an image after the lists of groups and of their line-ups.
struct ImageIndex {
  /// The numbers of the groups in the order of their IDs.
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
