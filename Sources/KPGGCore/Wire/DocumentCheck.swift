extension DocumentPath {
  /// Whether the bytes are the document of this path, as every reader of it will find.
  ///
  /// - Throws: What makes them none, with its place.
  public func check(_ data: Data) throws(DocumentProblem) {
    var tolerated: [DocumentProblem] = []
    switch self {
    case .index: _ = try IndexDocument(decoding: data, problems: &tolerated)
    case .group(let id): _ = try GroupDocument(decoding: data, of: id, problems: &tolerated)
    case .section(let key): _ = try SectionDocument(decoding: data, of: key, problems: &tolerated)
    case .years(let years): _ = try YearsDocument(decoding: data, of: years, problems: &tolerated)
    case .memberInfo: _ = try MemberInfoDocument(decoding: data, problems: &tolerated)
    }
  }
}
