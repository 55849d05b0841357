import KPGGCore
import KPGGSystem

/// The entry point: runs the program in the system's context, writes the outcome, and exits.
///
/// A full build that gets the hidden worker argument runs as an HTTP worker.
@main
enum Main {
  static func main() async {
    CurrentProcess.reserveStandardStreams()
    CurrentProcess.ignoreWriteSignals()
    let (input, output) = (FileDescriptor.standardInput, FileDescriptor.standardOutput)
    let errors = FileDescriptor.standardError
    #if URLSession || canImport(Darwin)
      if CurrentProcess.arguments == [HTTPWorker.argument], !input.isTerminal {
        _exit(runWorker(input, output, errors).rawValue)
      }
    #endif
    guard CurrentProcess.arguments != nil else {
      try? errors.write("kpgg: error: no program name was passed; start kpgg from a shell\n")
      exit(ExitCode.usage.rawValue)
    }
    if let text = CurrentProcess.invalidText {
      try? errors.write(
        "kpgg: error: \(text) is not valid UTF-8\nkpgg: hint: use only UTF-8 in arguments and paths; rename the file if necessary\n"
      )
      exit(ExitCode.usage.rawValue)
    }
    let program = Program(context: .system(input, output, errors))
    var writer = BlockWriter(output)
    var outcome: Program.Outcome
    if program.context.output.isTerminal {
      outcome = await program.run()
      if program.pager(for: outcome.output)?.show(outcome.output) != true {
        writer.write(outcome.output)
      }
    } else {
      outcome = await program.run { writer.write($0) }
    }
    do {
      try writer.finish()
    } catch {
      outcome = program.outcome(of: error)
    }
    if outcome.exitCode != .closedPipe {
      // The exit status reports the error even if standard error is closed.
      try? errors.write(outcome.errors)
    }
    // Freeing the catalog, which the program keeps, would only delay the exit.
    withExtendedLifetime(program) { exit(outcome.exitCode.rawValue) }
  }

  #if URLSession || canImport(Darwin)
    /// Runs this process as an HTTP worker until its input ends.
    private static func runWorker(
      _ input: FileDescriptor, _ output: FileDescriptor, _ errors: FileDescriptor
    ) -> ExitCode {
      CurrentProcess.disableCoreDumps()
      let transport = URLSessionTransport(environment: ProcessInfo.processInfo.environment)
      guard
        !HTTPWorker(
          transport: transport, version: ProgramDescription.version, input: input, output: output
        ).run()
      else {
        return .success
      }
      let program = Program(context: .system(input, output, errors))
      let outcome = program.outcome(of: UsageError.internalCommand(HTTPWorker.argument))
      try? errors.write(outcome.errors)
      return outcome.exitCode
    }
  #endif
}
