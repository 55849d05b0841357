// The declarations of SwiftUI that the samples use. .ci/documentation compiles the samples against this
// module, because SwiftUI does not exist on Linux.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension View {
  public func overlay(@ViewBuilder content: () -> some View) -> some View { self }

  public func task(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    self
  }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View {
    EmptyView()
  }
}

extension Never: View {
  public var body: Never { self }
}

public struct EmptyView: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ content: some StringProtocol) {}
  public var body: Never { fatalError() }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct List<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {}
  public var body: Never { fatalError() }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
