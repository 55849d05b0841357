/// The texts that a catalogue has for one fact, as its agencies or its positions, among which a typed
/// one is found whatever its case, spacing and punctuation.
///
///     let agencies = CatalogTexts(["SM Entertainment", "DSP Media"])
///     agencies.meant(by: "dsp-media")      // ["DSP Media"]
///     agencies.meant(by: "sm")             // ["SM Entertainment"]
///     agencies.suggestions(for: "DPS Media")  // ["DSP Media"]
public struct CatalogTexts: Sendable {
  /// Each text once, in the order in which they were given.
  public let all: [String]

  private let names: [TextName]

  /// Takes the texts as often as they occur.
  ///
  /// - Parameters:
  ///   - texts: What stands in the catalogue.
  ///   - otherName: Another name for a text, as that in Korean; `nil` where there is none.
  public init(_ texts: some Sequence<String>, otherName: (String) -> String? = { _ in nil }) {
    var seen: Set<String> = []
    all = texts.filter { seen.insert($0).inserted }
    names = all.map { TextName(text: $0, otherName: otherName($0)) }
  }

  /// The texts that are the typed one, written alike.
  public func written(as typed: String) -> Set<String> {
    let key = SearchKey(typed)
    guard !key.isEmpty else { return [] }
    return texts { name in name.all.contains { SearchKey($0) == key } }
  }

  /// The texts that are the typed one, else those in which all of its words stand; none where it
  /// means nothing.
  public func meant(by typed: String) -> Set<String> {
    let same = written(as: typed)
    guard same.isEmpty else { return same }
    let words = Self.words(of: typed)
    guard !words.isEmpty else { return [] }
    return texts { name in name.all.contains { words.isSubset(of: Self.words(of: $0)) } }
  }

  /// At most three texts that are a slip away from one that means nothing, the likeliest first.
  public func suggestions(for typed: String) -> [String] {
    guard case .unknown(let similar) = NameResolver(names).resolve(typed) else { return [] }
    return similar.map(\.text)
  }

  private func texts(where isMeant: (TextName) -> Bool) -> Set<String> {
    Set(names.filter(isMeant).map(\.text))
  }

  /// What stands between spaces or punctuation.
  private static func words(of text: String) -> Set<SearchKey> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map { SearchKey(String($0)) })
  }
}

/// A text as what a resolver can find.
private struct TextName: Named {
  let text: String
  let otherName: String?

  var all: [String] { [text] + otherNames }
  var exactID: String { text }
  var mainNames: [String] { [text] }
  var otherNames: [String] { otherName.map { [$0] } ?? [] }
}
