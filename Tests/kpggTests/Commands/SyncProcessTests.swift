import Foundation
import KPGGPublishing
import KPGGQuiz
import LoopbackServer
import Synchronization
import XCTest

@testable import kpgg

/// Kills `kpgg sync` while it waits for documents.
final class SyncProcessTests: XCTestCase {
  func testASyncAfterAKilledOneRequestsOnlyWhatIsMissing() throws {
    let folder = try temporaryFolder()
    let tree = folder.url.appendingPathComponent("public")
    let export = try Executable().run(TypedLine(["export", tree.path]))
    XCTAssertEqual(export.status, 0, export.errors)
    let repliesLeft = Mutex(11)
    let server = try LoopbackServer { request in
      let isReplied = repliesLeft.withLock { left in
        left -= 1
        return left >= 0
      }
      return isReplied ? Self.reply(to: request.target, from: tree) : .raw("", .hold)
    }
    defer { server.stop() }
    let variables = ["KPGG_SOURCE": server.base, "XDG_CACHE_HOME": folder.url.path]
    let killed = try Executable().shell(
      """
      "$KPGG" sync & sync=$!
      records="$XDG_CACHE_HOME/kpgg/endpoints/*/unfinished/records/group"
      for i in $(seq 600); do
        [ "$(ls $records 2> /dev/null | wc -l)" -eq 11 ] && break
        sleep 0.05
      done
      ls $records
      kill -KILL $sync
      wait $sync 2> /dev/null
      """, in: variables)
    XCTAssertEqual(killed.status, 128 + SIGKILL, killed.errors)
    let received = Set(
      killed.output.split(separator: "\n").map { "/group/\($0)".removingPercentEncoding })
    XCTAssertEqual(received.count, 11)

    repliesLeft.withLock { $0 = .max }
    let before = server.requests.count
    let result = try Executable().run("sync", in: variables)
    let groups = SampleCatalog.groupCount
    XCTAssertEqual(
      result.output, "\(groups) groups: \(groups) added, 0 changed, 0 removed\n", result.errors)
    let requested = server.requests.dropFirst(before).map(\.target.removingPercentEncoding)
    XCTAssertEqual(requested.first, "/group/")
    XCTAssertEqual(requested.count, 1 + groups - 10)
    XCTAssertTrue(received.isDisjoint(with: requested))
  }

  private static func reply(to target: String, from tree: URL) -> Reply {
    let path = target.removingPercentEncoding ?? target
    let file = tree.appendingPathComponent(path == "/group/" ? "/group/index.json" : path)
    return (try? Data(contentsOf: file)).map { .response(200, body: $0) } ?? .response(404)
  }
}
