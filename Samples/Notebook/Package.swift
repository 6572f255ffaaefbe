// swift-tools-version: 6.1
import PackageDescription

// On a phone the module is the application's folder as it is. Elsewhere the same folder goes through the plugin.
#if os(Linux)
    let notebook: Target = .target(
        name: "Notebook", dependencies: [.product(name: "UIKit", package: "Espalier")], path: "Linux",
        swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "PortPlugin", package: "Espalier")])
    let tests: [Target] = [
        .testTarget(
            name: "NotebookTests", dependencies: ["Notebook", .product(name: "UIKit", package: "Espalier")],
            path: "Tests", swiftSettings: [.swiftLanguageMode(.v5)])
    ]
    let espalier: [Package.Dependency] = [.package(name: "Espalier", path: "../..")]
#else
    let notebook: Target = .target(name: "Notebook", path: "App", exclude: ["AppDelegate.swift"])
    let tests: [Target] = []
    let espalier: [Package.Dependency] = []
#endif

let package = Package(
    name: "Notebook", platforms: [.iOS(.v15)], products: [.library(name: "Notebook", targets: ["Notebook"])],
    dependencies: espalier, targets: [notebook] + tests)
