import Foundation
import KPGGSystem
import Synchronization
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

/// Exports that were interrupted, and files that no export wrote.
final class FolderUpdateTests: TreeExportTestCase {
  func testAForgedMarkerCannotReachOutsideTheFolder() async throws {
    for manifest in [
      #"["../secret"]"#, #"["group/../../secret"]"#, #"["/etc/passwd"]"#, #"["group/.."]"#,
      #"["group/a/b"]"#, #"["other/IVE"]"#, "[\"link/\u{301}v.html\"]",
      #"["members/../../secret.html"]"#, "{", "", Self.manifestWithManyMarks,
    ] {
      let folder = try TemporaryFolder()
      try folder.write("secret", to: "secret")
      try folder.write(manifest, to: "tree/.kpgg-export")
      await assertError(.foreignFolder("\(folder.path)/tree"), into: "\(folder.path)/tree")
      XCTAssertEqual(try folder.text(of: "secret"), "secret")
    }
  }

  func testAFirstExportThatWasKilledWhileItWroteItsManifestIsRepeated() async throws {
    let folder = try TemporaryFolder()
    let staging = "tree/.kpgg-export-0123456789abc"
    try folder.write("{\"files\": {", to: "\(staging)/.kpgg-.kpgg-export-0123456789abc")
    let tree = try await SampleCatalog.reader.staticTree()
    _ = try TreeExport(tree, into: "\(folder.path)/tree").run()
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder.path)/\(staging)"))
    XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder.path)/tree/group/index.json"))
  }

  /// Comparing its paths would take minutes.
  private static let manifestWithManyMarks: String = {
    let path = "group/e" + String(repeating: "\u{301}\u{323}", count: 100_000)
    return "{\"files\": {\"\(path)\": [], \"\(path)x\": []}}"
  }()

  func testALinkInTheTreeCannotReachOutsideTheFolder() async throws {
    for (link, target, file) in [
      ("tree/group", "../outside", "IVE"), ("tree/members/IVE", "../../outside", "Liz.html"),
      ("tree/groups", "../outside", "\u{301}v.html"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write("mine", to: "outside/\(file)")
      try folder.makeFolder("tree/members")
      try folder.write("[\"\(link.dropFirst(5))/\(file)\"]", to: "tree/.kpgg-export")
      try folder.link(link, to: target)
      await assertError(.foreignFile("\(folder.path)/\(link)"), into: "\(folder.path)/tree")
      XCTAssertEqual(try folder.text(of: "outside/\(file)"), "mine")
    }
  }

  func testAFailedExportLeavesNoTemporaryFiles() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    try FileManager.default.removeItem(atPath: "\(folder.path)/group/IVE")
    try folder.makeFolder("group/IVE")
    do {
      _ = try await export(into: folder.path)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-export", "group", "main"])
    }
  }

  func testASignalLeavesNothing() throws {
    // The signal takes effect after the export. Here it then does nothing.
    signal(SIGHUP) { _ in }
    defer { signal(SIGHUP, SIG_DFL) }
    let folder = try TemporaryFolder()
    let catalog = Catalog(sections: [], groups: [GirlGroup(id: "IVE")], featuredIDs: [])
    let export = TreeExport(
      try StaticTree(catalog: catalog, groups: []),
      siteFiles: { body throws(ExportError) in
        try body(SiteFile(path: "404.html", data: Data()))
        raise(SIGHUP)
        try body(SiteFile(path: "index.html", data: Data()))
      }, into: "\(folder.path)/tree")
    XCTAssertThrowsError(try export.run())
    XCTAssertEqual(Folder.names(in: folder.path), [])
  }

  func testAnInterruptedExportIsRepaired() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    // Simulates a crash between writing the manifest and the last document.
    let manifest = try markInterrupted(folder)
    try folder.write("stale", to: ".kpgg-export-0123456789abc/group/IVE")
    try folder.write("half", to: ".kpgg-export-0123456789abc/group/.kpgg-IVE-1abcdef")
    try FileManager.default.removeItem(atPath: "\(folder.path)/group/index.json")
    let summary = try await export(into: folder.path)
    XCTAssertEqual(summary.written, ["group/index.json"])
    XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-export", "group", "main"])
    XCTAssertEqual(try folder.text(of: ".kpgg-export"), manifest)
  }

  func testAManifestOfAnInterruptedExportIsReplacedEvenIfAllFilesAreInPlace() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    let manifest = try markInterrupted(folder)
    let summary = try await export(into: folder.path)
    XCTAssertEqual(summary.written, [])
    XCTAssertEqual(try folder.text(of: ".kpgg-export"), manifest)
  }

  func testTemporaryFilesAreOnlyInTheStagingFolder() async throws {
    let folder = try TemporaryFolder()
    let isDone = Mutex(false)
    async let names = Task.detached { [path = folder.path] in
      var names: Set<String> = []
      while !isDone.withLock(\.self) { names.formUnion(Folder.names(in: path)) }
      return names
    }.value
    // A name that exists only briefly may be missed once.
    for _ in 0..<5 {
      _ = try await export(into: folder.path)
      _ = try TreeExport(
        try StaticTree(
          catalog: Catalog(sections: [], groups: [], featuredIDs: []), groups: []),
        into: folder.path
      ).run()
    }
    isDone.withLock { $0 = true }
    let found = await names.subtracting(["group", "main", ".kpgg-export"])
      .filter { !ExportManifest.isStagingName($0) }
    XCTAssertEqual(found, [])
  }

  func testAStagingFolderFromBeforeTheManifestIsRemoved() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".kpgg-export-0123456789abc")
    let summary = try await export(into: folder.path)
    XCTAssertEqual(summary.written.count, 44)
    XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-export", "group", "main"])
  }

  func testFilesInAFolderLikeAStagingFolderAreKept() async throws {
    for (name, file) in [
      (".kpgg-export.new", "group/IVE"), (".kpgg-export-0123456789abc", "group/IVE"),
      (".kpgg-export-0123456789abc", "notes.txt"), (".kpgg-export-0123456789abc", ".kpgg-export"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write("mine", to: "\(name)/\(file)")
      await assertError(.foreignFolder(folder.path), into: folder.path)
      _ = try await export(into: "\(folder.path)/tree")
      try folder.write("mine", to: "tree/\(name)/\(file)")
      try folder.write("spoilt", to: "tree/group/IVE")
      let summary = try await export(into: "\(folder.path)/tree")
      XCTAssertEqual(summary.written, ["group/IVE"])
      for path in ["\(name)/\(file)", "tree/\(name)/\(file)"] {
        XCTAssertEqual(try folder.text(of: path), "mine")
      }
    }
  }

  func testUserFilesInTheStagingFolderOfAnInterruptedExportAreKept() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"files": {}, "staging": ".kpgg-export-0123456789abc"}"#, to: ".kpgg-export")
    try folder.write("half", to: ".kpgg-export-0123456789abc/group/IVE")
    try folder.write("mine", to: ".kpgg-export-0123456789abc/my notes.txt")
    _ = try await export(into: folder.path)
    XCTAssertEqual(Folder.names(in: "\(folder.path)/.kpgg-export-0123456789abc"), ["my notes.txt"])
  }

  func testARemovedFileWithOtherContentIsKeptAndReported() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    try folder.write("mine now", to: "group/IVE")
    try FileManager.default.removeItem(atPath: "\(folder.path)/group/AOA")
    try folder.write("mine too", to: "notes")
    try folder.link("group/AOA", to: "../notes")
    let small = try StaticTree(
      catalog: Catalog(sections: [], groups: [], featuredIDs: []), groups: [])
    let summary = try TreeExport(small, into: folder.path).run()
    XCTAssertEqual(summary.kept, ["group/AOA", "group/IVE"])
    XCTAssertEqual(summary.removed.count, 41)
    XCTAssertEqual(try folder.text(of: "group/IVE"), "mine now")
    XCTAssertEqual(try folder.text(of: "notes"), "mine too")
    // kpgg no longer counts them as its own.
    XCTAssertEqual(try TreeExport(small, into: folder.path).run().kept, [])
  }

  func testAnInterruptedReplacementCanBeRemoved() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    // The interrupted export has moved one of two new files.
    let checksums = [Checksum.text(of: Data("old".utf8)), Checksum.text(of: Data("new".utf8))]
    let files = JSONValue(checksums).canonicalText
    try folder.write(
      #"{"files": {"group/A": \#(files), "group/B": \#(files)}, "staging": null}"#,
      to: ".kpgg-export")
    for name in ["IVE", "index.json"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/group/\(name)")
    }
    try folder.write("new", to: "group/A")
    try folder.write("old", to: "group/B")
    let empty = try StaticTree(
      catalog: Catalog(sections: [], groups: [], featuredIDs: []), groups: [])
    let summary = try TreeExport(empty, into: folder.path).run()
    XCTAssertEqual(summary.removed, ["group/A", "group/B"])
    XCTAssertEqual(summary.kept, [])
  }

  func testAPlantedFileIsAnErrorThatNamesItOrIsReplaced() async throws {
    for (path, isReplaced) in [
      (".kpgg-export", false), ("group", false), ("main", false), ("group/IVE", true),
    ] {
      for isLink in [true, false] {
        let folder = try TemporaryFolder()
        let tree = "\(folder.path)/tree"
        _ = try await export(into: tree)
        try folder.write("mine", to: "outside/IVE")
        try FileManager.default.removeItem(atPath: "\(tree)/\(path)")
        if isLink {
          try folder.link("tree/\(path)", to: "\(folder.path)/outside")
        } else {
          XCTAssertEqual(mkfifo("\(tree)/\(path)", 0o600), 0)
        }
        if isReplaced {
          let summary = try await export(into: tree)
          XCTAssertEqual(summary.written, [path])
        } else {
          await assertError(.foreignFile("\(tree)/\(path)"), into: tree)
        }
        XCTAssertEqual(try folder.text(of: "outside/IVE"), "mine")
        XCTAssertEqual(Folder.names(in: "\(folder.path)/outside"), ["IVE"])
      }
    }
  }

  /// Makes the manifest of an export that was interrupted, and returns the old one.
  private func markInterrupted(_ folder: TemporaryFolder) throws -> String {
    let manifest = try folder.text(of: ".kpgg-export")
    try folder.write(
      manifest.replacing(#""staging": null"#, with: #""staging": ".kpgg-export-0123456789abc""#),
      to: ".kpgg-export")
    return manifest
  }
}
