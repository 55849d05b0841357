import KPGGCore
import KPGGQuiz
import KPGGSystem

/// `kpgg quiz make FILE` edits a quiz file, or begins a new one.
struct QuizMake {
  let options: QuizCommand.Options
  let session: Session

  /// Edits a file. The mistakes of a file that cannot be read are shown instead.
  func run(file name: String) async throws -> CommandResult {
    guard !name.isEmpty else {
      throw UsageError.incompleteAction(
        "make", command: QuizCommand.description.name, of: .file)
    }
    guard name != "-" else { throw UsageError.quizWithoutFile }
    let content = try content(of: name)
    if content == nil { try Self.checkFolder(of: name) }
    let document: QuizDocument?
    do {
      document = try content.flatMap { try self.document(in: $0, name) }
    } catch let problems as QuizDocument.Problems {
      return .show(
        RecordList(problems.list, in: name, fields: try session.fields()), exitCode: .badData)
    }
    let catalog = try await session.reader.soundCatalog()
    let source = QuestionSource(catalog)
    let context = session.context
    let state = QuizEditorState(
      catalog: QuizEditorCatalog(source, lineUps: catalog.lineUps),
      date: session.context.koreaToday(),
      file: name,
      isASCII: options.games.isASCII, language: session.textWriter.language,
      draft: QuizDraft(
        document ?? QuizDocument(title: Self.title(for: name)), isNew: document == nil,
        generator: source.generator),
      knownContent: content)
    try await context.runInteractively(
      QuizEditor(
        display: session.display(isLinear: session.playsLinearly(options.games)), state: state,
        content: { try self.content(of: $0) },
        write: { text, file in
          // The editor has compared the content with the one that it replaces.
          _ = try NamedFile(name: file).save(text, as: .quiz, force: true)
        }))
    return .nothing
  }

  /// The document of an existing file; `nil` for an empty file, and for one to replace.
  private func document(in content: Data, _ name: String) throws -> QuizDocument? {
    guard !content.allSatisfy({ Character(Unicode.Scalar($0)).isWhitespace }) else { return nil }
    guard QuizFile.isProbable(content) else {
      guard options.force else { throw CommandError.foreignFile(name, .quiz) }
      return nil
    }
    return try QuizFile(decoding: content).document
  }

  /// Refuses a file that could not be saved, before the author begins.
  private static func checkFolder(of name: String) throws(CommandError) {
    let folder = Folder.parentPath(of: name)
    guard access(folder.isEmpty ? "." : folder, W_OK | X_OK) != 0 else { return }
    throw .unwritableFile(name, reason: SystemError(errno).reason)
  }

  /// The title of a new quiz: the name of its file, without the folder, the extension, and the
  /// secrets of a URL.
  static func title(for name: String) -> String {
    let name = URLSecrets.removed(from: name)
    let file = name.pathComponents.last { !$0.isEmpty } ?? name
    let stem = file.split(separator: ".", omittingEmptySubsequences: false)
    let title = QuizDocument.cleaned(
      stem.count > 1 && stem[0] != "" ? stem.dropLast().joined(separator: ".") : file)
    return title.isEmpty
      ? "quiz"
      : String(
        String.UnicodeScalarView(title.unicodeScalars.prefix(QuizDocument.Field.title.limit)))
  }

  private func content(of name: String) throws(CommandError) -> Data? {
    try NamedFile(name: name).existingData(
      limit: QuizDocument.Limits.bytes, input: session.context.input)
  }
}
