import XCTest

@testable import kpgg

final class UnitsTests: CommandTestCase {
  func testTheDebutIsThatOfTheUnit() async {
    for (options, expected) in [
      ("--debut 2013", "AOA/units/AOA Black\n4MINUTE/units/2YOON\n"),
      ("--debut 2013-07..2016-02-12", "AOA/units/AOA Cream\nAOA/units/AOA Black\n"),
      // A part of the year is not certain.
      ("--debut 2002-07-01", ""), ("--debut 2002-07", "LUMINA/units/Lumi Duo\n"),
      // AOA debuted in 2012.
      ("aoa --debut 2012", ""), ("aoa --debut 2016,2018", "AOA/units/AOA Cream\n"),
      ("--debut 2002..2013-01 --tier 3", "LUMINA/units/Lumi Duo\n"),
    ] {
      await assertRun("units \(options) --fields id --plain", .prints(expected))
    }
  }
}
