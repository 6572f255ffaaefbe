import EspalierScenarios
import Foundation

/// Cuts what comes in into lines, and holds no more than one line and what was read with it.
struct LineReader {
    private let input: any ByteInput
    /// How many bytes of a line are held.
    private let most: Int
    private var buffer: [UInt8] = []
    /// Where the next line begins.
    private var start = 0
    /// How far the buffer has been searched for the line's end.
    private var searched = 0
    private var isAtEnd = false

    /// - Parameter longest: how many bytes a line may have.
    init(_ input: any ByteInput, longest: Int = .max) {
        self.input = input
        most = longest == .max ? longest : longest + 1
    }

    /// The next line without its LF; nil at the end. Text after the last LF is a line, too. Of a line that is too long,
    /// one byte more comes than a line may have, and what follows is passed over.
    ///
    /// - Parameter beforeReading: called before the input is asked for more, which may take its time.
    /// - Complexity: O(length of the line), amortised.
    mutating func next(beforeReading: () throws -> Void = {}) throws -> [UInt8]? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer {
                    start = end + 1
                    searched = start
                }
                return Array(buffer[start..<end].prefix(most))
            }
            if buffer.count - start > most { buffer.removeSubrange((start + most)...) }
            searched = buffer.count
            if isAtEnd {
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                return Array(buffer[start...])
            }
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
            try beforeReading()
            let more = try input.read()
            isAtEnd = more.isEmpty
            buffer += more
        }
    }
}
