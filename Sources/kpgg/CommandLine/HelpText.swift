import KPGGCore

/// A text of the help pages, in English and Korean side by side: without either, nothing compiles.
typealias HelpText = BilingualText

extension HelpText {
  init(_ english: String, _ korean: String) { self.init(english: english, korean: korean) }
}

/// A term with its meaning: an example, an environment variable, or a file.
struct HelpEntry: Hashable, Sendable {
  let term: String
  let meaning: HelpText

  init(_ term: String, _ english: String, _ korean: String) {
    (self.term, meaning) = (term, HelpText(english, korean))
  }
}
