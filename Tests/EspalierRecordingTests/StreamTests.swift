import EspalierRecording
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Recordings that are written to a file while they run.
@Suite struct StreamTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID()).json")

    private func recorded(_ seed: UInt64, _ body: (HierarchyRecording, RandomProgram) throws -> Void) throws -> [UInt8]
    {
        let program = RandomProgram(seed: seed)
        let recording = HierarchyRecording(of: program.root)
        for _ in 0..<10 { program.change() }
        try recording.write(to: file)
        try body(recording, program)
        #expect(recording.writeError == nil)
        let bytes = Array(try Data(contentsOf: file))
        try FileManager.default.removeItem(at: file)
        return bytes
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func `the file says what the document says`(seed: UInt64) throws {
        var document: ScenarioDocument?
        let bytes = try recorded(seed) { recording, program in
            for _ in 0..<20 { program.change() }
            document = recording.document()
        }
        #expect(try ScenarioDocument(json: bytes) == document)
    }

    @Test func `a file that is cut at any byte is readable up to the last whole step`() throws {
        let bytes = try recorded(3) { _, program in for _ in 0..<12 { program.change() } }
        let whole = try ScenarioDocument(json: bytes)
        let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        var ends: [Int] = []
        for place in bytes.indices where place > first && bytes[place] == UInt8(ascii: "\n") { ends.append(place) }
        #expect(ends.count == whole.steps.count)
        for cut in stride(from: first + 1, through: bytes.count, by: 7) {
            let document = try ScenarioDocument(json: Array(bytes[..<cut]))
            // A step is whole with its last brace, whether or not its line has ended.
            let count = ends.prefix { $0 <= cut }.count
            #expect(document.steps == Array(whole.steps.prefix(count)), "cut at \(cut)")
        }
        for cut in stride(from: 1, to: first, by: 50) {
            #expect(throws: ScenarioError.self) { try ScenarioDocument(json: Array(bytes[..<cut])) }
        }
    }

    @Test(arguments: 0..<15 as Range<UInt64>)
    func `what is taken back and made again is written as steps, which give the same views`(seed: UInt64) throws {
        var shape: [String] = []
        let bytes = try recorded(seed) { recording, program in
            var random = SplitMix64(seed: seed)
            for _ in 0..<30 {
                if random.oneIn(3) { recording.go(to: random.below(recording.stepCount + 1)) } else { program.change() }
            }
            shape = RandomProgram.shape(program.root)
        }
        let document = try ScenarioDocument(json: bytes)
        let simulation = try Simulation(document)
        for step in 0...document.steps.count {
            let error = simulation.performStep(step)
            #expect(error == nil)
            if error != nil { return }
        }
        #expect(RandomProgram.shape(simulation.root) == shape)
    }

    @Test func `a step that is wrong is refused with its line, and one that cannot be done with its step`() throws {
        let head = #"{"espalier": 1, "root": {"name": "a"}, "layout": "manual", "steps": "lines"}"#
        func problem(_ lines: String) -> String {
            do {
                let document = try ScenarioDocument(json: head + "\n" + lines)
                return try document.simulate().error.map { "\($0)" } ?? "none"
            } catch { return "\(error)" }
        }
        #expect(problem("") == "none")
        #expect(problem("\n\n{\"mark\": \"x\"}\n\n{\"layout\": \"a\"}\n") == "none")
        #expect(problem("{\"mark\": \"x\"}\n{\"sett\": \"a\"}\n").hasPrefix("3:2: $.steps[1]"))
        #expect(problem("{\"mark\": \"x\"}\n{\"remove\": \"b\"}\n").contains("3:12: $.steps[1]"))
        #expect(problem("{\"mark\": \n{\"remove\": \"b\"}\n").hasPrefix("2:"))
        #expect(problem("{\"mark\": \"x\"}, {\"mark\": \"y\"}\n{\"mark\": 1}\n").contains("3:10"))
        let other = head.replacingOccurrences(of: "1,", with: "2,")
        #expect(throws: ScenarioError.self) { try ScenarioDocument(json: other + "\n{\"mark\": \"x\"}\n") }
    }

    @Test func `a file that cannot be made is an error, and nothing is written`() {
        let recording = HierarchyRecording(of: UIView())
        #expect(throws: (any Error).self) { try recording.write(to: URL(fileURLWithPath: "/nowhere/at/all.json")) }
        recording.mark("on")
        #expect(recording.stepCount == 1)
    }
}
