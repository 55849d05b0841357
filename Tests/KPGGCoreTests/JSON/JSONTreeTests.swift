import XCTest

@testable import KPGGCore

final class JSONElementTests: XCTestCase {
  func testAValueOfAnotherKindHasNoValue() throws {
    let number = try parsed("1")
    XCTAssertNil(number.text)
    XCTAssertNil(number.boolean)
    XCTAssertNil(number["a"])
    XCTAssertEqual(number.count, 0)
    XCTAssertEqual(Array(number.elements).count, 0)
    XCTAssertEqual(number.members.count, 0)
    let text = try parsed(#""1""#)
    XCTAssertNil(text.number)
    XCTAssertNil(text.numberText)
    XCTAssertEqual(text.count, 0)
  }

  func testMembersAreInDocumentOrder() throws {
    let object = try parsed(#"{"b": [1, {"x": 2}], "a": null, "\u0063": "c"}"#)
    XCTAssertEqual(object.members.map(\.key), ["b", "a", "c"])
    XCTAssertEqual(object.members.map(\.value.kind), [.array, .null, .text])
    XCTAssertEqual(object.count, 3)
  }

  func testElementsAreInOrder() throws {
    let array = try parsed(#"[[1, [2]], {"a": [3]}, "x", null, 4]"#)
    XCTAssertEqual(array.elements.map(\.kind), [.array, .object, .text, .null, .number])
    XCTAssertEqual(array.count, 5)
  }

  func testANullMemberCountsAsMissing() throws {
    let object = try parsed(#"{"a": null, "b": 1}"#)
    XCTAssertNil(object["a"])
    XCTAssertNil(object["c"])
    XCTAssertEqual(object["b"]?.number, 1)
  }

  func testEveryValueHasItsLocation() throws {
    let root = try parsed("\u{FEFF}{\n  \"a\": [1, \"효\", {\"b\\n\": true}],\n\t\"c\": {}}")
    let list = try XCTUnwrap(root["a"])
    let elements = Array(list.elements)
    let inner = try XCTUnwrap(elements[2]["b\n"])
    let last = try XCTUnwrap(root["c"])
    for (element, keyPath, position) in [
      (root, "", "line 1, column 1"), (list, "a", "line 2, column 8"),
      (elements[0], "a[0]", "line 2, column 9"), (elements[1], "a[1]", "line 2, column 12"),
      (elements[2], "a[2]", "line 2, column 17"), (inner, "a[2].b\n", "line 2, column 25"),
      (last, "c", "line 3, column 7"),
    ] {
      XCTAssertEqual(element.keyPath.description, keyPath)
      XCTAssertEqual(element.position.description, position)
    }
  }

  func testSeveralLocationsAreFoundTogether() throws {
    let root = try parsed(#"[{"a": [1, 2]}, 3, {"b": {}}]"#)
    let locations = root.tree.locations(of: root.tree.nodes.indices.reversed())
    XCTAssertEqual(
      locations.sorted { $0.key < $1.key }.map(\.value.keyPath.description),
      ["", "[0]", "[0].a", "[0].a[0]", "[0].a[1]", "[1]", "[2]", "[2].b"])
  }
}

final class JSONObjectTests: XCTestCase {
  func testMembersAreFoundInAnyOrder() throws {
    try assertMembersAreFoundInAnyOrder(in: #"{"b": {"a": 9}, "a": [8, 8], "d": "x", "c": 3}"#)
  }

  func testMembersOfASortedObjectAreFoundInAnyOrder() throws {
    try assertMembersAreFoundInAnyOrder(in: #"{"a": [8, 8], "b": {"a": 9}, "c": 3, "d": "x"}"#)
  }

  func testAPrefixOfAKeyDoesNotMatch() throws {
    for text in [#"{"ab": 1, "abc": 2, "b": 3}"#, #"{"b": 3, "abc": 2, "ab": 1}"#] {
      var object = JSONObject(try parsed(text))
      XCTAssertNil(object["a"], text)
      XCTAssertNil(object["abcd"], text)
      XCTAssertNil(object["aa"], text)
      XCTAssertEqual(object["ab"]?.number, 1, text)
      XCTAssertEqual(object["b"]?.number, 3, text)
      XCTAssertEqual(object["abc"]?.number, 2, text)
    }
  }

  private func assertMembersAreFoundInAnyOrder(in text: String) throws {
    let keys: [StaticString] = ["a", "b", "c", "d"]
    let root = try parsed(text)
    for first in keys {
      for second in keys {
        for third in keys {
          var object = JSONObject(root)
          for key in [first, second, third] {
            XCTAssertEqual(object[key]?.keyPath.description, key.description)
          }
        }
      }
    }
  }

  func testAMissingMemberIsNotFoundAndDoesNotHideOthers() throws {
    var object = JSONObject(try parsed(#"{"a": 1, "c": null}"#))
    XCTAssertNil(object["b"])
    XCTAssertNil(object["c"])
    XCTAssertEqual(object.member("c")?.kind, .null)
    XCTAssertEqual(object["a"]?.number, 1)
    XCTAssertNil(object[""])
    XCTAssertNil(object["aa"])
  }

  func testAKeyWithEscapesIsFound() throws {
    var object = JSONObject(try parsed(#"{"\u0061\n": 1, "\ud83d\ude00": 2}"#))
    XCTAssertEqual(object["😀"]?.number, 2)
    XCTAssertEqual(object["a\n"]?.number, 1)
  }

  func testKeysAreComparedByTheirBytes() throws {
    var object = JSONObject(try parsed("{\"\u{E9}\": 1}"))
    XCTAssertNil(object["e\u{301}"])
    XCTAssertEqual(object["\u{E9}"]?.number, 1)
  }

  func testAnotherValueHasNoMembers() throws {
    var object = JSONObject(try parsed(#"["a", 1]"#))
    XCTAssertNil(object["a"])
  }
}
