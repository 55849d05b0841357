import Foundation
import XCTest

@testable import kpgg

final class RandomTests: CommandTestCase {
  func testASeedPicksTheSameGroup() async {
    let first = await run("random --seed 3 --plain")
    let second = await run("random group --seed 3 --plain")
    XCTAssertEqual(first.exitCode, .success)
    XCTAssertEqual(first, second)
  }

  func testAPickedGroupIsShownAsByTheGroupCommand() async {
    let id = await run("random --seed 3 --plain").output.prefix { $0 != "\t" }
    for options in ["", " --json", " --lang ko"] {
      let picked = await run("random --seed 3\(options)")
      let named = await run("group \(String(id))\(options)")
      XCTAssertEqual(picked, named)
    }
  }

  func testAPickedMemberIsShownAsByTheProfileCommand() async {
    let id = await run("random member --seed 3 --plain").output.prefix { $0 != "\t" }
    for options in ["", " --json"] {
      let picked = await run("random member --seed 3\(options)")
      let named = await run("profile \(String(id))\(options)")
      XCTAssertEqual(picked, named)
    }
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

  func testFieldsAreThoseOfThePickedKind() async {
    let group = await output(of: "random --seed 3 --plain").prefix { $0 != "\t" }
    for options in ["--fields id,members", "--fields name --json", "--fields debut --plain"] {
      let picked = await run("random --seed 3 \(options)")
      let named = await run("group \(String(group)) \(options)")
      XCTAssertEqual(picked, named)
    }
    let member = await output(of: "random member --seed 3 --plain").prefix { $0 != "\t" }
    for options in ["--fields id,mbti", "--fields birth --json", "--fields group --plain"] {
      let picked = await run("random member --seed 3 \(options)")
      let named = await run("profile \(String(member)) \(options)")
      XCTAssertEqual(picked, named)
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

  func testAnInvalidSeedIsAUsageError() async {
    for seed in ["", "x", "-1", "1.5", "18446744073709551616"] {
      await assertFails(
        ["random", "--seed=\(seed)"], .usage,
        "--seed must be a whole number from 0 to 18446744073709551615, not '\(seed)'",
        hint: "use a number such as 10")
    }
  }

  func testOtherKindsAreUsageErrors() async {
    await assertFails(
      "random membr", .usage, "unknown kind 'membr'", hint: "did you mean 'member'?")
    await assertFails("random song", .usage, "unknown kind 'song'", hint: "use 'group' or 'member'")
  }

  func testAnEmptyCatalogHasNothingToPick() async throws {
    let folder = try temporaryFolder()
    let group = folder.url.appendingPathComponent("group")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data(#"{"group": {}}"#.utf8).write(to: group.appendingPathComponent("index.json"))
    for kind in ["group", "member"] {
      await assertFails(
        ["random", kind, "--source", folder.url.path], .notFound, "the catalog is empty")
    }
  }
}
