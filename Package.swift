// swift-tools-version: 6.1
import PackageDescription

/// One library target of the package, with the targets that it stands on.
struct Library {
    let name: String
    let dependencies: [String]
    /// Whether users can depend on it by itself.
    var isProduct = true
}

// An arrow points down only: a target may name those above it in this list, never those below.
let libraries = [
    Library(name: "EspalierSupport", dependencies: [], isProduct: false),
    Library(name: "EspalierObservation", dependencies: ["EspalierSupport"]),
    Library(name: "EspalierViews", dependencies: ["EspalierObservation"]),
    Library(name: "EspalierRelatives", dependencies: ["EspalierObservation", "EspalierViews"]),
    Library(name: "EspalierSLL", dependencies: ["EspalierSupport"]),
    Library(name: "EspalierLayout", dependencies: ["EspalierSLL", "EspalierViews"]),
    Library(name: "EspalierControls", dependencies: ["EspalierObservation", "EspalierViews"]),
    Library(name: "EspalierControllers", dependencies: ["EspalierControls", "EspalierViews"]),
    Library(
        name: "EspalierScenarios",
        dependencies: [
            "EspalierControls", "EspalierLayout", "EspalierRelatives", "EspalierSLL", "EspalierSupport",
            "EspalierViews",
        ]),
    Library(
        name: "Espalier",
        dependencies: [
            "EspalierObservation", "EspalierViews", "EspalierRelatives", "EspalierSLL", "EspalierLayout",
            "EspalierControls", "EspalierControllers", "EspalierScenarios",
        ]),
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
    names.map { .target(name: $0) }
}

let package = Package(
    name: "Espalier",
    products: libraries.filter(\.isProduct).map { .library(name: $0.name, targets: [$0.name]) } + [
        .executable(name: "espalier", targets: ["EspalierCommand"]),
        .executable(name: "espalier-benchmarks", targets: ["EspalierBenchmarks"]),
    ],
    targets: libraries.map { .target(name: $0.name, dependencies: dependencies($0.dependencies)) } + [
        .executableTarget(name: "EspalierCommand", dependencies: dependencies(["EspalierScenarios"])),
        .executableTarget(
            name: "EspalierBenchmarks",
            dependencies: dependencies(["EspalierLayout", "EspalierRelatives", "EspalierViews"])),
        .executableTarget(name: "Controls", dependencies: dependencies(["Espalier"]), path: "Samples/Controls"),
        .executableTarget(
            name: "HierarchyObservation", dependencies: dependencies(["Espalier"]), path: "Samples/HierarchyObservation"
        ),
        .executableTarget(
            name: "LayoutSimulation", dependencies: dependencies(["Espalier"]), path: "Samples/LayoutSimulation"),
        .executableTarget(
            name: "RelativeQueries", dependencies: dependencies(["Espalier"]), path: "Samples/RelativeQueries"),

        .testTarget(
            name: "EspalierObservationTests", dependencies: dependencies(["EspalierObservation", "EspalierViews"])),
        .testTarget(name: "EspalierViewsTests", dependencies: dependencies(["EspalierViews"])),
        .testTarget(
            name: "EspalierRelativesTests", dependencies: dependencies(["EspalierControls", "EspalierRelatives"])),
        .testTarget(name: "EspalierSLLTests", dependencies: dependencies(["EspalierSLL", "EspalierSupport"])),
        .testTarget(
            name: "EspalierControllersTests", dependencies: dependencies(["EspalierControllers", "EspalierControls"])),
        .testTarget(name: "EspalierControlsTests", dependencies: dependencies(["EspalierControls"])),
        .testTarget(name: "EspalierLayoutTests", dependencies: dependencies(["EspalierLayout"])),
        .testTarget(
            name: "EspalierScenariosTests", dependencies: dependencies(["EspalierScenarios", "EspalierCommand"])),
        .testTarget(name: "EspalierTests", dependencies: dependencies(["Espalier"])),
    ],
    swiftLanguageModes: [.v6]
)
