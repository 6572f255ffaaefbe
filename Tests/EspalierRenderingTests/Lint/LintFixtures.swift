import EspalierScenarios
import Foundation

@testable import EspalierRendering

/// The findings of one kind, all other kinds switched off.
func findings(_ kind: LintKind, in json: String, sizes: [CGSize] = []) throws -> [LintFinding] {
    var options = LintOptions()
    options.without = Set(LintKind.allCases).subtracting([kind])
    options.sizes = sizes
    let report = try ScenarioDocument(json: json).lint(options)
    return report.findings
}

/// A document of a root with some subviews, each on a line of its own from line 2 on.
func screen(_ subviews: String..., width: Int = 100, height: Int = 100, rest: String = "") -> String {
    #"{"espalier": 1, "root": {"name": "screen", "frame": [0, 0, \#(width), \#(height)], "subviews": ["# + "\n"
        + subviews.joined(separator: ",\n") + "\n]}\(rest)}"
}
