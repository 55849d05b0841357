public import Foundation

/// The bytes that a server sends; afterwards it closes the connection.
public struct Reply: Sendable {
  /// One step of a server with a connection.
  public enum Step: Sendable {
    case send(Data)
    /// The bytes again and again until the client goes away.
    case repeatForever(Data)
    /// The bytes one at a time, with a pause in milliseconds before each.
    case drip(Data, milliseconds: Int32)
    /// Nothing until the client goes away.
    case hold
    /// A reset of the connection, which the client sees as an error.
    case reset
  }

  /// The steps, in order.
  public let steps: [Step]

  /// Any text, HTTP or not.
  public static func raw(_ text: String, _ then: Step...) -> Reply {
    Reply(steps: [.send(Data(text.utf8))] + then)
  }

  /// A whole response, with its true length.
  public static func response(
    _ status: Int, fields: [String: String] = [:], body: Data = Data()
  ) -> Reply {
    Reply(steps: [.send(head(status, fields, length: body.count)), .send(body)])
  }

  /// A whole response with status 200.
  public static func ok(_ text: String, fields: [String: String] = [:]) -> Reply {
    response(200, fields: fields, body: Data(text.utf8))
  }

  /// A redirect with status 302.
  public static func redirect(_ location: String) -> Reply {
    response(302, fields: ["Location": location])
  }

  /// A response with a wrong length, or with an unusual end.
  public static func body(
    ofLength length: Int, fields: [String: String] = [:], _ steps: Step...
  ) -> Reply {
    Reply(steps: [.send(head(200, fields, length: length))] + steps)
  }

  private static func head(_ status: Int, _ fields: [String: String], length: Int) -> Data {
    var lines = ["HTTP/1.1 \(status) -", "Content-Length: \(length)", "Connection: close"]
    lines += fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
