import Foundation

/// The signal for a write to a closed pipe, which ends a process by default.
///
/// kpgg ignores it, and so must tests of its pipes. They must restore it afterwards: the programs
/// that other tests start would inherit it.
public enum PipeSignal {
  /// Ignores the signal in this process.
  public static func ignore() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Restores the default behavior.
  public static func restore() { _ = signal(SIGPIPE, SIG_DFL) }
}
