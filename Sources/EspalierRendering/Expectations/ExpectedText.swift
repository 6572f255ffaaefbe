import Foundation

/// Writes an expected text anew, in the source of a test.
enum ExpectedText {
    /// Why a text was not written.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case unreadable(path: String, reason: String)
        case notFound(path: String)
        case ambiguous(path: String, lines: [Int])

        var description: String {
            switch self {
            case .unreadable(let path, let reason):
                "recording failed: \(path): \(reason)\nfix: run the test where its source can be written"
            case .notFound(let path):
                """
                recording failed: \(path): no text in \"\"\" has the expected text
                fix: write the expected text in the call, as a text in \"\"\" without interpolation
                """
            case .ambiguous(let path, let lines):
                """
                recording failed: \(path): the expected text stands at lines \
                \(lines.map(String.init).joined(separator: ", "))
                fix: make the texts different first, such as by the names of their tests
                """
            }
        }
    }

    /// Replaces the one literal of a file that has a text by another one. Returns the line in which it begins.
    ///
    /// The literal is found by its text, not by the line of the call: tests run at once, and each recording moves the
    /// lines below it. The file is locked meanwhile.
    static func replace(_ old: String, by new: String, inFile path: String) throws(Failure) -> Int {
        do {
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
            defer { try? file.close() }
            guard flock(file.fileDescriptor, LOCK_EX) == 0 else {
                throw Failure.unreadable(path: path, reason: String(cString: strerror(errno)))
            }
            guard let source = String(data: try file.readToEnd() ?? Data(), encoding: .utf8) else {
                throw Failure.unreadable(path: path, reason: "it is no UTF-8")
            }
            let literals = SourceLiteral.literals(of: source).filter { $0.text == old }
            guard let literal = literals.first else { throw Failure.notFound(path: path) }
            guard literals.count == 1 else { throw Failure.ambiguous(path: path, lines: literals.map(\.line)) }
            let bytes = Data(literal.replaced(by: new, in: source).utf8)
            try file.seek(toOffset: 0)
            try file.write(contentsOf: bytes)
            try file.truncate(atOffset: UInt64(bytes.count))
            return literal.line
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure.unreadable(path: path, reason: error.localizedDescription)
        }
    }
}
