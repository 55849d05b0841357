import XCTest

/// Returns the error of an asynchronous expression. Fails the test if it throws another kind of
/// error, or none.
@discardableResult
func thrownError<Value, Failure: Error>(
  as _: Failure.Type, _ expression: @autoclosure () async throws -> Value,
  file: StaticString = #filePath, line: UInt = #line
) async -> Failure? {
  do {
    let value = try await expression()
    XCTFail("no error but \(value)", file: file, line: line)
    return nil
  } catch {
    XCTAssertTrue(error is Failure, "\(error)", file: file, line: line)
    return error as? Failure
  }
}
