// Checks of what other processes send to kpgg: the HTTP worker and chafa.

import KPGGSystem

/// Reads the bytes as output of chafa. Checks that a drawing has only the expected control
/// characters, and fits in its area.
func checkDrawing(_ bytes: [UInt8]) {
  guard let url = WebAddress("https://example.com/") else { return }
  for imageProtocol in [ImageProtocol.kitty, .sixel, .characters(.full)] {
    let placement = ImagePlacement(
      url: url, area: CellArea(x: 0, y: 0, width: 20, height: 4), imageProtocol: imageProtocol)
    switch ImageDrawing(chafaOutput: bytes, at: placement) {
    case .sequences(let text):
      let start = imageProtocol == .sixel ? "\u{1B}P" : "\u{1B}_Ga=T,f="
      precondition(text.hasPrefix(start) && text.hasSuffix("\u{1B}\\"), text)
      let rest = text.unicodeScalars.filter { !(" "..."~").contains($0) && $0 != "\u{1B}" }
      precondition(rest.isEmpty, text)
      precondition(imageProtocol == .kitty || text.utf8.count { $0 == 0x1B } == 2, text)
    case .cells(let rows):
      precondition(rows.count <= 4 && rows.allSatisfy { $0.count <= 20 })
      for cell in rows.joined() {
        precondition(cell.text == " " || ("\u{2500}"..."\u{259F}").contains(cell.text))
        guard let colors = cell.colors?.parameters else { continue }
        precondition(colors.utf8.allSatisfy { "0123456789;".utf8.contains($0) }, colors)
      }
    case nil: break
    }
  }
}

private let bodyLimit = 1 << 20

/// Checks that a stream has the same messages however it is split, that they are its bytes, and that
/// no message follows.
func checkMessageStream(_ data: Data) {
  let messages = workerMessages(in: data, piece: max(data.count, 1))
  precondition(messages == workerMessages(in: data, piece: 7), "the messages depend on the pieces")
  let bytes = Data(messages.map(\.encoded).joined())
  precondition(data.starts(with: bytes), "the bytes change")
  var parser = WorkerMessageParser()
  parser.append(data.dropFirst(bytes.count))
  precondition((try? parser.next(bodyLimit: bodyLimit)).flatMap(\.self) == nil, "a message is lost")
  messages.forEach(checkMessage)
}

/// The messages before the first one that is incomplete or too long.
private func workerMessages(in data: Data, piece: Int) -> [WorkerMessage] {
  var parser = WorkerMessageParser()
  var messages: [WorkerMessage] = []
  for start in stride(from: 0, to: data.count, by: piece) {
    parser.append(data.dropFirst(start).prefix(piece))
    do throws(WorkerMessageParser.InvalidMessageError) {
      while let message = try parser.next(bodyLimit: bodyLimit) { messages.append(message) }
    } catch {
      break
    }
  }
  return messages
}

/// Checks that what a worker reads in a message is the same in the message that it makes from it.
func checkMessage(_ message: WorkerMessage) {
  if let greeting = WorkerGreeting(message) {
    precondition(WorkerGreeting(greeting.message) == greeting, "\(greeting)")
  }
  if let request = WorkerRequest(message) {
    precondition(WorkerRequest(request.message) == request, "\(request)")
  }
  if let reply = WorkerReply(message) {
    precondition(WorkerReply(reply.message) == reply, "\(reply)")
  }
}
