@testable import kpgg

/// The elements of scenes that a picture shows in turn, again and again.
///
/// An element that several scenes share is written once. With reduced motion, only the first scene shows.
struct PictureMotion {
  private static let seconds = 2

  private let count: Int
  /// Elements that show in the same scenes.
  private var groups: [(scenes: [Int], elements: Markup)] = []

  /// - Parameter scenes: The elements of each scene, without duplicates.
  init(scenes: [[Markup]]) {
    count = scenes.count
    var scenesOfElement: [Markup: [Int]] = [:]
    for (index, elements) in scenes.enumerated() {
      for element in elements { scenesOfElement[element, default: []].append(index) }
    }
    for (index, elements) in scenes.enumerated() {
      for element in elements {
        guard let shown = scenesOfElement[element], shown.first == index else { continue }
        if let group = groups.firstIndex(where: { $0.scenes == shown }) {
          groups[group].elements += element
        } else {
          groups.append((shown, element))
        }
      }
    }
  }

  /// The elements of all scenes. A group with a class belongs to only some scenes.
  var elements: Markup {
    groups.map { group in
      guard group.scenes.count < count else { return group.elements }
      return "<g class=\"\(Self.name(of: group.scenes))\">\n\(group.elements)</g>\n"
    }.joined()
  }

  /// The rules that show the groups in their scenes.
  var rules: Markup {
    let partial = groups.map(\.scenes).filter { $0.count < count }
    guard !partial.isEmpty else { return "" }
    let hidden: [Markup] = partial.filter { $0[0] > 0 }
      .map { ".\(Self.name(of: $0)){visibility:hidden}\n" }
    let animated: [Markup] = partial.map { scenes in
      let name = Self.name(of: scenes)
      return """
        .\(name){animation:\(name) \(count * Self.seconds)s step-end infinite}
        @keyframes \(name){\(keyframes(of: scenes))}

        """
    }
    return """
      \(hidden.joined())@media (prefers-reduced-motion:no-preference){
      \(animated.joined())}

      """
  }

  /// The times at which elements appear and disappear.
  private func keyframes(of scenes: [Int]) -> Markup {
    (0..<count).filter { $0 == 0 || scenes.contains($0) != scenes.contains($0 - 1) }
      .map { scene -> Markup in
        let percent = String(Double(scene * 100) / Double(count))
        return "\(percent)%{visibility:\(scenes.contains(scene) ? "visible" : "hidden")}"
      }.joined()
  }

  private static func name(of scenes: [Int]) -> String {
    "in-" + scenes.map(String.init).joined(separator: "-")
  }
}
