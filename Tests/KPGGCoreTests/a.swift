import XCTest
import KPGGCore
final class A: XCTestCase {
  func testA() async throws {
    let r = CatalogReader(source: BundledSource())
    let c = try await r.countedCatalog()
    XCTAssertEqual(c.groups.count, 83)
    XCTAssertEqual(c.sections.map(\.memberCount).reduce(0) { $0 + ($1 ?? 0) }, 596)
    XCTAssertEqual(IndexDocument(c).data, BundledSource().document(at: .index))
    for g in c.groups {
      let l = try await r.lineUp(of: g)
      let d = GroupDocument(l)
      XCTAssertEqual(d.data, BundledSource().document(at: d.path), "\(g.id)")
    }
    for n in [
      "(g)i-dle", "gidle", "여자아이들", "f(x)", "fx", "izone", "fromis9", "2ne1", "girls day", "omg",
      "오마이걸", "***",
    ] {
      print(n, c.group(named: n))
    }
    print(c.sections.map { ($0.key, $0.title, $0.koreanTitle, $0.groups.count) })
  }
}
