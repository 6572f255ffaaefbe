import Foundation
import Testing

/// A kind of random programs: how they are made, and what is wrong with one.
protocol ModelProgram {
    associatedtype Operation: CustomStringConvertible
    /// The name of the test that runs them.
    static var test: String { get }
    /// The program of that seed. The first part (a profile) is not shrunk.
    init(seed: UInt64)
    var operations: [Operation] { get }
    /// Runs `operations` instead of its own.
    /// - Parameter isPatient: whether everything is compared after each operation.
    /// - Returns: what is wrong, or nil.
    func mistake(in operations: [Operation], isPatient: Bool) -> String?
}

/// How much is run, from the environment:
/// `ESPALIER_MODEL_SEED` runs that program alone, `ESPALIER_MODEL_OPERATIONS` so many operations of all kinds together,
/// `ESPALIER_SOAK` goes on for so many minutes. `ESPALIER_MODEL_TRACE` prints what is about to run, to find a crash.
enum ModelRunner {
    /// Programs of a kind are run in so many lanes, each a test of its own.
    static let lanes = 8
    /// Without a wish: enough to find what is often wrong, and quick.
    private static let usual = 60_000

    /// Whether seeds, and with `ESPALIER_MODEL_SEED` operations, are printed before they run: for crashes.
    static let traces = ProcessInfo.processInfo.environment["ESPALIER_MODEL_TRACE"] != nil

    /// Runs a lane's share of the programs of one kind.
    ///
    /// - Parameters:
    ///   - share: which part of all operations is this kind's.
    ///   - environment: where the wishes stand.
    static func run<Program: ModelProgram>(
        _ kind: Program.Type, lane: Int, share: Double,
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        func number<Value: LosslessStringConvertible>(_ name: String) -> Value? {
            environment[name].flatMap { Value($0) }
        }
        if let seed: UInt64 = number("ESPALIER_MODEL_SEED") {
            if seed % UInt64(lanes) == UInt64(lane) { report(Program(seed: seed), seed) }
            return
        }
        let wanted: Double = number("ESPALIER_MODEL_OPERATIONS") ?? Double(usual)
        let minutes: Double = number("ESPALIER_SOAK") ?? 0
        let end = Date(timeIntervalSinceNow: minutes * 60)
        var left = wanted * share / Double(lanes)
        var seed = UInt64(lane)
        while left > 0 || minutes > 0 && Date() < end {
            let program = Program(seed: seed)
            if report(program, seed) { return }
            left -= Double(program.operations.count)
            seed += UInt64(lanes)
        }
    }

    /// Runs a program; one that fails is made short and printed.
    /// - Returns: whether it failed.
    @discardableResult
    private static func report<Program: ModelProgram>(_ program: Program, _ seed: UInt64) -> Bool {
        if traces { print("\(Program.test), seed \(seed)") }
        guard let first = program.mistake(in: program.operations, isPatient: false) else { return false }
        func fails(_ operations: [Program.Operation]) -> Bool {
            program.mistake(in: operations, isPatient: true) != nil
        }
        var short = program.operations
        if fails(short) { short = shrunk(short, fails: fails) }
        let mistake = program.mistake(in: short, isPatient: true) ?? first
        Issue.record(
            """
            \(mistake)
            after \(short.count) of \(program.operations.count) operations:
            \(short.map { "  \($0)" }.joined(separator: "\n"))
            Again: ESPALIER_MODEL_SEED=\(seed) swift test --filter \(Program.test)
            """)
        return true
    }
}
