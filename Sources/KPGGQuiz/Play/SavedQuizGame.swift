public import KPGGCore

/// A quiz that the player left, as a file keeps it: the document, and the replies as given.
///
/// Verdicts and points are not saved: they follow from the replies.
public struct SavedQuizGame: Hashable, Sendable {
  /// A reply without its verdict.
  package struct Reply: Hashable, Sendable {
    /// The index of the choice; `nil` if the player chose none.
    package let choice: Int?
    /// The answer as typed; `nil` if the player typed none.
    package let text: String?
    package let clueCount: Int
    package let isLate: Bool
  }

  package let source: QuizGame.Source
  package let replies: [Reply]
  /// The number of clues of the current question that are shown.
  package let clueCount: Int

  /// Whether kpgg generated the questions; `false` for a quiz that someone wrote.
  package var isGenerated: Bool { if case .generated = source { true } else { false } }

  /// The game to save; `nil` for a review and for a game that is over.
  public init?(_ game: QuizGame) {
    guard game.source.document != nil, !game.isOver else { return nil }
    (source, clueCount) = (game.source, game.clueCount)
    replies = game.replies.map {
      Reply(
        choice: $0.choice, text: $0.choice == nil ? $0.text : nil, clueCount: $0.clueCount,
        isLate: $0.isLate)
    }
  }

  /// Returns the game to continue; `nil` if the game is over, or if the catalog now lacks one of
  /// its questions or choices.
  public func game(
    from generator: QuizGenerator, checker: QuizAnswerChecker
  ) -> QuizGame? {
    guard let document = source.document else { return nil }
    let questions = document.questions(from: generator)
    guard questions.count == document.items.count else { return nil }
    var game = QuizGame(questions: questions, seconds: document.seconds, source: source)
    for reply in replies {
      game.showClues(reply.clueCount)
      switch (reply.choice, reply.text) {
      case (let choice?, _):
        guard game.question?.choices.indices.contains(choice) == true else { return nil }
        game.choose(choice)
      case (nil, let text?): game.answer(text, checker: checker)
      case (nil, nil) where reply.isLate: game.timeOut()
      case (nil, nil): game.giveUp()
      }
    }
    game.showClues(clueCount)
    return game.isOver ? nil : game
  }
}

extension SavedQuizGame: JSONEncodable, Decodable {
  private enum CodingKeys: CodingKey { case clues, document, isGenerated, replies }

  /// An object with `clues`, `document`, `isGenerated`, and `replies`.
  package var json: JSONValue {
    .object([
      "clues": .integer(clueCount), "document": JSONValue(source.document?.text),
      "isGenerated": .boolean(isGenerated), "replies": JSONValue(replies),
    ])
  }

  /// Reads a game. It rejects documents with mistakes, and more replies than questions.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .document)
    guard let document = try? QuizFile(decoding: text.utf8).document else {
      throw container.problem(.malformed, at: .document)
    }
    let isGenerated = try container.decode(Bool.self, forKey: .isGenerated)
    source = isGenerated ? .generated(document) : .written(document)
    replies = try container.decode([Reply].self, forKey: .replies)
    clueCount = try container.located(.clues) { try $0.decode(Int.self, forKey: $1) }
    guard replies.count < document.items.count else {
      throw container.problem(.tooMany(limit: document.items.count - 1), at: .replies)
    }
  }
}

extension SavedQuizGame.Reply: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case choice, clues, isLate, text }

  /// An object with `choice`, `clues`, `isLate`, and `text`.
  package var json: JSONValue {
    .object([
      "choice": JSONValue(choice), "clues": .integer(clueCount), "isLate": .boolean(isLate),
      "text": JSONValue(text),
    ])
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    choice = try container.located(.choice) { try $0.decodeIfPresent(Int.self, forKey: $1) }
    text = try container.decodeIfPresent(String.self, forKey: .text)
    clueCount = try container.located(.clues) { try $0.decode(Int.self, forKey: $1) }
    isLate = try container.decode(Bool.self, forKey: .isLate)
  }
}
