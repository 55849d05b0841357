/// A catalogue as all documents of the wire format, for a web server to serve as files.
public struct StaticTree: Hashable, Sendable {
  /// One document, where it stands and what is in it.
  public struct Document: Hashable, Sendable {
    /// Which document it is.
    public let path: DocumentPath
    /// Its bytes, as `jq -S .` would print them.
    public let data: Data
  }

  /// The documents in the order of their files' paths by bytes.
  public let documents: [Document]
  /// The number of groups that have a document.
  public let groupCount: Int

  /// The index, every group's and section's document, one for each range of years, and the oldest
  /// format's where there is the group that it is about. Members are written in the order given, on
  /// which the ids of those who share a name depend.
  ///
  /// - Throws: What no file system or reader could have: two documents whose names differ in letter
  ///   case at most, a name of over 255 bytes once percent-encoded, a document of over 8 MiB.
  public init(
    catalog: Catalog, members: [GroupID: [Member]]
  ) throws(DocumentProblem) {
    groupCount = catalog.groups.count
    var documents = [Self.document(IndexDocument(catalog))]
    documents += catalog.groups.map { group in
      Self.document(GroupDocument(group: group, members: members[group.id] ?? []))
    }
    documents += catalog.sections.map { section in
      Self.document(SectionDocument(key: section.key, groups: catalog.groups(in: section)))
    }
    documents += Self.yearsDocuments(catalog, members).map { Self.document($0) }
    if catalog[.ohMyGirl] != nil {
      documents.append(Self.document(MemberInfoDocument(members: members[.ohMyGirl] ?? [])))
    }
    self.documents = documents.sorted { $0.path.filePath.precedesInBytes($1.path.filePath) }
    try Self.check(self.documents)
  }

  private static func document(_ document: some WireDocument) -> Document {
    Document(path: document.path, data: document.data)
  }

  /// Sections of the same years share a document.
  private static func yearsDocuments(
    _ catalog: Catalog, _ members: [GroupID: [Member]]
  ) -> [YearsDocument] {
    var groups: [YearRange: [GroupID]] = [:]
    for section in catalog.sections {
      if let years = section.years { groups[years, default: []] += section.groups }
    }
    return groups.map { years, ids in
      YearsDocument(
        years: years,
        members: Dictionary(
          ids.map { ($0, members[$0] ?? []) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  private static func check(_ documents: [Document]) throws(DocumentProblem) {
    var pathsByName: [String: DocumentPath] = [:]
    for document in documents {
      let path = document.path
      let name = path.description.split(separator: "/").last.map(String.init) ?? ""
      if let other = pathsByName.updateValue(path, forKey: path.description.lowercased()) {
        throw problem(
          path, .invalidName(name, problem: "is the name of another document, '\(other)'"))
      }
      guard name.percentEncoded.utf8.count <= 255 else {
        throw problem(path, .invalidName(name, problem: "is longer than a file's name may be"))
      }
      guard document.data.count <= WireJSON.byteLimit else {
        throw problem(path, .tooLarge(limit: WireJSON.byteLimit))
      }
    }
  }

  private static func problem(
    _ path: DocumentPath, _ kind: DocumentProblem.Kind
  ) -> DocumentProblem {
    DocumentProblem(document: path, keyPath: .root, kind: kind)
  }
}

extension CatalogReader {
  /// Everything that the source has, as a tree of files. Takes every document.
  public func staticTree() async throws(CatalogError) -> StaticTree {
    let catalog = try await catalog()
    let members = try await members(of: catalog.groups)
    do {
      return try StaticTree(
        catalog: catalog,
        members: Dictionary(
          zip(catalog.groups.map(\.id), members), uniquingKeysWith: { first, _ in first }))
    } catch {
      throw .badDocument(error)
    }
  }
}
