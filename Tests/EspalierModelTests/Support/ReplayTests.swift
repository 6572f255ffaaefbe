import Foundation
import TestSupport
import Testing

/// Numbers, of which some are mistakes: with a seed above 20, those that seven divides.
private struct NumberProgram: ModelProgram {
    static let test = "EspalierModelTests.ViewModelTests"
    let operations: [Int]
    let isWrong: Bool

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        operations = (0..<40).map { _ in 1 + random.below(99) }
        isWrong = seed > 20
    }

    func mistake(in operations: [Int], isPatient: Bool) -> String? {
        isWrong ? operations.first { $0 % 7 == 0 }.map { "\($0) is wrong" } : nil
    }
}

@Suite("What a model test says when it fails", .hearsIssues)
struct ReplayTests {
    /// What is recorded while programs run.
    private func texts(_ environment: [String: String], lane: Int) -> [String] {
        recordedIssues { ModelRunner.run(NumberProgram.self, lane: lane, share: 1, environment) }
            .map { $0.comments.map(\.rawValue).joined(separator: "\n") }
    }

    @Test("The command that it prints runs the same program alone, and fails as before")
    func command() throws {
        let first = texts(["ESPALIER_MODEL_OPERATIONS": "100000"], lane: 3)
        #expect(first.count == 1, "a lane ends with its first mistake")
        let text = try #require(first.first)
        // The first seed of lane 3 that fails: each lane takes every eighth.
        #expect(text.contains("\nAgain: ESPALIER_MODEL_SEED=27 swift test --filter EspalierModelTests.ViewModelTests"))
        #expect(text.contains("is wrong\nafter 1 of 40 operations:\n  "), "\(text)")
        for lane in 0..<ModelRunner.lanes {
            #expect(texts(["ESPALIER_MODEL_SEED": "27"], lane: lane) == (lane == 3 ? [text] : []))
        }
    }

    @Test("The command's filter is that of the tests that run the programs")
    func filter() {
        #expect(ViewProgram.test == String(reflecting: ViewModelTests.self))
        #expect(ControllerProgram.test == String(reflecting: ControllerModelTests.self))
    }

    @Test("A seed gives the same program again")
    func seeds() {
        for seed in [0, 3, 1_000_003] as [UInt64] {
            #expect("\(ViewProgram(seed: seed).operations)" == "\(ViewProgram(seed: seed).operations)")
            #expect("\(ControllerProgram(seed: seed).operations)" == "\(ControllerProgram(seed: seed).operations)")
        }
        #expect("\(ViewProgram(seed: 1).operations)" != "\(ViewProgram(seed: 2).operations)")
    }
}
