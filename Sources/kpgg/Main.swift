import KPGGSystem

/// The process around the program: it hands in the context, writes what comes out, and ends.
@main
enum Main {
  static func main() async {
    CurrentProcess.reserveStandardStreams()
    CurrentProcess.ignorePipeSignal()
    if CommandLine.arguments.dropFirst() == [HTTPWorker.argument],
      !FileDescriptor.standardInput.isTerminal
    {
      let isValid = HTTPWorker.run(environment: ProcessInfo.processInfo.environment)
      _exit((isValid ? ExitCode.success : .usage).rawValue)
    }
    let (output, errors) = (FileDescriptor.standardOutput, FileDescriptor.standardError)
    let program = Program(context: .system(output, errors))
    var outcome = await program.run()
    do {
      try output.write(outcome.output)
    } catch {
      outcome = program.outcome(of: error)
    }
    if outcome.exitCode != .closedPipe {
      // Where nobody can be told, the status still tells.
      try? errors.write(outcome.errors)
    }
    exit(outcome.exitCode.rawValue)
  }
}
