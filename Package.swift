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

// Only apps for Apple's platforms need the privacy manifest. Elsewhere, a resource would make every
// program load all of Foundation.
#if os(macOS)
  let (systemResources, systemExclusions) = ([Resource.copy("PrivacyInfo.xcprivacy")], [String]())
#else
  let (systemResources, systemExclusions) = ([Resource](), ["PrivacyInfo.xcprivacy"])
#endif

let package = Package(
  name: "kpgg",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "KPGGCore", targets: ["KPGGCore"]),
    .library(name: "KPGGQuiz", targets: ["KPGGQuiz"]),
    .executable(name: "kpgg", targets: ["kpgg"]),
  ],
  traits: [
    .default(enabledTraits: ["URLSession"]),
    .trait(
      name: "URLSession",
      description:
        "Sends requests with URLSession. Without it, kpgg on Linux sends them through a second build."
    ),
  ],
  targets: [
    .target(
      name: "KPGGCatalogData",
      exclude: ["catalog.image", "documents", "daily-roster.txt", "generate", "quizzes", "site"]),
    // Calls the operating system: files, folders, and locks. Chooses a Foundation for all targets.
    .target(
      name: "KPGGSystem", exclude: systemExclusions, resources: systemResources,
      swiftSettings: settings),
    .target(
      name: "KPGGCore",
      dependencies: ["KPGGCatalogData", "KPGGSystem"], swiftSettings: settings),
    .target(
      name: "KPGGQuiz", dependencies: ["KPGGCatalogData", "KPGGCore", "KPGGSystem"],
      swiftSettings: settings),
    // What only the program does with a catalog: exports, snapshots, validation, and the website.
    .target(
      name: "KPGGPublishing", dependencies: ["KPGGCatalogData", "KPGGCore", "KPGGSystem"],
      swiftSettings: settings),
    // The command line as the system passes it.
    .target(name: "KPGGArguments"),
    .executableTarget(
      name: "kpgg",
      dependencies: [
        "KPGGArguments", "KPGGCatalogData", "KPGGCore", "KPGGPublishing", "KPGGQuiz", "KPGGSystem",
      ],
      exclude: ["Manual/Articles"], swiftSettings: settings),
    // A test server that can also send broken replies.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: settings),
    // Helpers that all tests share, and the fixtures.
    .target(
      name: "TestSupport", dependencies: ["KPGGCore", "KPGGSystem"], path: "Tests/TestSupport",
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "KPGGSystemTests", dependencies: ["KPGGSystem", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "KPGGCoreTests",
      dependencies: [
        "KPGGCatalogData", "KPGGCore", "KPGGPublishing", "KPGGSystem", "LoopbackServer",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "KPGGQuizTests", dependencies: ["KPGGCore", "KPGGQuiz", "KPGGSystem", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "KPGGPublishingTests",
      dependencies: ["KPGGCore", "KPGGPublishing", "KPGGSystem", "TestSupport"],
      swiftSettings: settings),
    // A sample app that uses only the public API.
    .testTarget(
      name: "AppTests", dependencies: ["KPGGCore", "KPGGQuiz", "LoopbackServer", "TestSupport"],
      packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "kpggTests",
      dependencies: [
        "kpgg", "KPGGCore", "KPGGPublishing", "KPGGQuiz", "KPGGSystem", "LoopbackServer",
        "TestSupport",
      ],
      swiftSettings: settings),
  ],
  cLanguageStandard: .c2x
)
