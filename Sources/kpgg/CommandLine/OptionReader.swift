import KPGGCore

/// Declares a command's options and reads them: each method does both.
///
/// A command therefore reads exactly the options that its help lists, and each option is written
/// once, with the type of its value:
///
///     struct Options {
///       let showsAll: Bool
///       let limit: Int?
///
///       init(_ options: OptionReader) throws(UsageError) {
///         showsAll = options.flag("all", "Show all songs", "모든 노래 보기")
///         limit = try options.wholeNumber("limit", placeholder: "N", "Show N", "N개 보기")
///       }
///     }
///
/// An option that is not given reads as `false`, `nil`, or an empty list, never as an error.
struct OptionReader {
  let arguments: ParsedArguments
  private let collected: Collected
  /// The actions that the next options are limited to; `nil` for no limit.
  private var actions: [String]?

  private final class Collected {
    var declarations = OptionList.Declarations()
    private let list: OptionList?
    /// The names of the options that the command lists; `nil` while they are declared.
    private(set) lazy var listed = list.map { Set($0.map(\.name)) }

    init(listed list: OptionList?) { self.list = list }
  }

  /// Creates a reader of a parsed command line.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - listed: The options that may be read; `nil` for any.
  init(_ arguments: ParsedArguments, listed: OptionList? = nil) {
    (self.arguments, collected) = (arguments, Collected(listed: listed))
  }

  /// The options that were declared so far.
  fileprivate var declared: OptionList.Declarations { collected.declarations }

  /// A reader whose options belong only to some actions of the command.
  func limited(to actions: [String]) -> OptionReader {
    var reader = self
    reader.actions = actions
    return reader
  }

  /// Declares an option, and returns its values; `nil` without the option.
  fileprivate func values(of option: OptionDescription) -> [String]? {
    assert(
      collected.listed?.contains(option.name) ?? true,
      "the command does not list \(option.spelling)")
    collected.declarations.options.append(option)
    collected.declarations.actions[option.name] = actions
    return arguments.values(of: option)
  }
}

extension OptionReader {
  /// Reads a switch.
  @discardableResult
  func flag(_ name: String, short: Character? = nil, _ english: String, _ korean: String) -> Bool {
    values(of: OptionDescription(name: name, short: short, summary: HelpText(english, korean)))
      != nil
  }

  /// Reads the last value of an option, as typed.
  @discardableResult
  func text(
    _ name: String, short: Character? = nil, placeholder: String, kind: ValueKind = .text,
    _ english: String, _ korean: String
  ) -> String? {
    values(
      of: OptionDescription(
        name: name, short: short, placeholder: placeholder, kind: kind,
        summary: HelpText(english, korean)))?.last
  }

  /// Reads one of a few values, in any letter case. The parser has rejected all others.
  @discardableResult
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, short: Character? = nil, placeholder: String, _ english: String,
    _ korean: String
  ) -> Choice? {
    let kind = ValueKind.choice(Choice.allCases.map(\.rawValue))
    return text(name, short: short, placeholder: placeholder, kind: kind, english, korean)
      .flatMap { Choice(rawValue: $0) }
  }

  /// Reads a whole number.
  ///
  /// - Throws: A usage error if the value is not made of decimal digits or is out of range.
  func wholeNumber(
    _ name: String, short: Character? = nil, placeholder: String, kind: ValueKind = .text,
    in range: ClosedRange<Int> = 0...Int.max, _ english: String, _ korean: String
  ) throws(UsageError) -> Int? {
    guard let text = text(name, short: short, placeholder: placeholder, kind: kind, english, korean)
    else {
      return nil
    }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    guard isNumber, let number = Int(text), range.contains(number) else {
      // The largest Int only helps someone who exceeded it.
      let isUnlimited = range.upperBound == .max && !(isNumber && Int(text) == nil)
      throw .invalidValue(
        text, of: "--\(name)",
        .wholeNumber(
          from: UInt64(range.lowerBound), to: isUnlimited ? nil : UInt64(range.upperBound)))
    }
    return number
  }

  /// Reads the comma-separated values of all occurrences of an option, without surrounding spaces
  /// and without duplicates.
  func list(
    _ name: String, placeholder: String = "LIST", kind: ValueKind = .text, _ english: String,
    _ korean: String
  ) -> [String] {
    var seen: Set<String> = []
    let option = OptionDescription(
      name: name, placeholder: placeholder, kind: kind, summary: HelpText(english, korean))
    return (values(of: option) ?? []).flatMap(\.listItems).filter { seen.insert($0).inserted }
  }

  /// Reads a list of names in the catalog.
  ///
  /// - Throws: A usage error if a name is blank, which an unset variable of a script may cause.
  func names(
    _ name: String, kind: ValueKind, _ english: String, _ korean: String
  ) throws(UsageError) -> [String] {
    let names = list(name, kind: kind, english, korean)
    guard names.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
      throw .emptyValue(option: "--\(name)", nil)
    }
    return names
  }

  /// Reads a list of values of a fixed set, in any letter case.
  ///
  /// - Parameters:
  ///   - filter: The filter, which names the option.
  ///   - english: The option's summary.
  ///   - korean: The summary in Korean.
  ///   - names: A value's names in a language, accepted besides its code; by default none. The first
  ///     is for hints.
  /// - Returns: The values; empty without the option.
  /// - Throws: A usage error that lists the set if a value is not in it.
  func choices<Value: TextCodable & CaseIterable>(
    _ filter: FieldFilter, _ english: String, _ korean: String,
    names: (Words, Value) -> [String] = { _, _ in [] }
  ) throws(UsageError) -> Set<Value> {
    let codes = Value.allCases.map(\.description)
    var chosen: Set<Value> = []
    for item in list(filter.rawValue, kind: .list(codes), english, korean) {
      guard let value = Value(typed: item, names: names) else {
        // `enf` begins ENFJ and ENFP.
        let begun = codes.filter { !item.isEmpty && $0.hasPrefix(item.uppercased()) }
        let koreanNames = Value.allCases.compactMap { names(Language.korean.words, $0).first }
        throw .invalidChoice(
          item, option: "--\(filter.rawValue)", choices: begun.isEmpty ? codes : begun,
          koreanChoices: begun.isEmpty ? koreanNames : [])
      }
      chosen.insert(value)
    }
    return chosen
  }

  /// Reads a list of ranges.
  func ranges<Value>(
    _ range: OptionRange<Value>, _ english: String, _ korean: String
  ) throws(UsageError) -> [ClosedRange<Value>] {
    var ranges: [ClosedRange<Value>] = []
    for item in list(range.option, placeholder: "RANGE", english, korean) {
      ranges.append(try range.bounds(of: item))
    }
    return ranges
  }
}

/// The options of a command in the order of its help page.
///
/// Each iteration runs the function that reads the options, so a caller keeps what it needs more than
/// once. A command line takes no time for the options of other commands.
struct OptionList: Sequence, Hashable, Sendable {
  fileprivate struct Declarations: Hashable {
    var options: [OptionDescription] = []
    /// The actions that support an option, by its name. An option without an entry has no limit.
    var actions: [String: [String]] = [:]
  }

  private let declare: @Sendable (OptionReader) throws -> Void

  /// Creates an empty list.
  init() { declare = { _ in } }

  /// Collects the options that a function reads. It gets a command line without options, which must
  /// be valid: options after an error would not be in the list.
  ///
  ///     OptionList { try Options($0) }
  init<Options>(_ read: @escaping @Sendable (OptionReader) throws -> Options) {
    declare = { _ = try read($0) }
  }

  private var declarations: Declarations {
    let reader = OptionReader(ParsedArguments(command: nil))
    do {
      try declare(reader)
    } catch {
      assertionFailure("a command line without options is not valid: \(error)")
    }
    return reader.declared
  }

  func makeIterator() -> IndexingIterator<[OptionDescription]> {
    declarations.options.makeIterator()
  }

  /// Whether an action of the command supports an option.
  func supports(_ option: OptionDescription, with action: String) -> Bool {
    declarations.actions[option.name]?.contains(action) ?? true
  }

  static func == (one: Self, other: Self) -> Bool { one.declarations == other.declarations }

  func hash(into hasher: inout Hasher) { hasher.combine(declarations) }
}
