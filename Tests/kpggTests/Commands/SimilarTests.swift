import XCTest

@testable import kpgg

final class SimilarTests: CommandTestCase {
  func testSimilarGroupsAreATableOrRowsOrAnArray() async {
    await assertShown([
      ("similar izone", .none, "similar-izone.txt"),
      ("similar lesserafim", .terminal(40), "similar-lesserafim-40.txt"),
      ("similar 르세라핌 --lang ko", .terminal(80), "similar-lesserafim-80-ko.txt"),
      ("similar lesserafim --plain", .none, "similar-lesserafim.tsv"),
      ("similar lesserafim --csv", .none, "similar-lesserafim.csv"),
      ("similar lesserafim --json", .none, "similar-lesserafim.json"),
    ])
  }

  func testAListingCanBeSortedAndLimited() async {
    await assertRun(
      "similar izone --sort debut --limit 2 --fields id --plain", .prints("GIDLE\nNO.9&(U)\n"))
    await assertRun(
      "similar izone --reverse --limit 1 --fields score --plain", .prints("2\n"))
  }

  func testAGroupWithoutRelationsHasNone() async {
    await assertRun("similar 'mosaic-x' --plain", .prints(""))
    await assertRun("similar mosaic-x", .prints("Name  Korean  Debut  In common\n"))
  }

  func testAnUnknownGroupIsNotFound() async {
    await assertRun(
      "similar stacy",
      .fails(.notFound, "group 'stacy' not found", hint: "did you mean 'STAYC'?"))
    await assertRun(
      "similar izone --sort reasons",
      .fails(
        .usage, "unknown field 'reasons'",
        hint: "use one of: id, name, koreanName, debut, sharedMembers, sharedAgencies, "
          + "sharedDebutYear, score"))
  }
}
