// swift-format-ignore-file
// The examples of Docs/FromABugToTenLines.md, made from the page by a test: edit the page, and record.
import Espalier
import TestSupport
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite(.mustFail) struct Kept {

@Test func conflict() throws {
    let root = UIView()
    let a = UIView()
    a.name = "a"
    a.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(a)
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    a.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    a.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    try root.solveLayout()
    #expect(root.layoutConflicts.isEmpty)
}
}

@Suite("The examples of Docs/FromABugToTenLines.md")
struct FromABugToTenLinesExamples {
    @Test("1: In code")
    func example1() async throws {
        let printed = try await Printed.collect {
            let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {"name": "list", "subviews": [{}, {"tag": 7}]}, "steps": [{"set": "/1", "keyPath": "tag", "value": 9}, {"set": "/", "keyPath": "frame.size.width", "value": 40}]}"#)
            let wide = try ScenarioCondition(expecting: #"{"expect": "list", "frame": [0, 0, 0, 0]}"#)
            print(try document.bisected(while: wide).steps as Any)  // Optional(ClosedRange(2...2))

            let small = document.shrunk { candidate in
                (try? candidate.simulate().steps.last?.views?.first?.frame.width) == 40
            }
            print(small?.document.json() ?? "")  // {"espalier": 1, "root": {}, "steps": [{"set": "/", "keyPath": "frame.size.width", "value": 40}]}

            let replay = ScenarioReplay(of: document)
            try replay.go(to: 1)
            print(replay.root?.subviews[1].tag ?? 0)  // 9
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/FromABugToTenLines.md")
    }
}
