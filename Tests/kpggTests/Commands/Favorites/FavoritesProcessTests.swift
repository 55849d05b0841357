import Foundation
import XCTest

@testable import kpgg

/// Runs `kpgg favorites` in concurrent and killed processes, and with a full disk.
final class FavoritesProcessTests: XCTestCase {
  func testConcurrentProcessesKeepAllFavorites() throws {
    let result = try Executable().shell(
      """
      export XDG_DATA_HOME="$PWD/data"
      "$KPGG" members --plain | cut -f 1 | head -100 | sort > names
      for part in 0 1 2 3 4 5 6 7; do
        sed -n "$((part + 1))~8p" names > "names-$part"
        while read -r name; do "$KPGG" favorites add "$name"; done < "names-$part" > /dev/null &
      done
      wait
      "$KPGG" favorites --plain | cut -f 1 | sort | cmp - names && wc -l < names
      ls -A data/kpgg
      """)
    XCTAssertEqual(
      result, Executable.Result(output: "100\nfavorites.json\n", errors: "", status: 0))
  }

  func testALeftoverOfAKilledProcessIsRemoved() throws {
    let result = try Executable().shell(
      """
      export XDG_DATA_HOME="$PWD/data"
      "$KPGG" favorites add IVE > /dev/null
      echo '{' > data/kpgg/.kpgg-favorites.json-0123456789abc
      echo mine > data/kpgg/.kpgg-favorites.json-backup
      "$KPGG" favorites add AOA
      ls -A data/kpgg
      """)
    XCTAssertEqual(
      result,
      Executable.Result(
        output: "added: AOA\n.kpgg-favorites.json-backup\nfavorites.json\n", errors: "", status: 0))
  }

  func testAFullDiskKeepsTheOldFile() throws {
    let result = try Executable().shell(
      """
      export XDG_DATA_HOME="$PWD/data"
      "$KPGG" favorites add IVE > /dev/null
      (ulimit -f 0; "$KPGG" favorites add TWICE 2> /dev/full); echo $?
      "$KPGG" favorites --plain --fields id; ls -A data/kpgg
      """)
    XCTAssertEqual(
      result, Executable.Result(output: "74\nIVE\nfavorites.json\n", errors: "", status: 0))
  }
}
