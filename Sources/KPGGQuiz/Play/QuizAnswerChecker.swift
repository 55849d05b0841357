public import KPGGCore

/// Checks answers as the catalog matches names: in both scripts, by any name, and in the other
/// keyboard layout. Case, spacing, punctuation, and Unicode form do not matter.
///
/// An English title without a Korean one can be spelled in Hangul, as it sounds. A beginning, a part,
/// or the initials of a name are not accepted. Names of up to four letters allow no typo, five or six
/// letters one, longer names two. Leaving out one letter counts as one typo, even at the start or the
/// end. Letters count as typed: `걸` has three. Digits allow no typo, and a name that is nearer to another
/// name of the catalog is wrong.
public struct QuizAnswerChecker: Sendable {
  /// The letters of all groups, members, and songs.
  private let known: Lazy<Set<[UInt32]>>
  private let titles: Lazy<[String]>

  /// Creates a checker for a catalog. The first answer that is not exactly right takes longer,
  /// because it needs all names.
  public init(_ catalog: FullCatalog) {
    known = Lazy { Letters.ofNames(in: catalog.lineUps) }
    titles = Lazy { catalog.lineUps.flatMap(\.songs).map(\.title) }
  }

  /// Checks a typed answer. The text of a choice, or its number, from 1, is also an answer.
  public func verdict(on text: String, to question: QuizQuestion) -> QuizVerdict {
    guard !text.isLongerThanNames else { return .wrong }
    switch question.solution {
    case .one(let name):
      guard let choice = choice(in: text, of: question) else { return verdict(on: text, for: name) }
      return question.choices[choice].id == name.id ? .right : .wrong
    case .order(let names, let numbers):
      if Letters.digits(in: text) == numbers { return .right }
      let verdict = verdict(on: text, forAllOf: names, inOrder: true)
      return verdict.isRight ? verdict : .wrong
    case .all(let names): return verdict(on: text, forAllOf: names)
    }
  }

  /// Returns the index of the choice that a text names exactly; `nil` if there is none.
  ///
  /// The text of a choice has precedence over its other names, and these over its number.
  package func choice(in text: String, of question: QuizQuestion) -> Int? {
    let choices = question.choices
    guard !choices.isEmpty, !text.isLongerThanNames else { return nil }
    let typed = QuizDocument.cleaned(text).lowercased()
    let shown = choices.firstIndex {
      $0.name.english.lowercased() == typed || $0.name.korean.lowercased() == typed
    }
    if let shown { return shown }
    let letters = Letters.of(text)
    let named = choices.indices.filter { index in
      !letters.isEmpty && choices[index].spellings.contains { Letters.of($0) == letters }
    }
    // A name that several choices have counts as the right one.
    let answers = Set(question.solution.names.map(\.id))
    if let index = named.first(where: { answers.contains(choices[$0].id) }) ?? named.first {
      return index
    }
    return Letters.number(in: text).map { $0 - 1 }.flatMap {
      choices.indices.contains($0) ? $0 : nil
    }
  }

  /// Checks a typed name.
  ///
  /// - Returns: `right`, `typo`, or `wrong`.
  package func verdict(on text: String, for name: QuizChoice) -> QuizVerdict {
    let spellings = name.spellings.map(Letters.of).filter { !$0.isEmpty }
    let layouts = [text, KeyboardLayout.converted(text)].compactMap(\.self).map(Letters.of)
      .filter { !$0.isEmpty }
    for typed in layouts {
      if spellings.contains(typed) { return .right }
      if known.value.contains(typed) { return .wrong }
    }
    if sounds(text, like: name) { return .right }
    let respelled = Spelling.respelled(text).map(Letters.of)
    let hasTypos = (layouts + [respelled].compactMap(\.self)).contains { typed in
      spellings.contains { isTypo(typed, of: $0, spellings) }
    }
    return hasTypos ? .typo : .wrong
  }

  /// Whether a text in Hangul sounds like a name that has no Hangul form, and no title sounds more
  /// like it.
  private func sounds(_ text: String, like name: QuizChoice) -> Bool {
    guard !name.spellings.contains(where: { $0.unicodeScalars.contains(where: Hangul.isHangul) }),
      let query = LoanwordQuery(text),
      let match = name.spellings.compactMap({ query.match($0) }).filter(\.isWhole).min()
    else { return false }
    return !titles.value.contains { title in query.match(title).map { $0 < match } ?? false }
  }

  /// Whether a text is a misspelled name, and the catalog has no nearer name.
  private func isTypo(_ typed: [UInt32], of name: [UInt32], _ spellings: [[UInt32]]) -> Bool {
    let limit = name.count <= 4 ? 0 : name.count <= 6 ? 1 : 2
    guard limit > 0, let typos = EditDistance.between(typed, name, atMost: limit),
      typos == 1 || !Letters.isPart(typed, of: name),
      typed.filter(Letters.isDigit) == name.filter(Letters.isDigit)
    else { return false }
    return !known.value.contains { other in
      EditDistance.between(typed, other, atMost: typos - 1) != nil && !spellings.contains(other)
    }
  }

  /// Checks a list of names, with or without commas.
  private func verdict(
    on text: String, forAllOf names: [QuizChoice], inOrder isOrdered: Bool = false
  ) -> QuizVerdict {
    var missing = names
    var (wrongCount, hasTypo) = (0, false)
    /// Removes the first missing name for which the text gets this verdict.
    func take(_ text: String, _ verdict: QuizVerdict) -> Bool {
      let found = missing.prefix(isOrdered ? 1 : names.count).firstIndex {
        self.verdict(on: text, for: $0) == verdict
      }
      guard let found else { return false }
      missing.remove(at: found)
      if verdict == .typo { hasTypo = true }
      return true
    }
    /// Removes the longest name that the words start with. Returns its word count; `nil` if there is none.
    func takeStart(of words: ArraySlice<Substring>, _ verdict: QuizVerdict) -> Int? {
      (1...min(4, words.count)).last { count in
        take(words.prefix(count).joined(separator: " "), verdict)
      }
    }
    for part in Self.parts(of: text) where !take(part, .right) && !take(part, .typo) {
      // A repeated name is no mistake, except in an order.
      if !isOrdered, names.contains(where: { verdict(on: part, for: $0) == .right }) { continue }
      var words = part.split(whereSeparator: \.isWhitespace)[...]
      guard words.count <= 64 else { return .wrong }
      let missingCount = missing.count
      var wrongWordCount = 0
      // Names without commas. Exact names come first, so that a typo does not use up their words.
      while !words.isEmpty {
        let length = takeStart(of: words, .right) ?? takeStart(of: words, .typo)
        if length == nil { wrongWordCount += 1 }
        words = words.dropFirst(length ?? 1)
      }
      // A part without any right name is one wrong name, even of several words.
      wrongCount += missing.count < missingCount ? wrongWordCount : 1
    }
    let found = names.count - missing.count
    guard found > 0 else { return .wrong }
    guard missing.isEmpty, wrongCount == 0 else {
      return .partial(found: found, of: names.count, wrong: wrongCount)
    }
    return hasTypo ? .typo : .right
  }

  /// The names in a list.
  private static func parts(of text: String) -> [String] {
    text.split { ",，、;·/>→\n".contains($0) }.map(String.init)
      .filter { !NormalizedText($0).isEmpty }
  }
}

/// The letters of a normalized text, as the matcher compares them.
private enum Letters {
  /// Returns the letters that keys type, each compound jamo as one; empty for a text without letters
  /// and digits.
  static func of(_ text: String) -> [UInt32] {
    let name = IndexedName(text)
    return name.jamo(in: name.letters.indices)
  }

  /// Returns the letters of all groups, members, and songs.
  static func ofNames(in lineUps: [LineUp]) -> Set<[UInt32]> {
    var letters: Set<[UInt32]> = []
    let add = { (name: String) in _ = letters.insert(of(name)) }
    for lineUp in lineUps {
      lineUp.group.forEachName { name, _ in add(name) }
      for member in lineUp.members { member.forEachName { name, _ in add(name) } }
      for song in lineUp.songs {
        add(song.title)
        song.koreanTitle.map(add)
      }
    }
    return letters
  }

  /// Returns whether a text is a beginning, an end, or an inner part of a name.
  static func isPart(_ letters: [UInt32], of name: [UInt32]) -> Bool {
    guard letters.count < name.count else { return false }
    return (0...name.count - letters.count).contains { start in
      name[start..<start + letters.count].elementsEqual(letters)
    }
  }

  static func isDigit(_ letter: UInt32) -> Bool {
    Unicode.Scalar(letter).map { ("0"..."9").contains($0) } ?? false
  }

  /// Returns the digits of a text; `nil` if it has letters.
  static func digits(in text: String) -> String? {
    let letters = of(text)
    guard letters.allSatisfy(isDigit) else { return nil }
    return String(String.UnicodeScalarView(letters.compactMap { Unicode.Scalar($0) }))
  }

  /// Returns the number that a text is.
  static func number(in text: String) -> Int? { digits(in: text).flatMap { Int($0) } }
}
