import EspalierViews
import TestSupport
import Testing

@Suite("Observers that change everything inside every callback")
struct ObserverChaosTests {
    @Test(
        "Nobody is told too much, too little or the wrong thing, and all is released",
        arguments: randomPrograms(25).dropFirst() + [122, 285] as [UInt64])
    func random(seed: UInt64) {
        let program = ChaosProgram(seed: seed)
        for step in 0..<250 where program.mistake == nil {
            program.step()
            if let mistake = program.mistake {
                Issue.record("seed \(seed), step \(step): \(mistake)\n\(program.trace.joined(separator: "\n"))")
                return
            }
        }
        #expect(program.nestedCount > 50 && program.toldCount > 100, "\(program.nestedCount), \(program.toldCount)")
        let left = program.end()
        #expect(left == nil, "seed \(seed)\n\(program.trace.joined(separator: "\n"))")
    }
}
