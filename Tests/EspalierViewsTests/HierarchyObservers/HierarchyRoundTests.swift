import EspalierViews
import Foundation
import Testing

@Suite("Hierarchy observers: handlers that make changes")
struct HierarchyRoundTests {
    @Test("What a handler changes is one further batch, after everybody has heard the present one")
    func furtherBatch() {
        let root = makeView("root")
        var heard: [String] = []
        var depth = 0
        let first = root.observeHierarchy { records in
            depth += 1
            #expect(depth == 1)
            heard.append("1: \(records.map(HierarchyListener.text))")
            if heard.count == 1 {
                root.addSubview(makeView("more"))
                root.subviews[0].removeFromSuperview()
            }
            depth -= 1
        }
        let second = root.observeHierarchy { records in
            heard.append("2: \(records.map(HierarchyListener.text))")
        }
        root.addSubview(makeView("start"))
        let start = ["start into root 0"], further = ["more into root 1", "start out of root 0"]
        #expect(heard == ["1: \(start)", "2: \(start)", "1: \(further)", "2: \(further)"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("A handler that stops within the budget is heard to its end")
    func settles() {
        let root = makeView("root")
        let listener = HierarchyListener(root, HierarchyObservingOptions(keyPaths: [\.tag]))
        root.diagnosticsHandler = { Issue.record("\($0)") }
        listener.whenHeard = { if root.tag < 100 { root.tag += 1 } }
        root.tag = 1
        #expect(root.tag == 100 && listener.batches.count == 100)
    }

    @Test("Without end, they stop after 100 batches, are reported by their place, and work on at the next change")
    func runaway() {
        let root = makeView("root")
        let bystander = HierarchyListener(root, HierarchyObservingOptions(keyPaths: [\.name]))
        var messages: [String] = []
        root.diagnosticsHandler = { diagnostic in
            messages.append(diagnostic.message)
            #expect(diagnostic.views == [root])
        }
        var heard = 0
        let line = UInt(#line + 1)
        let token = root.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag])) { _ in
            heard += 1
            root.tag += 1
        }
        root.tag = 1
        #expect(heard == 100 && root.tag == 101)
        #expect(messages.count == 1)
        #expect(messages[0].contains("HierarchyRoundTests.swift:\(line)"), "\(messages)")
        #expect(token.takeRecords().isEmpty)
        root.tag = 1000
        #expect(heard == 200 && messages.count == 2)
        token.invalidate()
        root.name = "other"
        #expect(bystander.take().count == 1)
        #expect(root.hierarchyScopeMistake() == nil)
    }

    @Test("Two observers that answer one another are both reported, once")
    func pair() {
        let left = makeView("left"), right = makeView("right")
        var messages: [String] = []
        left.diagnosticsHandler = { messages.append($0.message) }
        right.diagnosticsHandler = { messages.append($0.message) }
        let options = HierarchyObservingOptions(keyPaths: [\.tag])
        let first = left.observeHierarchy(options, file: "First", line: 1) { _ in right.tag += 1 }
        let second = right.observeHierarchy(options, file: "Second", line: 2) { _ in left.tag += 1 }
        UIView.performChanges {
            left.tag = 1
            right.tag = 1
        }
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("First:1, Second:2") }, "\(messages)")
        withExtendedLifetime((first, second)) {}
    }

    @Test("What the diagnostics handler changes in its turn is dropped: it cannot go on for ever")
    func diagnosticsHandlerChanges() {
        let root = makeView("root")
        var reports = 0
        root.diagnosticsHandler = { _ in
            reports += 1
            root.tag += 1
        }
        let token = root.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag])) { _ in root.tag += 1 }
        root.tag = 1
        #expect(reports == 1)
        #expect(token.takeRecords().isEmpty)
    }

    @Test("A layout pass and performChanges inside a handler wait for the round's end, too")
    func passInHandler() {
        let tree = ProbeTree()
        var batches: [Int] = []
        tree.p.whenLaidOut = { $0.subviews[0].frame.size.height += 1 }
        let token = tree.root.observeHierarchy(
            HierarchyObservingOptions(keyPaths: [\.frame, \.tag])
        ) { records in
            batches.append(records.count)
            guard batches.count == 1 else { return }
            tree.p.setNeedsLayout()
            tree.root.layoutIfNeeded()
            UIView.performChanges { tree.x.tag = 5 }
            #expect(batches == [1])
        }
        tree.root.tag = 1
        #expect(batches == [1, 2])
        withExtendedLifetime(token) {}
    }
}
