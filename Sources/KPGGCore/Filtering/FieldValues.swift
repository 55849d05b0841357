/// The texts that a catalogue has for one fact, as its agencies or its positions, among which a
/// typed one is found whatever its case, spacing and punctuation.
///
///     let agencies = FieldValues(["SM Entertainment", "DSP Media"])
///     agencies.meant(by: "dsp-media")  // ["DSP Media"]
///     agencies.meant(by: "sm")         // ["SM Entertainment"]
public struct FieldValues: Sendable {
  /// Each text once, in the order in which they were given.
  public let all: [String]

  /// A name of a text, with what is compared of it.
  private struct Name {
    let text: String
    let key: NormalizedText
    let words: Set<NormalizedText>
  }

  private let names: [Name]

  /// Takes the texts as often as they occur.
  ///
  /// - Parameters:
  ///   - texts: What stands in the catalogue.
  ///   - otherNames: Other names for a text, as that in Korean.
  public init(_ texts: some Sequence<String>, otherNames: (String) -> [String] = { _ in [] }) {
    var seen: Set<String> = []
    all = texts.filter { seen.insert($0).inserted }
    names = all.flatMap { text in
      ([text] + otherNames(text)).map { name in
        Name(text: text, key: NormalizedText(name), words: Self.keys(of: name))
      }
    }
  }

  /// The words of all texts that have two letters or more, each as often as it occurs.
  public var words: [String] {
    all.flatMap { Self.words(of: $0).filter { $0.count > 1 }.map(String.init) }
  }

  /// The texts that are the typed one, written alike.
  public func written(as typed: String) -> Set<String> {
    let key = NormalizedText(typed)
    guard !key.isEmpty else { return [] }
    return texts { $0.key == key }
  }

  /// The texts that are the typed one, else those in which all of its words stand; none where it
  /// means nothing.
  public func meant(by typed: String) -> Set<String> {
    let same = written(as: typed)
    let words = Self.keys(of: typed)
    guard same.isEmpty, !words.isEmpty else { return same }
    return texts { words.isSubset(of: $0.words) }
  }

  private func texts(where isMeant: (Name) -> Bool) -> Set<String> {
    Set(names.filter(isMeant).map(\.text))
  }

  private static func keys(of text: String) -> Set<NormalizedText> {
    Set(words(of: text).map { NormalizedText(String($0)) })
  }

  /// What stands between spaces and punctuation.
  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }
}
