// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // An async function stays on its caller's actor. Otherwise, reading a document in memory would
  // start a pool of threads.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "kpgg",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "KPGGCore", targets: ["KPGGCore"]),
    .executable(name: "kpgg", targets: ["kpgg"]),
  ],
  traits: [
    .default(enabledTraits: ["URLSession"]),
    .trait(
      name: "URLSession",
      description:
        "Sends requests with URLSession. Without it, kpgg sends them through a second build."),
  ],
  targets: [
    .target(
      name: "KPGGCatalogData",
      exclude: [
        "documents", "daily-roster.txt", "generate", "quiz-dictionary.txt", "quizzes", "site",
      ]),
    // Calls the operating system: files, locks, and processes.
    .target(name: "KPGGSystem", swiftSettings: settings),
    .target(
      name: "KPGGCore",
      dependencies: ["KPGGCatalogData", "KPGGSystem"], swiftSettings: settings),
    .executableTarget(
      name: "kpgg", dependencies: ["KPGGCatalogData", "KPGGCore", "KPGGSystem"],
      swiftSettings: settings),
    // A test server that can also send broken replies.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["KPGGCore"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "KPGGSystemTests", dependencies: ["KPGGSystem", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "KPGGCoreTests",
      dependencies: ["KPGGCatalogData", "KPGGCore", "KPGGSystem", "LoopbackServer", "TestSupport"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
    // A sample app that uses only the public API.
    .testTarget(
      name: "AppTests", dependencies: ["KPGGCore", "TestSupport"], packageAccess: false,
      swiftSettings: settings),
    .testTarget(
      name: "kpggTests",
      dependencies: ["kpgg", "KPGGCore", "KPGGSystem", "LoopbackServer", "TestSupport"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
  ],
  cLanguageStandard: .c2x
)
