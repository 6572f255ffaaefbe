import Foundation
import TestSupport
import Testing

/// What the page of the first hour has a reader do, in an empty folder: its folders, its files, its programs and what they
/// print, against the modules of this build. What the command prints, and the test of the page, other tests run.
@Suite("The first hour of a new user")
struct GettingStartedTests {
    private static let page = "Docs/GettingStarted.md"

    private static func files() throws -> [(name: String, text: String)] {
        PageFence.files(of: try ProjectFiles.text(page))
    }

    /// Does with a package `Screens` beside the project what the page says: makes the folders by its command, and writes
    /// files into them.
    private static func makePackage(_ files: [(name: String, text: String)]) throws -> URL {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("first-\(UUID().uuidString)")
        let folder = parent.appendingPathComponent("Screens")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: parent.appendingPathComponent("Espalier"), withDestinationURL: ProjectFiles.root)
        let makesFolders = try #require(
            PageFence.all(of: try ProjectFiles.text(page)).first { $0.lines.first?.hasPrefix("mkdir ") ?? false })
        #expect(makesFolders.heading == "Make a package")
        for command in makesFolders.lines {
            #expect(try ToolRun("bash", ["-c", command], in: parent).status == 0, "\(command)")
        }
        for (name, text) in files {
            // A file without a folder is one that the page saves in the package's.
            let file = name.contains("/") ? parent.appendingPathComponent(name) : folder.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    /// What the page says that a program of it prints: the outputs behind its blocks, one after the other, without empty
    /// lines.
    private static func output(ofProgram number: Int) throws -> [String] {
        var outputs: [[String]] = []
        var isProgram = false
        for fence in PageFence.all(of: try ProjectFiles.text(page)) {
            if fence.lead.hasSuffix("main.swift`:") {
                outputs.append([])
                isProgram = true
            } else if fence.isOutput, isProgram {
                outputs[outputs.count - 1] += fence.lines.filter { !$0.isEmpty }
            } else if !fence.continues {
                isProgram = false
            }
        }
        #expect(outputs.count == 2 && outputs.allSatisfy { !$0.isEmpty })
        return outputs[number]
    }

    /// The object files of what a program that imports `Espalier` needs.
    private static func objects() throws -> [String] {
        let manifest = Manifest(try ProjectFiles.text("Package.swift"))
        var needed: Set = ["Espalier"]
        var waiting = ["Espalier"]
        while let name = waiting.popLast() {
            waiting += (manifest.dependencies[name] ?? []).filter { needed.insert($0).inserted }
        }
        return try needed.sorted().flatMap { name in
            let folder = BuiltProgram.products.appendingPathComponent("\(name).build")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return files.filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0).path }
        }
    }

    /// What the objects of a build need that is made with a sanitizer, or writes down which lines are run.
    private static var instruments: [String] {
        let environment = ProcessInfo.processInfo.environment
        let sanitizer = environment["ESPALIER_SANITIZER"].map { ["-sanitize=\($0)"] } ?? []
        return environment["ESPALIER_COVERAGE"] == nil ? sanitizer : sanitizer + ["-profile-generate"]
    }

    @Test("Has whole files: a manifest, two programs, a file to be tested, its test, and a scenario")
    func whole() throws {
        let names = try Self.files().map(\.name)
        #expect(
            names == [
                "Screens/Package.swift", "Screens/Sources/Screens/main.swift", "Screens/Sources/Screens/main.swift",
                "Screens/Sources/Screens/Banner.swift", "Screens/Tests/ScreensTests/BannerTests.swift", "card.json",
            ])
        for (name, text) in try Self.files() where name.contains("/Sources/") {
            #expect(text.hasPrefix("import Espalier\n"), "\(name) begins with\n\(text.prefix(80))")
        }
    }

    @Test("Has a manifest that Swift reads, with a path and products that are there, for the Swift that is needed")
    func manifest() throws {
        let files = try Self.files()
        let folder = try Self.makePackage(files)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let run = try ToolRun("swift", ["package", "dump-package", "--package-path", folder.path])
        #expect(run.status == 0, "\(run.errors)")
        let package = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let targets = try #require(package["targets"] as? [[String: Any]])
        #expect(targets.compactMap { $0["name"] as? String } == ["Screens", "ScreensTests"])
        #expect(run.output.contains(folder.deletingLastPathComponent().appendingPathComponent("Espalier").path))
        let used = files[0].text.matches(of: #/product\(name: "([A-Za-z]+)", package: "Espalier"\)/#).map {
            String($0.1)
        }
        let known = Manifest(try ProjectFiles.text("Package.swift")).targets
        #expect(used == ["Espalier", "EspalierTesting"] && used.allSatisfy(known.contains))
        let version = try #require(try ProjectFiles.text("Package.swift").split(separator: "\n").first)
        #expect(files[0].text.hasPrefix("\(version)\n"), "the manifest of the page is not for \(version)")
        let number = try #require(version.split(separator: " ").last)
        #expect(try ProjectFiles.text(Self.page).contains("Swift \(number) or later"))
    }

    @Test("Has code that compiles as it stands, and prints what the page says", arguments: [0, 1])
    func compiles(program: Int) throws {
        var files = try Self.files()
        // Of the two programs, the second takes the place of the first.
        let programs = files.indices.filter { files[$0].name.hasSuffix("main.swift") }
        files.remove(at: programs[1 - program])
        let folder = try Self.makePackage(files)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        func compile(_ arguments: [String]) throws {
            let modules = BuiltProgram.products.appendingPathComponent("Modules").path
            let run = try ToolRun("swiftc", ["-swift-version", "6", "-I", modules] + arguments, in: folder)
            // Of a place, that is: linkers warn of what sanitizers have.
            #expect(run.status == 0 && !run.errors.contains(/:\d+: warning:/), "\(run.errors)")
        }
        let sources = ["Sources/Screens/main.swift", "Sources/Screens/Banner.swift"]
        try compile(
            ["-emit-module", "-enable-testing", "-module-name", "Screens", "-o", "Screens.swiftmodule"] + sources)
        if program == 0 { try compile(["-typecheck", "-I", folder.path, "Tests/ScreensTests/BannerTests.swift"]) }
        try compile(
            ["-module-name", "Screens", "-o", "ScreensProgram"] + sources + Self.instruments + (try Self.objects()))
        let run = try ToolRun(
            program: folder.appendingPathComponent("ScreensProgram"), [], in: folder,
            environment: BuiltProgram.environment)
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output.split(separator: "\n").map(String.init) == (try Self.output(ofProgram: program)))
    }
}
