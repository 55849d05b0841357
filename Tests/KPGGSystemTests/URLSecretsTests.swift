import KPGGSystem
import XCTest

final class URLSecretsTests: XCTestCase {
  func testSecretsOfAURLAreRemoved() {
    assertRemoved([
      ("https://me:secret@example.com/kpgg", "https://***@example.com/kpgg"),
      ("https://secret@example.com", "https://***@example.com"),
      ("HTTPS://me:secret@example.com:8080/", "HTTPS://***@example.com:8080/"),
      ("https://me:p@ss@example.com", "https://***@example.com"),
      ("https://me:pa/ss@example.com", "https://***@example.com"),
      ("https://me:p' s@example.com", "https://***@example.com"),
      ("https://me:p\u{1B}\u{301}가@example.com", "https://***@example.com"),
      ("https://example.com/?token=secret", "https://example.com/?***"),
      ("https://me:12/se@example.com", "https://***@example.com"),
      ("https://example.com/a@1/?token=se@cret", "https://example.com/a@1/?***"),
      ("mpv http://a.example/ -p http://me:secret@b", "mpv http://a.example/ -p http://***@b"),
      ("https://example.com/#secret", "https://example.com/#***"),
      ("https://me:pa?ss@example.com/?a=1", "https://***"),
      ("https://me:secret@example.com/?a=1#b", "https://***@example.com/?***"),
    ])
  }

  func testSecretsOfAMistypedURLAreRemoved() {
    assertRemoved([
      ("me:secret@example.com/kpgg", "***@example.com/kpgg"),
      ("me:secret@example.com/kpgg/?token", "***@example.com/kpgg/?***"),
      ("https:me:secret@example.com/#token", "***@example.com/#***"),
      ("//me:secret@example.com/", "//***@example.com/"),
      ("http:/me:secret@example.com", "http:/***@example.com"),
      ("https:me:secret@example.com", "***@example.com"),
      ("https:secret@example.com", "***@example.com"),
      ("https:\\\\me:secret@example.com", "https:\\\\***@example.com"),
      ("me:p://ss@example.com", "***@example.com"),
      ("me:https://ss@example.com", "***@example.com"),
      ("/home/a/me:secret@example.com/group", "/home/a/***@example.com/group"),
      ("--proxy=me:secret@example.com", "--proxy=***@example.com"),
      ("mpv --proxy=http://me:secret@example.com", "mpv --proxy=http://***@example.com"),
      ("example.com/kpgg?token=secret/group", "example.com/kpgg?***"),
      ("example.com/kpgg#token=secret", "example.com/kpgg#***"),
      ("https://me:secret@", "https://***@"),
      ("https://me:secret%40example.com/kpgg", "https://***/kpgg"),
      ("https://me:secret＠example.com/?a=1", "https://***/?***"),
      ("https://me%3Asecret%40example.com/kpgg", "https://***/kpgg"),
      ("http://http//me:secret%40example.com/group/", "http://***/group/"),
      ("http://http://me:secret%40example.com/?a=1", "http://***/?***"),
      ("http://https://me:secret@example.com/", "http://***@example.com/"),
      ("https://a.example\\@secret@example.com/kpgg", "https://***@example.com/kpgg"),
    ])
  }

  func testOtherTextsStayTheSame() {
    for text in [
      "", "오마이걸", "https://example.com:8080/kpgg/", "a@b",
      "http://[::1]:80/", "https:\\\\example.com\\kpgg", "https://example.com/f%28x%29",
      "https://cdn.example.com/gh/me/kpgg@1.2/group/", "/home/a/photo@2x.png", "Who?",
      "#Cookie Jar", "What?#", "12:30", "Is it 'a'?", "'What is Love?' is a song", "5 @ 6: 'x'",
      "use --from=1994, or 'kpgg help'?", "'", "''", "a 'b", "'a'는 'b'", "\u{301}@\u{301}:?",
    ] {
      XCTAssertEqual(URLSecrets.removed(from: text), text)
      XCTAssertEqual(URLSecrets.removed(fromSentence: text), text)
    }
  }

  func testSecretsOfASentenceAreRemoved() {
    for (text, expected) in [
      (
        "'https://a:s@example.com' and 'b:s@example.org' differ: a@c",
        "'https://***@example.com' and '***@example.org' differ: a@c"
      ),
      ("cannot read 'http:/me:a b@x/group': no file", "cannot read 'http:/***@x/group': no file"),
      ("https://example.com/?sign=secret: it failed", "https://example.com/?***: it failed"),
      ("me:secret@example.com: not found", "***@example.com: not found"),
      ("찾을 수 없습니다: 'me:se cret@x'에서", "찾을 수 없습니다: '***@x'에서"),
      ("(https://example.com/#secret)", "(https://example.com/#***)"),
      ("'me:se\ncret@x' not found", "'***@x' not found"),
      ("'https://me:se' cret@x' not found", "'https://***@x' not found"),
      ("'a:b' and 'c@d'", "'a:b' and 'c@d'"),
      ("'me:a' b' c@x' and 'd:e@y' differ", "'***@x' and '***@y' differ"),
    ] {
      XCTAssertEqual(URLSecrets.removed(fromSentence: text), expected)
      XCTAssertEqual(URLSecrets.removed(fromSentence: expected), expected)
    }
  }

  /// Checks that the secrets of values are removed, and that nothing more is removed a second time.
  private func assertRemoved(_ values: [(value: String, expected: String)], line: UInt = #line) {
    for (value, expected) in values {
      XCTAssertEqual(URLSecrets.removed(from: value), expected, line: line)
      XCTAssertEqual(URLSecrets.removed(from: expected), expected, line: line)
    }
  }
}
