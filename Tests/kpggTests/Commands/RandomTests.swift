import Foundation
import XCTest

@testable import kpgg

final class RandomTests: CommandTestCase {
  func testARandomPickIsShownLikeANamedOne() async {
    for (kind, command, fields) in [
      ("", "group", "id,members"), ("group", "group", "debut"), ("member", "profile", "id,mbti"),
    ] {
      let random = "random \(kind) --seed 3"
      let id = await output(of: "\(random) --plain").prefix { $0 != "\t" }
      for options in ["", "--json", "--lang ko", "--plain", "--fields \(fields)"] {
        let named = await output(of: "\(command) \(String(id)) \(options)")
        await assertRun("\(random) \(options)", .prints(named))
      }
    }
  }

  func testTheKindNeedsNoOption() async {
    await assertFails(
      "random --kind song", .usage, "'kpgg random' has no option '--kind'",
      hint: "give it without an option: 'kpgg random KIND'")
  }

  func testARandomSongIsShownLikeANamedOne() async {
    for seed in 1...5 {
      let picked = await output(of: "random song --seed \(seed) --plain --fields group,title")
      let song = String(picked.dropLast()).replacing("\t", with: "/songs/")
      for options in [[], ["--json"], ["--lang", "ko"], ["--plain"]] {
        let named = await output(of: TypedLine(["song", song] + options))
        await assertRun(
          TypedLine(["random", "song", "--seed", "\(seed)"] + options), .prints(named))
      }
    }
  }

  func testARandomUnitIsASheetOrAnObject() async {
    for (language, fact) in [("en", "Members  "), ("ko", "멤버  ")] {
      let sheet = await output(of: "random unit --seed 1 --lang \(language)")
      XCTAssertTrue(sheet.contains("\n\(fact)"), sheet)
    }
    let name = await output(of: "random unit --seed 1 --fields name --plain")
    let object = await output(of: "random unit --seed 1 --json")
    XCTAssertTrue(object.contains("\"name\": \"\(name.dropLast())\""), object)
    let units = await output(of: "units --json")
    XCTAssertTrue(
      units.contains(object.dropLast().replacing("\n", with: "\n  ")), "an element of the list")
  }

  func testAMemberWhoDiedInAnotherEntryHasNoAge() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    let person = #""name": "가나", "birth": "2000.01.01""#
    try catalog.write(
      #"{"groupname": {"IVE": [{\#(person)}, {\#(person), "died": "2020.01.01"}]}}"#,
      to: "group/IVE")
    for seed in 0..<6 {
      let profile = await output(of: "random member --seed \(seed) --source \(catalog.path)")
      XCTAssertTrue(profile.contains("Born        2000-01-01\n"), profile)
    }
  }

  func testWithoutASeedThePickIsRandom() async {
    var picks: Set<String> = []
    for number in 0..<20 as Range<UInt64> {
      let context = Context.test(
        ["random", "--plain"], environment: ["KPGG_TODAY": "2026-11-21"],
        randomNumber: { number })
      picks.insert(await Program(context: context).run().output)
    }
    XCTAssertGreaterThan(picks.count, 10)
  }

  func testAnEmptyCatalogHasNothingToPick() async throws {
    let folder = try temporaryFolder()
    let group = folder.url.appendingPathComponent("group")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data(#"{"group": {}}"#.utf8).write(to: group.appendingPathComponent("index.json"))
    for kind in ["group", "member", "song", "unit"] {
      await assertFails(
        ["random", kind, "--source", folder.url.path], .notFound, "the catalog is empty")
    }
  }
}
