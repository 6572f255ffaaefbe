import TestSupport

extension HierarchyModel {
    /// Every forest that can be made of the views: found by making every insertion and removal, until nothing is new.
    static func allForests(count: Int, windows: Int) -> [HierarchyModel] {
        var found = [HierarchyModel(count: count, windows: windows)]
        var seen: Set<[[Int]]> = [found[0].children]
        var next = 0
        while next < found.count {
            let model = found[next]
            next += 1
            for view in 0..<count {
                for superview in 0..<count {
                    for index in 0..<count {
                        var changed = model
                        guard changed.make(.insert(view, to: superview, index: index)) != nil else { continue }
                        if seen.insert(changed.children).inserted {
                            found.append(changed)
                        }
                    }
                }
            }
        }
        return found
    }

    /// Every call with every argument; some of them are the caller's bug.
    var allCalls: [HierarchyCall] {
        var calls: [HierarchyCall] = []
        for view in 0..<count {
            calls.append(.remove(view))
            for superview in 0..<count {
                calls.append(.add(view, to: superview))
                calls.append(.front(view, in: superview))
                calls.append(.back(view, in: superview))
                for index in Array(0...count) + [Int.max] {
                    calls.append(.insert(view, to: superview, index: index))
                }
                for sibling in 0..<count {
                    calls.append(.above(view, to: superview, sibling: sibling))
                    calls.append(.below(view, to: superview, sibling: sibling))
                }
            }
            for index in children[view].indices {
                for other in children[view].indices {
                    calls.append(.exchange(in: view, index: index, other: other))
                }
            }
        }
        return calls
    }

    /// One call with random arguments.
    func randomCall(_ random: inout SplitMix64) -> HierarchyCall {
        let view = random.below(count)
        let superview = random.below(3) == 0 && parent[view] >= 0 ? parent[view] : random.below(count)
        let list = children[superview]
        let sibling = !list.isEmpty && random.below(4) > 0 ? list[random.below(list.count)] : random.below(count)
        switch random.below(12) {
        case 0, 1, 2: return .add(view, to: superview)
        case 3, 4: return .insert(view, to: superview, index: random.below(list.count + 2))
        case 5: return .above(view, to: superview, sibling: sibling)
        case 6: return .below(view, to: superview, sibling: sibling)
        case 7: return .front(view, in: superview)
        case 8: return .back(view, in: superview)
        case 9 where !list.isEmpty:
            return .exchange(in: superview, index: random.below(list.count), other: random.below(list.count))
        default: return .remove(view)
        }
    }
}
