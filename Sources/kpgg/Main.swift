import KPGGSystem

/// The entry point: runs the program in the system's context, writes the outcome, and exits.
///
/// With the hidden worker argument, the process is an HTTP worker instead.
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
      // The exit status reports the error even if standard error is closed.
      try? errors.write(outcome.errors)
    }
    exit(outcome.exitCode.rawValue)
  }
}
