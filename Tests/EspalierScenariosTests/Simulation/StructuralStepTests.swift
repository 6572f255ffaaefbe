import Testing

@testable import EspalierScenarios

@Suite("Steps that change the tree, on each class and each of its parts")
struct StructuralStepTests {
    /// What a class needs in order to have parts.
    private static let contents = [
        "UIButton": #", "title": "Go""#, "UILabel": #", "text": "Go""#, "UITableView": #", "rows": 2"#,
        "UICollectionView": #", "items": 2"#,
        "UIStackView": #", "axis": "vertical", "subviews": [{"class": "UILabel"}, {"class": "UISwitch"}]"#,
    ]

    /// A document whose view of the class has a superview and a sibling, or is the root with a subview.
    private static func root(_ name: String, isRoot: Bool) -> String {
        let view = #""class": "\#(name)", "frame": [10, 10, 120, 80]\#(contents[name] ?? "")"#
        if isRoot { return name == "UIStackView" ? "{\(view)}" : #"{\#(view), "subviews": [{}]}"# }
        return #"{"frame": [0, 0, 300, 300], "subviews": [{\#(view)}, {"subviews": [{}]}]}"#
    }

    private static func steps(on paths: [String], adding name: String) -> [String] {
        paths.flatMap { path in
            [
                #"{"remove": "\#(path)"}"#, #"{"front": "\#(path)"}"#, #"{"back": "\#(path)"}"#,
                #"{"add": {"class": "\#(name)"}, "to": "\#(path)"}"#, #"{"add": {}, "to": "\#(path)", "at": 0}"#,
            ]
                + paths.flatMap { other in
                    [
                        #"{"move": "\#(path)", "to": "\#(other)"}"#,
                        #"{"move": "\#(path)", "to": "\#(other)", "at": 0}"#,
                        #"{"exchange": ["\#(path)", "\#(other)"]}"#,
                    ]
                }
        }
    }

    @Test(
        "are taken, or are errors of the step, and the tree is laid out after them", arguments: ScenarioClasses().names)
    func each(name: String) throws {
        var (taken, refused) = (0, 0)
        for isRoot in name == "UIWindow" ? [true] : [false, true] {
            let root = Self.root(name, isRoot: isRoot)
            let built = try run(root: root)
            try #require(built.error == nil)
            let paths = try #require(built.steps.first?.views).map(\.path)
            for step in Self.steps(on: paths, adding: name) {
                let after = #"{"layout": "/"}, {"set": "/", "keyPath": "frame", "value": [0, 0, 200, 150]}"#
                let json = #"{"espalier": 1, "root": \#(root), "steps": [\#(step), \#(after)]}"#
                guard let result = try? ScenarioDocument(json: json).simulate() else {
                    // A window that is added is no document at all.
                    #expect(step.contains("\"UIWindow\""), "\(step) in \(root)")
                    refused += 1
                    continue
                }
                if let error = result.error {
                    #expect(error.step == 1 && !error.problem.fix.isEmpty, "\(step) in \(root): \(error)")
                    refused += 1
                } else {
                    #expect(result.steps.count == 4)
                    taken += 1
                }
            }
        }
        #expect(taken > 0 && refused > 0)
    }
}
