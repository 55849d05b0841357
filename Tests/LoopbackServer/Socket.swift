import Foundation

/// The system calls behind the server.
enum Socket {
  struct Failure: Error {
    let code = errno
  }

  static func listen() throws -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Failure() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = loopback
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, systemListen(descriptor, 128) == 0 else { throw Failure() }
    return descriptor
  }

  static func port(of descriptor: Int32) throws -> UInt16 {
    var address = loopback
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isKnown else { throw Failure() }
    return UInt16(bigEndian: address.sin_port)
  }

  private static var loopback: sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// The head of a request; `nil` where the client sends none.
  static func request(from connection: Int32) -> LoopbackServer.Request? {
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    var head = Data()
    while head.range(of: Data("\r\n\r\n".utf8)) == nil {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0, head.count < 1 << 20 else { return nil }
      head.append(contentsOf: bytes[..<count])
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return LoopbackServer.Request(target: String(words[1]), fields: fields)
  }

  /// - Returns: Whether the client is still there.
  static func perform(_ step: Reply.Step, on connection: Int32) -> Bool {
    switch step {
    case .send(let data): return send(data, on: connection)
    case .repeatForever(let data):
      while send(data, on: connection) {}
      return false
    case .drip(let data, let milliseconds):
      return data.allSatisfy { byte in
        !isGone(connection, within: milliseconds) && send(Data([byte]), on: connection)
      }
    case .hold:
      while !isGone(connection, within: -1) {}
      return false
    case .reset:
      // Lingering for no time makes a reset of the close.
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
      return false
    }
  }

  private static func send(_ data: Data, on connection: Int32) -> Bool {
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(connection, $0, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for the client to go away, at most this long; for ever if negative.
  private static func isGone(_ connection: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var byte: UInt8 = 0
    return recv(connection, &byte, 1, 0) <= 0
  }
}

// The C functions under other names, because the methods above hide their own.

private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
  listen(descriptor, backlog)
}

private func systemSend(_ connection: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int
{
  send(connection, bytes.baseAddress, bytes.count, flags)
}
