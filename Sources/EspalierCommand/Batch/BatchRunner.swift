import EspalierControls
import EspalierScenarios

/// What a batch has come to.
struct BatchTally: Sendable {
    var lines = 0
    /// Those whose scenarios ran to their ends, with all that they expect.
    var well = 0
    var wrong = 0
    var failed = 0
    /// Refused lines that begin an object and go on in the next line, as in a document of several lines.
    var unclosed = 0

    var status: CommandStatus { wrong > 0 ? .document : failed > 0 ? .failure : .success }

    /// How many were how: `3 all well, 1 failed`.
    var text: String {
        let counts = [(wrong, "wrong"), (failed, "failed")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return (["\(well) all well"] + counts).joined(separator: ", ")
    }

    static let countOfNumbers = 5

    /// Its counts, as they go from process to process.
    var numbers: [Int] { [lines, well, wrong, failed, unclosed] }

    static func += (tally: inout BatchTally, other: BatchTally) {
        tally.lines += other.lines
        tally.well += other.well
        tally.wrong += other.wrong
        tally.failed += other.failed
        tally.unclosed += other.unclosed
    }
}

extension BatchTally {
    /// - Parameter numbers: as many as `countOfNumbers`, in the order of `numbers`.
    init(numbers: [Int]) {
        self.init(
            lines: numbers[0], well: numbers[1], wrong: numbers[2], failed: numbers[3], unclosed: numbers[4])
    }
}

/// Runs single lines of a batch. It has all that a line needs but a thread's cache, so that lines can run on any thread.
struct BatchRunner: Sendable {
    let classes: ScenarioClasses
    let documentOptions: ScenarioDocument.Options
    let views: ScenarioResult.Views
    let nibs: ScenarioNibs
    let fonts: FontBook

    /// Runs one line, and writes its result with a line break at its end; nothing for an empty line.
    ///
    /// - Parameters:
    ///   - number: counted from 1.
    ///   - cache: of the thread that calls, from line to line.
    ///   - tally: what the line adds to is counted here.
    ///   - afterPart: may take out of the writer what is there so far; called after each step, and within it.
    ///   - afterStep: called after each step.
    func run(
        _ line: [UInt8], number: Int, _ cache: SimulationCache, into writer: inout ScenarioResultWriter,
        _ tally: inout BatchTally,
        afterPart: (inout ScenarioResultWriter) throws(CommandError) -> Void,
        afterStep: () throws(CommandError) -> Void = {}
    ) throws(CommandError) {
        tally.lines += 1
        // Of a line that is too long only the beginning is here.
        let isWhole = line.count <= documentOptions.maxBytes
        if isWhole, line.allSatisfy({ $0 == UInt8(ascii: " ") || (9...13).contains($0) }) { return }
        do {
            try releasingObjects {
                let document = try ScenarioDocument(json: line, options: documentOptions)
                let simulation = try Simulation(document, views: views, nibs: nibs, fonts: fonts, cache: cache)
                let error = try simulation.run(
                    into: &writer, line: number, afterPart: afterPart, afterStep: afterStep)
                if error != nil {
                    tally.wrong += 1
                } else if simulation.failures.isEmpty {
                    tally.well += 1
                }
                if !simulation.failures.isEmpty { tally.failed += 1 }
            }
        } catch let error as ScenarioError {
            tally.wrong += 1
            if isWhole, Self.isUnclosed(line) { tally.unclosed += 1 }
            writer.refusal(error, of: .line(number))
        } catch let error as CommandError {
            throw error
        } catch {
            throw .inside("\(error)")
        }
        writer.writer.endLine()
    }

    private static func isUnclosed(_ line: [UInt8]) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { byte != UInt8(ascii: " ") && !(9...13).contains(byte) }
        let last = line.last(where: isLetter)
        return line.first(where: isLetter) == UInt8(ascii: "{") && "{[,:".utf8.contains { $0 == last }
    }
}

/// Does something, and releases what Objective-C has put aside meanwhile, where there is one.
private func releasingObjects<Value>(_ body: () throws -> Value) rethrows -> Value {
    #if canImport(ObjectiveC)
        try autoreleasepool(invoking: body)
    #else
        try body()
    #endif
}
