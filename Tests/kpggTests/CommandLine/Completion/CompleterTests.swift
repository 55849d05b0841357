import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// Candidates for the word at the cursor, in the golden file `completions.txt`.
final class CompleterTests: CommandTestCase {
  /// What the golden file proves, and the words after `kpgg` up to the cursor.
  private let rows: [(proves: String, lines: [[String]])] = [
    ("Commands have their summaries.", [["bir"], ["--", "bir"], ["--json", "bir"]]),
    ("A group takes the place of a command.", [["twi"], ["zzz"], ["gruop", ""]]),
    (
      "Korean words for commands come before groups; actions have some too.",
      [
        ["그"], ["즐겨"], ["생"], ["오"], ["그룹", "오마"], ["즐겨찾기", "추"], ["즐겨찾기", ""], ["설정", "보기", "la"],
      ]
    ),
    (
      "A group is offered by the name with the typed prefix.",
      [["group", "오"], ["group", "ohm"], ["group", "Oh "], ["group", "omg"]]
    ),
    ("Only the last word of a name is offered.", [["group", "girls", "d"]]),
    ("A single loose match is offered.", [["group", "oh-m"], ["group", "오막"], ["group", "ㅇ"]]),
    (
      "Members follow their group, and need none.",
      [
        ["profile", "OHMYGIRL", "승"], ["profile", "걸스데이", "hye"],
        ["profile", "girls", "day", "hye"], ["profile", "OHMYGIRL/Y"], ["profile", "승희"],
        ["search", "오마이"], ["search", "승희"], ["search", "OHMYGIRL", "승"],
      ]
    ),
    (
      "Several groups or members are named in a row.",
      [
        ["compare", "ive", "twi"], ["compare", "yooa", "liz"], ["compare", "ive", ""],
        ["members", "oh", "my", "girl", "iv"], ["members", "oh", "m"],
        ["birthdays", "twice", "iv"],
        ["profile", "twice", "iv"],
      ]
    ),
    (
      "Songs follow their group, and need none.",
      [
        ["play", "dun"], ["play", "dun", "d"], ["play", "omg", "dun", "d"], ["play", "불꽃"],
        ["song", "dolph"], ["song", "twice", "ch"], ["song", "TWICE/songs/Ch"], ["song", "twi"],
        ["play", "oh", "my", "girl", "cup"], ["favorites", "add", "dolph"],
        ["favorites", "add", "yoo"],
      ]
    ),
    (
      "Units are played only.",
      [
        ["play", "mis"], ["play", "twice", "mis"], ["play", "aoa", "bl"], ["play", "미사"],
        ["song", "mis"], ["favorites", "add", "mis"],
      ]
    ),
    (
      "Sections are offered by key or years.",
      [
        ["groups", "--section", "2020"], ["groups", "--section=nin"],
        ["groups", "--section", "ninth,eig"],
      ]
    ),
    (
      "A list is completed after its last comma, without its items.",
      [
        ["groups", "--fields", "name,deb"], ["groups", "--fields", "debut,deb"],
        ["members", "--mbti", "infp,INF"],
      ]
    ),
    (
      "Files and folders are left to the shell.",
      [
        ["snapshot", "check", "ca"], ["snapshot", "diff", "a", ""], ["snapshot", "save", ""],
        ["favorites", "export", ""], ["favorites", "import", ""], ["export", ""],
        ["--source", ""],
      ]
    ),
    (
      "Bundled quizzes are offered beside files.",
      [
        ["quiz", "play", ""], ["quiz", "play", "Sec"], ["quiz", "play", "my"],
        ["quiz", "share", ""],
      ]
    ),
    (
      "Settings complete their keys and values.",
      [
        ["config", ""], ["config", "set", ""], ["config", "set", "lang", ""],
        ["config", "set", "source", ""], ["config", "set", "view", "li"],
        ["config", "set", "pager", ""], ["config", "get", "l"], ["config", "unset", "lang", "l"],
        ["config", "set", "lang", "ko", ""],
      ]
    ),
    (
      "Help completes pages and actions.",
      [["help", "ex"], ["help", "favorites", "a"], ["help", "group", "a"]]
    ),
    (
      "Without a match, nothing is offered.",
      [
        ["nope", ""], ["play", "zzz"], ["birthdays", "--on", ""], ["group", "***"],
        ["snapshot", "svae", ""], ["favorites", "ad", ""], ["--json=k"], ["--jsn=k"],
      ]
    ),
    (
      "Sorting completes keys and names of filters.",
      [
        ["members", "--sort", "he"], ["members", "--sort", "bor"], ["songs", "--sort", "rel"],
        ["members", "--fields", "bor"],
      ]
    ),
    (
      "Agencies, countries, and positions come from the catalog.",
      [
        ["groups", "--agency", "sm"], ["members", "--nationality", "Japan,Chi"],
        ["members", "--position", "lead d"], ["groups", "--agency", "스타"],
        ["members", "--nationality", "Japan,미"], ["members", "--position", "메인"],
      ]
    ),
    (
      "Actions complete their own arguments and options.",
      [
        ["favorites", "add", "OHMYG"], ["favorites", "add", "IVE", "OHMYG"], ["quiz", "li"],
        ["quiz", "da"], ["quiz", "lineup", "pro"], ["quiz", "daily", ""], ["quiz", "stats", "ki"],
        ["quiz", "--group", "ohm"], ["quiz", "review", "--que"], ["favorites", "--fi"],
        ["favorites", "list", "--fi"], ["favorites", "add", "--fi"], ["favorites", "add", "--js"],
      ]
    ),
    (
      "Fields are those of the output.",
      [
        ["random", "member", "--fields", "mbti,hei"], ["random", "member", "--fields", "fand"],
        ["random", "--fields", "fand"], ["random", "group", "--fields", "fand"],
        ["random", "--fields", "mbt"], ["favorites", "--fields", "ad"],
        ["favorites", "clear", "--fields", "ad"], ["members", "--fields", "hitSong."],
        ["group", "--fields", "hitSong.u"],
      ]
    ),
    (
      "Choices and numbers are separate or attached.",
      [["--lang", "k"], ["--lang=k"], ["birthdays", "--month", "1"]]
    ),
    (
      "A given switch is not offered again.",
      [
        ["group", "--js"], ["group", "--json", "--js"], ["group", "--lang", "ko", "--la"],
        ["group", "--lang", "ko", "오"],
      ]
    ),
    (
      "Only options follow a complete name and the last argument.",
      [
        ["group", "OHMYGIRL", ""], ["group", "OHMYGIRL", "x"], ["snapshot", "save", "a", ""],
        ["export", "a", ""], ["help", "favorites", "add", ""],
      ]
    ),
    (
      "No options follow two dashes.",
      [
        ["group", "--", "--js"], ["group", "--", "OHMYGIRL", ""],
        ["snapshot", "save", "--", "a", ""],
      ]
    ),
  ]

  func testCandidatesForTheWordAtTheCursor() async {
    var text = ""
    for row in rows {
      text += "# \(row.proves)\n"
      for words in row.lines {
        text += "$ \(TypedLine(words)) |\n"
        text += await output(of: TypedLine(["__complete", "fish", "--", "kpgg"] + words))
      }
    }
    if let problem = Golden(name: "completions.txt").problem(with: text) { XCTFail(problem) }
  }

  func testTheTypedTextIsNeverShortened() async {
    for typed in ["hy", "JI", "k", "Sun"] {
      let lines = await output(of: ["__complete", "zsh", "--", "kpgg", "profile", typed])
        .split(separator: "\n").dropFirst()
      XCTAssertGreaterThan(lines.count, 1)
      XCTAssertTrue(lines.allSatisfy { $0.lowercased().hasPrefix(typed.lowercased()) })
      let starts = Set(lines.map { $0.prefix(typed.count) })
      XCTAssertEqual(starts.count, 1, typed)
    }
  }

  func testErrorsAreSilent() async {
    let invalid = ["KPGG_TODAY": "nonsense", "KPGG_LANG": "fr", "KPGG_SOURCE": "/nowhere"]
    for (name, value) in invalid {
      await assertRun(
        "__complete fish -- kpgg group 오", in: [name: value], .prints("words\n"))
    }
  }

  func testNamesComeFromTheSource() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("오마이걸", with: "오로라", in: TemporaryCatalog.index)
    let path = URL(fileURLWithPath: catalog.path)
    let home = ["HOME": path.deletingLastPathComponent().path]
    let expected = "words\n오로라\tOH MY GIRL\n"
    await assertCompletes("group 오", in: ["KPGG_SOURCE": catalog.path], expected)
    await assertCompletes("--source \(catalog.path) group 오", expected)
    for option in ["--source ~/", "--source=~/"] {
      await assertCompletes("\(option)\(path.lastPathComponent) group 오", in: home, expected)
    }
  }

  func testAnUnsafeNameIsOmitted() async throws {
    let catalog = try temporaryCatalog()
    for (name, expected) in [
      ("ZZ$(x) `y`", "ZZ$(x) `y`\tOH MY GIRL\n"), ("ZZ\u{202E}x", ""), ("-ZZ", ""),
    ] {
      try catalog.replace("오마이걸", with: name, in: TemporaryCatalog.index)
      await assertCompletes(
        "group -- \(name.prefix(2))", in: ["KPGG_SOURCE": catalog.path], "words\n" + expected)
      try catalog.replace(name, with: "오마이걸", in: TemporaryCatalog.index)
    }
  }

  func testCompletionsSendNoRequests() async throws {
    let folder = try temporaryFolder()
    let environment = [
      "KPGG_SOURCE": "http://catalog.example/", "XDG_CACHE_HOME": folder.url.path,
    ]
    let line: TypedLine = "__complete fish -- kpgg --refresh group 오"
    await assertRun(line, in: environment, through: CatalogTransport(), .prints("words\n"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), [])
    _ = await run("sync", in: environment, through: CatalogTransport())
    await assertRun(line, in: environment, .prints("words\n오마이걸\tOH MY GIRL\n"))
  }

  func testGroupsNeedOnlyTheIndex() async throws {
    let catalog = try temporaryCatalog()
    try catalog.delete("group/IVE")
    await assertCompletes("--source \(catalog.path) profile 오", "words\n오마이걸\tOH MY GIRL\n")
  }

  private func assertCompletes(
    _ line: String, in variables: [String: String] = [:], _ expected: String,
    file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    await assertRun(
      "__complete fish -- kpgg \(line)", in: variables, .prints(expected), file: file,
      testLine: testLine)
  }
}
