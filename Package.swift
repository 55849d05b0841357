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

// The release build: libcurl is loaded with the first request, rather than at every start. SwiftPM
// calls its flags unsafe: if they were always set, no other package could depend on this one.
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
    // The C library and Foundation, files, and processes: everything that calls the system.
    .target(name: "KPGGSystem", swiftSettings: settings),
    .target(
      name: "KPGGCore",
      dependencies: ["KPGGCatalogData", "KPGGSystem"] + (loadsCurlLazily ? ["KPGGCurlLoader"] : []),
      swiftSettings: settings + (loadsCurlLazily ? lazyCurlSettings : [])),
    .executableTarget(
      name: "kpgg", dependencies: ["KPGGCore", "KPGGSystem"],
      swiftSettings: settings + (loadsCurlLazily ? lazyCurlSettings : [])),
    // A server for the tests, which can also misbehave.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "KPGGSystemTests", dependencies: ["KPGGSystem", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "KPGGCoreTests",
      dependencies: ["KPGGCatalogData", "KPGGCore", "KPGGSystem", "LoopbackServer", "TestSupport"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
    // An app on the public API.
    .testTarget(name: "AppTests", dependencies: ["KPGGCore"], swiftSettings: settings),
    .testTarget(
      name: "kpggTests",
      dependencies: ["kpgg", "KPGGCore", "KPGGSystem", "LoopbackServer", "TestSupport"],
      resources: [.copy("../../Fixtures")], swiftSettings: settings),
  ] + (loadsCurlLazily ? [.target(name: "KPGGCurlLoader")] : []),
  cLanguageStandard: .c2x
)
