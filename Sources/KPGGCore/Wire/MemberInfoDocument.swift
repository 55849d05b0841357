/// `main/memberinfo`: the members of OH MY GIRL in the oldest format, which does not know of former
/// ones.
public struct MemberInfoDocument: WireDocument {
  /// The members in the document's order; none of them `isFormer`.
  public let members: [Member]

  /// The document that lists the current ones of these members.
  public init(members: [Member]) { self.members = members.filter { !$0.isFormer } }

  /// Reads a reply to a request for that document. A key that the format does not know counts for
  /// nothing, `ispreviousmember` included: whoever stands in it is a current member.
  public init(
    decoding data: Data, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .memberInfo)
    try self.init(decoding: data, reader: &reader)
    problems += reader.problems
  }

  init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let record = try WireJSON(document: .memberInfo).decode(Record.self, from: data)
    guard let list = record.member else {
      throw reader.problem(.wrongDocument(expectedKey: "member"), at: .root)
    }
    let read = try reader.members(
      list, of: .ohMyGirl, at: JSONKeyPath.root.appending("member"))
    members = read.map { member in
      var member = member
      member.isFormer = false
      return member
    }
  }

  /// `main/memberinfo`.
  public var path: DocumentPath { .memberInfo }

  /// `{"member": […]}`.
  public var json: JSONValue {
    let records = members.map { member in
      var keys = member.wireJSON
      keys["ispreviousmember"] = nil
      return JSONValue.object(keys)
    }
    return .object(["member": .array(records)])
  }

  private struct Record: Decodable {
    var member: WireList<WireMember>?
  }
}
