import Testing

@Suite("Random programs over controllers against a model")
struct ControllerModelTests {
    @Test("Controllers and containers stand where lists say, and appear in turns", arguments: 0..<ModelRunner.lanes)
    func programs(lane: Int) {
        ModelRunner.run(ControllerProgram.self, lane: lane, share: 0.1)
    }
}
