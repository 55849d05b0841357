// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // An async function stays on its caller's thread: without it, reading a document in memory would
  // start a pool of threads.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "kpgg",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "KPGGCore", targets: ["KPGGCore"]),
    .executable(name: "kpgg", targets: ["kpgg"]),
  ],
  targets: [
    .target(name: "CatalogData", exclude: ["documents"]),
    .target(name: "KPGGCore", dependencies: ["CatalogData"], swiftSettings: settings),
    .executableTarget(name: "kpgg", dependencies: ["KPGGCore"], swiftSettings: settings),
    // An endpoint that misbehaves, for the tests.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: settings),
    .testTarget(
      name: "KPGGCoreTests", dependencies: ["KPGGCore", "LoopbackServer"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "kpggTests", dependencies: ["kpgg", "KPGGCore", "LoopbackServer"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
  ],
  cLanguageStandard: .c2x
)
