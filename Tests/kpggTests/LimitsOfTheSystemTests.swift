import XCTest

/// The program under the limits of `ulimit`.
final class LimitsOfTheSystemTests: XCTestCase {
  func testALimitOnFileSizeIsAnErrorThatLeavesNothingBehind() throws {
    for command in [
      "export tree", "snapshot save a.json", "favorites add IVE", "favorites export a.json",
    ] {
      let result = try Executable().shell(
        """
        export XDG_DATA_HOME="$PWD/data"
        (ulimit -f 0; "$KPGG" \(command) 2> /dev/full); echo $?
        find . -type f | grep -vc -e errors -e output
        """, in: Executable.withoutCoverage)
      XCTAssertEqual(result.output, "74\n0\n", command)
    }
  }

  func testAnExportThatDoesNotFitLeavesNoFolder() throws {
    for blocks in [0, 1, 2, 8] {
      let result = try Executable().shell(
        """
        (ulimit -f \(blocks); "$KPGG" export tree 2> /dev/full); echo $?
        test -e tree; echo $?
        """, in: Executable.withoutCoverage)
      XCTAssertEqual(result.output, "74\n1\n", "\(blocks)")
    }
  }

  func testAnExportThatDoesNotFitKeepsTheOldOne() throws {
    let result = try Executable().shell(
      """
      "$KPGG" export tree > /dev/null
      echo '{}' > tree/group/IVE
      cp -r tree damaged
      (ulimit -f 2; "$KPGG" export tree 2> /dev/full); echo $?
      diff -r tree damaged && echo same
      """, in: Executable.withoutCoverage)
    XCTAssertEqual(result.output, "74\nsame\n")
  }

  func testALimitOnFileSizeEndsOutputWithAnError() throws {
    let result = try Executable().shell(
      """
      (ulimit -f 1; "$KPGG" members --json > members.json 2> /dev/full); echo $?
      """, in: Executable.withoutCoverage)
    XCTAssertEqual(result.output, "74\n")
  }

  func testArgumentsAreReadWithoutADescriptor() throws {
    let result = try Executable().shell(
      """
      (ulimit -c 0; ulimit -n 3; exec "$KPGG" validate /nowhere) > /dev/null; echo $?
      """)
    // A dynamic program does not even start.
    XCTAssertTrue(["66\n", "127\n"].contains(result.output), result.output)
  }

  func testACommandLineWithoutANameIsAnError() throws {
    let result = try Executable().shell(
      """
      bash -c 'exec -a "" "$KPGG"'; echo $?
      bash -c 'exec -a "" "$KPGG" --version' > /dev/null; echo $?
      """)
    XCTAssertEqual(result.output, "64\n0\n")
    XCTAssertEqual(
      result.errors, "kpgg: error: no program name was passed; start kpgg from a shell\n")
  }

  func testTooFewDescriptorsForThreadsAreAnError() throws {
    for limit in [4, 5, 6, 8, 10] {
      let result = try Executable().shell(
        """
        (ulimit -c 0; ulimit -n \(limit); exec "$KPGG" browse --linear) < /dev/null > /dev/null
        echo $?
        """)
      XCTAssertTrue(["66\n", "127\n"].contains(result.output), "\(limit): \(result)")
    }
  }

  func testTooFewDescriptorsAreAnError() throws {
    for limit in [4, 5, 6, 8, 10, 12, 14, 20] {
      let result = try Executable().shell(
        """
        (ulimit -c 0; ulimit -n \(limit); exec "$KPGG" validate) > /dev/null; echo $?
        (ulimit -c 0; ulimit -n \(limit)
        exec "$KPGG" groups --source http://127.0.0.1:9/) > /dev/null; echo $?
        """)
      XCTAssertEqual(result.output, "0\n69\n", "\(limit): \(result.errors)")
    }
  }
}
