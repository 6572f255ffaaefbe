import Foundation
import Testing

/// A program of the package, as the build of the tests has made it beside them.
struct BuiltProgram {
    /// What one run has written, and how it ended.
    struct Outcome {
        var status: Int32
        var standardOutput: String
        var standardError: String
    }

    let name: String

    /// The folder of what was built.
    private static var products: URL {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The working directory.
    func run(_ arguments: [String], in folder: URL = ProjectFiles.root) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.products.appendingPathComponent(name)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        // What the tests measure is their own process.
        environment["LLVM_PROFILE_FILE"] = "/dev/null"
        environment["NO_COLOR"] = "1"
        process.environment = environment
        let output = Pipe()
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        let errorHandle = try FileHandle(forUpdating: errors)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errorHandle
        try process.run()
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try errorHandle.seek(toOffset: 0)
        // Reading a file by its name, Foundation on Linux loses memory where it is empty.
        let said = try errorHandle.readToEnd() ?? Data()
        try errorHandle.close()
        return Outcome(
            status: process.terminationStatus, standardOutput: String(decoding: written, as: UTF8.self),
            standardError: String(decoding: said, as: UTF8.self))
    }
}
