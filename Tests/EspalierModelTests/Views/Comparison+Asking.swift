import EspalierRelatives
import EspalierViews

// Questions, and what a walk over everything says to them.
extension Comparison {
    private func below(_ view: Int) -> [Int] { Array(model.subtree(view).dropFirst()) }

    private func numbers(_ views: [UIView]?) -> [Int] { (views ?? []).map(RealForest.number) }

    private func key(_ key: IndexKey, of view: Int) -> Int? {
        let views = model.views
        switch key {
        case .tag: return views[view].tag
        // As the real views' names: "n1" and "n2".
        case .name: return views[view].name == 0 ? nil : 20 + 48 + views[view].name
        case .isHidden: return views[view].isHidden ? 1 : nil
        case .parentTag: return views[view].parent < 0 ? nil : views[views[view].parent].tag
        case .stored: return views[view].stored > 0 ? views[view].stored : nil
        }
    }

    func answer(_ question: Question, _ number: Int, _ otherNumber: Int, _ key: Int) -> String? {
        let (view, other) = (real.views[number], real.views[otherNumber])
        let below = below(number)
        let views = model.views
        func compare(_ found: [Int], _ expected: [Int]) -> String? {
            found == expected ? nil : "\(question) of v\(number): \(found), not \(expected)"
        }
        func first(_ list: [Int]) -> [Int] { list.first.map { [$0] } ?? [] }
        func one(_ view: UIView?) -> [Int] { view.map { [RealForest.number(of: $0)] } ?? [] }
        switch question {
        case .tagged:
            let expected = below.filter { views[$0].tag == key }
            return compare(numbers(view.groupDescendants(by: [key])[key]), expected)
                ?? compare(one(view.findFirstDescendant(by: [key])), first(expected))
        case .named:
            let expected = below.filter { views[$0].name == key && key > 0 }
            return compare(numbers(view.groupDescendants(by: ["n\(key)"])["n\(key)"]), expected)
                ?? compare(one(view.findFirstDescendant(by: ["n\(key)"])), first(expected))
        case .typed:
            let expected = below.filter { $0 >= model.profile.windows && $0 % 3 == 0 }
            return compare(numbers(view.groupDescendants(by: [OtherRealView.self])["OtherRealView"]), expected)
                ?? compare(one(view.findFirstDescendant(by: [OtherRealView.self])), first(expected))
        case .viewWithTag:
            return compare(one(view.viewWithTag(key)), first(([number] + below).filter { views[$0].tag == key }))
        case .viewNamed:
            let expected = key == 0 ? [] : first(([number] + below).filter { views[$0].name == key })
            return compare(one(view.view(named: "n\(key)")), expected)
        case .isDescendant:
            return view.isDescendant(of: other) == model.isInside(number, otherNumber) ? nil : "\(question)"
        case .common:
            var common: [Int] = []
            var current = views[number].parent
            while current >= 0, common.isEmpty {
                if current != otherNumber, model.isInside(otherNumber, current) { common = [current] }
                current = views[current].parent
            }
            return compare(one(view.nearestCommonAncestor(with: other)), common)
        case .order:
            let list = model.subtree(model.root(of: number))
            let found = view.compareOrder(to: other)?.rawValue
            guard let one = list.firstIndex(of: number), let two = list.firstIndex(of: otherNumber) else {
                return found == nil ? nil : "\(question) of unrelated views"
            }
            return found == (one < two ? -1 : one > two ? 1 : 0) ? nil : "\(question) of v\(number), v\(otherNumber)"
        case .siblings:
            let parent = views[number].parent
            let siblings = parent < 0 ? [] : views[parent].children.filter { $0 != number && views[$0].tag == key }
            return compare(numbers(view.groupSiblings(by: [key])[key]), siblings)
        case .ancestors:
            var above: [Int] = []
            var current = views[number].parent
            while current >= 0 {
                if views[current].tag == key { above.append(current) }
                current = views[current].parent
            }
            return compare(one(view.findFirstAncestor(by: [key])), first(above))
        }
    }

    func indexMistake(_ slot: Int, _ panel: Int, _ wanted: Int) -> String? {
        guard let (root, kind) = model.indexes[slot] else {
            return real.indexes[slot].map { $0.index.count == 0 ? nil : "an index without its root is not empty" }
                ?? nil
        }
        guard let index = real.indexes[slot]?.index else { return "no index \(slot)" }
        let all = below(root).filter { key(kind, of: $0) != nil }
        var wantedKey = wanted
        if kind == .name { wantedKey = 20 + 48 + wanted }
        var groups: [Int: [Int]] = [:]
        for view in all { groups[key(kind, of: view) ?? 0, default: []].append(view) }
        let found = index.groups
        if found.count != groups.count { return "i\(slot) has \(found.count) groups, not \(groups.count)" }
        for (key, views) in groups where numbers(found[key]) != views {
            return "i\(slot) has \(numbers(found[key])) of \(key), not \(views)"
        }
        if index.count != all.count { return "i\(slot) counts \(index.count), not \(all.count)" }
        let isInside = model.isInside(panel, root)
        let members = isInside ? below(panel).filter { key(kind, of: $0) == wantedKey } : []
        if numbers(index.descendants(of: real.views[panel], wantedKey)) != members { return "i\(slot) below v\(panel)" }
        if index.count(of: wantedKey, below: real.views[panel]) != members.count {
            return "i\(slot) count below v\(panel)"
        }
        let first = index.first(wantedKey, below: real.views[panel])
        return RealForest.number(of: first) == members.first ?? -1 ? nil : "i\(slot) first below v\(panel)"
    }
}
