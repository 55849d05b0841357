import KPGGCore
import KPGGQuiz

/// The filter line of a screen with a list.
struct ListControls: Hashable, Sendable {
  var filter = TextField()
  /// Whether keys edit the filter.
  var isTyping = false

  /// Whether the filter line is visible.
  var isActive: Bool { isTyping || !filter.text.isEmpty }
}

/// Something in a list that can be selected. It stays selected when the list changes its order.
enum ListEntry: Hashable, Sendable {
  case subject(Favorite)
  case song(Song)
}
