import Foundation
import XCTest

/// The program as it is built, run as a process: for what only a process can show.
struct Executable {
  struct Result: Hashable {
    let output: String
    let errors: String
    /// As a shell tells it: 128 and the signal where one ended the process.
    let status: Int32
  }

  let url: URL

  /// Finds the program beside the tests' bundle, and skips the test where it is not.
  init() throws {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    try self.init(at: products.appendingPathComponent("kpgg"))
  }

  init(at url: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw XCTSkip("There is no \(url.path).")
    }
    self.url = url
  }

  /// Runs the program, with both streams to files, in a folder of its own.
  func run(_ line: TypedLine, in variables: [String: String] = [:]) throws -> Result {
    try launch(url, line.arguments, variables)
  }

  /// The same for a script in `sh`, for which the program is `"$KPGG"`.
  func shell(_ script: String, in variables: [String: String] = [:]) throws -> Result {
    try launch(URL(fileURLWithPath: "/bin/sh"), ["-c", script], variables)
  }

  /// Coverage of unlimited size would fail the tests that limit the size of files.
  static let withoutCoverage = ["LLVM_PROFILE_FILE": "/dev/null"]

  /// If `swift test` measures coverage, all processes add theirs to one file beside its own.
  private static var coverage: [String: String] {
    guard let path = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] else { return [:] }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return ["LLVM_PROFILE_FILE": folder.appendingPathComponent("kpgg%m.profraw").path]
  }

  private func launch(
    _ program: URL, _ arguments: [String], _ variables: [String: String]
  ) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let inherited = ProcessInfo.processInfo.environment
      .filter { ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].contains($0.key) }
    let usual = ["KPGG_TODAY": "2026-11-21", "KPGG": url.path]
    process.environment = [inherited, usual, Self.coverage, variables]
      .reduce([:]) { $0.merging($1) { $1 } }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.writing("output")
    process.standardError = try folder.writing("errors")
    try process.run()
    let processID = process.processIdentifier
    // A program that hangs would hang the tests; none of them takes a hundredth of this.
    let deadline = DispatchWorkItem { kill(processID, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: deadline)
    process.waitUntilExit()
    deadline.cancel()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      output: try folder.text("output"), errors: try folder.text("errors"),
      status: process.terminationStatus + (isSignal ? 128 : 0))
  }
}
