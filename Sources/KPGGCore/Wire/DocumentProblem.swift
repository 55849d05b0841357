import KPGGSystem

/// A problem in a document, with its location.
///
/// Readers throw it if the document is unusable, and collect it if they can ignore the value.
public struct DocumentProblem: Error, Equatable, Sendable {
  /// The document that has the problem.
  public let document: DocumentPath
  /// The location of the value; the root for the whole document.
  package let keyPath: JSONKeyPath
  /// The position of the value; `nil` if it is unknown, or if the problem is the whole document's.
  package let position: JSONPosition?
  package let kind: Kind

  package init(
    document: DocumentPath, keyPath: JSONKeyPath = .root, position: JSONPosition? = nil, kind: Kind
  ) {
    (self.document, self.keyPath) = (document, keyPath)
    (self.position, self.kind) = (position, kind)
  }

  package indirect enum Kind: Error, Equatable, Sendable {
    /// The document is not valid JSON, or exceeds a limit of the parser.
    case syntax(JSONSyntaxError.Kind)
    /// A list has more values than the limit.
    case tooMany(limit: Int)
    /// The groups together have more members, or more songs and units, than the limit.
    case tooManyInCatalog(limit: Int)
    /// A text has more characters than the limit.
    case tooLong(limit: Int)
    /// A text has more combining marks in a row than the limit.
    case tooManyMarks(limit: Int)
    /// The body is a different JSON document: the key that identifies the expected one is missing.
    case wrongDocument(expectedKey: String)
    /// The document or value belongs to another group.
    case wrongGroup(found: String)
    case missing
    /// The value breaks a rule of its type, or is a number out of range.
    case malformed
    /// The value does not have the expected JSON type.
    case wrongType(expected: JSONType)
    /// A text contains a control character, written as `U+001B`.
    case controlCharacter(String)
    case impossibleDate(String)
    case impossibleYears(from: String, to: String)
    /// Tolerated: the value is in another form, and it is read as `standard`, which is empty for an
    /// unknown value.
    case otherForm(String, standard: String)
    case invalidName(String, NameProblem)
    /// Tolerated: the group is already in the list, and its first record is used.
    case duplicateGroup(String)
    /// The value has the right JSON type and breaks a rule. Readers of the wire format tolerate it
    /// and treat the value as unknown.
    case invalidValue(String, expected: ExpectedValue)
    /// The document has more problems than the limit. Only the first ones are listed.
    case moreProblems(limit: Int)
  }
}

extension DocumentProblem: DescribedError {
  /// A line in English for logs: `group/IVE: groupname.IVE[1].birth: missing (line 3, column 12)`.
  public var description: String {
    let prefix = keyPath.description.isEmpty ? "" : "\(keyPath): "
    return "\(document): \(prefix)\(kind)\(position.suffix)"
  }

  /// The place of the value in the document: `groupname.IVE[1].birth`; empty for the whole document.
  public var place: String { keyPath.description }

  /// The line of the value in the document, from 1; `nil` for the whole document.
  public var line: Int? { position?.line }
}

extension DocumentProblem.Kind: CustomStringConvertible {
  /// A phrase that describes the problem. Quoted text is cut to 64 characters.
  package var description: String {
    switch self {
    case .syntax(let kind): "\(kind)"
    case .tooMany(let limit): "\(JSONSyntaxError.Kind.tooMany(limit: limit))"
    case .tooManyInCatalog(let limit):
      "the groups have more than \(limit) members, or songs and units, together"
    case .tooLong(let limit): "longer than the limit of \(limit) characters"
    case .tooManyMarks(let limit): "more than \(limit) combining marks in a row"
    case .wrongDocument(let key): "wrong document: the key '\(key)' is missing"
    case .wrongGroup(let found): "belongs to another group: \(found.quotedStart)"
    case .missing: "missing"
    case .malformed: "not a valid value"
    case .wrongType(let expected): "must be \(expected)"
    case .controlCharacter(let name): "\(JSONSyntaxError.Kind.controlCharacter(name))"
    case .impossibleDate(let text): "\(text.quotedStart) is not a valid date"
    case .impossibleYears(let from, let to):
      "\(from.quotedStart) to \(to.quotedStart) is not a valid range of years"
    case .otherForm(let text, ""): "\(text.quotedStart) should be empty"
    case .otherForm(let text, let standard):
      "\(text.quotedStart) should be \(standard.quotedStart)"
    case .invalidName(let name, let problem): "\(name.quotedStart) \(problem)"
    case .duplicateGroup(let id): "the group \(id.quotedStart) is already listed"
    case .invalidValue(let text, let expected): "\(text.quotedStart) is not \(expected)"
    case .moreProblems(let limit): "more than \(limit) problems; only the first \(limit) are listed"
    }
  }
}

/// A JSON type that a value must have.
package enum JSONType: Equatable, Sendable {
  case string
  case boolean
  case integer
  case number
  case array
  case object
}

extension JSONType: CustomStringConvertible {
  /// The type with its article: `an array`.
  package var description: String {
    switch self {
    case .string: "a string"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONElement {
  /// Whether the value has a type. The digits of a whole number are not examined.
  func has(_ type: JSONType) -> Bool {
    switch type {
    case .string: kind == .text
    case .boolean: kind == .boolean
    case .integer, .number: kind == .number
    case .array: kind == .array
    case .object: kind == .object
    }
  }

  /// The whole number, which may have a fraction of zeros or an exponent.
  func wholeNumber() throws(DocumentProblem.Kind) -> Int {
    guard let number, number == number.rounded() else { throw .wrongType(expected: .integer) }
    guard let integer = Int(exactly: number) else { throw .malformed }
    return integer
  }
}

/// A kind of text with rules of its own.
package enum ExpectedValue: Equatable, Sendable {
  case groupStatus
  case songKind
  case videoID
  case channelID
  case instagramHandle
  case xHandle
  case webAddress
  case mbti
  case bloodType
  case height
  case tier
  case absence
  case returnDate
  case unitMember
  case recordKind
  case id(RecordKind)
  /// A `CalendarDate` with month and day.
  case completeDate
  case digest
  /// A `FavoriteTag`.
  case tag
  /// A `FavoriteNote`.
  case note
}

extension ExpectedValue: CustomStringConvertible {
  /// A phrase that follows "is not": `a valid MBTI type`.
  package var description: String {
    switch self {
    case .groupStatus: "a valid group status"
    case .songKind: "a valid kind of song"
    case .videoID: "a valid YouTube video ID"
    case .channelID: "a valid YouTube channel ID"
    case .instagramHandle: "a valid Instagram name"
    case .xHandle: "a valid name on X"
    case .webAddress: "a valid URL"
    case .mbti: "a valid MBTI type"
    case .bloodType: "a valid blood type"
    case .height: "a valid height in centimeters"
    case .tier: "a valid tier, from 1 to 3"
    case .absence: "a valid absence, which ends after it begins"
    case .returnDate: "a return date that is not before the group's end"
    case .unitMember: "a member of the group"
    case .recordKind: "'group', 'member', or 'song'"
    case .id(.group): "a valid group ID"
    case .id(.member): "a valid member ID"
    case .id(.song): "a valid song ID"
    case .id(.unit): "a valid unit ID"
    case .completeDate: "a complete date"
    case .digest: "a SHA-256 digest of 64 hexadecimal digits"
    case .tag: "a word of at most \(FavoriteTag.limit) characters without commas"
    case .note: "a line of at most \(FavoriteNote.limit) characters"
    }
  }
}
