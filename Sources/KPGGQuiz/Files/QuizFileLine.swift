import KPGGCore

/// A part of a line in a quiz file, up to the end of the line.
struct QuizFileLine {
  /// The text, composed, without spaces at its ends.
  let text: String
  let position: JSONPosition

  /// Decodes a line, with or without a carriage return at its end.
  init(_ bytes: ArraySlice<UInt8>, number: Int) throws(QuizDocument.Problem) {
    let start = JSONPosition(line: number, column: 1)
    guard bytes.count <= QuizDocument.Limits.lineBytes else {
      throw QuizDocument.Problem(.lineTooLong, at: start)
    }
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    let text = String(decoding: bytes, as: UTF8.self)
    func position(_ index: String.Index) -> JSONPosition {
      JSONPosition(line: number, column: text.distance(from: text.startIndex, to: index) + 1)
    }
    guard text.utf8.elementsEqual(bytes) else {
      let index = text.unicodeScalars.firstIndex(of: "\u{FFFD}") ?? text.startIndex
      throw QuizDocument.Problem(.notUTF8, at: position(index))
    }
    let harmful = text.unicodeScalars.firstIndex { $0 != "\t" && QuizDocument.isHarmful($0) }
    if let harmful {
      let name = text.unicodeScalars[harmful].codePoint
      throw QuizDocument.Problem(.harmfulCharacter(name), at: position(harmful))
    }
    let spaced = text.withLimitedMarks.split(separator: "\t", omittingEmptySubsequences: false)
    self.init(UnicodeForm.composed(spaced.joined(separator: " "))[...], start)
  }

  /// Removes the spaces at both ends.
  private init(_ text: Substring, _ start: JSONPosition) {
    let trimmed = text.drop(while: \.isWhitespace)
    position = JSONPosition(
      line: start.line,
      column: start.column + text.distance(from: text.startIndex, to: trimmed.startIndex))
    let end = trimmed.lastIndex { !$0.isWhitespace }
    self.text = end.map { String(trimmed[...$0]) } ?? ""
  }

  private func part(from index: String.Index, to end: String.Index? = nil) -> Self {
    let distance = text.distance(from: text.startIndex, to: index)
    return Self(
      text[index..<(end ?? text.endIndex)],
      JSONPosition(line: position.line, column: position.column + distance))
  }

  private func part(after index: String.Index) -> Self { part(from: text.index(after: index)) }

  func problem(_ kind: QuizDocument.Problem.Kind) -> QuizDocument.Problem {
    QuizDocument.Problem(kind, at: position)
  }

  /// The sign at the start of the line (`#`, `-`, or `?`) or the key before a colon, and the text
  /// after it; `nil` for a line with neither.
  var parts: (key: String, rest: QuizFileLine)? {
    if let sign = text.first, "#-?".contains(sign) {
      return (String(sign), part(after: text.startIndex))
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let key = text[..<colon].split(whereSeparator: \.isWhitespace)
    guard key.count == 1, key[0].unicodeScalars.count <= 20 else { return nil }
    return (String(key[0]), part(after: colon))
  }

  /// The text, if it is neither empty nor too long.
  func checked(_ field: QuizDocument.Field) throws(QuizDocument.Problem) -> String {
    guard !text.isEmpty else { throw problem(.empty(field)) }
    guard text.unicodeScalars.count <= field.limit else { throw problem(.tooLong(field)) }
    return text
  }
}

extension QuizFileLine {
  var level: QuizLevel {
    get throws(QuizDocument.Problem) {
      let level = QuizLevel.allCases.first {
        $0.rawValue == text.lowercased() || $0.name.korean == text
      }
      guard let level else { throw problem(.invalidLevel(shortText)) }
      return level
    }
  }

  var seconds: Int {
    get throws(QuizDocument.Problem) {
      guard let seconds = number.flatMap({ Int(exactly: $0) }),
        QuizDocument.Limits.seconds.contains(seconds)
      else { throw problem(.invalidTime(shortText)) }
      return seconds
    }
  }

  var seed: UInt64 {
    get throws(QuizDocument.Problem) {
      guard let number else { throw problem(.invalidSeed(shortText)) }
      return number
    }
  }

  private var number: UInt64? {
    text.utf8.allSatisfy(\.isDigit) ? UInt64(text) : nil
  }

  /// The beginning, to quote in a message.
  private var shortText: String { String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) }

  /// A question, and the position of its brace.
  var question: (QuizDocument.Question, JSONPosition?) {
    get throws(QuizDocument.Problem) {
      guard let brace = text.firstIndex(where: { $0 == "{" || $0 == "}" }) else {
        return (.own(QuizDocument.OwnQuestion(try checked(.question), answers: [])), nil)
      }
      let reference = part(from: brace)
      guard text[brace] == "{" else { throw reference.problem(.strayBrace) }
      guard reference.text.last == "}" else {
        throw reference.problem(reference.text.contains("}") ? .strayBrace : .openBrace)
      }
      let words = part(from: text.startIndex, to: brace)
      let question = QuizDocument.GeneratedQuestion(
        try reference.id, prompt: words.text.isEmpty ? nil : try words.checked(.question))
      return (.generated(question), reference.position)
    }
  }

  private var id: QuizQuestionID {
    get throws(QuizDocument.Problem) {
      let inner = String(text.dropFirst().dropLast())
      guard let word = inner.split(whereSeparator: \.isWhitespace).first.map(String.init) else {
        throw problem(.empty(.question))
      }
      let generated = QuizKind.generated.map(\.rawValue)
      guard let kind = QuizKind(word), kind != .own else {
        throw problem(
          .unknownKind(
            String(word.prefix(40)), suggestion: Suggestion.nearest(to: word, among: generated)))
      }
      guard inner.unicodeScalars.count <= QuizDocument.Field.question.limit else {
        throw problem(.tooLong(.question))
      }
      guard let id = QuizQuestionID(reference: inner) else { throw problem(.wrongSubjects(kind)) }
      return id
    }
  }

  /// A clue of a generated question.
  var clue: QuizDocument.Clue {
    get throws(QuizDocument.Problem) {
      guard text.first == "{" else { return .own(try checked(.clue)) }
      guard text.last == "}" else { throw problem(.openBrace) }
      let inner = part(
        from: text.index(after: text.startIndex), to: text.index(before: text.endIndex))
      guard let number = inner.number.flatMap({ Int(exactly: $0) }), 1...99 ~= number else {
        throw inner.problem(.invalidClueNumber(inner.shortText))
      }
      return .generated(number)
    }
  }
}
