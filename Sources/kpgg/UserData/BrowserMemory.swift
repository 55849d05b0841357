import KPGGCore
import KPGGSystem

/// The file `browse.json`, which several processes can read and change at once.
typealias BrowserMemoryFile = UserFile<BrowserMemory>

/// The view, the orders, and the language with which `browse` starts the next time.
///
/// Values that this version does not know count as missing, and stay in the document.
struct BrowserMemory: Equatable, Sendable {
  private var document = SettingsDocument()

  init(
    language: Language? = nil, view: HomeStyle? = nil, orders: [ListKind: ListOrder] = [:]
  ) {
    (self.language, self.view, self.orders) = (language, view, orders)
  }

  var language: Language? {
    get { document[.language].flatMap { Language(rawValue: $0) } }
    set { if newValue != language { document[.language] = newValue?.rawValue } }
  }

  var view: HomeStyle? {
    get { document[.view].flatMap { HomeStyle(rawValue: $0) } }
    set { if newValue != view { document[.view] = newValue?.rawValue } }
  }

  var orders: [ListKind: ListOrder] {
    get {
      var orders: [ListKind: ListOrder] = [:]
      for kind in ListKind.allCases { orders[kind] = order(of: kind) }
      return orders
    }
    set {
      guard newValue != orders else { return }
      var members = storedOrders
      for kind in ListKind.allCases where newValue[kind] != order(of: kind) {
        members[kind.rawValue] = newValue[kind].map { order in
          var stored: JSONMembers = [:]
          if case .object(let known)? = members[kind.rawValue] { stored = known }
          stored[Keys.key] = .string(order.key.rawValue)
          stored[Keys.isReversed] = .boolean(order.isReversed)
          return .object(stored)
        }
      }
      document.members[Keys.orders] = .object(members)
    }
  }

  /// Takes over what another value has.
  mutating func replace(with newer: BrowserMemory) {
    language = newer.language ?? language
    view = newer.view ?? view
    orders.merge(newer.orders) { $1 }
  }

  private enum Keys {
    static let orders = "orders"
    static let key = Setting.sort.rawValue
    static let isReversed = "reversed"
  }

  private var storedOrders: JSONMembers {
    if case .object(let members)? = document.members[Keys.orders] { members } else { [:] }
  }

  private func order(of kind: ListKind) -> ListOrder? {
    guard case .object(let order)? = storedOrders[kind.rawValue],
      case .string(let text)? = order[Keys.key], let key = ListOrder.Key(rawValue: text),
      kind.keys.contains(key)
    else { return nil }
    return ListOrder(key: key, isReversed: order[Keys.isReversed] == .boolean(true))
  }
}

extension BrowserMemory: UserDocument {
  static let name = "browse"

  static let byteLimit = SettingsDocument.byteLimit

  init() { self.init(language: nil) }

  init(decoding data: Data) throws(VersionedJSONError) {
    document = try SettingsDocument(decoding: data)
  }

  /// An object with `lang`, `orders`, and `view`, and with unknown keys of the file.
  var json: JSONValue { document.json }
}

extension Session {
  /// The file with what `browse` remembers; `nil` if the environment names no folder for it.
  var browserMemoryFile: BrowserMemoryFile? {
    // A change of the view must not stop the screen for long.
    UserFolders(environment: context.environment).state.map {
      BrowserMemoryFile(folder: $0, lockTimeout: .seconds(1))
    }
  }

  /// Reads what `browse` remembers. A file that cannot be read is ignored with a note.
  func browserMemory() -> (memory: BrowserMemory, notice: String?) {
    do throws(UserFileError) {
      return (try browserMemoryFile?.read() ?? BrowserMemory(), nil)
    } catch .unreadable(_, SystemError.notAFolder.reason) {
      // A home such as /dev/null has no files.
      return (BrowserMemory(), nil)
    } catch {
      let words = textWriter.words
      return (BrowserMemory(), words.ignoredFile(error.text(in: words).message))
    }
  }
}

extension BrowserMemory {
  /// The remembered values that differ from the defaults: `view list`, `sort debut (groups)`.
  func texts(beside settings: SettingValues) -> [String] {
    var texts: [String] = []
    func add(_ setting: Setting, _ text: String?) {
      guard let text, settings.chosen(setting) == nil else { return }
      texts.append("\(setting.rawValue) \(text)")
    }
    add(.language, language?.rawValue)
    add(.view, view?.rawValue)
    for kind in ListKind.allCases {
      guard let order = orders[kind], order != ListOrder() else { continue }
      let direction = order.isReversed ? ", reversed" : ""
      add(.sort, "\(order.key.rawValue) (\(kind.rawValue)\(direction))")
    }
    return texts
  }
}

extension BrowserState {
  /// Starts as the settings and the last browser say, in this order.
  mutating func start(with settings: SettingValues, after memory: BrowserMemory) {
    if settings.chosen(.language) == nil { language = memory.language ?? language }
    let view = settings.chosen(.view).flatMap { HomeStyle(rawValue: $0.text) }
    homeStyle = view ?? memory.view ?? homeStyle
    orders = memory.orders
    guard let text = settings.chosen(.sort)?.text, let key = ListOrder.Key(rawValue: text) else {
      return
    }
    for kind in ListKind.allCases where kind.keys.contains(key) {
      orders[kind] = ListOrder(key: key)
    }
  }
}
