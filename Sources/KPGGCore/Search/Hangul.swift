/// How Hangul syllables are made of jamo (The Unicode Standard, 3.12, *Conjoining Jamo Behavior*).
enum Hangul {
  private static let syllableBase: UInt32 = 0xAC00
  private static let choseongBase: UInt32 = 0x1100
  private static let jungseongBase: UInt32 = 0x1161
  private static let jongseongBase: UInt32 = 0x11A7
  private static let jungseongCount: UInt32 = 21
  private static let jongseongCount: UInt32 = 28

  /// A precomposed syllable's choseong, jungseong and, where it has one, jongseong, as conjoining
  /// jamo; any other scalar alone.
  static func jamo(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard ("가"..."힣").contains(scalar) else { return [scalar] }
    let index = scalar.value - syllableBase
    let jongseong = index % jongseongCount
    let values = [
      choseongBase + index / (jungseongCount * jongseongCount),
      jungseongBase + index / jongseongCount % jungseongCount,
      jongseongBase + jongseong,
    ]
    return values.prefix(jongseong == 0 ? 2 : 3).compactMap(Unicode.Scalar.init)
  }
}
