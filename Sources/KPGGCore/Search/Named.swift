/// What a resolver can find by its names.
public protocol Named {
  /// The id, by which it is found to the letter before any other name is tried.
  var exactID: String { get }

  /// The names by which it is shown. Where they answer, the others are not asked.
  var mainNames: [String] { get }

  /// Names by which it is known besides.
  var otherNames: [String] { get }
}

extension GirlGroup: Named {
  public var exactID: String { id.description }
  public var mainNames: [String] { [id.description, name] + [koreanName].compactMap(\.self) }
  public var otherNames: [String] { aliases }
}

extension Member: Named {
  public var exactID: String { id.description }
  public var mainNames: [String] { [id.name] + [stageName, koreanStageName].compactMap(\.self) }
  public var otherNames: [String] {
    aliases + [birthName, koreanBirthName].compactMap(\.self)
  }
}

extension DebutSection: Named {
  public var exactID: String { key.description }
  public var mainNames: [String] { [key.description, title, koreanTitle] }
  public var otherNames: [String] { years.map { [$0.description] } ?? [] }
}
