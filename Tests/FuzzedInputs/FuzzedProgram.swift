import EspalierLayout
import EspalierObservation
import EspalierRelatives
import EspalierViews
import Foundation

/// A program over views: each operation is a byte for what is done and some for what it is done with. After each of
/// them the views are as plain arrays say.
func fuzzProgram(_ bytes: [UInt8]) {
    let program = FuzzedProgram()
    var rest = bytes.prefix(4096)[...]
    while let operation = rest.popFirst() { program.perform(operation, &rest) }
}

/// The real views beside the naive ones.
final class FuzzedProgram {
    static let count = 12
    static let names = [nil, "a", "b", "c d"]
    private static let attributes = ["ll", "tt", "w", "h"]

    let views = (0..<count).map { _ in UIView() }
    let numbers: [ObjectIdentifier: Int]
    var tree = NaiveTree(count: count)
    private var watcher: HierarchyObservation?
    private var tagTokens: [Int: KeyValueObservation] = [:]
    var index: (root: Int, groups: GroupIndex<Int>)?
    var records: [NaiveTree.Record] = []
    var tagChanges: [[Int]] = []

    init() {
        numbers = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
        for view in views { view.autoresizesSubviews = false }
    }

    deinit {
        watcher?.invalidate()
        for token in tagTokens.values { token.invalidate() }
    }

    func perform(_ operation: UInt8, _ rest: inout ArraySlice<UInt8>) {
        func next() -> Int { Int(rest.popFirst() ?? 0) }
        let number = next() % Self.count
        let view = views[number]
        switch operation % 15 {
        case 0, 1: insert(number, into: next() % Self.count, at: next())
        case 2:
            view.removeFromSuperview()
            if tree.views[number].parent >= 0 { tree.move(number, into: -1, at: 0) }
        case 3: arrange(number, next())
        case 4:
            let frame = (0..<4).map { _ in Double(next()) / 4 }
            view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            tree.views[number].frame = frame
        case 5:
            let tag = next() % 5
            view.tag = tag
            tree.setTag(tag, of: number)
        case 6:
            let name = next() % Self.names.count
            view.name = Self.names[name]
            tree.views[number].name = name == 0 ? nil : name
        case 7: addRule(number, next(), next())
        case 8:
            let before = view.frame
            let wrong = String(decoding: (0..<next() % 8).map { _ in UInt8(next()) }, as: UTF8.self)
            do { try view.layoutRules.add("w = 1, \(wrong) ;= (") } catch {}
            require(view.frame == before, "a refused rule has moved v\(number)")
        case 9:
            view.setNeedsLayout()
            var root = view
            while let parent = root.superview { root = parent }
            root.setNeedsLayout()
            root.layoutIfNeeded()
            tree.layout(number)
        case 10: watch(number, next())
        case 11: observeTag(number)
        case 12: index = next() % 4 == 0 ? nil : (number, GroupIndex(of: view) { $0.tag == 0 ? nil : $0.tag })
        case 13: ask(number, next() % Self.count, next() % 5)
        default: together(next(), &rest)
        }
        compare()
    }

    private func insert(_ number: Int, into parent: Int, at place: Int) {
        guard tree.mayMove(number, into: parent) else { return }
        let count = tree.views[parent].children.count { $0 != number }
        let place = place % (count + 1)
        if place == count {
            views[parent].addSubview(views[number])
        } else {
            views[parent].insertSubview(views[number], at: place)
        }
        tree.move(number, into: parent, at: place)
    }

    private func arrange(_ number: Int, _ choice: Int) {
        let parent = tree.views[number].parent
        if parent < 0 { return }
        let last = tree.views[parent].children.count - 1
        switch choice % 3 {
        case 0:
            views[parent].bringSubviewToFront(views[number])
            tree.move(number, into: parent, at: last)
        case 1:
            views[parent].sendSubviewToBack(views[number])
            tree.move(number, into: parent, at: 0)
        default:
            let (one, other) = (choice % (last + 1), choice / 3 % (last + 1))
            views[parent].exchangeSubview(at: one, withSubviewAt: other)
            tree.exchange(in: parent, one, other)
        }
    }

    private func addRule(_ number: Int, _ attribute: Int, _ value: Int) {
        let number64 = Double(value) / 2
        do {
            try views[number].layoutRules.add("\(Self.attributes[attribute % 4]) = \(number64)")
            tree.views[number].rules[attribute % 4] = number64
        } catch {
            require(false, "a rule was refused: \(error)")
        }
    }

    private func watch(_ number: Int, _ choice: Int) {
        watcher?.invalidate()
        watcher = nil
        tree.watched = -1
        if choice % 3 == 0 { return }
        tree.watched = number
        watcher = views[number].observeHierarchy(HierarchyObservingOptions(subtree: true, keyPaths: [\.tag])) {
            [unowned self] in
            records += $0.map { NaiveTree.Record(kind: "\($0.kind)", view: self.number(of: $0.view)) }
        }
    }

    private func observeTag(_ number: Int) {
        if let token = tagTokens.removeValue(forKey: number) {
            token.invalidate()
            tree.tagObservers.remove(number)
            return
        }
        tree.tagObservers.insert(number)
        tagTokens[number] = views[number].observe(\.tag, options: [.old, .new]) { [unowned self] _, change in
            tagChanges.append([number, change.oldValue ?? -1, change.newValue ?? -1])
        }
    }

    /// Some tags and places change as one change; observers hear of it at its end.
    private func together(_ count: Int, _ rest: inout ArraySlice<UInt8>) {
        UIView.performChanges {
            for _ in 0..<count % 4 {
                let operation = rest.popFirst() ?? 0
                let number = Int(rest.popFirst() ?? 0) % Self.count
                if operation % 2 == 0 {
                    views[number].tag = Int(operation / 2 % 5)
                    tree.setTag(Int(operation / 2 % 5), of: number)
                } else {
                    insert(number, into: Int(operation / 2) % Self.count, at: Int(rest.popFirst() ?? 0))
                }
            }
        }
        // What was told of several changes in a row is compared by other tests.
        records = []
        tree.records = []
    }
}
