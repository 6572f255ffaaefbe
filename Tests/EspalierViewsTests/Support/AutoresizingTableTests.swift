import EspalierViews
import Testing

/// One axis of a superview's change. `trailing` is the margin after it, which follows from the rest.
struct AutoresizingCase: Sendable, CustomTestStringConvertible {
    let extents: (old: Double, new: Double)
    let before: AutoresizingSpan
    let flexible: String
    let after: AutoresizingSpan
    let trailing: Double

    init(
        _ old: Double, _ new: Double, _ before: (Double, Double), _ flexible: String, _ after: (Double, Double),
        _ trailing: Double
    ) {
        extents = (old, new)
        self.before = AutoresizingSpan(position: before.0, length: before.1)
        self.flexible = flexible
        self.after = AutoresizingSpan(position: after.0, length: after.1)
        self.trailing = trailing
    }

    var testDescription: String {
        "\(extents.old) to \(extents.new), \(before.position) \(before.length), flexible \(flexible)"
    }
}

@Suite("Autoresizing on one axis: the table")
struct AutoresizingTableTests {
    /// Flexible parts: l the leading margin, w the length, t the trailing margin.
    static let cases = [
        AutoresizingCase(200, 300, (20, 100), "", (20, 100), 180),
        AutoresizingCase(200, 150, (20, 100), "", (20, 100), 30),
        AutoresizingCase(200, 300, (20, 100), "l", (120, 100), 80),
        AutoresizingCase(200, 150, (20, 100), "l", (-30, 100), 80),
        AutoresizingCase(200, 300, (20, 100), "w", (20, 200), 80),
        AutoresizingCase(200, 150, (20, 100), "w", (20, 50), 80),
        AutoresizingCase(200, 40, (20, 100), "w", (20, 0), 20),
        AutoresizingCase(200, 300, (20, 100), "t", (20, 100), 180),
        AutoresizingCase(200, 150, (20, 100), "t", (20, 100), 30),
        AutoresizingCase(200, 300, (20, 100), "lw", (36.6667, 183.3333), 80),
        AutoresizingCase(200, 150, (20, 100), "lw", (11.6667, 58.3333), 80),
        AutoresizingCase(200, 40, (20, 100), "lw", (-40, 0), 80),
        AutoresizingCase(200, 300, (20, 100), "wt", (20, 155.5556), 124.4444),
        AutoresizingCase(200, 150, (20, 100), "wt", (20, 72.2222), 57.7778),
        AutoresizingCase(200, 300, (20, 100), "lt", (40, 100), 160),
        AutoresizingCase(200, 150, (20, 100), "lt", (10, 100), 40),
        AutoresizingCase(200, 40, (20, 100), "lt", (-12, 100), -48),
        AutoresizingCase(200, 300, (20, 100), "lwt", (30, 150), 120),
        AutoresizingCase(200, 150, (20, 100), "lwt", (15, 75), 60),
        AutoresizingCase(320, 480, (20, 100), "lt", (34.5455, 100), 345.4545),
        AutoresizingCase(50, 170, (20, 0), "lt", (68, 0), 102),
        AutoresizingCase(393, 500, (164.6667, 64), "lt", (218.2209, 64), 217.7791),
        AutoresizingCase(320, 400, (10, 300), "wt", (10, 377.4194), 12.5806),
        AutoresizingCase(100, 101, (33, 34), "lwt", (33.33, 34.34), 33.33),
        AutoresizingCase(0, 100, (0, 0), "w", (0, 100), 0),
        AutoresizingCase(0, 100, (0, 50), "w", (0, 150), -50),
        AutoresizingCase(0, 100, (-25, 50), "lt", (25, 50), 25),
        AutoresizingCase(0, 100, (10, 50), "lt", (24.2857, 50), 25.7143),
        AutoresizingCase(100, 200, (-50, 200), "lt", (0, 200), 0),
        AutoresizingCase(100, 200, (0, 200), "lt", (0, 200), 0),
        AutoresizingCase(100, 200, (-50, 200), "w", (-50, 300), -50),
        AutoresizingCase(100, 200, (20, 150), "lt", (42.2222, 150), 7.7778),
        AutoresizingCase(100, 200, (0, 100), "lt", (50, 100), 50),
        AutoresizingCase(100, 0, (10, 80), "w", (10, 0), -10),
    ]

    @Test("gives each row's position, length and trailing margin", arguments: cases)
    func row(row: AutoresizingCase) {
        let result = autoresized(
            row.before, from: row.extents.old, to: row.extents.new, leading: row.flexible.contains("l"),
            length: row.flexible.contains("w"), trailing: row.flexible.contains("t"))
        #expect(abs(result.position - row.after.position) <= 1e-4)
        #expect(abs(result.length - row.after.length) <= 1e-4)
        #expect(abs(row.extents.new - result.position - result.length - row.trailing) <= 2e-4)
    }
}
