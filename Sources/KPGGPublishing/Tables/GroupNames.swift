import KPGGCore

/// Finds the groups that other tables refer to by ID or by name.
struct GroupNames {
  private var indicesByID: [String: Int] = [:]
  /// The indices by the IDs in lowercase.
  private var indicesByFoldedID: [String: Int] = [:]
  private var indicesByName: [String: [Int]] = [:]
  /// The IDs and names of groups whose ID has a mistake.
  private var unusable: Set<String> = []
  private var ids: [String] = []
  /// Whether all rows of the groups could be read.
  var isComplete = true

  /// The suggestions for unknown texts so far.
  private var suggestions: [String: String?] = [:]

  /// Suggestions for more groups, or for more texts, would take too long.
  private static let (suggestionLimit, textLimit) = (1000, 100)

  mutating func add(_ index: Int, id: GroupID, names: [String]) {
    ids.append(id.description)
    indicesByID[id.description] = index
    indicesByFoldedID[id.description.lowercased()] = index
    for name in Set(names) { indicesByName[name, default: []].append(index) }
  }

  mutating func addUnusable(_ names: [String]) {
    unusable.formUnion(names.filter { !$0.hasTooManyMarks })
  }

  /// The index of the group with an ID, ignoring letter case; `nil` if there is none.
  func index(ignoringCase id: GroupID) -> Int? { indicesByFoldedID[id.description.lowercased()] }

  /// Returns the index of the group with an ID, or else with a name; `nil` if there may be one whose
  /// row cannot be read.
  mutating func index(of text: String) throws(TableProblem.Kind) -> Int? {
    // Unicode makes it slow to compare a letter with a million accents.
    guard text.utf8.count <= WireLimits.textLength else {
      throw .unknownGroup(text, suggestion: nil)
    }
    if let index = indicesByID[text] { return index }
    switch indicesByName[text]?.count {
    case 1: return indicesByName[text]?.first
    case nil where unusable.contains(text) || !isComplete: return nil
    case nil:
      throw .unknownGroup(text, suggestion: suggestion(for: text))
    default: throw .ambiguousGroup(text)
    }
  }

  private mutating func suggestion(for text: String) -> String? {
    if let known = suggestions[text] { return known }
    guard suggestions.count < Self.textLimit, ids.count <= Self.suggestionLimit else { return nil }
    let suggestion = Suggestion.nearest(to: text, among: ids)
    suggestions[text] = suggestion
    return suggestion
  }
}
