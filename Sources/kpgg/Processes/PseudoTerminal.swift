import KPGGSystem

#if os(macOS) || os(Linux)
  /// A terminal without a screen. It is not the controlling terminal of any process.
  struct PseudoTerminal: Equatable, Sendable {
    /// The side that plays the user: it types, and reads the screen.
    let controller: FileDescriptor
    let descriptor: FileDescriptor

    /// Opens a terminal of unknown size. Some containers allow none.
    init() throws(SystemError) {
      controller = try FileDescriptor.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      do throws(SystemError) {
        guard let path = Self.path(of: controller.rawValue) else { throw SystemError() }
        descriptor = try FileDescriptor.open(path, O_RDWR | O_NOCTTY)
      } catch {
        try? controller.close()
        throw error
      }
    }

    /// Sets the size of the terminal in cells and in pixels.
    func resize(columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int) {
      var size = winsize(
        ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns),
        ws_xpixel: UInt16(clamping: pixelWidth), ws_ypixel: UInt16(clamping: pixelHeight))
      _ = ioctl(descriptor.rawValue, numericCast(TIOCSWINSZ), &size)
    }

    func close() {
      try? descriptor.close()
      try? controller.close()
    }

    #if canImport(Darwin)
      private static func path(of controller: Int32) -> String? {
        guard grantpt(controller) == 0, unlockpt(controller) == 0 else { return nil }
        return ptsname(controller).map { String(cString: $0) }
      }
    #else
      /// Uses `ioctl`, because Swift does not import the C library's `unlockpt` and `ptsname`.
      private static func path(of controller: Int32) -> String? {
        let unlock: UInt = 0x4004_5431
        let number: UInt = 0x8004_5430
        var locked: Int32 = 0
        var terminal: UInt32 = 0
        guard ioctl(controller, numericCast(unlock), &locked) == 0,
          ioctl(controller, numericCast(number), &terminal) == 0
        else { return nil }
        return "/dev/pts/\(terminal)"
      }
    #endif
  }
#endif
