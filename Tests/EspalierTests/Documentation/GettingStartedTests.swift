import Foundation
import TestSupport
import Testing

/// What the page of the first hour has a reader write, in an empty folder. What its code prints, and what the command
/// prints, the tests of all pages compare; here the files are taken as they stand, against the modules of this build.
@Suite("The first hour of a new user")
struct GettingStartedTests {
    private static let page = "Docs/GettingStarted.md"

    private static func files() throws -> [(name: String, text: String)] {
        PageFence.files(of: try ProjectFiles.text(page))
    }

    /// Writes files of the page as those of a package `Screens` beside the project.
    private static func makePackage(_ files: [(name: String, text: String)]) throws -> URL {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("first-\(UUID().uuidString)")
        let folder = parent.appendingPathComponent("Screens")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: parent.appendingPathComponent("Espalier"), withDestinationURL: ProjectFiles.root)
        for (name, text) in files {
            let file = parent.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
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

    @Test("Has code that compiles as it stands, against the modules of this build", arguments: [0, 1])
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
            #expect(run.status == 0 && !run.errors.contains("warning:"), "\(run.errors)")
        }
        let sources = ["Sources/Screens/main.swift", "Sources/Screens/Banner.swift"]
        try compile(
            ["-emit-module", "-enable-testing", "-module-name", "Screens", "-o", "Screens.swiftmodule"] + sources)
        guard program == 0 else { return }
        try compile(["-typecheck", "-I", folder.path, "Tests/ScreensTests/BannerTests.swift"])
    }
}
