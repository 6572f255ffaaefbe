import Testing

@Suite("Random programs over views against a model")
struct ViewModelTests {
    @Test("Views, rules, observers and indexes do what plain arrays do", arguments: 0..<ModelRunner.lanes)
    func programs(lane: Int) {
        ModelRunner.run(ViewProgram.self, lane: lane, share: 0.9)
    }
}
