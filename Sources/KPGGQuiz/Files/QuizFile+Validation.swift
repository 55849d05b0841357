import KPGGCore
import KPGGSystem

// The mistakes of a quiz file that only the catalog shows.

extension QuizFile {
  /// Returns the questions that cannot be asked fairly, in the order of the lines, at most 100.
  ///
  /// A clue must not contain an answer. The text of a question may, if it also contains a wrong
  /// choice, as in *Which debuted first, KARA or SECRET?*
  public func problems(in generator: QuizGenerator) -> [QuizDocument.Problem] {
    var validation = Validation(level: document.level, catalog: generator.catalog)
    var lines: [QuizQuestionID: Int] = [:]
    let played = document.generatedItems(from: generator)
    for (index, (item, played)) in zip(document.items, played).enumerated() {
      let (position, question) = (positions[index], played.question)
      switch item.question {
      case .generated(let generated): validation.check(generated, played, at: position)
      case .own(let own): validation.check(own, question, at: position)
      }
      if let question, let line = lines[question.id] {
        validation.report(
          .repeatedQuestion(line: line), at: position.reference ?? position.question)
      } else if let question {
        lines[question.id] = position.question.line
      }
      guard validation.problems.count < QuizDocument.Limits.problems else { break }
    }
    return Array(validation.problems.prefix(QuizDocument.Limits.problems))
  }
}

/// Collects the problems of a document.
private struct Validation {
  private let level: QuizLevel
  private let catalog: QuizCatalog
  private(set) var problems: [QuizDocument.Problem] = []

  init(level: QuizLevel, catalog: QuizCatalog) { (self.level, self.catalog) = (level, catalog) }

  mutating func report(_ kind: QuizDocument.Problem.Kind, at position: JSONPosition) {
    problems.append(QuizDocument.Problem(kind, at: position))
  }

  /// Checks a question with its own text; `question` is `nil` if it cannot be played.
  mutating func check(
    _ own: QuizDocument.OwnQuestion, _ question: QuizQuestion?,
    at position: QuizFile.QuestionPositions
  ) {
    let choices = zip(own.wrongChoices, position.parts[.choice] ?? [])
    checkNames(zip(own.answers, position.parts[.answer] ?? [])) { .repeatedAnswer($0) }
    checkNames(choices) { .repeatedChoice($0) }
    guard let question else { return }
    let right = Set(question.answers.map { NormalizedText($0) })
    for (text, position) in choices {
      let spellings = question.choices.first { $0.id == .text(text) }?.spellings ?? [text]
      if spellings.contains(where: { right.contains(NormalizedText($0)) }) {
        report(.rightChoice(text), at: position)
      }
    }
    if NameScanner(own.prompt).first(of: own.wrongChoices) == nil {
      checkReveals(own.prompt, question, at: position.question)
    }
    for (clue, position) in zip(own.clues, position.parts[.clue] ?? []) {
      checkReveals(clue, question, at: position)
    }
  }

  /// Checks a generated question.
  mutating func check(
    _ item: QuizDocument.GeneratedQuestion, _ played: QuizDocument.GeneratedItem,
    at position: QuizFile.QuestionPositions
  ) {
    let reference = position.reference ?? position.question
    let unknown = catalog.unknownSubjects(of: item.id)
    for kind in unknown { report(kind, at: reference) }
    guard unknown.isEmpty else { return }
    guard let usual = played.usual else {
      return report(.unproven(item.id, level), at: reference)
    }
    for (clue, position) in zip(item.clues ?? [], position.parts[.clue] ?? []) {
      switch clue {
      case .generated(let number) where number > usual.clues.count:
        report(.unknownClue(number, count: usual.clues.count), at: position)
      case .own(let text): checkReveals(text, usual, at: position)
      case .generated: break
      }
    }
    if let words = item.prompt { checkReveals(words, usual, at: position.question) }
    if let clues = item.clues, let missing = usual.missingClue(in: clues) {
      report(.missingClue(missing), at: reference)
    } else if played.question == nil {
      report(.unproven(item.id, level), at: reference)
    }
  }

  private mutating func checkNames(
    _ names: some Sequence<(String, JSONPosition)>,
    repeated: (String) -> QuizDocument.Problem.Kind
  ) {
    var seen: Set<NormalizedText> = []
    for (text, position) in names {
      let normalized = NormalizedText(text)
      if normalized.isEmpty {
        report(.withoutLetters(text), at: position)
      } else if !seen.insert(normalized).inserted {
        report(repeated(text), at: position)
      }
    }
  }

  private mutating func checkReveals(
    _ text: String, _ question: QuizQuestion, at position: JSONPosition
  ) {
    if let answer = NameScanner(text).first(of: question.answers) {
      report(.revealsAnswer(answer), at: position)
    }
  }
}

extension QuizQuestion {
  /// The number of the first clue that proves the answer and is not among the chosen ones.
  fileprivate func missingClue(in chosen: [QuizDocument.Clue]) -> Int? {
    guard openClueCount(of: chosen) == nil else { return nil }
    return clues.indices.map { $0 + 1 }.first { !chosen.contains(.generated($0)) }
  }
}

extension QuizCatalog {
  /// Returns the problems with the subjects of an ID, with the closest known IDs.
  fileprivate func unknownSubjects(of id: QuizQuestionID) -> [QuizDocument.Problem.Kind] {
    var isGroupUnknown = false
    return zip(id.parts, id.kind.questions?.subjects ?? []).compactMap { part, subject in
      switch subject {
      case .group:
        let problem = unknownGroup(part)
        isGroupUnknown = isGroupUnknown || problem != nil
        return problem
      case .member: return unknownMember(part)
      case .song: return isGroupUnknown ? nil : unknownSong(part, of: id.parts[0])
      case .day, .title: return nil
      }
    }
  }

  private func unknownGroup(_ id: String) -> QuizDocument.Problem.Kind? {
    guard !lineUps.contains(where: { $0.id.description == id }) else { return nil }
    let group = Self.closest(to: id, among: lineUps.map(\.group))
    return .unknownGroup(Self.short(id), suggestion: group?.id.description)
  }

  private func unknownMember(_ id: String) -> QuizDocument.Problem.Kind? {
    guard !lineUps.contains(where: { $0.members.contains { $0.id.description == id } }) else {
      return nil
    }
    let parts = id.pathComponents(maxSplits: 1)
    let own = lineUps.first { $0.id.description == parts.first }
    let members = own.map(\.members) ?? lineUps.flatMap(\.members)
    let member = Self.closest(to: parts.last ?? id, among: members)
    return .unknownMember(Self.short(id), suggestion: member?.id.description)
  }

  private func unknownSong(_ title: String, of group: String) -> QuizDocument.Problem.Kind? {
    let songs = lineUps.first { $0.id.description == group }?.songs ?? []
    guard !songs.contains(where: { $0.title == title }) else { return nil }
    let name = NormalizedText(title)
    let same = songs.first { song in
      [song.title, song.koreanTitle].contains { $0.map(name.matches) ?? false }
    }
    return .unknownSong(
      Self.short(title), of: group,
      suggestion: same?.title ?? Suggestion.nearest(to: title, among: songs.map(\.title)))
  }

  /// The only record with a name, or else the most similar one.
  private static func closest<Record: Named>(to name: String, among records: [Record]) -> Record? {
    switch NameResolver(records).resolve(name) {
    case .found(let record): record
    case .ambiguous: nil
    case .unknown(let suggestions): suggestions.first
    }
  }

  /// The beginning of a text, to quote in a message.
  private static func short(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
  }
}

/// A text in which names are searched for.
private struct NameScanner {
  private var scalars: [Unicode.Scalar] = []
  /// The indices at which words start.
  private var starts: [Int] = []

  init(_ text: String) {
    TextNormalizer.forEachScalar(in: text) { scalar, startsWord in
      if startsWord { starts.append(scalars.count) }
      scalars.append(scalar)
    }
  }

  /// Returns the first name in the text, from the start of a word. Particles can follow: `KARA의`
  /// has the name KARA, but `KARAOKE` and `2010` have neither KARA nor 20. Names of one letter are
  /// not searched for.
  func first(of names: [String]) -> String? {
    names.first { name in
      UnicodeForm.composed(name).count > 1 && contains(NormalizedText(name).scalars)
    }
  }

  private func contains(_ name: [Unicode.Scalar]) -> Bool {
    guard let last = name.last else { return false }
    return starts.contains { start in
      guard scalars[start...].starts(with: name) else { return false }
      let end = start + name.count
      guard end < scalars.count, !starts.contains(end) else { return true }
      let isInside = Self.isLatin(last) && Self.isLatin(scalars[end]) && scalars[end] != "s"
      return !isInside && !("\u{1160}"..."\u{11FF}").contains(scalars[end])
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || scalar.properties.isLowercase
  }
}
