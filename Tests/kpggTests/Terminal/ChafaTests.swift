import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// A shell script takes the place of chafa.
final class ChafaTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testTheProgramIsInAFolderOfPATH() throws {
    try install("true")
    for path in [folder.path, "/nowhere:\(folder.path)", "relative::\(folder.path):/bin"] {
      XCTAssertEqual(Chafa(environment: ["PATH": path])?.path, "\(folder.path)/chafa")
    }
    for path in ["/nowhere", "", ".", String(folder.path.dropFirst())] {
      XCTAssertNil(Chafa(environment: ["PATH": path]), path)
    }
    XCTAssertNil(Chafa(environment: [:]))
  }

  func testAFileThatIsNotExecutableIsNotTheProgram() throws {
    try Data().write(to: folder.appendingPathComponent("chafa"))
    XCTAssertNil(Chafa(environment: ["PATH": folder.path]))
  }

  func testTheProgramGetsThePictureAndItsSize() throws {
    let chafa = try install("echo \"$@\"; cat")
    let options = " --symbols block+border+space --size 20x12 --animate off --optimize 0"
    let formats: [(ImageProtocol, String)] = [
      (.kitty, "kitty"), (.sixel, "sixels"), (.characters(.full), "symbols --colors full"),
      (.characters(.indexed), "symbols --colors 240"),
    ]
    for (imageProtocol, format) in formats {
      XCTAssertEqual(
        chafa.output(for: try .sample(), at: try .sample(imageProtocol)),
        Array("--format \(format)\(options) --threads 1 -\n".utf8) + Data.samplePNG)
    }
  }

  func testTheProgramSeesTheSizeOfTheImageInPixels() throws {
    let chafa = try install("cat >/dev/null; stty size <&2")
    XCTAssertEqual(
      chafa.output(for: try .sample(), at: try .sample(.sixel)), Array("12 20\n".utf8))
  }

  func testTheProgramDoesNotGetOtherVariables() throws {
    // A program that ends before it reads the picture would end the tests by SIGPIPE.
    try install("cat >/dev/null; env | cut -d= -f1 | sort")
    let chafa = try XCTUnwrap(
      Chafa(environment: ["PATH": "\(folder.path):/usr/bin:/bin", "HOME": "/", "KPGG_TOKEN": "x"]))
    let output = chafa.output(for: try .sample(), at: try .sample(.sixel)) ?? []
    let names = String(decoding: output, as: UTF8.self).split(separator: "\n")
    // The shell adds its own variables.
    XCTAssertEqual(Set(names).subtracting(["PWD", "SHLVL", "_"]), ["HOME", "PATH", "TERM"])
  }

  func testASlowProgramIsEnded() throws {
    var chafa = try install("echo early; exec sleep 1000")
    chafa.time = .milliseconds(100)
    XCTAssertNil(chafa.output(for: try .sample(), at: try .sample(.sixel)))
  }

  func testAPNGWithTooManyPixelsIsNotConverted() throws {
    let chafa = try install("echo converted")
    let huge = try XCTUnwrap(Picture(try Fixture.data("pictures/huge.png")))
    XCTAssertNil(chafa.output(for: huge, at: try .sample(.sixel)))
  }

  func testAPictureOfUnknownSizeIsNotConverted() throws {
    let chafa = try install("echo converted")
    let sides: [UInt8] = [0, 1, 0x11, 0x70, 0, 0, 11, 0xB8]
    let pictures = [
      // A PNG of 70,000 by 3,000 pixels.
      Data.samplePNG.prefix(16) + sides, Data.samplePNG.prefix(20), Data([0xFF, 0xD8, 0xFF, 0xD9]),
      Data("GIF89a".utf8), Data("RIFF1234WEBPVP8 ".utf8),
    ]
    for data in pictures {
      XCTAssertNil(chafa.output(for: try .sample(data), at: try .sample(.sixel)))
    }
  }

  func testAJPEGWithTooManyPixelsIsNotConverted() throws {
    let chafa = try install("echo converted")
    let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0x3E, 0x80, 0x3E, 0x80, 1, 1, 0x11, 0]
    XCTAssertNil(chafa.output(for: try .sample(Data(header)), at: try .sample(.sixel)))
  }

  func testEachFormatIsConverted() throws {
    let chafa = try install("cat >/dev/null; echo converted")
    for name in ["png", "jpg", "gif", "webp"] {
      let picture = try Picture.sample(try Fixture.data("pictures/picture.\(name)"))
      XCTAssertNotNil(chafa.output(for: picture, at: try .sample(.sixel)), name)
    }
  }

  /// Writes a shell script in place of chafa.
  @discardableResult
  private func install(_ script: String) throws -> Chafa {
    let file = folder.appendingPathComponent("chafa")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return try XCTUnwrap(Chafa(environment: ["PATH": "\(folder.path):/usr/bin:/bin"]))
  }
}

extension Picture {
  /// The start of a PNG of 64 by 64 pixels.
  static func sample(_ data: Data = .samplePNG) throws -> Picture { try XCTUnwrap(Picture(data)) }
}

extension ImagePlacement {
  /// A place in the middle of a screen.
  static func sample(
    _ imageProtocol: ImageProtocol, width: Int = 20, height: Int = 12, cell: PixelSize = usualCell
  ) throws -> ImagePlacement {
    ImagePlacement(
      url: try XCTUnwrap(WebAddress("https://example.com/x.png")),
      area: CellArea(x: 50, y: 3, width: width, height: height), imageProtocol: imageProtocol,
      cell: cell)
  }
}

extension Data {
  /// The start of a PNG of 64 by 64 pixels.
  static let samplePNG = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 64, 0, 0, 0, 64])
}
