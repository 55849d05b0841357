import KPGGCore

/// One word that a shell may put on the command line, or a part of one.
struct Candidate: Hashable, Sendable {
  let text: String
  /// What a shell may show beside it.
  var note = ""

  /// Whether it can stand on a command line as what it is: it does nothing to a terminal, and is no
  /// option. A shell's own characters are the shell's to quote.
  var isSafe: Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && SafeText.of(text) == text
  }
}

extension Candidate {
  /// The first of the names that fits, in the very characters if there is one, and beside it the
  /// first note that is another; `nil` where none fits.
  init?(of names: [String], beginning prefix: CompletionPrefix, notes: [String?]) {
    guard
      let text = names.first(where: prefix.beginsLiterally) ?? names.first(where: prefix.begins)
    else { return nil }
    self.init(text: text, note: notes.compactMap(\.self).first { $0 != text } ?? "")
  }
}

extension [Candidate] {
  /// Those which begin as typed, in the very characters if there are any, case apart.
  ///
  /// Looser ones are left out where a shell that puts their common beginning in the place of the
  /// word would take away more than it gives.
  func beginning(with prefix: CompletionPrefix) -> [Candidate] {
    let literal = filter { prefix.beginsLiterally($0.text) }
    guard literal.isEmpty else { return literal }
    let loose = filter { prefix.begins($0.text) }
    guard loose.count > 1 else { return loose }
    return prefix.begins(loose.commonBeginning) ? loose : []
  }

  private var commonBeginning: String {
    guard var common = first?.text[...] else { return "" }
    for candidate in dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return String(common)
  }

  /// The same behind what stays as it is typed.
  func behind(_ kept: String) -> [Candidate] {
    map { Candidate(text: kept + $0.text, note: $0.note) }
  }

  /// Each text once, with the first note.
  var withoutRepetition: [Candidate] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}
