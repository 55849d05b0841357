import KPGGCore

/// A completion candidate.
struct Candidate: Hashable, Sendable {
  let text: String
  /// A short text that a shell may show beside the candidate.
  var description = ""

  /// Whether the text has no control characters and does not look like an option.
  ///
  /// Quoting for a shell happens later: in `BashLine` for bash, in the shell itself for zsh and
  /// fish.
  var isSafe: Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && SafeText.of(text) == text
  }
}

extension Candidate {
  /// Picks the first name that starts with a prefix; `nil` if none does. Literal matches come
  /// before loose ones.
  ///
  /// - Parameters:
  ///   - names: A record's names by preference.
  ///   - prefix: The text as typed.
  ///   - descriptions: Possible descriptions. The first one other than the name is used.
  init?(of names: [String], matching prefix: CompletionPrefix, descriptions: [String?]) {
    guard
      let text = names.first(where: prefix.beginsLiterally) ?? names.first(where: prefix.begins)
    else { return nil }
    self.init(
      text: text, description: descriptions.compactMap(\.self).first { $0 != text } ?? "")
  }
}

extension Candidate {
  /// The candidate with the typed text in place of the same letters in another case.
  fileprivate func keeping(_ typed: String) -> Candidate {
    let start = text.prefix(typed.count)
    guard String(start).isSame(ignoringCase: typed) else { return self }
    return Candidate(text: typed + text.dropFirst(typed.count), description: description)
  }
}

extension [Candidate] {
  /// The candidates that start with a typed text literally, in any letter case, else all loose
  /// matches.
  ///
  /// bash and zsh replace the typed text by the common prefix of all candidates, which must never be
  /// shorter. Candidates in different letter cases therefore keep the typed text, and loose matches
  /// with a shorter common prefix are left out.
  func matching(_ typed: String) -> [Candidate] {
    let prefix = CompletionPrefix(typed)
    let literal = filter { prefix.beginsLiterally($0.text) }
    guard literal.isEmpty else {
      return prefix.beginsLiterally(literal.commonPrefix)
        ? literal : literal.map { $0.keeping(typed) }
    }
    let loose = filter { prefix.begins($0.text) }
    guard loose.count > 1 else { return loose }
    return prefix.begins(loose.commonPrefix) ? loose : []
  }

  private var commonPrefix: String {
    guard var common = first?.text[...] else { return "" }
    for candidate in dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return String(common)
  }

  /// Prepends a text to each candidate.
  func prepending(_ prefix: String) -> [Candidate] {
    map { Candidate(text: prefix + $0.text, description: $0.description) }
  }

  /// The first candidate for each text.
  var uniqued: [Candidate] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}
