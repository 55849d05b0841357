import XCTest

@testable import kpgg

final class SongCommandTests: CommandTestCase {
  func testASongIsASheetOrARowOrAnObject() async {
    await assertShown([
      ("song remember me", .none, "song.txt"), ("song remember me --lang ko", .none, "song-ko.txt"),
      ("song remember me", .terminal(40), "song-40.txt"),
      ("song remember me --json", .none, "song.json"),
      ("song remember me --csv", .none, "song.csv"),
    ])
  }

  func testUnknownFactsAreLeftOut() async {
    await assertRun(
      "song unreleased", .prints("Unreleased  Lumina\n"))
  }

  func testThePartOfATitleInParenthesesIsEnough() async {
    for (name, title) in [
      ("danger", "Pinnochio (Danger)"), ("pinnochio", "Pinnochio (Danger)"),
      ("ssfwl", "The Fifth Season (SSFWL)"),
    ] {
      let line = TypedLine(["song", name, "--plain", "--fields", "title"])
      await assertRun(line, .prints("\(title)\n"))
    }
  }

  func testATitleInsteadOfAnotherNameSuggestsTheSong() async {
    for (line, kind) in [
      ("group dolphin", "group"), ("similar dolphin", "group"), ("quiz --group dolphin", "group"),
      ("profile dolphin", "group or member"), ("open dolphin", "group or member"),
      ("compare dolphin twice", "group or member"), ("members dolphin", "group or section"),
    ] {
      await assertFails(
        "\(line)", .notFound, "\(kind) 'dolphin' not found",
        hint: "use 'kpgg song dolphin'")
    }
  }

  func testFieldsAreShownWithTheirTitles() async {
    await assertRun(
      "song dolphin --fields group,title", .prints("Group  OH MY GIRL\nTitle  Dolphin\n"))
  }

  func testNamesCanComeFromStandardInput() async {
    await assertRun(
      "song - --fields group,title --plain", reading: "dolphin\n\n kara cupid \n",
      .prints("OHMYGIRL\tDolphin\nKARA\tCupid\n"))
    await assertRun("song -", reading: "dolphin\nkara cupid\n", .shows("songs-input.txt"))
    await assertFails(
      "song -", reading: "dolphin\nxyzzy\n", .notFound,
      "line 2 of standard input: song 'xyzzy' not found", hint: "for a list, use 'kpgg songs'")
  }
}
