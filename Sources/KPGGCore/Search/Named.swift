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
  /// `OHMYGIRL`.
  public var exactID: String { id.description }

  /// The id, the name, and the name in Hangul.
  public var mainNames: [String] { [id.description, name] + [koreanName].compactMap(\.self) }

  /// The aliases.
  public var otherNames: [String] { aliases }
}

extension Member: Named {
  /// `OHMYGIRL/YooA`.
  public var exactID: String { id.description }

  /// The name in the id, and the stage name in both scripts.
  public var mainNames: [String] { [id.name] + [stageName, koreanStageName].compactMap(\.self) }

  /// The aliases, and the birth name in both scripts.
  public var otherNames: [String] { aliases + [birthName, koreanBirthName].compactMap(\.self) }
}

extension DebutSection: Named {
  /// `second`.
  public var exactID: String { key.description }

  /// The key, and the titles in both languages.
  public var mainNames: [String] { [key.description, title, koreanTitle] }

  /// The years: `2016-2019`.
  public var otherNames: [String] { years.map { [$0.description] } ?? [] }
}
