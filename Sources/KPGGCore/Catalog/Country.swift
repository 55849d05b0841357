/// The Korean names of countries. The catalog has their English names.
package enum Country {
  /// Returns the Korean names of a country, the usual one first; the English name if it has no
  /// translation.
  ///
  ///     Country.koreanNames(of: "South Korea")  // ["대한민국", "한국"]
  package static func koreanNames(of englishName: String) -> [String] {
    names[englishName] ?? [englishName]
  }

  private static let names = [
    "South Korea": ["대한민국", "한국"], "North Korea": ["북한"], "Japan": ["일본"], "China": ["중국"],
    "Taiwan": ["대만"], "Hong Kong": ["홍콩"], "Macau": ["마카오"], "Mongolia": ["몽골"],
    "Thailand": ["태국"], "Vietnam": ["베트남"], "Indonesia": ["인도네시아"], "Philippines": ["필리핀"],
    "Malaysia": ["말레이시아"], "Singapore": ["싱가포르"], "Myanmar": ["미얀마"], "India": ["인도"],
    "United States": ["미국"], "Canada": ["캐나다"], "Brazil": ["브라질"], "Mexico": ["멕시코"],
    "Australia": ["호주", "오스트레일리아"], "New Zealand": ["뉴질랜드"], "United Kingdom": ["영국"],
    "France": ["프랑스"], "Germany": ["독일"], "Switzerland": ["스위스"], "Sweden": ["스웨덴"],
    "Russia": ["러시아"],
  ]
}
