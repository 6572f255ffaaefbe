import Foundation

/// Another program that a test asks, where it is installed.
package struct ToolRun {
    package var status: Int32
    package var output: String
    package var errors: String

    /// The path of a program; nil where it is not installed.
    package static func find(_ name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a program of `PATH` to its end.
    package init(_ name: String, _ arguments: [String], in folder: URL? = nil) throws {
        try self.init(program: URL(filePath: Self.find(name) ?? "/no/such/\(name)"), arguments, in: folder)
    }

    /// Runs a program to its end. What it writes goes through files, so that it never waits for a reader.
    ///
    /// - Parameters:
    ///   - folder: The working directory; this process's own where none is said.
    ///   - environment: Variables besides those of this process.
    package init(
        program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (status, output, errors) = try withFolder { folder in
            let files = try ["out", "err"].map { name in
                let file = folder.appending(path: name)
                _ = FileManager.default.createFile(atPath: file.path, contents: nil)
                return try FileHandle(forUpdating: file)
            }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = files[0]
            process.standardError = files[1]
            try process.run()
            process.waitUntilExit()
            // Reading a file by its name, Foundation on Linux loses memory where it is empty.
            let texts = try files.map { file in
                try file.seek(toOffset: 0)
                return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
            }
            return (process.terminationStatus, texts[0], texts[1])
        }
    }
}

/// A folder that is gone after use.
package func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
