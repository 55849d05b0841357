import Foundation
import LoopbackServer
import XCTest

@testable import kpgg

final class ChildPipeTests: XCTestCase {
  func testNeitherEndIsInherited() throws {
    let pipe = try ChildPipe()
    defer { [pipe.reader, pipe.writer].forEach(Platform.close) }
    for end in [pipe.reader, pipe.writer] {
      XCTAssertEqual(fcntl(end, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC)
    }
  }

  func testClosedStreamsOfTheProgramAreNotTakenForThoseOfItsChild() throws {
    let server = try LoopbackServer { _ in .ok(#"{"group": {}}"#) }
    defer { server.stop() }
    let result = try Executable().shell(
      "XDG_CACHE_HOME=$PWD \"$KPGG\" sections --json --source \(server.base) <&- >&-")
    XCTAssertEqual(
      result,
      Executable.Result(
        output: "", errors: "kpgg: error: cannot write the output: Bad file descriptor\n",
        status: 74))
  }
}
