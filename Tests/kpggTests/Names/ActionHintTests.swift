@testable import kpgg

/// Hints for a word that is typed instead of an action.
final class ActionHintTests: CommandTestCase {
  func testAWordWithAnotherMeaningHasItsCommand() async {
    for (line, word, kind, command) in [
      ("quiz hard", "hard", "kind or action", "quiz --level hard"),
      ("quiz ive", "ive", "kind or action", "quiz --group IVE"),
      ("quiz song ive", "ive", "kind of question", "quiz song --group IVE"),
      ("favorites sana", "sana", "action", "favorites add sana"),
      ("favorites dun dun dance", "dun", "action", "favorites add dun dun dance"),
      ("favorites tags", "tags", "action", "favorites"),
      ("favorites rm sana", "rm", "action", "favorites remove sana"),
      ("rank ive", "ive", "action", "rank members IVE"),
      ("rank favorites", "favorites", "action", "rank members --favorites"),
      ("quiz song favorites", "favorites", "kind of question", "quiz song --favorites"),
      ("rank ive twice", "ive", "action", "rank members IVE TWICE"),
      ("rank ive songs", "ive", "action", "rank songs IVE"),
      ("config lang ko", "lang", "action", "config set lang ko"),
      ("config lang", "lang", "action", "config get lang"),
      ("config reset lang", "reset", "action", "config unset lang"),
      (
        "config reset", "reset", "action",
        "config unset lang color source pager level view sort"
      ),
      ("quiz today", "today", "kind or action", "quiz daily"),
      ("quiz list", "list", "kind or action", "quiz play"),
    ] {
      await assertFails(
        TypedLine(stringLiteral: line), .usage, "unknown \(kind) '\(word)'",
        hint: "use 'kpgg \(command)'")
    }
  }

  func testHelpInPlaceOfAnActionSuggestsTheHelpPage() async {
    for (line, word) in [("favorites help", "help"), ("즐겨찾기 도움말", "도움말")] {
      await assertFails(
        TypedLine(stringLiteral: line), .usage, "unknown action '\(word)'",
        hint: "see 'kpgg help favorites'")
    }
  }

  func testATypoOfAnActionIsSuggested() async {
    await assertFails(
      "favorites ad sana", .usage, "unknown action 'ad'", hint: "did you mean 'add'?")
  }

  func testOnlyActionsThatTakeAGroupAreSuggestedForOne() async {
    await assertFails(
      "rank ive remove", .usage, "unknown action 'ive'",
      hint: "use 'groups', 'members', 'songs', 'continue', 'list', 'show', 'rename', or 'remove'")
  }

  func testAnotherWordListsTheKindsAndActionsOfQuizzes() async {
    await assertFails(
      "quiz xyz", .usage, "unknown kind or action 'xyz'",
      hint: "use 'lineup', 'initials', 'song', 'profile', 'odd', 'debut', 'members', 'review', "
        + "'daily', 'play', 'make', 'share', or 'stats'")
  }

  func testAnotherWordListsTheActions() async {
    await assertFails(
      "config xyz", .usage, "unknown action 'xyz'",
      hint: "use 'list', 'get', 'set', 'unset', or 'path'")
  }
}
