// swift-tools-version: 6.1
import PackageDescription

/// One library target of the package, with the targets that it stands on.
struct Library {
    let name: String
    let dependencies: [String]
    /// Whether users can depend on it by itself.
    var isProduct = true
    var resources: [Resource] = []
}

/// The page of the inspector, embedded in the code. Scripts stand in the order in which they need one another.
let inspectorPage = [
    "inspector.html", "inspector.css", "elements.js", "recording.js", "state.js", "geometry.js", "camera.js",
    "names.js", "texts.js", "constraints.js", "painter.js", "screens.js", "canvas.js", "tree.js", "search.js",
    "viewpanel.js", "constraintpanel.js", "steppanel.js", "timeline.js", "widths.js", "splitters.js", "keys.js",
    "inspector.js",
]

/// What the report of an application looks like and does, embedded in the code.
let reportPage = ["report.css", "report.js"]

// An arrow points down only: a target may name those above it in this list, never those below.
let libraries = [
    Library(name: "EspalierSupport", dependencies: [], isProduct: false),
    Library(name: "EspalierObservation", dependencies: ["EspalierSupport"]),
    Library(name: "EspalierSolver", dependencies: ["EspalierSupport"]),
    Library(name: "EspalierConstraintText", dependencies: ["EspalierSupport"]),
    Library(
        name: "EspalierViews",
        dependencies: ["EspalierConstraintText", "EspalierObservation", "EspalierSolver", "EspalierSupport"]),
    Library(name: "EspalierRelatives", dependencies: ["EspalierObservation", "EspalierSupport", "EspalierViews"]),
    Library(name: "EspalierSLL", dependencies: ["EspalierSupport"]),
    Library(name: "EspalierLayout", dependencies: ["EspalierSLL", "EspalierSupport", "EspalierViews"]),
    Library(name: "EspalierText", dependencies: ["EspalierSupport"]),
    Library(name: "EspalierControls", dependencies: ["EspalierObservation", "EspalierText", "EspalierViews"]),
    Library(name: "EspalierControllers", dependencies: ["EspalierControls", "EspalierViews"]),
    Library(
        name: "EspalierNibs",
        dependencies: [
            "EspalierControllers", "EspalierControls", "EspalierObservation", "EspalierSupport", "EspalierViews",
        ]),
    Library(
        name: "EspalierContainers",
        dependencies: ["EspalierControllers", "EspalierControls", "EspalierLayout", "EspalierNibs", "EspalierViews"]),
    Library(
        name: "EspalierScenarios",
        dependencies: [
            "EspalierConstraintText", "EspalierControllers", "EspalierControls", "EspalierLayout", "EspalierNibs",
            "EspalierRelatives", "EspalierSLL", "EspalierSupport", "EspalierViews",
        ]),
    Library(
        name: "EspalierRecording",
        dependencies: [
            "EspalierConstraintText", "EspalierControls", "EspalierLayout", "EspalierObservation", "EspalierScenarios",
            "EspalierSupport", "EspalierViews",
        ]),
    Library(
        name: "EspalierRendering",
        dependencies: [
            "EspalierControls", "EspalierLayout", "EspalierSLL", "EspalierScenarios", "EspalierSupport",
            "EspalierViews",
        ], resources: inspectorPage.map { .embedInCode("Inspector/Page/\($0)") }),
    Library(
        name: "EspalierApplications",
        dependencies: [
            "EspalierControllers", "EspalierControls", "EspalierNibs", "EspalierRendering", "EspalierScenarios",
            "EspalierSupport", "EspalierViews",
        ], resources: reportPage.map { .embedInCode("Report/Page/\($0)") }),
    // Only the command and the build plugin have it.
    Library(name: "EspalierPorting", dependencies: ["EspalierSupport"], isProduct: false),
    // The one library that imports the test frameworks. Not re-exported by the umbrella.
    Library(
        name: "EspalierTesting",
        dependencies: ["EspalierApplications", "EspalierRendering", "EspalierScenarios", "EspalierViews"]),
    Library(
        name: "Espalier",
        dependencies: [
            "EspalierObservation", "EspalierViews", "EspalierRelatives", "EspalierSLL", "EspalierLayout",
            "EspalierControls", "EspalierControllers", "EspalierNibs", "EspalierRecording", "EspalierRendering",
            "EspalierScenarios", "EspalierText",
        ]),
]

/// These targets, and all that they stand on. A target is compiled anew when what it depends on directly has changed; so
/// whoever depends on one depends on all below it, as code may import those, too.
func standing(on names: [String]) -> [String] {
    var found: [String] = []
    var waiting = names
    while let name = waiting.popLast() {
        if found.contains(name) { continue }
        found.append(name)
        waiting += libraries.first { $0.name == name }?.dependencies ?? []
    }
    return names + found.filter { !names.contains($0) }.sorted()
}

func dependencies(_ names: [String]) -> [Target.Dependency] {
    names.map { .target(name: $0) }
}

// `import UIKit`, only where there is no UIKit. Testing looks for an overlay `_Testing_UIKit` in a file that imports
// both modules, so an empty one stands beside it.
#if canImport(Darwin)
    let uikitProducts: [Product] = []
    let uikitTargets: [Target] = []
#else
    let uikitProducts: [Product] = [
        .library(
            name: "UIKit",
            targets: ["UIKit", "_Testing_UIKit"] + standing(on: ["EspalierControllers", "EspalierNibs"]))
    ]
    let uikitTargets: [Target] = [
        .target(
            name: "UIKit",
            dependencies: dependencies([
                "EspalierControllers", "EspalierControls", "EspalierNibs", "EspalierObservation", "EspalierText",
                "EspalierViews",
            ])),
        .target(name: "_Testing_UIKit"),
        .testTarget(
            name: "UIKitTests", dependencies: dependencies(["UIKit", "_Testing_UIKit"]),
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // An application as it is on a phone, which the plugin ports in each build, and its tests.
        .target(
            name: "Notebook", dependencies: dependencies(["UIKit"]), path: "Samples/Notebook/Linux",
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "PortPlugin")]),
        .testTarget(
            name: "NotebookTests", dependencies: dependencies(["Notebook", "UIKit", "_Testing_UIKit"]),
            path: "Samples/Notebook/Tests", swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
#endif

// The fuzzers need `--sanitize=fuzzer` to link, so the ordinary build does not know them. What they run is in FuzzedInputs,
// which tests run as well.
let fuzzTargets: [Target] =
    Context.environment["ESPALIER_FUZZ"] == nil
    ? []
    : [
        .executableTarget(
            name: "EspalierFuzz", dependencies: dependencies(["FuzzedInputs"]), path: "Sources/EspalierFuzz")
    ]

let package = Package(
    name: "Espalier",
    products: libraries.filter(\.isProduct).map {
        .library(name: $0.name, targets: standing(on: [$0.name]))
    } + [
        .executable(name: "espalier", targets: ["EspalierCommand"]),
        .executable(name: "espalier-benchmarks", targets: ["EspalierBenchmarks"]),
        .plugin(name: "PortPlugin", targets: ["PortPlugin"]),
    ] + uikitProducts,
    targets: libraries.map {
        .target(name: $0.name, dependencies: dependencies($0.dependencies), resources: $0.resources)
    } + [
        .executableTarget(
            name: "EspalierCommand",
            dependencies: dependencies([
                "EspalierApplications", "EspalierControls", "EspalierLayout", "EspalierNibs", "EspalierPorting",
                "EspalierRelatives", "EspalierRendering", "EspalierScenarios", "EspalierSupport", "EspalierViews",
            ])),
        .executableTarget(
            name: "EspalierBenchmarks",
            dependencies: dependencies([
                "EspalierApplications", "EspalierControls", "EspalierLayout", "EspalierNibs", "EspalierRecording",
                "EspalierRelatives", "EspalierRendering", "EspalierSupport", "EspalierText", "EspalierViews",
            ])),
        // What the build plugin runs: nobody who ports an application builds the whole command for it.
        .executableTarget(
            name: "espalier-port", dependencies: dependencies(["EspalierPorting", "EspalierSupport"]),
            path: "Sources/EspalierPort"),
        .plugin(name: "PortPlugin", capability: .buildTool(), dependencies: [.target(name: "espalier-port")]),
        .executableTarget(name: "Constraints", dependencies: dependencies(["Espalier"]), path: "Samples/Constraints"),
        .executableTarget(
            name: "Containers", dependencies: dependencies(["Espalier", "EspalierContainers"]),
            path: "Samples/Containers"),
        .executableTarget(name: "Controls", dependencies: dependencies(["Espalier"]), path: "Samples/Controls"),
        .executableTarget(
            name: "HierarchyObservation", dependencies: dependencies(["Espalier"]), path: "Samples/HierarchyObservation"
        ),
        .executableTarget(
            name: "LayoutSimulation", dependencies: dependencies(["Espalier"]), path: "Samples/LayoutSimulation"),
        .executableTarget(name: "Recording", dependencies: dependencies(["Espalier"]), path: "Samples/Recording"),
        .executableTarget(
            name: "RelativeQueries", dependencies: dependencies(["Espalier"]), path: "Samples/RelativeQueries"),
        .executableTarget(
            name: "Storyboard", dependencies: dependencies(["Espalier"]), path: "Samples/Storyboard",
            resources: [.copy("Profile.storyboard")]),

        .testTarget(
            name: "EspalierObservationTests",
            dependencies: dependencies(["EspalierObservation", "EspalierViews", "TestSupport"])),
        .testTarget(
            name: "EspalierSolverTests",
            dependencies: dependencies(["ConstraintOracle", "EspalierSolver", "TestSupport"])),
        .testTarget(
            name: "EspalierConstraintTextTests",
            dependencies: dependencies(["EspalierConstraintText", "EspalierSupport", "TestSupport"])),
        .testTarget(
            name: "EspalierViewsTests",
            dependencies: dependencies([
                "ConstraintOracle", "EspalierConstraintText", "EspalierViews", "TestSupport",
            ])),
        .testTarget(
            name: "EspalierRelativesTests",
            dependencies: dependencies(["EspalierControls", "EspalierRelatives", "TestSupport"])),
        .testTarget(
            name: "EspalierSLLTests", dependencies: dependencies(["EspalierSLL", "EspalierSupport", "TestSupport"])),
        .testTarget(
            name: "EspalierControllersTests",
            dependencies: dependencies(["EspalierControllers", "EspalierControls", "TestSupport"])),
        .testTarget(
            name: "EspalierContainersTests",
            dependencies: dependencies(["Espalier", "EspalierContainers", "TestSupport"]),
            resources: [.process("Resources")]),
        .testTarget(name: "EspalierTextTests", dependencies: dependencies(["EspalierText", "TestSupport"])),
        .testTarget(
            name: "EspalierControlsTests",
            dependencies: dependencies(["ConstraintOracle", "EspalierControls", "TestSupport"])),
        .testTarget(name: "EspalierNibsTests", dependencies: dependencies(["EspalierNibs", "TestSupport"])),
        // What tests of several targets use: random numbers with a seed, logs of calls, counts of objects.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // A second evaluator of the layout language, naive and on its own, that tests compare with.
        .target(name: "LayoutOracle", dependencies: dependencies(["TestSupport"]), path: "Tests/LayoutOracle"),
        // A second solver of constraints, naive, exact and on its own, that tests compare with.
        .target(name: "ConstraintOracle", path: "Tests/ConstraintOracle"),
        // What is done with any bytes from outside: libFuzzer runs it for as long as one likes, tests with given inputs.
        .target(
            name: "FuzzedInputs",
            dependencies: dependencies([
                "EspalierConstraintText", "EspalierControllers", "EspalierControls", "EspalierLayout", "EspalierNibs",
                "EspalierObservation", "EspalierRecording", "EspalierRelatives", "EspalierRendering", "EspalierSLL",
                "EspalierScenarios", "EspalierSolver", "EspalierText", "EspalierViews",
            ]), path: "Tests/FuzzedInputs"),
        .testTarget(name: "EspalierFuzzTests", dependencies: dependencies(["FuzzedInputs", "TestSupport"])),
        .testTarget(
            name: "EspalierLayoutTests", dependencies: dependencies(["EspalierLayout", "LayoutOracle", "TestSupport"])),
        // What is shared between threads: these are compiled for the thread sanitizer as well, so they stand by themselves.
        .testTarget(
            name: "EspalierThreadTests", dependencies: dependencies(["EspalierLayout", "EspalierViews", "TestSupport"])),
        .testTarget(name: "EspalierScenariosTests", dependencies: dependencies(["EspalierScenarios", "TestSupport"])),
        .testTarget(
            name: "EspalierRecordingTests",
            dependencies: dependencies([
                "EspalierControls", "EspalierLayout", "EspalierObservation", "EspalierRecording", "EspalierRelatives",
                "EspalierScenarios", "EspalierViews", "TestSupport",
            ])),
        .testTarget(
            name: "EspalierCommandTests",
            dependencies: dependencies([
                "EspalierCommand", "EspalierControllers", "EspalierControls", "EspalierLayout", "EspalierNibs",
                "EspalierObservation", "EspalierRendering", "EspalierSLL", "EspalierScenarios", "EspalierSupport",
                "EspalierText", "EspalierViews", "TestSupport",
            ]), exclude: ["Golden/Documents", "Golden/Results", "Messages/messages.txt"]),
        .testTarget(
            name: "EspalierPortingTests", dependencies: dependencies(["EspalierPorting", "TestSupport"]),
            exclude: ["Apps"]),
        .testTarget(
            name: "EspalierRenderingTests",
            dependencies: dependencies([
                "EspalierControls", "EspalierLayout", "EspalierRendering", "EspalierScenarios", "EspalierViews",
                "TestSupport",
            ])),
        .testTarget(
            name: "EspalierApplicationsTests",
            dependencies: dependencies([
                "EspalierApplications", "EspalierControllers", "EspalierControls", "TestSupport",
            ]), exclude: ["Precision/verdicts.txt"]),
        .testTarget(
            name: "EspalierModelTests",
            dependencies: dependencies([
                "EspalierContainers", "EspalierControllers", "EspalierControls", "EspalierLayout",
                "EspalierObservation", "EspalierRecording", "EspalierRelatives", "EspalierScenarios", "EspalierViews",
                "LayoutOracle", "TestSupport",
            ])),
        .testTarget(
            name: "EspalierTestingTests",
            dependencies: dependencies(["EspalierApplications", "EspalierControls", "EspalierTesting", "TestSupport"])),
        .testTarget(
            name: "EspalierTests",
            dependencies: dependencies([
                "Espalier", "EspalierApplications", "EspalierContainers", "EspalierTesting", "TestSupport",
            ]),
            exclude: ["Contract/traps.txt", "Contract/numbers.txt", "Contract/unsafe.txt"]),
    ] + uikitTargets + fuzzTargets,
    swiftLanguageModes: [.v6]
)

extension Target {
    /// The names of the targets that it depends on.
    var dependencyNames: [String] {
        dependencies.compactMap { if case .targetItem(let name, _) = $0 { name } else { nil } }
    }
}

for target in package.targets where !libraries.contains(where: { $0.name == target.name }) {
    // Of the umbrella that is no library, `UIKit`, what it re-exports.
    var known = target.dependencyNames
    if known.contains("UIKit"), let umbrella = package.targets.first(where: { $0.name == "UIKit" }) {
        known += umbrella.dependencyNames
    }
    target.dependencies += dependencies(standing(on: known).filter { !target.dependencyNames.contains($0) })
}

/// The names in a variable of the environment, with commas between them; nil if it is not set.
func names(_ variable: String) -> [String]? {
    Context.environment[variable]?.split(separator: ",").map(String.init)
}

extension Target {
    func compile(with flags: [String], _ condition: BuildSettingCondition? = nil) {
        swiftSettings = (swiftSettings ?? []) + [.unsafeFlags(flags, condition)]
    }

    func link(with flags: [String]) {
        linkerSettings = (linkerSettings ?? []) + [.unsafeFlags(flags)]
    }
}

// With ESPALIER_TESTS, names of test targets with commas between them, the package is these and what they depend on:
// under the thread sanitizer few tests are run, and compiling the rest takes most of the time.
if var waiting = names("ESPALIER_TESTS") {
    var kept: Set<String> = []
    while let name = waiting.popLast() {
        let target = package.targets.first { $0.name == name }
        guard kept.insert(name).inserted, let target else { continue }
        waiting += target.dependencyNames
        for case .plugin(let name, _) in target.plugins ?? [] { waiting.append(name) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { product in
        let targets =
            (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
            ?? (product as? Product.Plugin)?.targets
        return !kept.isSuperset(of: targets ?? [])
    }
}

// With ESPALIER_WHOLE_MODULES each module is compiled as a whole in a debug build too, and only once: not a first time for
// its interface alone. That takes two thirds of the time where everything is built, and more where little has changed.
if Context.environment["ESPALIER_WHOLE_MODULES"] != nil {
    for target in package.targets where target.type != .plugin {
        target.compile(with: ["-wmo", "-num-threads", "1"], .when(configuration: .debug))
        target.compile(with: ["-no-emit-module-separately-wmo"])
    }
}

// With ESPALIER_COVERAGE, names of targets with commas between them, the tests write down which lines of these they run.
if let covered = names("ESPALIER_COVERAGE") {
    for target in package.targets {
        if covered.contains(target.name) { target.compile(with: ["-profile-generate", "-profile-coverage-mapping"]) }
        if target.type == .test { target.link(with: ["-profile-generate"]) }
    }
}

// With ESPALIER_SANITIZER, the name of one, libraries and programs are instrumented for it. What tests consist of is not: it
// is most of the code, and has nothing unsafe.
if let sanitizer = Context.environment["ESPALIER_SANITIZER"] {
    for target in package.targets where target.type != .plugin {
        // Only samples, the plugin's tool, the fuzzers, which have a sanitizer of their own, and what tests share have a path.
        if target.type != .test, target.path == nil { target.compile(with: ["-sanitize=\(sanitizer)"]) }
        if target.type != .regular { target.link(with: ["-sanitize=\(sanitizer)"]) }
    }
}

// With ESPALIER_OPTIMIZED, names of targets with commas between them, a release build leaves all others as they are:
// optimising what runs for seconds takes minutes.
if let optimized = names("ESPALIER_OPTIMIZED") {
    for target in package.targets where !optimized.contains(target.name) && target.type != .plugin {
        target.compile(with: ["-Onone"], .when(configuration: .release))
    }
}
