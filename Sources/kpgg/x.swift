import KPGGCore
@main struct X { static func main() async { print(BundledSource()) } }
