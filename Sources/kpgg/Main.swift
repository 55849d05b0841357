#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The process around the program: it hands in the context, writes what comes out, and ends.
@main
enum Main {
  static func main() async {
    Platform.occupyClosedStreams()
    Platform.ignoreClosedPipes()
    if CommandLine.arguments.dropFirst() == [ExchangeServer.argument], !Platform.isTerminal(0) {
      _exit(ExchangeMain.run(environment: ProcessInfo.processInfo.environment))
    }
    let (output, errors) = (StandardStream(fileDescriptor: 1), StandardStream(fileDescriptor: 2))
    let program = Program(context: .system(output, errors))
    var outcome = await program.run()
    do {
      try output.write(outcome.output)
    } catch {
      outcome = program.outcome(of: Failure(error))
    }
    if outcome.exitCode != .closedPipe {
      // Where nobody can be told, the status still tells.
      try? errors.write(outcome.errors)
    }
    exit(outcome.exitCode.rawValue)
  }
}
