import Foundation
import TestSupport
import Testing

/// A program of the package, as the build of the tests has made it beside them.
struct BuiltProgram {
    let name: String

    /// Variables for it: without colour, and the lines that the tests run are those of their own process.
    static let environment = ["LLVM_PROFILE_FILE": "/dev/null", "NO_COLOR": "1"]

    /// The folder of what was built.
    static var products: URL {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    /// Runs it to its end, without colour.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The working directory.
    func run(_ arguments: [String], in folder: URL = ProjectFiles.root) throws -> ToolRun {
        try ToolRun(
            program: Self.products.appendingPathComponent(name), arguments, in: folder, environment: Self.environment)
    }
}
