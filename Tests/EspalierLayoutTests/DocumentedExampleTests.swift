import EspalierLayout
import EspalierViews
import Testing

@Suite("The examples of Docs/SLL.md")
struct DocumentedExampleTests {
    /// In a superview of 400 x 300, a view of 100 x 50 at (10, 20), and a view of 40 x 30 at (60, 90) to measure.
    @Test(
        "The ten examples have the effects that stand beside them",
        arguments: [
            ("ll = 10, w = 80", "", [10, 20, 80, 50]), ("rr = 10, w = 80", "", [310, 20, 80, 50]),
            ("ll = rr = 10", "", [10, 20, 380, 50]), ("tt, bb, ll, rr", "", [0, 0, 400, 300]),
            ("cl = ct = 50%", "", [150, 125, 100, 50]), ("w = 50% - 5, maxw = 150", "", [10, 20, 150, 50]),
            ("ll = %rl + 8", "other", [108, 20, 100, 50]), ("h = %w / 2", "view", [10, 20, 100, 50]),
            ("h = H:25%", "", [10, 20, 100, 100]), ("tt = 20, tt *= 2, tt = nil", "", [10, 20, 100, 50]),
        ] as [(String, String, [Double])])
    func example(rule: String, measured: String, expected: [Double]) throws {
        let stage = Stage()
        let other = stage.view("other", 60, 90, 40, 30)
        let view = stage.view("view", 10, 20, 100, 50)
        let arguments: [LayoutArgument] = measured.isEmpty ? [] : [.view(measured == "view" ? view : other)]
        try view.layoutRules.add(rule, arguments: arguments)
        try stage.solve()
        #expect(view.numbers == expected)
    }

    @Test("The two rules at the beginning, and the bare names")
    func others() throws {
        #expect(try solved("tt = rr = 5") == [295, 5, 100, 50])
        #expect(try solved("tt, ll") == [0, 0, 100, 50])
        #expect(try solved("tt = 20, tt *= 2") == [10, 40, 100, 50])
    }
}
