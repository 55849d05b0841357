import Foundation
import KPGGSystem
import XCTest

/// A pseudo-terminal for tests that need `isatty` to return true.
struct PseudoTerminal {
  let controller: FileDescriptor
  let descriptor: FileDescriptor

  /// Skips the test if the system has no pseudo-terminals, as in some containers.
  init() throws {
    let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let descriptor = Self.path(of: controller).map { open($0, O_RDWR | O_NOCTTY) } ?? -1
    guard controller >= 0, descriptor >= 0 else {
      throw XCTSkip("No pseudo-terminal can be opened here.")
    }
    self.controller = FileDescriptor(controller)
    self.descriptor = FileDescriptor(descriptor)
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
