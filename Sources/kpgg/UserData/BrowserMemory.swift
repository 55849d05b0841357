import KPGGCore
import KPGGSystem

/// The file `browse.json`, which several processes can read and change at once.
typealias BrowserMemoryFile = UserFile<BrowserMemory>

/// The view, the orders, and the language with which `browse` starts the next time.
struct BrowserMemory: Equatable, Sendable {
  var language: Language?
  var view: HomeStyle?
  var orders: [ListKind: ListOrder] = [:]

  /// Takes over what another value has.
  mutating func replace(with newer: BrowserMemory) {
    language = newer.language ?? language
    view = newer.view ?? view
    orders.merge(newer.orders) { $1 }
  }
}

extension BrowserMemory: UserDocument {
  static let name = "browse"

  static let byteLimit = 64 << 10

  // Nothing in it is worth an error.
  static let replacesDamagedFile = true

  private enum Keys {
    static let language = Setting.language.rawValue
    static let view = Setting.view.rawValue
    static let orders = "orders"
    static let key = Setting.sort.rawValue
    static let isReversed = "reversed"
  }

  /// Reads an object. Values that this version does not know count as missing.
  init(decoding data: Data) throws(VersionedJSONError) {
    let root = try VersionedJSON.root(of: data, byteLimit: Self.byteLimit)
    guard root.kind == .object else { throw .invalid(.root, .wrongType(expected: .object)) }
    language = root.member(Keys.language)?.text.flatMap { Language(rawValue: $0) }
    view = root.member(Keys.view)?.text.flatMap { HomeStyle(rawValue: $0) }
    let stored = root.member(Keys.orders)
    for kind in ListKind.allCases {
      guard let order = stored?.member(kind.rawValue),
        let key = order.member(Keys.key)?.text.flatMap({ ListOrder.Key(rawValue: $0) }),
        kind.keys.contains(key)
      else { continue }
      let isReversed = order.member(Keys.isReversed)?.boolean ?? false
      orders[kind] = ListOrder(key: key, isReversed: isReversed)
    }
  }

  /// An object with `lang`, `orders`, and `view`.
  var json: JSONValue {
    let orders = orders.map { kind, order in
      (
        key: kind.rawValue,
        value: JSONValue.object([
          Keys.key: .string(order.key.rawValue), Keys.isReversed: .boolean(order.isReversed),
        ])
      )
    }
    return .object([
      Keys.language: JSONValue(language?.rawValue),
      Keys.orders: .object(JSONMembers(orders)), Keys.view: JSONValue(view?.rawValue),
    ])
  }
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
