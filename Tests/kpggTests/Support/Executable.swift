import Foundation
import KPGGSystem
import XCTest

/// The built program, run as a process.
struct Executable {
  struct Result: Hashable {
    let output: String
    let errors: String
    /// The exit status as in a shell: 128 plus the signal number if a signal ended the process.
    let status: Int32
  }

  let url: URL

  /// The environment variable with the path of another build of the program.
  static let variable = "KPGG_EXECUTABLE"

  /// Finds the program under test: the one in the environment, else the full build.
  init() throws {
    if let path = ProcessInfo.processInfo.environment[Self.variable] {
      try self.init(at: URL(fileURLWithPath: path))
    } else {
      self = try .fullBuild()
    }
  }

  /// Finds the program next to the test bundle. Skips the test if it is missing.
  static func fullBuild() throws -> Self {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return try Self(at: products.appendingPathComponent("kpgg"))
  }

  init(at url: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw XCTSkip("There is no \(url.path).")
    }
    self.url = url
  }

  /// Runs the program on the sample catalog in its own temporary folder, with both output streams
  /// in files.
  func run(_ line: TypedLine, in variables: [String: String] = [:]) throws -> Result {
    try launch(url, line.arguments, variables)
  }

  /// Runs an `sh` script in the same way. `"$KPGG"` is the path of the program.
  func shell(_ script: String, in variables: [String: String] = [:]) throws -> Result {
    try launch(URL(fileURLWithPath: "/bin/sh"), ["-c", script], variables)
  }

  /// Runs an `sh` script with another standard output, and returns its exit status.
  ///
  /// The output must not fill the buffer of a pipe or a terminal: nothing reads it meanwhile.
  func shell(
    _ script: String, in variables: [String: String], writingTo output: FileDescriptor
  ) throws -> Int32 {
    try launch(URL(fileURLWithPath: "/bin/sh"), ["-c", script], variables, output: output).status
  }

  /// Turns coverage off for tests that limit the file size, which a coverage file would exceed.
  static let withoutCoverage = ["LLVM_PROFILE_FILE": "/dev/null"]

  /// If `swift test` measures coverage, all processes write theirs to one file in the same folder.
  private static var coverage: [String: String] {
    guard let path = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] else { return [:] }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return ["LLVM_PROFILE_FILE": folder.appendingPathComponent("kpgg%m.profraw").path]
  }

  private func launch(
    _ program: URL, _ arguments: [String], _ variables: [String: String],
    output: FileDescriptor? = nil
  ) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let inherited = ProcessInfo.processInfo.environment
      .filter {
        ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "KPGG_HTTP_WORKER"].contains($0.key)
      }
    let defaults = [
      "KPGG_TODAY": "2026-11-21", "KPGG": url.path, "KPGG_SOURCE": SampleCatalog.folder.path,
    ]
    process.environment = [inherited, defaults, Self.coverage, variables]
      .reduce([:]) { $0.merging($1) { $1 } }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    let file = try folder.open("output")
    process.standardOutput = output.map { FileHandle(fileDescriptor: $0.rawValue) } ?? file
    process.standardError = try folder.open("errors")
    try process.run()
    let processID = process.processIdentifier
    // Without a deadline, a hanging program would hang the tests. Normal runs take about a second.
    let deadline = DispatchWorkItem { kill(processID, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: deadline)
    process.waitUntilExit()
    deadline.cancel()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      output: try folder.text(of: "output"), errors: try folder.text(of: "errors"),
      status: process.terminationStatus + (isSignal ? 128 : 0))
  }
}
