import Foundation
import Testing

@Suite("What the build plugin runs")
struct PortToolTests {
    /// A folder with an application and what becomes of it.
    private final class Site {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        var app: URL { home.appending(path: "App") }

        init() throws {
            for folder in ["App/Inside", "Results", "Patches/Inside"] {
                try FileManager.default.createDirectory(
                    at: home.appending(path: folder), withIntermediateDirectories: true)
            }
        }

        deinit { try? FileManager.default.removeItem(at: home) }

        func write(_ text: String, _ path: String) throws {
            try text.write(to: home.appending(path: path), atomically: true, encoding: .utf8)
        }

        func read(_ path: String) throws -> String {
            try String(contentsOf: home.appending(path: path), encoding: .utf8)
        }

        func age(_ path: String) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: home.appending(path: path).path)[.modificationDate]
                as? Date
        }

        /// Runs the tool on files of the application.
        func run(_ sources: [String], _ options: [String] = []) throws -> (status: Int32, errors: String) {
            let process = Process()
            let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            process.executableURL = program.appending(path: "espalier-port")
            process.arguments =
                ["--folder", app.path, "--module", "App", "--folder-source", home.path + "/Results/Folder.swift"]
                + ["--patches", home.path + "/Patches"] + options
                + sources.flatMap {
                    ["\(app.path)/\($0)", home.path + "/Results/" + ($0.split(separator: "/").last ?? "")]
                }
            let pipe = Pipe()
            process.standardError = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }

    @Test("writes what has changed, and tells the rest as the compiler does")
    func results() throws {
        let site = try Site()
        try site.write("import UIKit\nclass A: UIView {\n}\n", "App/A.swift")
        try site.write(
            "import UIKit\nextension A { override func b() {} }\nlet c = UIApplication.shared\n", "App/Inside/B.swift")
        let sources = ["A.swift", "Inside/B.swift"]
        let first = try site.run(sources)
        #expect(first.status == 0)
        #expect(
            first.errors
                == "\(site.app.path)/Inside/B.swift:3:9: warning: nobody launches an application; "
                + "fix: hand over what is needed, such as the window\n")
        #expect(try site.read("Results/A.swift").contains("    override func b() {}"))
        #expect(try site.read("Results/Folder.swift").contains("static let module = \"App\""))
        let (before, other) = (try site.age("Results/A.swift"), try site.age("Results/B.swift"))
        try site.write(site.read("App/Inside/B.swift") + "let d = 1\n", "App/Inside/B.swift")
        #expect(try site.run(sources).status == 0)
        #expect(try site.age("Results/A.swift") == before)
        #expect(try site.age("Results/B.swift") != other)
    }

    @Test("makes the changes of patches, and fails where one no longer fits")
    func patches() throws {
        let site = try Site()
        try site.write("let a = 1\n", "App/Inside/A.swift")
        try site.write("@@ -1,1 +1,1 @@\n-let a = 1\n+let a = 2\n", "Patches/Inside/A.swift.patch")
        #expect(try site.run(["Inside/A.swift"]).status == 0)
        #expect(try site.read("Results/A.swift") == "let a = 2\n")
        try site.write("let a = 3\n", "App/Inside/A.swift")
        let wrong = try site.run(["Inside/A.swift"])
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("/App/Inside/A.swift:1:1: error: the patch '"))
        #expect(wrong.errors.contains("Inside/A.swift.patch' no longer fits"))
        try site.write("nothing", "Patches/Inside/A.swift.patch")
        #expect(try site.run(["Inside/A.swift"]).errors.contains("A.swift.patch:1:1: error: there is no change in it"))
    }

    @Test("fails where a file has come or gone that the build did not plan, but not for what is left out")
    func plan() throws {
        let site = try Site()
        try site.write("let a = 1\n", "App/A.swift")
        try site.write("let b = 1\n", "App/Inside/B.swift")
        let added = try site.run(["A.swift"])
        #expect(added.status == 1)
        #expect(
            added.errors
                == "\(site.app.path)/Inside/B.swift: error: the file has come or gone since the build was planned; "
                + "fix: 'touch Package.swift', and build again\n")
        #expect(try site.run(["A.swift"], ["--leave", "Inside"]).status == 0)
        #expect(
            try site.run(["A.swift", "Inside/B.swift", "C.swift"]).errors.contains("/C.swift: error: the file has"))
    }

    @Test("fails for a source whose brackets do not match")
    func unreadable() throws {
        let site = try Site()
        try site.write("class A {\n", "App/A.swift")
        let outcome = try site.run(["A.swift"])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "\(site.app.path)/A.swift:1:9: error: a bracket is not closed\n")
    }
}
