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

// The release build loads libcurl with the first request, not at every start. It needs flags that
// SwiftPM calls unsafe: a package with unsafe flags cannot be a dependency.
let loadsCurlLazily = Context.environment["KPGG_LAZY_CURL"] == "1"

let lazyCurlSettings: [SwiftSetting] = [
  .define("KPGG_LAZY_CURL"),
  .unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "curl"]),
]

let package = Package(
  name: "kpgg",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "KPGGCore", targets: ["KPGGCore"]),
    .executable(name: "kpgg", targets: ["kpgg"]),
  ],
  targets: [
    .target(name: "KPGGCatalogData", exclude: ["documents"]),
    // Calls the operating system: files, locks, and processes.
    .target(name: "KPGGSystem", swiftSettings: settings),
    .target(
      name: "KPGGCore",
      dependencies: ["KPGGCatalogData", "KPGGSystem"] + (loadsCurlLazily ? ["KPGGCurlLoader"] : []),
      swiftSettings: settings + (loadsCurlLazily ? lazyCurlSettings : [])),
    .executableTarget(
      name: "kpgg", dependencies: ["KPGGCore", "KPGGSystem"],
      swiftSettings: settings + (loadsCurlLazily ? lazyCurlSettings : [])),
    // A test server that can also send broken replies.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "KPGGSystemTests", dependencies: ["KPGGSystem", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "KPGGCoreTests",
      dependencies: ["KPGGCatalogData", "KPGGCore", "KPGGSystem", "LoopbackServer", "TestSupport"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
    // A sample app that uses only the public API.
    .testTarget(name: "AppTests", dependencies: ["KPGGCore"], swiftSettings: settings),
    .testTarget(
      name: "kpggTests",
      dependencies: ["kpgg", "KPGGCore", "KPGGSystem", "LoopbackServer", "TestSupport"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
  ] + (loadsCurlLazily ? [.target(name: "KPGGCurlLoader")] : []),
  cLanguageStandard: .c2x
)
