import KPGGCore

@testable import KPGGQuiz

extension QuizQuestion {
  /// The text between quotation marks in a prompt.
  var quoted: BilingualText {
    prompt.text.map { text in
      guard let start = text.firstIndex(where: { "“‘".contains($0) }),
        let end = text.lastIndex(where: { "”’".contains($0) })
      else { return "" }
      return String(text[start..<end].dropFirst())
    }
  }

  /// The text after the question mark in a prompt.
  var listed: BilingualText {
    prompt.text.map { text in
      text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
        .map { String($0.dropFirst()) } ?? ""
    }
  }
}
