import KPGGSystem

/// A program that reads and writes until the user quits.
protocol InteractiveProgram: Sendable {
  /// Runs the program on standard input and standard output.
  func run(input: FileDescriptor, output: FileDescriptor) async throws
}
