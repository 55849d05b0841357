import KPGGCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The child's end of the pipe: it makes the exchanges that standard input asks for, at the same
/// time, and writes each answer on standard output when it is there.
///
/// It ends with standard input, and so never outlives the program, however that ends.
struct ExchangeServer: Sendable {
  /// The word that starts it, in the place of a subcommand.
  static let argument = "__exchange"

  private let transport: any HTTPTransport
  private let answers: AnswerStream

  /// Serves nothing yet.
  init(transport: any HTTPTransport, output: Int32 = 1) {
    self.transport = transport
    answers = AnswerStream(output: output)
  }

  /// Reads calls until there are no more.
  ///
  /// - Returns: Whether all of it was calls.
  func run(input: Int32 = 0) -> Bool {
    var parser = FrameParser()
    while let bytes = Platform.read(input, atMost: 1 << 16), !bytes.isEmpty {
      parser.append(bytes)
      do {
        while let frame = try parser.next(bodyLimit: 0) {
          guard let call = ExchangeCall(frame) else { return false }
          Task.detached { await answer(call) }
        }
      } catch {
        return false
      }
    }
    return true
  }

  private func answer(_ call: ExchangeCall) async {
    let outcome: Result<HTTPResponse, TransportError>
    do {
      outcome = .success(try await transport.response(to: call.request))
    } catch {
      outcome = .failure(error)
    }
    answers.write(ExchangeAnswer(id: call.id, outcome: outcome))
  }
}

/// Answers one after the other, whoever gives them.
private final class AnswerStream: Sendable {
  private let stream: Mutex<Int32>

  init(output: Int32) { stream = Mutex(output) }

  /// Where nobody reads any more, the end of standard input tells it.
  func write(_ answer: ExchangeAnswer) {
    guard let bytes = answer.frame?.encoded else { return }
    stream.withLock { output in
      _ = bytes.withUnsafeBytes { Platform.writeAll($0, to: output) }
    }
  }
}
